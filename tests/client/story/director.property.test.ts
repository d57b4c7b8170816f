import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PACES } from '#client/story/story.ts';
import type { View } from '#shared/play/index.ts';
import { type Moment, momentsOf, rehearse } from './rehearsal.ts';

/** What can happen to a device while a match goes on. */
const happening = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 6 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 5000 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('skip' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pace' as const), pace: fc.constantFrom(...PACES) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('away' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      kind: fc.constantFrom('', 'turn', 'trade', 'armor', 'choice' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('alone' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('reconnect' as const), lost: fc.integer({ min: 1, max: 30 }) }),
  },
);

const AUDIENCES = [0, 1, 2, 3, 'public'] as const;
const STORIES = AUDIENCES.map((audience, i) => momentsOf(`told ${i}`, audience));

/** Several moments as one, as a device hears of them that was gone. */
const joined = (moments: readonly Moment[]): Moment | undefined => {
  const last = moments.at(-1);
  return last && { view: last.view, events: moments.flatMap(({ events }) => events) };
};

const untimely = ({ awaited, ...view }: View) => ('offers' in view ? { ...view, offers: undefined } : view);

describe('whatever happens to a device', () => {
  test('it never ends in another picture than the newest view, and shows nothing in between that was not', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: STORIES.length - 1 }),
        fc.nat({ max: 120 }),
        fc.array(happening, { minLength: 5, maxLength: 60 }),
        (story, start, happenings) => {
          const moments = STORIES[story] ?? [];
          const device = rehearse();
          let next = Math.min(start, moments.length - 1);
          const arrive = () => {
            const moment = moments[next];
            if (!moment) return;
            device.arrive(moment, next === start && start > 0 ? { past: true } : {});
            next += 1;
          };
          arrive();
          for (const each of happenings) {
            switch (each.do) {
              case 'arrive':
                for (let i = 0; i < each.count; i++) arrive();
                break;
              case 'pass':
                device.timer.pass(each.ms);
                break;
              case 'skip':
                device.story.skip();
                break;
              case 'pace':
                device.story.pace.value = each.pace;
                break;
              case 'away':
                device.isAway.value = !device.isAway.value;
                break;
              case 'clock':
                device.clock.value = each.kind;
                break;
              case 'alone':
                device.isAlone.value = !device.isAlone.value;
                break;
              case 'reload':
                device.reload();
                break;
              case 'reconnect': {
                const lost = joined(moments.slice(next, next + each.lost));
                if (lost) device.arrive(lost, { missed: true });
                next = Math.min(moments.length, next + each.lost);
                break;
              }
            }
            const { story: shown } = device;
            if (shown.isNow.value) expect(shown.view.value).toBe(device.view.value);
            else expect(shown.view.value?.awaited).toBeUndefined();
            if (!shown.isNow.value && shown.view.value && 'offers' in shown.view.value) {
              expect(shown.view.value.offers['end-turn']).toEqual({
                reason: { code: 'being-shown', rule: 'D6' },
              });
            }
            expect(shown.recap.value.length).toBeLessThanOrEqual(5);
          }
          device.isAway.value = false;
          device.finish();
          expect(device.story.isNow.value).toBe(true);
          expect(device.story.view.value).toBe(device.view.value);
          expect(device.story.cue.value).toBeUndefined();
          const seen = device.seen.value.flatMap(({ events }) => events);
          expect(device.story.told.value.flatMap(({ events }) => events)).toEqual(seen);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('told to its end without a break, every cue stands on the picture the one before left', () => {
    for (const moments of STORIES) {
      const device = rehearse();
      const [deal, ...others] = moments;
      if (!deal) throw new Error('nothing was dealt');
      device.arrive(deal);
      device.finish();
      for (const moment of others) {
        device.arrive(moment);
        let before: View | undefined;
        for (let i = 0; i < 100 && !device.story.isNow.value; i++) {
          const cue = device.story.cue.value;
          if (cue && before) expect(untimely(cue.before)).toEqual(untimely(before));
          before = cue?.after;
          device.story.skip();
        }
        // The last cue left what the dealer shows.
        if (before) expect(untimely(before)).toEqual(untimely(moment.view));
      }
    }
  });
});
