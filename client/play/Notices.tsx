import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Face } from '#client/look/Icon.tsx';
import type { SeenStep } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { View } from '#shared/play/index.ts';
import { type Notice, noticesOf } from './notices.ts';

/** One notice at a time over the map; those from before this page was opened are not shown again. */
export function Notices({ view, seen }: { view: View; seen: readonly SeenStep[] }) {
  const read = useSignal<ReadonlySet<string>>(new Set());
  const next = noticesOf(view, seen).find(({ key }) => !read.value.has(key));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [next?.key]);
  if (!next) return null;
  return (
    <div class="notice-veil">
      <section class={`notice-card is-${next.type}`} role="dialog" aria-label={titleOf(view, next)}>
        <h2>{titleOf(view, next)}</h2>
        <Body notice={next} />
        <button
          ref={button}
          type="button"
          class="act"
          onClick={() => {
            read.value = new Set([...read.value, next.key]);
          }}
        >
          {t('play.close')}
        </button>
      </section>
    </div>
  );
}

function titleOf(view: View, notice: Notice): string {
  switch (notice.type) {
    case 'traded':
      return t('notices.traded', { who: nameOf(view, notice.with) });
    case 'body-scan':
      return t('notices.bodyScan', { who: nameOf(view, notice.seat) });
    case 'scan':
      return t('notices.scan');
    case 'died':
      return t('notices.died', { character: t(`character.${notice.character}`) });
  }
}

function Body({ notice }: { notice: Notice }) {
  switch (notice.type) {
    case 'traded':
      return (
        <>
          <dl class="crossing">
            <div>
              <dt>{t('notices.gave')}</dt>
              <dd class="card">
                <Face face={notice.gave} />
              </dd>
            </div>
            <div>
              <dt>{t('notices.got')}</dt>
              <dd class="card">
                <Face face={notice.got} />
              </dd>
            </div>
          </dl>
          <p>{t(notice.infected ? 'notices.infected' : 'notices.unchanged')}</p>
        </>
      );
    case 'body-scan':
      return (
        <ul class="cards">
          {notice.hand.map((face, i) => (
            <li key={i} class="card">
              <Face face={face} />
            </li>
          ))}
        </ul>
      );
    case 'scan': {
      const positive = notice.cards.filter((card) => card === 'positive').length;
      return (
        <>
          <ol class="scan-cards">
            {notice.cards.map((card, i) => (
              <li key={i} class={`scan-card is-${card}`} style={{ '--beat': i }}>
                {t(`notices.${card}`)}
              </li>
            ))}
          </ol>
          <p>{t('notices.scanResult', { positive, living: notice.cards.length })}</p>
        </>
      );
    }
    case 'died':
      return <p>{t(notice.out ? 'notices.diedOut' : 'notices.diedHint')}</p>;
  }
}
