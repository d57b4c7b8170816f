import type { Ending, Role } from '#shared/play/index.ts';

/** What became of one seat. */
export interface SeatSummary {
  readonly name: string;
  readonly bot: boolean;
  /** What it was at the end. */
  readonly role: Role;
  readonly hasWon: boolean;
  readonly trades: number;
  /** Others it infected, and was kept from infecting by a gas can. */
  readonly infections: number;
  readonly blocked: number;
  /** How often its own gas can kept it human. */
  readonly saved: number;
}

/** A finished match in figures. */
export interface MatchSummary {
  readonly commands: number;
  readonly phases: number;
  readonly ending: Ending;
  readonly seats: readonly SeatSummary[];
  /** By phase, the first one first: how many living were Infected when it ended. */
  readonly infectedByPhase: readonly number[];
}

export interface GamesQuestions {
  /** Whatever came for a record; nothing for what cannot be played again here. */
  summarise(content: unknown): MatchSummary | undefined;
}
