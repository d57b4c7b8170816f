import { signal } from '@preact/signals';
import type { Mark, Said, TalkSoFar } from '#shared/wire/talk.ts';

/** How much of the talk a device keeps. */
const MOST_SAID = 300;

/** What this device may hear, and what its seat noted for itself. */
export function openTalk() {
  const said = signal<readonly Said[]>([]);
  const marks = signal<TalkSoFar['marks']>({});
  return {
    said,
    marks,
    /** All of it again, at the beginning of a line. */
    told(soFar: TalkSoFar): void {
      said.value = soFar.said;
      marks.value = soFar.marks;
    },
    heard(one: Said): void {
      said.value = [...said.value, one].slice(-MOST_SAID);
    },
    marked({ seat, as }: Mark): void {
      const { [seat]: _before, ...others } = marks.value;
      marks.value = as === null ? others : { ...others, [seat]: as };
    },
    /** Another match begins. */
    forget(): void {
      said.value = [];
      marks.value = {};
    },
  };
}
