import { language } from '#client/texts/first-texts.ts';

const DAY = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });

/** The day of a moment, as it is written in the language of the page. */
export const dayText = (at: number): string => DAY.format(at);
