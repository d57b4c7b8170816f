import { expect, type Page } from '@playwright/test';
import { PHONE } from './devices.ts';
import { test } from './stage/served-stage.ts';

const ARROWS = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'] as const;
/** More than any match takes. */
const MOST_PRESSES = 4000;

/** What somebody sees who has keys only, and what he presses next. */
interface Moment {
  readonly press: readonly string[] | 'over';
  /** The keyboard is nowhere. */
  readonly isLost: boolean;
  /** What the map reads. */
  readonly read: string;
}

test('a whole match is played by arrow keys on the map, and the focus never falls to the page', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const page = await open('first-turn', PHONE);
  await page.locator('.board[aria-busy=false]').first().waitFor();
  await page.getByRole('application').focus();
  const walked = new Set<string>();
  const pressed: string[] = [];
  for (let i = 0; i < MOST_PRESSES; i++) {
    const { press, isLost, read } = await lookAround(page, i);
    expect(isLost, `after ${pressed.slice(-6).join(', ')}`).toBe(false);
    if (press === 'over') break;
    walked.add(read);
    for (const key of press) await page.keyboard.press(key);
    pressed.push(...press);
  }
  await expect(page.getByRole('dialog', { name: 'It is over' })).toBeVisible();
  // It was played on the map: many rooms were read on the way.
  expect(walked.size).toBeGreaterThan(10);
});

/** Answers what asks; else walks a way, opens the card of the room there and does what it offers first. */
function lookAround(page: Page, i: number): Promise<Moment> {
  return page.evaluate(
    async ({ nth, arrows }): Promise<Moment> => {
      // What is put away gives the keyboard back a moment later.
      for (let frame = 0; frame < 60; frame++) {
        await new Promise(requestAnimationFrame);
        if (document.activeElement !== document.body) break;
      }
      const focus = document.activeElement;
      const is = (selector: string) => (focus?.closest(selector) ?? null) !== null;
      const has = (selector: string) => document.querySelector(selector) !== null;
      const way = arrows[(nth * 7) % arrows.length] ?? 'ArrowUp';
      const press = (): Moment['press'] => {
        if (has('.scene.is-end')) return 'over';
        if (has('.scene')) {
          if (is('.go-on, .boarding-card, .trade-seal:enabled')) return ['Enter'];
          return is('.trade-card') && !has('.trade-card[aria-pressed="true"]') ? ['Enter', 'Tab'] : ['Tab'];
        }
        // What cannot be taken back is asked with the way back first.
        if (has('.confirm-card')) return is('.confirm-card .act') ? ['Enter'] : ['Shift+Tab'];
        if (is('.prompt-card, .room-card .offer')) return ['Enter'];
        if (!has('.caption.mine')) return has('.paces') ? ['n'] : [];
        if (!is('.map-walker')) return has('.asked, .room-card, .aim-card') ? ['Escape'] : ['Tab'];
        if (nth % 5 === 0) return ['x', way, 'Enter'];
        if (nth % 5 === 1) return ['s'];
        return nth % 5 === 4 ? ['Escape', 'e'] : [way, 'Enter'];
      };
      return {
        press: press(),
        isLost: focus === document.body || focus === null,
        read: document.querySelector('.map-walker')?.textContent ?? '',
      };
    },
    { nth: i, arrows: ARROWS },
  );
}
