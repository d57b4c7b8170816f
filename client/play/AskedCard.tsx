import type { ComponentChildren } from 'preact';
import { CardFace } from '#client/art/CardFace.tsx';
import { faceOf, Portrait } from '#client/art/Portrait.tsx';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import type { Table } from '#client/table/session.ts';
import { AboutPlayer } from '#client/talk/AboutPlayer.tsx';
import { Ledger } from '#client/talk/Ledger.tsx';
import { t } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { commandText } from '#client/words/commands.ts';
import { knownOf } from '#client/words/known.ts';
import { cardName, roomName } from '#client/words/names.ts';
import { goalText, hintText } from '#client/words/roles.ts';
import { whyNotText } from '#client/words/why-not.ts';
import { ownSeat, type PublicSeat, type Reason, type SeatView, type View } from '#shared/play/index.ts';
import { type CardFace as CardFaceKind, CHARACTERS, type SeatId } from '#shared/vocabulary/index.ts';
import { BookSheet } from './BookSheet.tsx';
import { AwayTime, reserveOf } from './Countdown.tsx';
import { conditionOf, marksOf } from './Crew.tsx';
import { commandsAt } from './command-spots.ts';
import type { Asked, Desk } from './desk.ts';
import { FactCard, factName } from './FactCard.tsx';
import { Covered } from './HandCover.tsx';
import { cover, covered } from './held-look.ts';
import { LaidCards } from './LaidCards.tsx';
import { Overlay } from './Overlay.tsx';
import { ClosedOffer, OfferButton } from './Portion.tsx';
import { Rule } from './Rule.tsx';
import { RuleSheet } from './RuleSheet.tsx';
import { CARD_RULES, FACT_RULES, USES } from './rules-of-things.ts';
import { pressVerb } from './Verbs.tsx';
import { type Verb, verbState } from './verbs.ts';

interface AskedProps {
  readonly desk: Desk;
  readonly view: View;
  readonly table: Table;
}

/** The answer to whatever was tapped beside the map: its name, what it does, what it means now, its rule. */
export function AskedCard({ desk, view, table }: AskedProps) {
  const asked = desk.asked.value.at(-1);
  if (!asked) return null;
  const close = () => {
    desk.asked.value = desk.asked.value.slice(0, -1);
  };
  return (
    <Overlay
      key={JSON.stringify(asked)}
      label={titleOf(view, asked)}
      class={`asked is-${asked.about}`}
      onClose={close}
    >
      <Body {...{ desk, view, table, asked }} />
    </Overlay>
  );
}

function titleOf(view: View, asked: Asked): string {
  switch (asked.about) {
    case 'seat':
      return view.seats[asked.seat]?.name ?? '';
    case 'card':
      return cardName(asked.face);
    case 'verb':
      return t(`verbs.${asked.verb}`);
    case 'end-turn':
      return t('screen.endTurn');
    case 'rule':
      return t('screen.rule', { rule: asked.rule });
    case 'rules':
      return t('home.rules');
    case 'role':
      return t('play.role');
    default:
      return factName(view, asked.about);
  }
}

function Body({ desk, view, table, asked }: AskedProps & { asked: Asked }) {
  switch (asked.about) {
    case 'rule':
      return <RuleSheet rule={asked.rule} onWhole={() => desk.ask({ about: 'rules', at: asked.rule })} />;
    case 'rules':
      return <BookSheet {...(asked.at && { opensAt: asked.at })} />;
    case 'seat':
      return <SeatBody {...{ desk, view, table }} seat={asked.seat} />;
    case 'card':
      return <CardBody {...{ desk, view, asked }} />;
    case 'verb':
      return 'offers' in view ? <VerbBody {...{ desk, view }} verb={asked.verb} /> : null;
    case 'end-turn':
      return 'offers' in view ? <EndTurnBody {...{ desk, view }} /> : null;
    case 'role':
      return 'role' in view ? <RoleBody view={view} /> : null;
    default:
      return <FactCard {...{ desk, view, table }} fact={asked.about} />;
  }
}

/** The own role, its goal, and what is known for sure. */
function RoleBody({ view }: { view: SeatView }) {
  return (
    <Covered>
      <div class="fact-body">
        <div class="fact-picture">
          <img src={PICTURE_URLS[view.role === 'human' ? 'body-cold' : 'body-hot']} alt="" />
        </div>
        <div>
          <h2>
            {t(`role.${view.role}`)} <Rule rule={FACT_RULES.role} />
          </h2>
          <Told label={t('screen.goal')}>
            <p>{goalText(view, view.role)}</p>
            <p class="quiet">{hintText(view.role)}</p>
            {hasNothingToGive(view) && <p class="fact-now">{t('screen.noInfectionLeft')}</p>}
          </Told>
          <Told label={t('screen.known')}>
            <Known view={view} />
          </Told>
        </div>
      </div>
    </Covered>
  );
}

/** X6: whoever is Infected goes on by infection cards of the own colour; without one there are other ways to win (V2, V4). */
const hasNothingToGive = (view: SeatView): boolean =>
  view.role !== 'human' &&
  !view.hand.some((card) => card.kind === 'infection' && card.colour === ownSeat(view).colour);

function Told({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="told-part">
      <h3>{label}</h3>
      {children}
    </div>
  );
}

function Known({ view }: { view: SeatView }) {
  const lines = knownOf(view).map(({ reason }, i) => ({ key: `${i}`, text: reason }));
  if (lines.length === 0) return <p class="quiet">{t('screen.nothingKnown')}</p>;
  return (
    <ul class="known">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

function SeatBody({ desk, view, table, seat }: AskedProps & { seat: SeatId }) {
  const shown = view.seats[seat];
  const chair = table.chairs.get(seat);
  if (!shown) return null;
  const isMe = 'me' in view && view.me === seat;
  const own =
    'diary' in view && !isMe
      ? knownOf(view)
          .filter(({ of }) => of === seat)
          .map(({ reason }) => reason)
      : [];
  const accusers = (chair?.accusedBy ?? []).flatMap((each) => table.chairs.get(each)?.name ?? []);
  return (
    <>
      <div class="seat-head">
        <Portrait colour={shown.colour} face={faceOf(shown.name)} condition={conditionOf(shown)} />
        <div>
          <h2>
            {shown.name} <Rule rule="C1" />
          </h2>
          <p class="quiet">{marksOf(table, shown).join(' · ')}</p>
          {CHARACTERS.map((character) => {
            const { hp, room } = shown.characters[character];
            return (
              <p key={character}>
                {t('play.pair', { name: t(`character.${character}`), value: t('play.hp', { hp }) })}
                {room && `, ${roomName(room)}`}
              </p>
            );
          })}
          <p>{t('play.handSize', { count: shown.handSize })}</p>
          {chair && chair.awayUntil > 0 && !shown.eliminated && (
            <p>
              <AwayTime until={chair.awayUntil} />
            </p>
          )}
          {chair?.kind === 'person' && reserveOf(table.clock, seat) !== undefined && (
            <p class="quiet">{t('play.reserveLeft', { count: reserveOf(table.clock, seat) ?? 0 })}</p>
          )}
          {accusers.length > 0 && (
            <p class="accused-by">{t('talk.accusedBy', { who: accusers.join(', ') })}</p>
          )}
        </div>
      </div>
      <LaidCards {...{ desk, view }} seat={shown} />
      {own.length > 0 && (
        <Told label={t('screen.known')}>
          <Covered>
            <ul class="known">
              {own.map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
          </Covered>
        </Told>
      )}
      <Ledger session={desk.session} table={table} seat={seat} />
      {chair && !isMe && <AboutPlayer session={desk.session} {...{ table, view, chair, seat }} />}
    </>
  );
}

type AskedCardFace = Extract<Asked, { about: 'card' }>;

/** What lies open before somebody is no secret; a card of the hand is. */
function CardBody({ desk, view, asked }: { desk: Desk; view: View; asked: AskedCardFace }) {
  const { face, of } = asked;
  const owner = of === undefined ? undefined : view.seats[of];
  const body = (
    <div class="card-body">
      <div class="card-large">
        <CardFace face={face} name={t(`card.${face.kind}`)} />
      </div>
      <div>
        <h2>
          {cardName(face)} <Rule rule={CARD_RULES[face.kind]} />
        </h2>
        <p>{t(`cardHint.${face.kind}`)}</p>
        {owner && <p class="fact-now">{laidNow(owner, face)}</p>}
        {'offers' in view && !owner && <CardOffers {...{ desk, view, asked }} />}
      </div>
    </div>
  );
  return owner ? body : <Covered>{body}</Covered>;
}

function laidNow(owner: PublicSeat, face: CardFaceKind): string {
  const before = t('about.laidNow', { who: owner.name });
  const bullets = owner.laidDown.reduce((sum, laid) => sum + (laid.kind === 'ammo' ? laid.bullets : 0), 0);
  return face.kind === 'ammo' ? `${before} ${t('about.bulletsNow', { count: bullets })}` : before;
}

/** What can be done with it now, or why nothing. */
function CardOffers({ desk, view, asked }: { desk: Desk; view: SeatView; asked: AskedCardFace }) {
  const { face, id } = asked;
  if (id === undefined) return null;
  const commands = commandsAt(view, { card: id });
  const kinds = [...new Set(commands.map(({ type }) => type))];
  const use = USES[face.kind];
  const refused = use && kinds.length === 0 ? view.offers[use] : undefined;
  return (
    <ul class="offers">
      {kinds.map((kind) => {
        const [first, ...others] = commands.filter(({ type }) => type === kind);
        return (
          <li key={kind}>
            <OfferButton
              kind={kind}
              detail={first && others.length === 0 ? commandText(view, first) : undefined}
              disabled={desk.acting.isSending.value}
              onPress={() => {
                desk.asked.value = [];
                if (first && others.length === 0) return desk.acting.choose(first);
                desk.acting.verb(kind);
                desk.acting.point({ card: id });
              }}
            />
          </li>
        );
      })}
      {use && refused && 'reason' in refused && (
        <li>
          <ClosedOffer view={view} kind={use} reason={refused.reason} />
        </li>
      )}
    </ul>
  );
}

/** Why a verb is shut. */
function VerbBody({ desk, view, verb }: { desk: Desk; view: SeatView; verb: Verb }) {
  const state = verbState(view, verb);
  const isSecret = verb === 'use' && covered.value;
  return (
    <>
      <h2>{t(`verbs.${verb}`)}</h2>
      {isSecret ? (
        <p>
          {t('screen.uncoverFirst')} <UncoverAnd goOn={() => pressVerb(desk, view, verb)} desk={desk} />
        </p>
      ) : 'reason' in state ? (
        <p>
          {state.isElsewhere ? t('screen.nothingHere') : refusalOf(view, state.reason)}{' '}
          <Rule rule={state.reason.rule} />
        </p>
      ) : (
        !desk.story.isNow.value && <p>{t('refusal.something-is-awaited')}</p>
      )}
    </>
  );
}

/** Who has to answer first reads what: it is not somebody else. */
function refusalOf(view: SeatView, { code }: Reason): string {
  const { text, mine } = awaitedText(view);
  return code === 'something-is-awaited' && mine ? text : whyNotText(view, code);
}

/** What comes before the end of the turn. */
function EndTurnBody({ desk, view }: { desk: Desk; view: SeatView }) {
  const offer = view.offers['end-turn'];
  return (
    <>
      <h2>{t('screen.endTurn')}</h2>
      {'reason' in offer ? (
        <p>
          {refusalOf(view, offer.reason)} <Rule rule={offer.reason.rule} />
        </p>
      ) : (
        !desk.story.isNow.value && <p>{t('refusal.something-is-awaited')}</p>
      )}
    </>
  );
}

/** The hand is opened for something: that goes on by itself. */
function UncoverAnd({ desk, goOn }: { desk: Desk; goOn: () => void }) {
  const open = () => {
    cover(false);
    desk.asked.value = [];
    goOn();
  };
  return (
    <button type="button" class="small bare" onClick={open}>
      {t('play.uncover')}
    </button>
  );
}
