import type { EndingKind, MatchRecord, MatchSetup, RecordedStep } from '#shared/play/index.ts';
import type { Colour, SeatId } from '#shared/vocabulary/index.ts';
import type { Consent } from '#shared/wire/consent.ts';
import type { ListedMatch } from '#shared/wire/listing.ts';
import type { KeptPhase } from '#shared/wire/public-table.ts';
import type { Series } from '#shared/wire/series.ts';
import type { Seated, TableSettings } from '#shared/wire/table.ts';

/**
 * What outlives the process: tables, matches and talk.
 *
 * A promise that resolves is on disk. Calls take effect in the order they were made, each wholly or not at
 * all, and each sees what the calls before it did. What is given is taken as it is at the call. Every rejection
 * is a `StoreError`.
 */
export interface Store {
  /** Before its table exists. False if the code is taken; a closed table's code is, until it is forgotten. */
  reserveCode(code: string, at: number): Promise<boolean>;
  /** Gives back a code under which no table was saved. */
  releaseCode(code: string): Promise<void>;

  /** The first time, or over what was saved before. A closed table stays closed. */
  saveTable(table: StoredTable): Promise<void>;
  /** Nothing if there is none, or it was closed. */
  loadTable(code: string): Promise<StoredTable | undefined>;
  /** The codes of all tables that were not closed: each is loaded by itself, so that one damaged table hurts no other. */
  openTables(): Promise<readonly string[]>;
  /** All that were not closed and wait for people, but for those that cannot be read. */
  waitingTables(): Promise<readonly StoredTable[]>;
  /** The codes of the open tables at which nothing has changed and nothing was played since. */
  tablesLeft(since: LeftSince): Promise<readonly string[]>;
  closeTable(code: string, at: number): Promise<void>;
  /**
   * Makes an open table this process' own, if nobody has it who lives: from then on only this process writes it. Who
   * saves a table for the first time has it. With a file there is one process, which has them all.
   */
  claimTable(code: string): Promise<Whereabouts>;
  /** Whoever wants it may have it; whatever this process still writes of it is refused. */
  releaseTable(code: string): Promise<void>;
  /** Tells which tables are still this process' own, whenever that may be less than before. */
  whenLost(told: (stillMine: ReadonlySet<string>) => void): void;

  /** The table is saved with who sits where, and from here on plays this match: both or neither. */
  beginMatch(match: NewMatch): Promise<void>;
  /** Steps count from 1. Only the next ones of a match that has not ended are taken. */
  appendSteps(
    matchId: string,
    firstNumber: number,
    steps: readonly RecordedStep[],
    at: number,
  ): Promise<void>;
  /**
   * The match has no more steps, and its table is over. From here on the people who sit there can be asked for
   * their consent. Ending it again changes nothing.
   */
  endMatch(matchId: string, at: number, ending: EndingKind): Promise<void>;
  /** The version of the rules a match is played by; the rest of its record may be in words only that version knows. */
  rulesOf(matchId: string): Promise<string | undefined>;
  loadRecord(matchId: string): Promise<MatchRecord | undefined>;
  /** The record, if the match has ended: from then on it is nobody's secret. */
  finishedRecord(matchId: string): Promise<MatchRecord | undefined>;

  /** What each person of a match agreed to: nothing at first. None of a match that has not ended. */
  consents(matchId: string): Promise<readonly StoredConsent[] | undefined>;
  /** In place of what this person said before. False if the key is of nobody in a match that has ended. */
  setConsent(matchId: string, keyHash: string, consent: Consent): Promise<boolean>;
  /**
   * What this person said and noted in a match that has ended is deleted, his key is forgotten, and the match is never
   * listed; the match goes with the last of its people. False if the key is of nobody in such a match.
   */
  withdraw(matchId: string, keyHash: string): Promise<boolean>;
  /** The newest of those that all their people agreed to list. */
  listedMatches(most: number): Promise<readonly ListedMatch[]>;

  appendTalk(matchId: string, talk: Talk): Promise<void>;
  /** In the order it was said. */
  loadTalk(matchId: string): Promise<readonly Talk[]>;

  /**
   * Deletes what ended before that time: matches (but for the one an open table still shows), closed tables
   * with the matches they never ended, and reserved codes no table came to.
   */
  forget(before: number): Promise<void>;
  /**
   * Whether what is written reaches the disk. Once the disk has refused something, it is asked to take something
   * else of no meaning, so that room on a disk that was full is noticed though nobody writes.
   */
  health(): Promise<StoreHealth>;
  /** After everything asked for is done. */
  close(): Promise<void>;
}

/** Which process has a table: this one, none because there is no such table, or another, and how to get there. */
export type Whereabouts = 'here' | 'nowhere' | Elsewhere;

export interface Elsewhere {
  /** What Colyseus calls it. */
  readonly process: string;
  /** Where devices reach it, with its path. */
  readonly address: string;
}

export type StoreHealth = { readonly ok: true } | { readonly ok: false; readonly problem: StoreProblem };

/** Before when a table must have been left: less long ago while it waits than with a match. */
export interface LeftSince {
  readonly waiting: number;
  readonly withMatch: number;
}

export interface StoredTable {
  readonly code: string;
  readonly settings: TableSettings;
  readonly opener: SeatId;
  readonly chairs: readonly StoredChair[];
  readonly removed: readonly RemovedPerson[];
  /** The fingerprints of the devices its opener keeps away from his tables. */
  readonly blocked?: readonly string[];
  /** How those are called who want it, wherever they look; gone as soon as the table is closed. */
  readonly calls?: readonly StoredCall[];
  /** The matches played there one after the other. */
  readonly series?: Series;
  readonly phase: KeptPhase;
  /** D4: secret until the match has ended. Only the store and the dealer ever hold it. */
  readonly serverPart: string;
  /** The match it plays, or has played last. */
  readonly matchId?: string;
  readonly changedAt: number;
}

export interface StoredChair {
  readonly seat: SeatId;
  readonly name: string;
  readonly colour: Colour;
  readonly bot: boolean;
  /** Of the device the seat belongs to. */
  readonly keyHash?: string;
}

/** Where the device with this key is called, and in which language. */
export interface StoredCall {
  readonly keyHash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** Somebody who is not let in at a table any more. */
export interface RemovedPerson {
  readonly name: string;
  readonly keyHash: string;
}

export interface NewMatch {
  readonly id: string;
  /** The one it is played at, as it is when the match begins. */
  readonly table: StoredTable;
  readonly setup: MatchSetup;
}

/** What the person in a seat agreed to. The seat's owner takes it along to another device. */
export interface StoredConsent extends Consent {
  readonly seat: SeatId;
  readonly keyHash: string;
}

/** Something said beside the match. The store keeps it as it is: what its kind means is for the table to know. */
export interface Talk {
  readonly afterStep: number;
  readonly at: number;
  readonly from: Seated['seat'];
  readonly kind: string;
  readonly body: string;
}

/** Why the store cannot do what it was asked. */
export type StoreProblem =
  /** The file cannot be opened for writing, or belongs to another program. */
  | 'unusable'
  /** Another process holds the file. */
  | 'in-use'
  /** The file was written by a later version of the game. */
  | 'newer'
  /** What was written cannot be read back as what it should be. */
  | 'damaged'
  /** A step whose number is not the next one. */
  | 'not-next'
  /** A step after the end. */
  | 'ended'
  /** No such match, table or code. */
  | 'unknown'
  /** Another process has the table, or nobody knows what was written: what is in memory is not to be believed. */
  | 'lost'
  /** The store was closed before. */
  | 'closed'
  /** The disk or the database refused; nothing was written. */
  | 'failed';

export class StoreError extends Error {
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.problem = problem;
  }
}
