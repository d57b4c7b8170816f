import { sha256Hex } from '#client/device/part.ts';
import type { View } from '#shared/play/index.ts';
import type { Answer, Compare } from '#shared/wire/table.ts';
import { viewText } from '#shared/wire/view-text.ts';

/** How often a page that is looked at asks whether it shows what is so. */
const COMPARE_MS = 60_000;

interface Picture {
  readonly release: number;
  readonly view: number;
  readonly shown: View | undefined;
}

interface PictureParts {
  now(): Picture;
  ask(compare: Compare): Promise<Answer>;
  /** It shows something else: everything is told again. */
  heal(): void;
}

/** Now and then what is shown is compared with the dealer's own view; ends with the function it gives back. */
export function watchPicture({ now, ask, heal }: PictureParts): () => void {
  async function compare(): Promise<void> {
    const { release, view, shown } = now();
    if (document.visibilityState !== 'visible' || !shown) return;
    const answer = await ask({ release, view, digest: sha256Hex(viewText(shown)) });
    if (!answer.ok && answer.reason === 'other-picture') heal();
  }
  const timer = setInterval(() => void compare(), COMPARE_MS);
  return () => clearInterval(timer);
}
