import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { SeatView } from '#shared/play/index.ts';
import { CrewMember } from './CrewMember.tsx';
import { OpenHand } from './OpenHand.tsx';

/** The same crew as one seat knew it then: its own cards, and everybody else's backs. */
export function SeenCrew({ view }: { view: SeatView }) {
  return (
    <>
      <h2>{t('theatre.saw', { who: nameOf(view, view.me) })}</h2>
      <ol class="crew-open">
        {view.seats.map((seat) => {
          const own = seat.id === view.me;
          return (
            <CrewMember key={seat.id} table={view} seat={seat} role={own ? view.role : undefined}>
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
