import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import { isTold } from '#shared/play/index.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import type { DealerDesk } from './dealer-worker.ts';
import { saveBlob } from './download.ts';
import type { Projector } from './replay-player.ts';
import { filmOf, filmType, stripOf } from './scene-files.ts';
import type { ShownScene } from './scene-painter.ts';
import { unmaskedAt } from './visible-roles.ts';
import { seenText, truthText } from './words.ts';

interface ShareProps {
  readonly desk: DealerDesk;
  readonly projector: Projector;
  readonly id: string;
}

const STRIP = 3;
const FILM = 6;

/** Pictures of the moment that is shown, still and moving, made on this device; each says where the match is. */
export function ShareMoment({ desk, projector, id }: ShareProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const making = useSignal<'strip' | 'film' | undefined>(undefined);
  const address = `${location.host}${matchPath(id)}`;
  const film = filmType();

  /** So many moments in which something happened, this one the last. */
  async function scenes(count: number): Promise<readonly ShownScene[]> {
    const { script, step, eyes } = projector;
    const seat = eyes.value === 'all' ? undefined : eyes.value;
    const happened = Array.from({ length: step.value + 1 }, (_, at) => at).filter((at) =>
      (script.events[at] ?? []).some(isTold),
    );
    const moments = await Promise.all(
      happened.slice(-count).map((at) => desk.ask('moment', { step: at, seat })),
    );
    return moments.map((moment) => {
      const { truth, seen } = moment;
      const told = seen
        ? (projector.seen.value.get(seen.me)?.[truth.step] ?? [])
            .filter(isTold)
            .map((event) => seenText(seen, event))
        : truth.events.filter(isTold).map((event) => truthText(truth.table, event));
      return { view: seen ?? truth.table, unmasked: unmaskedAt(moment), caption: told.join(' ') };
    });
  }

  const make = async (what: 'strip' | 'film') => {
    making.value = what;
    try {
      await document.fonts.ready;
      if (what === 'strip') saveBlob('panic-station-moment.png', await stripOf(await scenes(STRIP), address));
      else if (film) {
        const blob = await filmOf(await scenes(FILM), address, film);
        saveBlob(`panic-station-scene.${film.includes('mp4') ? 'mp4' : 'webm'}`, blob);
      }
    } finally {
      making.value = undefined;
    }
  };
  const isBusy = making.value !== undefined;
  return (
    <>
      <button type="button" class="small calm" onClick={() => dialog.current?.showModal()}>
        {t('share.title')}
      </button>
      <dialog ref={dialog} class="continue panel" aria-label={t('share.title')}>
        <h2>{t('share.title')}</h2>
        <p class="quiet">{t('share.hint')}</p>
        <MomentLink />
        <button type="button" class="calm" disabled={isBusy} onClick={() => make('strip')}>
          {t('share.strip')}
        </button>
        {film ? (
          <button type="button" class="calm" disabled={isBusy} onClick={() => make('film')}>
            {t('share.film')}
          </button>
        ) : (
          <p class="quiet">{t('share.noFilm')}</p>
        )}
        <p role="status" class="quiet">
          {making.value && t('share.making')}
        </p>
        <form method="dialog">
          <button type="submit" class="small bare">
            {t('theatre.close')}
          </button>
        </form>
      </dialog>
    </>
  );
}

/** The address already names the moment. No clipboard over plain http: there it is shown to be copied. */
function MomentLink() {
  const copied = useSignal(false);
  const copy = async () => {
    if (!window.isSecureContext) return void prompt(t('theatre.link'), location.href);
    await navigator.clipboard.writeText(location.href);
    copied.value = true;
  };
  return (
    <button type="button" class="act" onClick={copy}>
      {t(copied.value ? 'theatre.linked' : 'theatre.link')}
    </button>
  );
}
