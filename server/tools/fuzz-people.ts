import type { Store } from '#server/store/index.ts';
import type { Secret } from './fuzz-watch.ts';
import { HealthyTable, type PassTime } from './healthy-table.ts';
import type { Picks } from './twin-secrets.ts';

interface Manner {
  readonly seed: string;
  readonly pick: Picks;
  readonly passTime: PassTime;
}

const TABLES = 2;

/** Those who only want to play, at all their tables; what they own, and whether it was touched. */
export class FuzzPeople {
  tables: readonly HealthyTable[] = [];
  played = 0;
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
    const ofPeople = [...table.keys, ...chairs.flatMap(({ keyHash }) => keyHash ?? [])];
    const ofTheMatch = [serverPart, matchId].map((text) => ({ text, untilOver: table }));
    return [...ofPeople.map((text) => ({ text })), ...ofTheMatch];
  }

  async play(): Promise<void> {
    for (const table of this.tables) if ((await table.playOne()) === 'played') this.played += 1;
  }

  /** A match that is not what they played, or somebody who is no longer there. */
  async complaints(): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const table of this.tables) {
      const { matchId = '' } = (await this.#store.loadTable(table.code)) ?? {};
      const steps = (await this.#store.loadRecord(matchId))?.steps ?? [];
      if (!table.matches(steps)) wrong.push(`a match was changed at table ${table.code}`);
      if (!table.allHere) wrong.push(`an honest player was thrown out at table ${table.code}`);
    }
    return wrong;
  }

  async leave(): Promise<void> {
    for (const table of this.tables) await table.leave();
  }
}
