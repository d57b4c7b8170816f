import type { MatchSetup, RecordedStep } from '#shared/play/index.ts';
import { NO_OPTIONS, SEAT_IDS } from '#shared/vocabulary/index.ts';

export const SETUP: MatchSetup = {
  format: 1,
  rules: 'test',
  serverPart: 'ab'.repeat(32),
  playerParts: ['01'.repeat(32), '02'.repeat(32), '03'.repeat(32), ''],
  seats: [
    { colour: 'red', name: 'Ada' },
    { colour: 'green', name: 'Zoë' },
    { colour: 'blue', name: 'Kim' },
    { colour: 'white', name: 'Bishop', bot: true },
  ],
  options: NO_OPTIONS,
};

/** No dealer would allow them, but no two are alike: a lost, doubled or misplaced one shows. */
export function stepsFrom(first: number, count: number): RecordedStep[] {
  return Array.from({ length: count }, (_, index) => stepNumber(first + index));
}

function stepNumber(number: number): RecordedStep {
  const digest = number.toString(16).padStart(64, '0');
  return number % 7 === 0
    ? { actor: 'dealer', command: { type: 'time-out' }, digest }
    : {
        actor: SEAT_IDS[number % 4] ?? 0,
        command: { type: 'explore', character: 'android', cell: { x: number % 50, y: -1 }, rotation: 90 },
        digest,
      };
}
