import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Veil } from '#client/look/Veil.tsx';
import type { Session, Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { BotPerson } from '#shared/vocabulary/index.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { startAtOnce } from './start-at-once.ts';

/** How far it is with a match that is to begin at once: on its way, or why it did not. */
export type AtOnce =
  | { readonly kind: 'boarding'; readonly persons: readonly BotPerson[] }
  | { readonly kind: 'no'; readonly refusal?: Refusal };

interface BoardingProps {
  readonly session: Session;
  readonly table: Table;
  readonly atOnce: Signal<AtOnce>;
}

/** The way from *Play now* into the match: nobody has to look at a lobby in between. */
export function Boarding({ session, table, atOnce }: BoardingProps) {
  const own = session.own.value;
  const isAsked = useRef(false);
  useEffect(() => {
    if (own === undefined || isAsked.current) return;
    isAsked.current = true;
    if (own !== table.opener) {
      atOnce.value = { kind: 'no' };
      return;
    }
    const { value: asked } = atOnce;
    void startAtOnce(session, table, asked.kind === 'boarding' ? asked.persons : []).then((answer) => {
      if (!answer.ok) atOnce.value = { kind: 'no', refusal: answer.reason };
    });
  }, [own, session, table, atOnce]);
  return <Veil text={t('home.boarding')} />;
}
