import type { Store } from '#server/store/index.ts';
import { HealthyTable, type PassTime } from '#tests/trials/table/honest-table.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';
import type { Secret } from './watch.ts';

interface Manner {
  readonly seed: string;
  readonly pick: Picks;
  readonly passTime: PassTime;
}

const TABLES = 2;
/** The cheat at each table, by seat: a real player who sends what is not his to send. */
export const CHEAT = 3;

/** Those who only want to play, at all their tables; what they own, and whether it was touched. */
export class FuzzPeople {
  tables: readonly HealthyTable[] = [];
  played = 0;
  /** Those that run, and the last that ended. */
  matches: readonly string[] = [];
  readonly #url: string;
  readonly #store: Store;
  readonly #manner: Manner;

  constructor(url: string, store: Store, manner: Manner) {
    this.#url = url;
    this.#store = store;
    this.#manner = manner;
  }

  /** Where a match is over another begins; what must stay secret from then on. */
  async sitDown(): Promise<readonly Secret[]> {
    const { seed, pick, passTime } = this.#manner;
    for (const table of this.tables.filter(({ isOver }) => isOver)) await table.leave();
    const open = this.tables.filter(({ isOver }) => !isOver);
    while (open.length < TABLES) open.push(await HealthyTable.open(this.#url, seed, pick, passTime));
    this.tables = open;
    return (await Promise.all(open.map((table) => this.#secretsOf(table)))).flat();
  }

  async #secretsOf(table: HealthyTable): Promise<readonly Secret[]> {
    const { serverPart = '', matchId = '', chairs = [] } = (await this.#store.loadTable(table.code)) ?? {};
    this.matches = [...this.matches.filter((id) => id !== matchId), matchId].slice(-2 * TABLES);
    const ofPeople = [...table.keys, ...chairs.flatMap(({ keyHash }) => keyHash ?? [])];
    const ofTheMatch = [serverPart, matchId].map((text) => ({ text, untilOver: table }));
    return [...ofPeople.map((text) => ({ text })), ...ofTheMatch];
  }

  async play(): Promise<void> {
    for (const table of this.tables) if ((await table.playOne()) === 'played') this.played += 1;
  }

  /** A match that is not what they played, somebody who is no longer there, or who agreed to what he did not. */
  async complaints(): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const table of this.tables) {
      const { matchId = '' } = (await this.#store.loadTable(table.code)) ?? {};
      const steps = (await this.#store.loadRecord(matchId))?.steps ?? [];
      if (!table.matches(steps)) wrong.push(`a match was changed at table ${table.code}`);
      if (!table.allHere) wrong.push(`an honest player was thrown out at table ${table.code}`);
    }
    for (const id of this.matches) {
      const others = ((await this.#store.consents(id)) ?? []).filter(({ seat }) => seat !== CHEAT);
      if (others.some(({ listing, marks }) => listing || marks)) {
        wrong.push(`somebody consented for another in match ${id}`);
      }
    }
    return wrong;
  }

  async leave(): Promise<void> {
    for (const table of this.tables) await table.leave();
  }
}
