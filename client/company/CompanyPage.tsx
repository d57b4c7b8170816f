import '#client/theatre/theatre.css';
import '#client/theatre/crew.css';
import '#client/theatre/deck.css';
import '#client/theatre/story.css';
import '#client/theatre/continue.css';
import './company.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Veil } from '#client/look/Veil.tsx';
import { t } from '#client/texts/texts.ts';
import { companyMark, namesCompany } from '#client/theatre/address.ts';
import { CompanyDoor } from './CompanyDoor.tsx';
import { openCompanyLine } from './company-line.ts';
import { OpenTogether } from './OpenTogether.tsx';
import { startPointing } from './pointing.ts';
import { Veiled } from './Veiled.tsx';

interface CompanyPageProps {
  /** Of the match. */
  readonly id: string;
  readonly go: (path: string) => void;
}

/** Where there is room for talk, it is open from the beginning. */
const ROOMY = '(min-width: 60rem)';
const START = companyMark({ step: 0, eyes: 'all' });

/** A finished match, watched together: from the same link as alone. */
export function CompanyPage({ id, go }: CompanyPageProps) {
  const line = useMemo(() => openCompanyLine(id), [id]);
  const pointing = useMemo(() => startPointing(line), [line]);
  useEffect(() => {
    document.title = `${t('company.title')} · ${t('game.name')}`;
    return () => {
      pointing.stop();
      line.leave();
    };
  }, [line, pointing]);
  const isTalkOpen = useSignal(matchMedia(ROOMY).matches);
  const state = line.state.value;
  useEffect(() => {
    // Who came by the link of the match comes back to the company by a reload, also when nobody else is there.
    if (state.kind === 'open' && !namesCompany(location.hash)) history.replaceState(null, '', START);
  }, [state.kind]);
  if (state.kind === 'asking') {
    return <CompanyDoor id={id} refusal={state.refusal} onJoin={line.join} go={go} />;
  }
  if (state.kind === 'moved') return <Veil text={t('company.moved')} />;
  const now = line.now.value;
  if (!now) return <Veil text={t('company.joining')} />;
  return (
    <>
      {state.kind === 'lost' && (
        <p class="company-lost" role="status">
          {t('company.lost')}
        </p>
      )}
      {now.veiled ? (
        <Veiled {...{ line, pointing, isTalkOpen }} />
      ) : (
        <OpenTogether {...{ line, pointing, isTalkOpen, go }} />
      )}
    </>
  );
}
