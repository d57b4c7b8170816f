import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuesOf } from '#client/story/cues.ts';
import { refusalText } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { commandText } from '#client/words/commands.ts';
import { eventText } from '#client/words/events.ts';
import { knownOf } from '#client/words/known.ts';
import { outcomeOf } from '#client/words/outcomes.ts';
import { goalText, hintText, roleText } from '#client/words/roles.ts';
import { isTold, type SeenEvent, type View } from '#shared/play/index.ts';
import { type Moment, momentsOf } from '#tests/client/story/rehearsal.ts';
import { englishLeftIn } from '#tests/client/texts/english-left.ts';
import { speakEnglish, speakFrench } from '#tests/client/texts/speak.ts';

beforeAll(speakFrench);
afterAll(speakEnglish);

const isText = (text: string | undefined): text is string => text !== undefined;

/** All that is said of a moment: what happened, what it means, what is awaited, what can be done and why not. */
function saidOf(before: View, { view, events }: Moment, number: number): readonly string[] {
  const cues = cuesOf({ number, events }, before);
  const outcomes = events.flatMap((event: SeenEvent) => outcomeOf(before, event) ?? []);
  return [
    ...cues.flatMap(({ caption, line }) => [caption, line]),
    ...events.filter(isTold).map((event) => eventText(before, event)),
    ...outcomes.flatMap(({ title, text, goal }) => [title, text, goal]),
    ...('offers' in view ? ownWords(view) : []),
    awaitedText(view).text,
  ].filter(isText);
}

function ownWords(view: Extract<View, { offers: unknown }>): readonly string[] {
  const offered = Object.values(view.offers).flatMap((offer) =>
    'commands' in offer
      ? offer.commands.map((command) => commandText(view, command))
      : [refusalText(offer.reason.code)],
  );
  return [
    ...offered,
    ...knownOf(view).map(({ reason }) => reason),
    goalText(view, view.role),
    hintText(view.role),
    roleText(view.role),
  ];
}

test.each([
  ['public', 'random'],
  [0, 'random'],
  [1, 'random'],
  [2, 'simple'],
] as const)(
  'a whole match is told in French and nothing else: seen by %s, played by %s bots',
  (audience, bots) => {
    const moments = momentsOf(`in French ${audience}`, audience, bots);
    const said = new Set(
      moments.slice(1).flatMap((moment, i) => saidOf(moments[i]?.view ?? moment.view, moment, i)),
    );
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter((text) => englishLeftIn(text).length > 0)).toEqual([]);
    // What is put in is put in, and a form that French has not would be left as it was asked for.
    expect([...said].filter((text) => /\{\{|\}\}|undefined/.test(text))).toEqual([]);
  },
);

test.each([0, 3] as const)('elision and articles are right in whatever is put together: seat %s', (seat) => {
  const moments = momentsOf(`elided ${seat}`, seat);
  const said = moments.slice(1).flatMap((moment, i) => saidOf(moments[i]?.view ?? moment.view, moment, i));
  const wrong =
    /(?:^|[\s(])(?:de le|de les|à le|à les|de (?=[AEÉIOUaeéiou]\p{Ll})|le (?=[AEÉIOUaeéiou]\p{Ll}))/u;
  expect([...new Set(said.filter((text) => wrong.test(text)))]).toEqual([]);
});
