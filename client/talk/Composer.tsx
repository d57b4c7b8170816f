import './claims.css';
import { useSignal } from '@preact/signals';
import { Emblem, Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import { t } from '#client/texts/texts.ts';
import type { Claim } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { GROUPS, lastPartner, restsOf, type Start, type Topics } from './composing.ts';

interface ComposerProps {
  readonly topics: Topics;
  readonly onSay: (claim: Claim) => void;
}

/** Says something without typing, in two taps, or three about a trade with somebody else than the last one. */
export function Composer({ topics, onSay }: ComposerProps) {
  const start = useSignal<Start | undefined>(undefined);
  const begun = start.value;
  if (begun) {
    return (
      <Choosing
        {...{ topics, onSay }}
        start={begun}
        onBack={() => {
          start.value = undefined;
        }}
      />
    );
  }
  return (
    <div class="composer">
      {GROUPS.map(({ name, plain, starts }) => (
        <fieldset key={name} class="claim-row">
          <legend class="unseen">{t(`talk.${name}`)}</legend>
          {plain.map((type) => (
            <button key={type} type="button" class="chip is-whole" onClick={() => onSay({ type })}>
              {t(`claim.${type}`)}
            </button>
          ))}
          {starts.map((type) => (
            <button
              key={type}
              type="button"
              class="chip"
              onClick={() => {
                start.value = type;
              }}
            >
              {t(`claimStart.${type}`)}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface ChoosingProps extends ComposerProps {
  readonly start: Start;
  readonly onBack: () => void;
}

const ASKS = {
  gave: 'talk.card',
  got: 'talk.card',
  need: 'talk.card',
  cans: 'talk.howMany',
  infected: 'talk.who',
  trust: 'talk.who',
  'are-you-clean': 'talk.who',
  'what-traded': 'talk.who',
  come: 'talk.where',
  away: 'talk.where',
  go: 'talk.where',
  why: 'talk.deed',
  because: 'talk.deed',
  'take-back': 'talk.ledger',
} as const satisfies Record<Start, string>;

/** The rest of a claim that is begun. */
function Choosing({ topics, start, onSay, onBack }: ChoosingProps) {
  const partner = useSignal<SeatId | undefined>(lastPartner(topics));
  const rests = restsOf(start, topics, partner.value);
  const isLong = start === 'why' || start === 'because' || start === 'take-back';
  return (
    <div class="composer is-choosing">
      <p class="claim-begun">
        <button type="button" class="claim-back" aria-label={t('talk.back')} onClick={onBack}>
          <Icon path={SCREEN_ICONS.fold} />
        </button>
        <strong>{t(`claimStart.${start}`)}</strong>
      </p>
      {(start === 'gave' || start === 'got') && (
        <fieldset class="claim-row">
          <legend>{t(start === 'got' ? 'talk.fromWhom' : 'talk.who')}</legend>
          {topics.others.map(({ id, name, colour }) => (
            <button
              key={id}
              type="button"
              class="chip"
              aria-pressed={partner.value === id}
              onClick={() => {
                partner.value = id;
              }}
            >
              <Emblem colour={colour} />
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset class={`claim-row ${isLong ? 'is-long' : ''}`}>
        <legend>{t(ASKS[start])}</legend>
        {rests.map(({ claim, label, seat, text }) => (
          <button key={text} type="button" class="chip is-whole" onClick={() => onSay(claim)}>
            <span class="unseen">{text}</span>
            <span class="claim-rest" aria-hidden="true">
              {seat && <Emblem colour={seat.colour} />}
              {label}
            </span>
          </button>
        ))}
        {rests.length === 0 && (
          <p class="quiet">{t(start === 'take-back' ? 'talk.nothingSaid' : 'talk.nothingSeen')}</p>
        )}
      </fieldset>
    </div>
  );
}
