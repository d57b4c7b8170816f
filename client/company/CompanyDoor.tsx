import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepName, recallName } from '#client/device/memory.ts';
import { suggestCallSign } from '#client/home/call-sign.ts';
import { NameField } from '#client/home/NameField.tsx';
import { refusalText, t } from '#client/texts/texts.ts';
import { readPlace } from '#client/theatre/address.ts';
import type { Beginning, CompanyThere } from '#shared/wire/company.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { Refusal, TableRefusal } from '#shared/wire/refusal.ts';
import { fetchCompany } from './company-door.ts';

interface DoorProps {
  readonly id: string;
  readonly refusal: TableRefusal | undefined;
  readonly onJoin: (name: string, begin: Beginning) => void;
  readonly go: (path: string) => void;
}

/** Reasons that another name helps against. */
const ABOUT_NAMES: readonly Refusal[] = ['name-empty', 'name-too-long', 'name-unprintable', 'name-taken'];

/** Who watches already and how; or, where nobody does, how to begin. Nothing of the match is fetched for it. */
export function CompanyDoor({ id, refusal: first, onJoin, go }: DoorProps) {
  const found = useSignal<{ readonly there: CompanyThere | undefined } | undefined>(undefined);
  const name = useSignal(recallName() || suggestCallSign());
  const refusal = useSignal<Refusal | undefined>(first);
  const veiled = useSignal(true);
  useEffect(() => {
    void fetchCompany(id).then((there) => {
      found.value = { there };
    });
  }, [id]);
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    const reading = readName(name.value);
    if (!reading.ok) {
      refusal.value = reading.reason;
      return;
    }
    keepName(reading.name);
    const { step, eyes } = readPlace(location.hash);
    onJoin(reading.name, { veiled: veiled.value, eyes: eyes === 'all' ? 'public' : eyes, step });
  };
  const isAboutName = refusal.value !== undefined && ABOUT_NAMES.includes(refusal.value);
  const there = found.value?.there;
  return (
    <main class="notice">
      <form class="panel stack company-door" noValidate onSubmit={join}>
        <h1>{t('company.title')}</h1>
        {there ? (
          <>
            <p>{t('company.there', { leader: there.leader, count: there.people })}</p>
            <p class="quiet">{t(there.veiled ? 'company.joinVeiled' : 'company.joinOpen')}</p>
          </>
        ) : (
          <>
            <p>{t('company.nobody')}</p>
            <ModeChoice veiled={veiled} />
          </>
        )}
        <NameField
          name={name}
          refusal={isAboutName && refusal.value ? refusalText(refusal.value) : undefined}
        />
        {/* Not before it is known who is there: no button turns into another under somebody's finger. */}
        <button type="submit" class="act" disabled={!found.value}>
          {t(there ? 'company.join' : 'company.begin')}
        </button>
        <button type="button" class="calm" onClick={() => go(`${matchPath(id)}#step=0`)}>
          {t('company.alone')}
        </button>
        <p class="refusal" role="alert">
          {refusal.value && !isAboutName && refusalText(refusal.value)}
        </p>
      </form>
    </main>
  );
}

function ModeChoice({ veiled }: { veiled: Signal<boolean> }) {
  return (
    <fieldset class="company-modes">
      <legend class="unseen">{t('company.mode')}</legend>
      {([true, false] as const).map((each) => (
        <label key={String(each)}>
          <input
            type="radio"
            name="mode"
            checked={veiled.value === each}
            onChange={() => {
              veiled.value = each;
            }}
          />
          <span>
            <b>{t(each ? 'company.veiled' : 'company.open')}</b>
            <small class="quiet">{t(each ? 'company.veiledHint' : 'company.openHint')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
