import { expect } from '@playwright/test';
import { DESKTOP } from './devices.ts';
import { test } from './stage/served-stage.ts';

/** What stands on the page, word for word: nothing here is computed by what is tested. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  duty: [
    'Your Trooper met Cleo and Dmitri in Run 12: attack or trade.',
    'Ann’s Trooper meets Cleo and Dmitri in Run 12.',
  ],
  trade: ['Trade with Cleo: choose a card to give.', 'Ann and Cleo trade.'],
  armor: ['Bartholomew attacks you: Android −1 in Run 11. Use armor?', 'Bartholomew fires at your Android.'],
  traded: ['Burned by Cleo’s gas can.', 'Cleo knows what you are. The gas can is yours now.', 'You gave'],
  infected: [
    'Cleo infected you.',
    'You are one of them now, and Cleo is on your side.',
    'Your new goal: Slip your own Infection cards into trades until no human is left.',
  ],
  died: [
    'Your Android died in Run 11: killed by Bartholomew.',
    'Your Trooper fights on alone. Your cards stay yours.',
  ],
  out: ['Both your characters are dead: you are out, and the dead never win. You see what everybody sees.'],
  'body-scan': [
    'You see Bartholomew’s hand',
    'Infection cards of Bartholomew’s own colour prove nothing: everybody was dealt some.',
    'Ann scans Bartholomew.',
  ],
  scan: ['1 of 5 is infected.', 'One of the 4 others is.', 'Thermal scan: 1 of 5 infected.'],
};

for (const [scene, sentences] of Object.entries(WORDS)) {
  test(`word for word: ${scene}`, async ({ open }) => {
    const page = await open(scene, DESKTOP);
    for (const sentence of sentences) {
      await expect(page.getByText(sentence).first()).toBeVisible();
    }
  });
}
