import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { momentText } from '#server/tools/show-moment.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { cardId, parasite, playAll, table } from '../dealer/table.ts';
import { run } from './command-line.ts';

const before = table({
  map: { L11: [1, 0], L05: [0, 1, 180] },
  used: ['L11'],
  locationDeck: ['L16', 'L08', 'L03'],
  parasites: [parasite(0, 'L11'), parasite(5, 'L05-back')],
  seats: {
    0: { at: 'L11', hand: ['armor', 'gas-can', 'infection', 'infection', 'infection'], laidDown: ['ammo'] },
    1: { at: 'L01', hp: { trooper: 2 }, infected: { by: 'host', order: 1 } },
  },
});
const command = { type: 'fire', targets: [{ parasite: 0 }] } as const;
const match = playAll(before, [0, command]);
const moment = { step: 7, steps: 9, played: { actor: 0, command, before }, match } as const;
const paragraph = (text: string, title: string) =>
  text.split('\n\n').find((each) => each.startsWith(title)) ?? '';

describe('a moment of a match as text', () => {
  const whole = momentText(moment, undefined);
  const seen = momentText(moment, 2);

  test('says what was played and what happened, in words and as data', () => {
    expect(paragraph(whole, 'step')).toBe(
      [
        'step 7 of 9: seat 0, red, fire: At a grey parasite in Run 11',
        '  ap-changed {"seat":0,"ap":3}',
        '  fired: red fires at a grey parasite in Run 11. {"seat":0,"targets":[{"parasite":0}],"laidDown":[{"kind":"ammo","bullets":3}]}',
        '  parasites-wounded: Parasites hit: 1. {"wounds":[{"parasite":0,"result":"killed"}]}',
      ].join('\n'),
    );
  });

  test('draws the map', () => {
    expect(whole).toContain(
      [
        '┌L01   ───┐┌L11   ───┐',
        '│         ││         │',
        '  Reactor      Run',
        '│         ││         │',
        '└───   ───┘└───   ───┘',
      ].join('\n'),
    );
  });

  test('says who stands where', () => {
    expect(paragraph(whole, 'rooms')).toBe(
      [
        'rooms',
        '  L01 Reactor Room: green’s trooper, green’s android, purple’s trooper, purple’s android, orange’s trooper, orange’s android',
        '  L05-back Sick Bay 5: black parasite 5',
        '  L11 Run 11: red’s trooper, red’s android',
      ].join('\n'),
    );
  });

  test('opens every hand and role', () => {
    expect(paragraph(whole, 'players').split('\n').slice(0, 3)).toEqual([
      'players',
      '  0 red, red, human; trooper 4 HP L11, android 4 HP L11; holds Armor, Gas can, Infection (Red) ×3; has laid down Ammo (3)',
      '  1 green, green, host; trooper 2 HP L01, android 4 HP L01; holds Infection (Green) ×3, Gas can ×2',
    ]);
  });

  test('to the eyes of a seat opens its own only', () => {
    expect(paragraph(seen, 'players')).toBe(
      [
        'players',
        '  0 red, red; trooper 4 HP L11, android 4 HP L11; holds 5 cards; has laid down Ammo (3)',
        '  1 green, green; trooper 2 HP L01, android 4 HP L01; holds 5 cards',
        '  2 purple, purple, human; trooper 4 HP L01, android 4 HP L01; holds Infection (Purple) ×3, Gas can ×2',
        '  3 orange, orange; trooper 4 HP L01, android 4 HP L01; holds 5 cards',
      ].join('\n'),
    );
  });

  test('says what the table waits for and what is left', () => {
    expect(paragraph(whole, 'table')).toBe(
      [
        'table',
        '  parasite phase 1; green has the marker',
        '  turn of red, 3 AP',
        '  red is on turn.',
        '  locations: 3 left, next L16 Team Search 16',
        '  search cards: 33 left, discarded none',
        '  used: L11; security doors closed',
      ].join('\n'),
    );
  });

  test('says what a seat is offered, and why not more', () => {
    const offered = paragraph(momentText(moment, 0), 'offered').split('\n');
    expect(offered).toContain('    Trooper: Team Search 16, north of Run 11 (180°)');
    expect(offered).toContain('    Trooper to the Reactor Room (west)');
    expect(offered).toContain('  not thermal-scan, open-doors, reveal, reveal-past: no-terminal-here (R5)');
    expect(paragraph(whole, 'offered')).toBe('');
  });

  test('X4 what another seat sealed is not told to a seat', () => {
    const met = playAll(
      table({ map: { L11: [1, 0] }, seats: { 0: { at: 'L01' }, 1: { at: 'L11' } } }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'trade', with: 1 }],
    );
    const give = { type: 'give', card: cardId(met, 1, 'gas-can') } as const;
    const sealed = {
      ...moment,
      played: { actor: 1, command: give, before: met },
      match: playAll(met, [1, give]),
    } as const;
    expect(momentText(sealed, 0).split('\n')[0]).toBe('step 7 of 9: seat 1, green, give');
    expect(momentText(sealed, 1).split('\n')[0]).toBe('step 7 of 9: seat 1, green, give: Give: Gas can');
  });
});

describe('npm run show', () => {
  const { record } = simulateMatch({
    seed: 'show tool',
    bots: ['random', 'random', 'random', 'random'],
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  });
  const file = join(mkdtempSync(join(tmpdir(), 'panic-show-')), 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const last = record.steps.length;

  test('shows a step, the deal, and without a step the end', () => {
    expect(run('show', file, '--step', '3', '--seat', '1').stdout).toMatch(
      new RegExp(`^step 3 of ${last}: [\\s\\S]*\\noffered to `),
    );
    expect(run('show', file, '--step', '0').stdout).toMatch(new RegExp(`^step 0 of ${last}: the deal\n`));
    expect(run('show', file).stdout).toMatch(new RegExp(`^step ${last} of ${last}: [\\s\\S]*\\n {2}ended: `));
  });

  test('a record that does not hold can be looked at up to there', () => {
    const steps = record.steps.map((step, i) => (i === 4 ? { ...step, digest: '0'.repeat(64) } : step));
    writeFileSync(`${file}.bad`, JSON.stringify({ ...record, steps }));
    expect(run('show', `${file}.bad`, '--step', '4').status).toBe(0);
    const { status, stderr } = run('show', `${file}.bad`, '--step', '5');
    expect([status, stderr.split('\n')[0]]).toEqual([1, 'The record does not hold at step 5: digest.']);
  });

  test.each([
    [[], 'Name one file'],
    [[file, '--step', '100000'], `--step takes a whole number from 0 to ${last}, not "100000"`],
    [[file, '--seat', '4'], '--seat takes a whole number from 0 to 3, not "4"'],
    [['tests/server/dealer/fixtures/record-2.2-1.json'], 'was played by rules 2.2-1; this program has'],
  ])('gives a clear sentence for %j', (args, sentence) => {
    const { status, stderr } = run('show', ...args);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });
});
