import i18next from 'i18next';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forms, texts } from '#client/texts/fr/index.ts';
import { claimText } from '#client/words/claims.ts';
import type { Claim } from '#shared/talk/index.ts';

const NAMES = ['Ann', 'Bob', 'Élodie', 'Yann'];

/** The page in English, as tests are; the other language is loaded beside it. */
beforeAll(() => {
  i18next.addResourceBundle('fr', 'translation', texts);
  for (const [name, form] of Object.entries(forms)) i18next.services.formatter?.add(name, form);
});
afterEach(() => i18next.changeLanguage('en'));
afterAll(() => void i18next.removeResourceBundle('fr', 'translation'));

async function readIn(language: 'en' | 'fr', claim: Claim): Promise<string> {
  await i18next.changeLanguage(language);
  return claimText(claim, (seat) => NAMES[seat] ?? '', 0).replaceAll('\u202f', ' ');
}

const READ: readonly (readonly [Claim, en: string, fr: string])[] = [
  [{ type: 'clean' }, 'I am clean.', 'Je suis du côté humain.'],
  [{ type: 'gave', card: 'gas-can', seat: 0 }, 'I gave Ann a gas can.', 'J’ai donné un jerrican à Ann.'],
  [{ type: 'got', card: 'ammo', seat: 0 }, 'I got ammo from Ann.', 'J’ai reçu des munitions d’Ann.'],
  [
    { type: 'got', card: 'keycard', seat: 1 },
    'I got a keycard from Bob.',
    'J’ai reçu une carte magnétique de Bob.',
  ],
  [
    { type: 'got', card: 'energy-boost', seat: 2 },
    'I got an energy boost from Élodie.',
    'J’ai reçu de l’adrénaline d’Élodie.',
  ],
  [{ type: 'cans', count: 0 }, 'I have no gas can.', 'Je n’ai aucun jerrican.'],
  [{ type: 'cans', count: 1 }, 'I have one gas can.', 'J’ai un jerrican.'],
  [{ type: 'cans', count: 3 }, 'I have 3 gas cans.', 'J’ai 3 jerricans.'],
  [{ type: 'infected', seat: 1 }, 'Bob is infected.', 'Bob est des leurs.'],
  [{ type: 'trust', seat: 1 }, 'I trust Bob.', 'Je fais confiance à Bob.'],
  [{ type: 'come', place: { room: 'L01' } }, 'Come to the Reactor Room.', 'Venez dans la Salle du Réacteur.'],
  [{ type: 'come', place: { seat: 0 } }, 'Meet me.', 'Retrouvez-moi.'],
  [{ type: 'come', place: { seat: 1 } }, 'Join Bob.', 'Rejoignez Bob.'],
  [{ type: 'away', place: { room: 'L03' } }, 'Stay away from the Hive.', 'Restez loin du Nid.'],
  [
    { type: 'away', place: { room: 'L11' } },
    'Stay away from Run 11.',
    'Restez loin de la salle de Course 11.',
  ],
  [{ type: 'away', place: { seat: 2 } }, 'Stay away from Élodie.', 'Restez loin d’Élodie.'],
  [{ type: 'away', place: { seat: 0 } }, 'Stay away from me.', 'Restez loin de moi.'],
  [{ type: 'need', card: 'gas-can' }, 'I need a gas can.', 'Il me faut un jerrican.'],
  [
    { type: 'why', deed: { did: 'attack', seat: 1, whom: 2, phase: 3 } },
    'Bob, why did you attack Élodie?',
    'Bob, pourquoi avez-vous attaqué Élodie ?',
  ],
  [
    { type: 'because', sight: { did: 'trade', seat: 0, whom: 1, phase: 3 } },
    'Because Ann traded with Bob (phase 3).',
    'Parce qu’Ann a échangé avec Bob (phase 3).',
  ],
  [
    { type: 'because', sight: { did: 'meet', seat: 3, room: 'L11', phase: 2 } },
    'Because Yann came to Run 11 (phase 2).',
    'Parce que Yann a rejoint la salle de Course 11 (phase 2).',
  ],
  [
    { type: 'because', sight: { did: 'count', positive: 2, living: 5, phase: 4 } },
    'Because the scan found 2 of 5 (phase 4).',
    'Parce que le scan en a trouvé 2 sur 5 (phase 4).',
  ],
  [
    { type: 'take-back', claim: { type: 'infected', seat: 1 } },
    'I take it back: “Bob is infected.”',
    'Je retire : « Bob est des leurs. »',
  ],
];

describe('D8 a claim is read in the reader’s own language', () => {
  test.each(READ)('%j', async (claim, english, inFrench) => {
    expect(await readIn('en', claim)).toBe(english);
    expect(await readIn('fr', claim)).toBe(inFrench);
  });
});
