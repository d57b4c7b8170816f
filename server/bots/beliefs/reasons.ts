import type { DiaryEntry, PublicSeat, Role } from '#shared/play/index.ts';
import type { RuleOptions, SeatId } from '#shared/vocabulary/index.ts';
import type { DeedKind } from './evidence.ts';

/** Whose beliefs: a chair with its own role and diary, or anybody who only watches. */
export interface Believer {
  readonly seats: readonly Pick<PublicSeat, 'id' | 'colour'>[];
  readonly options: RuleOptions;
  readonly own:
    | { readonly me: SeatId; readonly role: Role; readonly diary: readonly DiaryEntry[] }
    | undefined;
}

/** Why a belief changed, for a person to read: "came without need: × 1.4". */
export interface Reason {
  readonly why:
    | DeedKind
    | 'own-role'
    | 'may-have-drawn-the-host'
    | 'traded'
    | 'gave-me-an-infection'
    | 'gave-me-something-else'
    | 'was-infected-by-me'
    | 'gave-a-can-back'
    | 'saw-the-hand'
    | 'scan';
  readonly seat: SeatId | undefined;
  /** How likely each seat is Infected before and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}
