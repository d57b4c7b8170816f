/**
 * Which names people would take for one another. A small part of the tables of UTS 39, chosen by hand: the letters of
 * Latin, Cyrillic, Greek and Armenian, the small capitals and the signs that can be typed on a phone and look like
 * another. The whole has ten thousand entries, and the packages that carry it have not been kept up with Unicode.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀ',
  b: 'вВβΒьЬʙ',
  c: 'сСϲϹᴄ',
  d: 'ԁᴅ',
  e: 'еЕεΕєЄҽᴇ',
  g: 'ɡցɢ',
  h: 'һнНΗհʜ',
  i: 'іιɩı',
  j: 'јЈϳᴊ',
  k: 'кКκΚᴋ',
  l: 'I1|ІΙӀӏǀʟɪ',
  m: 'мМΜᴍ',
  n: 'ηΝոпɴ',
  o: '0оОοΟσօᴏ',
  p: 'рРρΡᴘ',
  q: 'ԛգ',
  r: 'гʀ',
  s: 'ѕЅՏꜱ',
  t: 'тТτΤᴛ',
  u: 'υսᴜ',
  v: 'νѵѴᴠ',
  w: 'ԝшѡաᴡ',
  x: 'хХχΧ',
  y: 'уУγΥүҮʏ',
  z: 'Ζᴢ',
  '3': 'зЗӠʒ',
  '-': '‐‑‒–—−ー一',
  "'": '’‘ʼʹ`´′',
  '.': '․·',
};

const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([plain, others]) =>
    [...others].map((other) => [other, plain] as const),
  ),
);

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Two names that people would take for one: the same but for case and width, or the same to look at. */
export function sameName(a: string, b: string): boolean {
  return plain(a) === plain(b) || skeleton(a) === skeleton(b);
}

const plain = (name: string): string => name.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();

/** What is left of a name when everything that looks the same is the same. Not to be shown to anybody. */
function skeleton(name: string): string {
  const bare = name.normalize('NFKC').replace(INVISIBLE, '').normalize('NFD');
  const letters = [...bare].map((letter) => LOOKS_LIKE.get(letter) ?? letter.toLowerCase());
  return letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll(' ', '').normalize('NFC');
}
