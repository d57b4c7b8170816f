import { drawSecret, hashOf } from '#server/process/hashed-secret.ts';
import type { RandomBytes } from '#server/process/random-bytes.ts';

/**
 * One-time tickets, each moving a seat to whichever device brings it. A ticket is its owner's, not the chair's:
 * who has left the chair has nothing to give away any more. Only the newest counts.
 */
export class Tickets {
  readonly #randomBytes: RandomBytes;
  /** By the hash of the key a seat belongs to. */
  readonly #hashes = new Map<string, string>();

  constructor(randomBytes: RandomBytes) {
    this.#randomBytes = randomBytes;
  }

  issue(owner: string): string {
    const ticket = drawSecret(this.#randomBytes);
    this.#hashes.set(owner, hashOf(ticket));
    return ticket;
  }

  ownerOf(ticket: string): string | undefined {
    const hash = hashOf(ticket);
    return [...this.#hashes].find(([, each]) => each === hash)?.[0];
  }

  spend(owner: string): void {
    this.#hashes.delete(owner);
  }
}
