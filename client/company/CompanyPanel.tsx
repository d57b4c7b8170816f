import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { refusalText, t } from '#client/texts/texts.ts';
import type { View } from '#shared/play/index.ts';
import { CHARACTERS, roomsOf } from '#shared/vocabulary/index.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { TALK_LENGTH } from '#shared/wire/talk.ts';
import type { CompanyLine } from './company-line.ts';
import { type CompanyPointing, type Pointed, pointedText } from './pointing.ts';

interface PanelProps {
  readonly line: CompanyLine;
  readonly pointing: CompanyPointing;
  readonly view: View | undefined;
}

interface PanelOpened extends PanelProps {
  readonly isTalkOpen: Signal<boolean>;
}

/** Who is there, who leads, what is pointed at and what is said. */
export function CompanyPanel({ line, pointing, view, isTalkOpen: isOpen }: PanelOpened) {
  return (
    <section class="company-panel" aria-label={t('company.title')}>
      <div class="company-people">
        <People line={line} />
        <p class="company-pointed" role="status">
          <PointedNow {...{ line, pointing, view }} />
        </p>
        <button
          type="button"
          class="small bare"
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          {t(isOpen.value ? 'company.less' : 'company.more')}
        </button>
      </div>
      {isOpen.value && (
        <div class="company-body">
          <div class="company-acts">
            {view && <PointAt {...{ pointing, view }} />}
            {line.leads.value && <HandLead line={line} />}
            <CopyCompanyLink match={line.match} />
          </div>
          <CompanyTalk line={line} />
        </div>
      )}
    </section>
  );
}

function People({ line: { now } }: { line: CompanyLine }) {
  const { people = [], leader } = now.value ?? {};
  return (
    <ul class="companions" aria-label={t('company.people', { count: people.length })}>
      {people.map(({ id, name, isHere }) => (
        <li key={id} class={`${id === leader ? 'is-leader' : ''} ${isHere ? '' : 'is-away'}`}>
          {name}
          {id === leader && <small> {t('company.isLeader')}</small>}
          {!isHere && <small> {t('company.away')}</small>}
        </li>
      ))}
    </ul>
  );
}

/** What is pointed at; else what was said last, else how to point. */
function PointedNow({ line: { now, said }, pointing, view }: PanelProps) {
  const pointed = pointing.shown.value;
  const who = now.value?.people.find(({ id }) => id === pointed?.by)?.name;
  if (pointed && view && who !== undefined) {
    return t('company.points', { who, what: pointedText(view, pointed.spot) });
  }
  const last = said.value.at(-1);
  return <span class="quiet">{last ? `${last.name}: ${last.text}` : t('company.tapHint')}</span>;
}

/** For whoever has no pointer, or no map. */
function PointAt({ pointing, view }: { pointing: CompanyPointing; view: View }) {
  const spots: readonly Pointed[] = [
    ...view.placed.flatMap(({ location }) => roomsOf(location).map((room) => ({ room }))),
    ...view.seats.flatMap(({ id, characters }) =>
      CHARACTERS.filter((each) => characters[each].room).map((character) => ({ seat: id, character })),
    ),
    ...view.parasites.map(({ id }) => ({ parasite: id })),
  ];
  return (
    <select
      aria-label={t('company.pointAt')}
      value=""
      onChange={({ currentTarget }) => {
        const spot = spots[Number(currentTarget.value)];
        currentTarget.value = '';
        if (spot) pointing.point(spot);
      }}
    >
      <option value="">{t('company.pointAt')}</option>
      {spots.map((spot, i) => (
        <option key={i} value={i}>
          {pointedText(view, spot)}
        </option>
      ))}
    </select>
  );
}

function HandLead({ line: { now, me, ask } }: { line: CompanyLine }) {
  const others = (now.value?.people ?? []).filter(({ id, isHere }) => isHere && id !== me.value);
  if (others.length === 0) return null;
  return (
    <select
      aria-label={t('company.hand')}
      value=""
      onChange={({ currentTarget }) => {
        const to = Number(currentTarget.value);
        currentTarget.value = '';
        if (to > 0) void ask('lead', { to });
      }}
    >
      <option value="">{t('company.hand')}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The link of the match itself. No clipboard over plain http: there it is shown to be copied. */
function CopyCompanyLink({ match }: { match: string }) {
  const isCopied = useSignal(false);
  const copy = async () => {
    const link = new URL(matchPath(match), location.href).href;
    if (!window.isSecureContext) return void prompt(t('company.link'), link);
    await navigator.clipboard.writeText(link);
    isCopied.value = true;
  };
  return (
    <button type="button" class="small bare" onClick={copy}>
      {t(isCopied.value ? 'company.linked' : 'company.link')}
    </button>
  );
}

function CompanyTalk({ line: { said, ask } }: { line: CompanyLine }) {
  const text = useSignal('');
  const refusal = useSignal<Refusal | undefined>(undefined);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [said.value]);
  const speak = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!text.value.trim()) return;
    const answer = await ask('say', { text: text.value });
    refusal.value = answer.ok ? undefined : answer.reason;
    if (answer.ok) text.value = '';
  };
  return (
    <div class="company-talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: there is no other way to scroll it by key */}
      <ol class="log" aria-label={t('company.talk')} aria-live="polite" tabIndex={0}>
        {said.value.length === 0 && <li class="quiet">{t('company.quiet')}</li>}
        {said.value.map(({ name, text: words }, i) => (
          <li key={i}>
            <b>{name}</b> {words}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <form class="company-say" onSubmit={speak}>
        <input
          value={text.value}
          maxLength={TALK_LENGTH}
          aria-label={t('talk.message')}
          placeholder={t('talk.message')}
          autocomplete="off"
          enterkeyhint="send"
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="small act">
          {t('talk.say')}
        </button>
      </form>
      <p class="refusal" role="alert">
        {refusal.value && refusalText(refusal.value)}
      </p>
    </div>
  );
}
