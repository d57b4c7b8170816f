import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { forms, texts } from '#client/texts/fr/index.ts';

const french = createInstance();
await french.init({
  lng: 'fr',
  resources: { fr: { translation: texts } },
  interpolation: { escapeValue: false },
});
for (const [name, form] of Object.entries(forms)) french.services.formatter?.add(name, form);
const { t } = french;

test('French is set as French is: no-break spaces before double marks and inside quotes, curved apostrophes', () => {
  const misset = JSON.stringify(texts)
    .replaceAll(/"[\w-]+":/g, '')
    .match(/.{12}(?: [;:!?»]|[^\s\u202f"][;!?]|[^\s\u202f"]:|« |'|(?:\d|\}\}) (?:PA|PV|s|%)\b).{8}/g);
  expect(misset).toBeNull();
});

test('the name of somebody is elided as it is spoken', () => {
  const whose = (who: string) => t('captions.turn', { who, ap: 4 });
  expect(whose('Ann')).toBe('Tour d’Ann : 4 PA.');
  expect(whose('Bob')).toBe('Tour de Bob : 4 PA.');
  expect(whose('Élodie')).toBe('Tour d’Élodie : 4 PA.');
  expect(whose('Hélène')).toBe('Tour d’Hélène : 4 PA.');
  expect(whose('Yves')).toBe('Tour d’Yves : 4 PA.');
  expect(whose('Yann')).toBe('Tour de Yann : 4 PA.');
  expect(whose('7')).toBe('Tour de 7 : 4 PA.');
});

test('characters, rooms and directions have their articles', () => {
  const moved = (character: string, room: string) => t('events.moved', { character, room, who: 'Ann' });
  expect(moved('Soldat', 'Salle du Réacteur')).toBe('Le Soldat d’Ann entre dans la Salle du Réacteur.');
  expect(moved('Androïde', 'Entrepôt 6')).toBe('L’Androïde d’Ann entre dans l’Entrepôt 6.');
  expect(moved('Androïde', 'Nid')).toBe('L’Androïde d’Ann entre dans le Nid.');
  expect(moved('Soldat', 'Course 11')).toBe('Le Soldat d’Ann entre dans la salle de Course 11.');
  expect(moved('Soldat', 'Alerte parasite 17')).toBe(
    'Le Soldat d’Ann entre dans la salle d’Alerte parasite 17.',
  );
  expect(moved('Soldat', 'Salle vide 8')).toBe('Le Soldat d’Ann entre dans la Salle vide 8.');
  const where = (direction: string, room: string) => t('choices.where', { direction, room });
  expect(where('nord', 'Terminal 2')).toBe('au nord du Terminal 2');
  expect(where('est', 'Infirmerie 5')).toBe('à l’est de l’Infirmerie 5');
  expect(where('ouest', 'Salle du Réacteur')).toBe('à l’ouest de la Salle du Réacteur');
});

test('nothing and one are singular, and more are plural', () => {
  expect([0, 1, 2].map((count) => t('play.searchDeck', { count }))).toEqual([
    '0 carte Fouille',
    '1 carte Fouille',
    '2 cartes Fouille',
  ]);
  expect(t('reader.parasites', { count: 2, number: 'deux', colour: 'noir' })).toBe('deux parasites noirs');
  expect(t('reader.parasites', { count: 2, number: 'deux', colour: 'gris' })).toBe('deux parasites gris');
});

test('things are called what the rules call them', () => {
  expect(texts.card).toEqual({
    'gas-can': 'Jerrican',
    armor: 'Gilet pare-balles',
    ammo: 'Munitions',
    'parasite-alert': 'Alerte parasite',
    'first-aid-kit': 'Kit de premiers soins',
    keycard: 'Carte magnétique',
    'heavy-gun': 'Fusil mitrailleur',
    grenade: 'Grenade',
    'energy-boost': 'Adrénaline',
    'target-scope': 'Lunette de précision',
    'combat-knife': 'Couteau de combat',
    'body-scanner': 'Scanner corporel',
    host: 'Hôte',
    infection: 'Infection',
  });
  expect(texts.room).toMatchObject({
    reactor: 'Salle du Réacteur',
    hive: 'Nid',
    storage: 'Entrepôt',
    run: 'Course',
    'team-search': 'Fouille en équipe',
    'parasite-alert': 'Alerte parasite',
    'sick-bay': 'Infirmerie',
  });
  expect([texts.character, texts.role]).toEqual([
    { trooper: 'Soldat', android: 'Androïde' },
    { human: 'Humain', infected: 'Infecté', host: 'Hôte' },
  ]);
});

test('who reads or is named is neither he nor she: what agrees agrees with a thing, a role or a character', () => {
  const { character: _character, ...spoken } = texts;
  const gendered = JSON.stringify(spoken).match(
    /.{0,20}(?:\b[Vv]ous (?:êtes|étiez|restez|avez été) (?:toujours |désormais |déjà )?(?:humain|[Ii]nfecté|mort|prêt|seul|sûr|attaqué|entré|venu|sorti|resté|réduit)\b|\bl’un d(?:’eux|es vôtres)|vous a (?:infecté|égaré|retiré)|\{\{who\}\} est (?:entré|allé|venu|infecté|tenu|absent)|Je suis (?:prêt|sain)).{0,20}/g,
  );
  expect(gendered).toBeNull();
});
