import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type Actor,
  type Command,
  canonical,
  type GameEvent,
  type MatchSetup,
  playerSealText,
  type SealedSetup,
  serverSealText,
  setupSealText,
} from '#shared/play/index.ts';

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** D4: the seed is the hash of all parts. */
export function seedOf({ serverPart, playerParts }: Pick<MatchSetup, 'serverPart' | 'playerParts'>): string {
  return sha256Hex(canonical(['panic-station seed', serverPart, playerParts]));
}

/** D4: what the server shows when the table is opened. */
export function commitmentTo(serverPart: string): string {
  return sha256Hex(serverSealText(serverPart));
}

/** D4: what a player's device shows when its player is ready. A bot has no part, and nothing to show. */
export function playerCommitmentTo(part: string): string {
  return part === '' ? '' : sha256Hex(playerSealText(part));
}

/** D4: the set-up as everybody was shown it before any part was opened. */
export function sealedSetup({ rules, serverPart, playerParts, seats, options }: MatchSetup): SealedSetup {
  const commitments = playerParts.map(playerCommitmentTo);
  return { rules, commitment: commitmentTo(serverPart), commitments, seats, options };
}

export function setupDigest(sealed: SealedSetup): string {
  return sha256Hex(setupSealText(sealed));
}

/** The first link of the chain: the set-up and what the deal led to. */
export function openingDigest(setup: MatchSetup, events: readonly GameEvent[]): string {
  return sha256Hex(`${canonical(setup)}\n${JSON.stringify(events)}`);
}

/** The next link: everything before, the command, and what it led to. */
export function nextDigest(
  before: string,
  actor: Actor,
  command: Command,
  events: readonly GameEvent[],
): string {
  return sha256Hex(`${before}\n${canonical([actor, command])}\n${JSON.stringify(events)}`);
}
