import type { first } from '../en/first.ts';
import type { en } from '../en/index.ts';

type Wording<Said> = { readonly [Key in keyof Said]: Said[Key] extends string ? string : Wording<Said[Key]> };

/** All texts in one language. English is the measure: a key that it has not, or that is missing, does not compile. */
export type Texts = Wording<typeof en>;

/** Of these, what the entrance begins with. */
export type FirstTexts = Wording<typeof first>;

/** What a language does to a word that is put into a sentence, by the name its texts give it: `{{who, de}}`. */
export type Forms = Readonly<Record<string, (word: string) => string>>;
