import { keysOf, must, recordOf } from '../vocabulary/index.ts';

/** A word of a list as a small number, so that it travels in one byte; 0 is nothing. */
export function codeOf<Word>(words: readonly Word[], word: Word | undefined): number {
  if (word === undefined) return 0;
  const index = words.indexOf(word);
  if (index < 0) throw new RangeError(`no code for ${word}`);
  return index + 1;
}

export function wordOf<Word>(words: readonly Word[], code: number): Word | undefined {
  return code === 0 ? undefined : knownWord(words, code);
}

/** Where there is always a word. */
export function knownWord<Word>(words: readonly Word[], code: number): Word {
  return must(words[code - 1], `there is a word of code ${code}`);
}

/** Things in their order, by their place in it: Colyseus knows only text for keys. */
export function byPlace<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): ReadonlyMap<string, Made> {
  return new Map(items.map((item, place) => [String(place), make(item)]));
}

/** Back in their order, whatever order they came in. */
export function inPlace<Item, Made>(
  items: ReadonlyMap<string, Item>,
  read: (item: Item) => Made,
): readonly Made[] {
  return Array.from({ length: items.size }, (_, place) =>
    read(must(items.get(String(place)), `there is something at ${place}`)),
  );
}

/** Small whole numbers that travel as one, and how they come apart again. */
export interface Together<Name extends string> {
  join(numbers: Readonly<Record<Name, number>>): number;
  split(joined: number): Readonly<Record<Name, number>>;
}

/** Each from 0 on, and less than its size. What is one thing on the table is one number, and not an object, in the state. */
export function together<Name extends string>(sizes: Readonly<Record<Name, number>>): Together<Name> {
  const names = keysOf(sizes);
  return {
    join: (numbers) =>
      names.reduce((joined, name) => {
        const number = numbers[name];
        if (!(number >= 0 && number < sizes[name])) throw new RangeError(`no room for ${name} ${number}`);
        return joined * sizes[name] + number;
      }, 0),
    split(joined) {
      let left = joined;
      const last = (name: Name) => {
        const number = left % sizes[name];
        left = (left - number) / sizes[name];
        return number;
      };
      return recordOf(names.toReversed(), last);
    },
  };
}
