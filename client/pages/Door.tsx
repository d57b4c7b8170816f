import './door.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ArtSymbols } from '#client/art/ArtSymbols.tsx';
import { faceOf, Portrait } from '#client/art/Portrait.tsx';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import { keepName, recallName } from '#client/device/memory.ts';
import { suggestCallSign } from '#client/home/call-sign.ts';
import { NameField } from '#client/home/NameField.tsx';
import { fetchInvitation } from '#client/table/invitation.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import type { Invitation } from '#shared/wire/invitation.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';

interface DoorProps {
  readonly code: string;
  readonly refusal: Refusal | undefined;
  readonly onName: (name: string, watch: boolean) => void;
}

/** Reasons that another name helps against. */
const ABOUT_NAMES: readonly Refusal[] = ['name-empty', 'name-too-long', 'name-unprintable', 'name-taken'];

/** The poster somebody comes to by a link: who asks, who sits there, what it is. Only who sits down needs a name. */
export function Door({ code, refusal, onName }: DoorProps) {
  const found = useSignal<Awaited<ReturnType<typeof fetchInvitation>> | undefined>(undefined);
  useEffect(() => {
    void fetchInvitation(code).then((answer) => {
      found.value = answer;
    });
  }, [code, found]);
  const invitation = typeof found.value === 'object' ? found.value : undefined;
  return (
    <main class="poster">
      <ArtSymbols />
      <Body />
      <section class="poster-text">
        <p class="poster-game">
          {t('game.name')} <span class="quiet">{t('table.title', { code })}</span>
        </p>
        <h1>
          {invitation?.opener ? t('table.asks', { opener: invitation.opener }) : t('table.title', { code })}
        </h1>
        <p class="pitch">
          {t('game.pitch')} <span class="quiet">{t('game.rules')}</span>
        </p>
        {invitation && <Crew {...invitation} />}
        {/* Not before it is known which ways are open: no button turns into another under somebody's finger. */}
        {found.value && <WaysIn {...{ invitation, refusal, onName }} />}
        <p class="quiet">{t('game.facts')}</p>
      </section>
    </main>
  );
}

/** Half of it as known, half of it as a thermal camera sees it. */
const Body = () => (
  <span class="poster-body" aria-hidden="true">
    <img src={PICTURE_URLS['body-cold']} alt="" />
    <img src={PICTURE_URLS['body-hot']} alt="" />
  </span>
);

interface WaysInProps extends Pick<DoorProps, 'refusal' | 'onName'> {
  /** Nothing if the table could not be asked: it will say itself whether there is a chair. */
  readonly invitation: Invitation | undefined;
}

function WaysIn({ invitation, refusal: first, onName }: WaysInProps) {
  const name = useSignal(recallName() || suggestCallSign());
  const refusal = useSignal(first);
  const isAboutName = refusal.value !== undefined && ABOUT_NAMES.includes(refusal.value);
  const { canSit, canWatch } = invitation ?? { canSit: true, canWatch: true };

  function sitDown(event: SubmitEvent) {
    event.preventDefault();
    const reading = readName(name.value);
    if (!reading.ok) {
      refusal.value = reading.reason;
      return;
    }
    keepName(reading.name);
    onName(reading.name, false);
  }
  const watch = () => onName(recallName(), true);

  if (invitation && !canSit) {
    return (
      <div class="poster-form">
        <p role="status">{whyNot(invitation)}</p>
        {canWatch ? (
          <button type="button" class="act" onClick={watch}>
            {t('table.watchNow')}
          </button>
        ) : (
          <a class="button act" href="/">
            {t('table.home')}
          </a>
        )}
        {refusal.value && (
          <p class="refusal" role="alert">
            {refusalText(refusal.value)}
          </p>
        )}
      </div>
    );
  }
  return (
    <form class="poster-form" noValidate onSubmit={sitDown}>
      <NameField
        name={name}
        refusal={isAboutName && refusal.value ? refusalText(refusal.value) : undefined}
      />
      <button type="submit" class="act">
        {t('table.sitDown')}
      </button>
      {canWatch && (
        <button type="button" class="calm" onClick={watch}>
          {t('table.watch')}
        </button>
      )}
      <p class="refusal" role="alert">
        {refusal.value && !isAboutName && refusalText(refusal.value)}
      </p>
    </form>
  );
}

function whyNot({ phase, canWatch }: Invitation): string {
  if (!canWatch) return t('table.closed');
  return t(phase === 'waiting' ? 'table.full' : 'table.begun');
}

/** Who sits there, and the free chairs. */
function Crew({ crew, seats, canSit }: Invitation) {
  const free = canSit ? Array.from({ length: seats - crew.length }, (_, i) => i) : [];
  return (
    <ul class="poster-crew" aria-label={t('table.crew')}>
      {crew.map(({ name, colour }) => (
        <li key={name}>
          <Portrait colour={colour} face={faceOf(name)} condition="calm" small />
          <span>{name}</span>
        </li>
      ))}
      {free.map((chair) => (
        <li key={chair} class="is-free">
          <i aria-hidden="true">+</i>
          <span>{t('table.free')}</span>
        </li>
      ))}
    </ul>
  );
}

export function Notice(props: { code: string; text?: string; children?: ComponentChildren }) {
  return (
    <main class="notice at-table-notice">
      <Body />
      <section class="panel stack">
        <h1>{t('table.title', { code: props.code })}</h1>
        {props.text && <p role="status">{props.text}</p>}
        {props.children}
      </section>
    </main>
  );
}
