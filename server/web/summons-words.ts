import { firstSpoken, LANGUAGES } from '#client/texts/languages.ts';

/** What a lock screen shows: nothing but that somebody is awaited, and where. */
export async function summonsWords(language: string, what: 'turn' | 'answer', code: string): Promise<string> {
  const { texts } = await LANGUAGES[firstSpoken([language])].load();
  const { summons, summonsTurn } = texts.play;
  return (what === 'turn' ? summonsTurn : summons).replace('{{code}}', code);
}
