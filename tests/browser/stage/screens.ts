import type { Locator, Page } from '@playwright/test';

/** A screen one comes to from a scene. */
export interface Screen {
  readonly name: string;
  readonly press?: readonly (string | RegExp)[];
  /** Pressed besides where it does not lie open: on a desktop it does. */
  readonly phone?: readonly (string | RegExp)[];
  /** Pressed to leave it again. */
  readonly leave?: string;
}

/** Every scene is a screen itself, and leads to others. */
export const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  art: [],
  door: [],
  'door-refused': [],
  joining: [],
  lost: [],
  moved: [],
  ended: [],
  waiting: [],
  boarding: [],
  'first-turn': [{ name: 'exploring', press: [/^Explore/], leave: 'Cancel' }],
  'mid-game': [
    { name: 'feed', phone: ['Feed'] },
    { name: 'claims', press: ['Claim'], phone: ['Feed', 'Claim'], leave: 'Close' },
    { name: 'menu', press: ['Menu'], leave: 'Close' },
    { name: 'move-seat', press: ['Menu', 'Move my seat to another device'], leave: 'Close' },
    { name: 'crew', press: [/^Orange Dmitri/], leave: 'Close' },
    { name: 'role', press: [/^Host Slip/], leave: 'Close' },
    { name: 'keys', press: ['Keys'], leave: 'Close' },
  ],
  six: [],
  watching: [],
  fight: [
    { name: 'moving', press: [/^Move/], leave: 'Cancel' },
    { name: 'firing', press: [/^Fire/], leave: 'Cancel' },
    { name: 'using', press: [/^Use/], leave: 'Cancel' },
    { name: 'treating', press: [/^Use/, /^First aid/], leave: 'Cancel' },
    { name: 'why-not', press: [/^Stab/], leave: 'Close' },
    { name: 'rule', press: [/^Stab/, /^Rule/], leave: 'Close' },
    { name: 'sure', press: [/^End turn/], leave: 'Not yet' },
    { name: 'card', press: [/^Grenade/], leave: 'Close' },
    { name: 'list', press: ['All actions'], leave: 'Close' },
  ],
  'full-hand': [],
  paused: [],
  duty: [],
  trade: [],
  'human-trade': [],
  traded: [],
  infected: [],
  armor: [],
  parasite: [],
  scan: [],
  'body-scan': [],
  died: [],
  out: [],
  end: [{ name: 'ending', press: ['Go on'] }],
  sounds: [{ name: 'sound', press: ['Sound: 70 %'] }],
};

/** The eight sizes a table is played at. */
export const SIZES = [
  [1440, 900],
  [1280, 720],
  [2560, 1440],
  [820, 1180],
  [1180, 820],
  [390, 844],
  [844, 390],
  [360, 640],
] as const;

/** A button, or the head of what opens. */
export function pressed(page: Page, name: string | RegExp): Locator {
  const heads = page.locator('summary');
  return page
    .getByRole('button', { name, exact: true })
    .or(heads.and(page.getByLabel(name, { exact: true })))
    .filter({ visible: true });
}
