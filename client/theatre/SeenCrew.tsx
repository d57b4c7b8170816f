import { Suspected } from '#client/talk/Suspected.tsx';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { View } from '#shared/play/index.ts';
import type { Marks } from '#shared/wire/talk.ts';
import { CrewMember } from './CrewMember.tsx';
import { OpenHand } from './OpenHand.tsx';

/**
 * The same crew as one seat knew it then: its own cards, everybody else's backs, and what it made of them. Through
 * nobody's eyes in particular, all backs.
 */
export function SeenCrew({ view, marks = {} }: { view: View; marks: Marks | undefined }) {
  const seated = 'me' in view ? view : undefined;
  return (
    <>
      <h2>{seated ? t('theatre.saw', { who: nameOf(view, seated.me) }) : t('company.sawAll')}</h2>
      <ol class="crew-open">
        {view.seats.map((seat) => {
          const own = seated?.me === seat.id ? seated : undefined;
          const suspicion = marks[seat.id];
          return (
            <CrewMember
              key={seat.id}
              table={view}
              seat={seat}
              role={own?.role}
              note={suspicion && <Suspected as={suspicion} />}
            >
              {own ? (
                <OpenHand hand={own.hand} />
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
