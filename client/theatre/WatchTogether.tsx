import { t } from '#client/texts/texts.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { companyMark } from './address.ts';
import type { Projector } from './replay-player.ts';

interface TogetherProps {
  readonly projector: Projector;
  readonly id: string;
  readonly go: (path: string) => void;
}

/** From here with others, who have the same link. */
export function WatchTogether({ projector: { step, eyes }, id, go }: TogetherProps) {
  return (
    <button
      type="button"
      class="small watch-together"
      aria-label={t('company.title')}
      onClick={() => go(matchPath(id) + companyMark({ step: step.value, eyes: eyes.value }))}
    >
      <span class="wide">{t('company.title')}</span>
      <span class="brief">{t('company.brief')}</span>
    </button>
  );
}
