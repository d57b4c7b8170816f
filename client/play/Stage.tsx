import { useContext } from 'preact/hooks';
import { Ceremonies, type CeremoniesProps } from '#client/ceremonies/Ceremonies.tsx';
import { SeriesTable } from '#client/table/SeriesTable.tsx';
import { LearnOffer } from './End.tsx';
import { covered } from './held-look.ts';
import { RuleOpener } from './Rule.tsx';

/** What takes the stage: the ceremony that is told, then what waits to be read, then the end. */
export function Stage(props: Omit<CeremoniesProps, 'isCovered' | 'onRule' | 'children'>) {
  const onRule = useContext(RuleOpener);
  return (
    <Ceremonies {...props} onRule={onRule} isCovered={covered.value}>
      <LearnOffer session={props.session} view={props.view} />
      {props.session.table.value && <SeriesTable series={props.session.table.value.series} />}
    </Ceremonies>
  );
}
