import pg from 'pg';
import {
  connectionError,
  isConsequence,
  isOfDatabase,
  isOfRequest,
  postgresError,
} from './postgres-errors.ts';
import { SCHEMA } from './postgres-schema.ts';
import { StoreError, type StoreHealth } from './store.ts';

/** One statement; its text is prepared once on every connection. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

/** Has to ask for all its statements before it waits for the first answer: they travel together. */
export type Work<Answer> = (query: Query) => Promise<Answer>;

interface Asked {
  readonly name: string;
  readonly work: Work<unknown>;
  resolve(answer: unknown): void;
  reject(error: StoreError): void;
}

interface LineParts {
  readonly url: string;
  /** On every new connection, before anything is asked. */
  connected(client: pg.Client): Promise<void>;
}

/** How long to wait before a database that is gone is called again. */
const RETRY_MS = 250;
const CONNECTING_MS = 5_000;
/** Who does not answer for so long is gone, whatever the socket says. */
const STALLED_MS = 8_000;

/** Times are kept as 64 bits, all of which a number can hold. */
const INT8 = 20;
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');

/**
 * A connection to PostgreSQL on which everything is done in the order it was asked for. What is asked for while a
 * transaction is on its way is done in the next one, together: many tables share one wait for the disk. If anything
 * in a group fails, each of it is done by itself.
 *
 * While there is no connection, what is asked for is refused at once. What was on its way when the connection broke
 * may or may not be written: it is refused as `lost`.
 */
export class PostgresLine {
  readonly #parts: LineParts;
  #client: pg.Client | undefined;
  #waiting: Asked[] = [];
  #underway: readonly Asked[] = [];
  #health: StoreHealth = { ok: true };
  #retrying: NodeJS.Timeout | undefined;
  #closing: Promise<void> | undefined;

  private constructor(parts: LineParts) {
    this.#parts = parts;
  }

  static async open(parts: LineParts): Promise<PostgresLine> {
    const line = new PostgresLine(parts);
    try {
      await line.#connect();
    } catch (error) {
      throw connectionError(error);
    }
    return line;
  }

  get health(): StoreHealth {
    return this.#client ? this.#health : { ok: false, problem: 'failed' };
  }

  ask<Answer>(name: string, work: Work<Answer>): Promise<Answer> {
    if (this.#closing) return Promise.reject(new StoreError('closed', 'The store was closed.'));
    if (!this.#client) return Promise.reject(away());
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const asked: Asked = { name, work, resolve: (answer) => resolve(answer as Answer), reject };
    if (this.#waiting.push(asked) === 1 && this.#underway.length === 0) setImmediate(() => this.#next());
    return promise;
  }

  /** Whether an unanswered call is one of these. */
  awaits(isMeant: (name: string) => boolean): boolean {
    return [...this.#underway, ...this.#waiting].some(({ name }) => isMeant(name));
  }

  /** After all that was asked for, and this last. */
  close(last: Work<unknown> = async () => undefined): Promise<void> {
    if (this.#closing) return this.#closing;
    const ended = this.#client ? this.ask('close', last).catch(() => {}) : Promise.resolve();
    this.#closing = ended.then(async () => {
      clearTimeout(this.#retrying);
      const client = this.#client;
      this.#client = undefined;
      await client?.end().catch(() => {});
    });
    return this.#closing;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#parts.url,
      application_name: 'panic-station',
      connectionTimeoutMillis: CONNECTING_MS,
      keepAlive: true,
      pipeline: true,
      types: { getTypeParser },
    });
    client.on('error', () => this.#broke(client));
    client.on('end', () => this.#broke(client));
    try {
      await client.connect();
      await client.query(`SET search_path TO ${SCHEMA}; SET synchronous_commit TO on`);
      await this.#parts.connected(client);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    this.#health = { ok: true };
  }

  #broke(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    for (const { reject } of this.#underway) reject(inDoubt());
    for (const { reject } of this.#waiting.splice(0)) reject(away());
    client.end().catch(() => {});
    if (!this.#closing) this.#retry();
  }

  #retry(): void {
    this.#retrying = setTimeout(() => this.#connect().catch(() => !this.#closing && this.#retry()), RETRY_MS);
  }

  async #next(): Promise<void> {
    const client = this.#client;
    this.#underway = this.#waiting.splice(0);
    if (client && this.#underway.length > 0) {
      const stalled = setTimeout(() => this.#broke(client), STALLED_MS);
      await this.#perform(client, this.#underway);
      clearTimeout(stalled);
    }
    this.#underway = [];
    if (this.#waiting.length > 0) setImmediate(() => this.#next());
  }

  async #perform(client: pg.Client, group: readonly Asked[]): Promise<void> {
    const outcome = await transaction(client, group);
    if (outcome.ok) {
      this.#health = { ok: true };
      for (const [index, answer] of outcome.answers.entries()) group[index]?.resolve(answer);
      return;
    }
    const { error } = outcome;
    if (!isOfDatabase(error)) {
      for (const { reject } of group) reject(inDoubt(error));
      this.#broke(client);
    } else if (group.length > 1) {
      for (const one of group) await this.#perform(client, [one]);
    } else {
      if (!isOfRequest(error)) this.#health = { ok: false, problem: 'failed' };
      group[0]?.reject(postgresError(error));
    }
  }
}

type Outcome =
  | { readonly ok: true; readonly answers: readonly unknown[] }
  | { readonly ok: false; readonly error: unknown };

/** Everything is sent before the first answer is there. */
async function transaction(client: pg.Client, group: readonly Asked[]): Promise<Outcome> {
  // Of statements that failed together any may be heard of first.
  let cause: unknown;
  const query: Query = (text, values = []) => {
    const answer = client.query({ name: nameOf(text), text, values: [...values] });
    answer.catch((error: unknown) => {
      if (!isConsequence(error)) cause ??= error;
    });
    return answer;
  };
  const begun = client.query('BEGIN');
  const answers = group.map(({ work }) => work(query));
  const committed = client.query('COMMIT');
  const [, ...settled] = await Promise.allSettled([begun, ...answers]);
  const end = await committed.catch((error: unknown) => ({ error }));
  const failure = settled.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') return { ok: false, error: cause ?? failure.reason };
  if ('error' in end) return { ok: false, error: end.error };
  return { ok: true, answers: settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

const away = () => new StoreError('failed', 'The database cannot be reached.');
const inDoubt = (cause?: unknown) =>
  new StoreError('lost', 'The database was lost before it said whether this is written.', { cause });
