import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Actor, Command, GameEvent, MatchSetup } from '#shared/play/index.ts';

/** JSON with the keys in order: the same text for the same content, however it was put together. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** D4: the seed is the hash of all parts. */
export function seedOf({ serverPart, playerParts }: Pick<MatchSetup, 'serverPart' | 'playerParts'>): string {
  return sha256Hex(canonical(['panic-station seed', serverPart, playerParts]));
}

/** D4: what the server shows before anybody adds a part. */
export function commitmentTo(serverPart: string): string {
  return sha256Hex(canonical(['panic-station commitment', serverPart]));
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
