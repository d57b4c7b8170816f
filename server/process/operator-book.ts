import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** What somebody reports of another: with what was said around it. */
const Report = z.object({
  kind: z.literal('report'),
  id: z.string(),
  at: z.number(),
  table: z.string(),
  match: z.string(),
  by: z.string(),
  about: z.string(),
  reason: z.string(),
  said: z.array(z.object({ at: z.number(), who: z.string(), what: z.string() })),
});
export type Report = z.infer<typeof Report>;

/** Whom the operator does not let in, by the fingerprint of his key or of his address, and until when. */
const Ban = z.object({
  kind: z.literal('ban'),
  id: z.string(),
  at: z.number(),
  by: z.enum(['key', 'address']),
  hash: z.string(),
  name: z.string(),
  until: z.number(),
});
export type Ban = z.infer<typeof Ban>;

const Lifted = z.object({ kind: z.literal('lifted'), ban: z.string(), at: z.number() });
const Closed = z.object({ kind: z.literal('closed'), table: z.string(), at: z.number() });

const Entry = z.discriminatedUnion('kind', [Report, Ban, Lifted, Closed]);
export type Entry = z.infer<typeof Entry>;

/** How many reports are held ready to be read; the file has them all. */
const MOST_REPORTS = 500;

/** Where the lines of a book are. */
interface Paper {
  /** Resolves when it is there for good. */
  write(line: string): Promise<void>;
  /** Where others write too: what is new since the last time, one's own lines among it. */
  news?(): Promise<readonly string[]>;
}

/** What the operator is told and does, one line after the other; what it is written on outlives the process. */
export class OperatorBook {
  readonly #paper: Paper;
  #reports: readonly Report[] = [];
  #bans: readonly Ban[] = [];
  #banned: (ban: Ban) => void = () => {};

  constructor(entries: readonly Entry[] = [], paper: Paper = { write: async () => {} }) {
    this.#paper = paper;
    for (const entry of entries) this.#take(entry);
  }

  /** What cannot be read any more is left out; but a file that cannot be read at all may hold bans, and is no empty one. */
  static async in(file: string): Promise<OperatorBook> {
    const text = existsSync(file) ? await readFile(file, 'utf8') : '';
    const entries = text.split('\n').flatMap((line) => readEntry(line) ?? []);
    return new OperatorBook(entries, { write: (line) => appendFile(file, `${line}\n`, { mode: 0o600 }) });
  }

  /** One that other processes write, too: each reads what the others have written. */
  static async on(paper: Required<Paper>): Promise<OperatorBook> {
    const book = new OperatorBook([], paper);
    await book.read();
    return book;
  }

  /** Whoever is banned from now on, here or by another process. */
  whenBanned(told: (ban: Ban) => void): void {
    this.#banned = told;
  }

  /** What others have written since. */
  async read(): Promise<void> {
    for (const line of (await this.#paper.news?.()) ?? []) {
      const entry = readEntry(line);
      if (entry) this.#take(entry);
    }
  }

  get reports(): readonly Report[] {
    return this.#reports;
  }

  bansAt(now: number): readonly Ban[] {
    return this.#bans.filter(({ until }) => until > now);
  }

  isBanned(by: Ban['by'], hash: string, now: number): boolean {
    return this.#bans.some((ban) => ban.by === by && ban.hash === hash && ban.until > now);
  }

  /** Written first: what is not written has not happened. */
  async add(entry: Entry): Promise<void> {
    await this.#paper.write(JSON.stringify(entry));
    if (this.#paper.news) await this.read();
    else this.#take(entry);
  }

  #take(entry: Entry): void {
    switch (entry.kind) {
      case 'report':
        this.#reports = [entry, ...this.#reports].slice(0, MOST_REPORTS);
        return;
      case 'ban':
        this.#bans = [...this.#bans, entry];
        this.#banned(entry);
        return;
      case 'lifted':
        this.#bans = this.#bans.filter(({ id }) => id !== entry.ban);
        return;
      case 'closed':
        return;
    }
  }
}

function readEntry(line: string): Entry | undefined {
  try {
    const read = Entry.safeParse(JSON.parse(line));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
