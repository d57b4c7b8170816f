import { Suspected } from '#client/talk/Suspected.tsx';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { Marks } from '#shared/wire/talk.ts';
import { CrewMember } from './CrewMember.tsx';
import { OpenHand } from './OpenHand.tsx';

/** The same crew as one seat knew it then: its own cards, everybody else's backs, and what it made of them. */
export function SeenCrew({ view, marks = {} }: { view: SeatView; marks: Marks | undefined }) {
  return (
    <>
      <h2>{t('theatre.saw', { who: nameOf(view, view.me) })}</h2>
      <ol class="crew-open">
        {view.seats.map((seat) => {
          const own = seat.id === view.me;
          const suspicion = marks[seat.id];
          return (
            <CrewMember
              key={seat.id}
              table={view}
              seat={seat}
              role={own ? view.role : undefined}
              note={suspicion && <Suspected as={suspicion} />}
            >
              {own ? (
                <OpenHand hand={view.hand} />
              ) : (
                <p class="backs quiet">{t('theatre.sealed', { count: seat.handSize })}</p>
              )}
            </CrewMember>
          );
        })}
      </ol>
    </>
  );
}
