import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { Ending, RevealedView } from '#shared/play/index.ts';
import { CrewMember } from './CrewMember.tsx';
import { OpenHand } from './OpenHand.tsx';
import { SuspicionList } from './SuspicionList.tsx';
import type { Suspicions } from './suspicions.ts';

interface TrueCrewProps {
  readonly truth: RevealedView;
  readonly ending: Ending;
  readonly suspicions: Suspicions;
}

/** Everybody with role and hand turned over, and with his suspicions if he shows them. */
export function TrueCrew({ truth: { table, seats }, ending, suspicions }: TrueCrewProps) {
  return (
    <>
      <h2>{t('theatre.truth')}</h2>
      <ol class="crew-open">
        {seats.map(({ seat, role, hand, infectedBy }) => {
          const shown = table.seats[seat];
          if (!shown) return null;
          const notes = [
            infectedBy !== undefined && t('theatre.by', { who: nameOf(table, infectedBy) }),
            table.ending && ending.winners.includes(seat) && t('theatre.winner'),
          ].filter((note) => note !== false && note !== undefined);
          return (
            <CrewMember
              key={seat}
              table={table}
              seat={shown}
              role={role}
              note={notes.join(' · ')}
              thoughts={<SuspicionList who={shown.name} marks={suspicions.get(seat)} seats={table.seats} />}
            >
              <OpenHand hand={hand} />
            </CrewMember>
          );
        })}
      </ol>
    </>
  );
}
