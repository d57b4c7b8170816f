import type { SeatId } from '#shared/vocabulary/index.ts';
import type { ShownWatcher } from '#shared/wire/public-table.ts';
import type { Answer, Invite, LookThrough } from '#shared/wire/table.ts';
import { done, no } from './answers.ts';
import type { KeptTable } from './kept-table.ts';
import type { Link, Presence } from './presence.ts';
import type { RunningMatch } from './running-match.ts';
import type { TableSpeech } from './table-speech.ts';

interface EyesParts {
  readonly kept: KeptTable;
  readonly presence: Presence;
  readonly speech: TableSpeech;
  running(): RunningMatch | undefined;
  changed(): void;
}

/**
 * Who looks through whose eyes: one of those who watch, invited by the person who plays, if the table allows it, and shown
 * to all. He sees what that seat sees (D1), says nothing, and never gets a chair in this match (D6).
 */
export class TableEyes {
  readonly #parts: EyesParts;
  /** By the hash of a key, so that a device comes back to it. */
  readonly #through = new Map<string, SeatId>();
  /** By the seat that invites: whom. */
  readonly #invited = new Map<SeatId, string>();

  constructor(parts: EyesParts) {
    this.#parts = parts;
  }

  /** The devices that see what this seat sees, without having it. */
  behind(seat: SeatId): readonly Link[] {
    return [...this.#parts.presence.watchers].flatMap(([link, { keyHash }]) =>
      this.#through.get(keyHash) === seat ? [link] : [],
    );
  }

  /** A device that looks through a seat's eyes is told all that seat sees; one that is invited to, by whom. */
  tell(link: Link): void {
    const { presence, running } = this.#parts;
    const keyHash = presence.watchers.get(link)?.keyHash ?? '';
    const seat = this.#through.get(keyHash);
    const invitedBy = this.#inviting(keyHash);
    const match = running();
    if (seat === undefined || !match) {
      if (invitedBy !== undefined) link.send('eyes', { invitedBy });
      return;
    }
    const { role, hand, diary } = match.shown.ownOf(seat);
    link.send('eyes', { seat, role, hand, diary });
  }

  isThroughOthers(link: Link): boolean {
    const keyHash = this.#parts.presence.watchers.get(link)?.keyHash;
    return keyHash !== undefined && this.#through.has(keyHash);
  }

  get shown(): readonly ShownWatcher[] {
    return [...this.#parts.presence.watchers.values()].map(({ id, name, keyHash }) => {
      const [through, invitedBy] = [this.#through.get(keyHash), this.#inviting(keyHash)];
      return {
        id,
        name,
        ...(invitedBy !== undefined && { invitedBy }),
        ...(through !== undefined && { through }),
      };
    });
  }

  /** Whom he invites takes the place of whom he had invited before, or who looked until now. */
  invite(seat: SeatId, { watcher }: Invite): Answer {
    const { kept, presence, changed } = this.#parts;
    if (kept.phase !== 'playing') return no('not-playing');
    if (!kept.lobby.settings.eyes) return no('no-eyes');
    const who = [...presence.watchers.values()].find(({ id }) => id === watcher);
    if (watcher !== undefined && !who) return no('no-such-watcher');
    this.#end(seat);
    if (who) this.#invited.set(seat, who.keyHash);
    this.#tellAll(who?.keyHash);
    changed();
    return done;
  }

  /** By whoever is invited; written down first, so that he gets no chair, not even after a restart. */
  async look(link: Link, { seat }: LookThrough): Promise<Answer> {
    const { kept, presence, speech, changed } = this.#parts;
    const who = presence.watchers.get(link);
    if (!who || kept.phase !== 'playing') return no('not-playing');
    const own = this.#through.get(who.keyHash);
    if (seat === undefined) {
      if (own !== undefined) this.#end(own);
      changed();
      return done;
    }
    if (this.#invited.get(seat) !== who.keyHash) return no('no-such-watcher');
    if (speech.hasSeenSeat(who.keyHash, seat)) return no('seen-a-seat');
    await speech.sawSeat(who.keyHash, seat);
    this.#invited.delete(seat);
    this.#through.set(who.keyHash, seat);
    this.tell(link);
    changed();
    return done;
  }

  /** Another match has other secrets. */
  forget(): void {
    for (const seat of new Set(this.#through.values())) this.#end(seat);
    this.#invited.clear();
  }

  #inviting(keyHash: string): SeatId | undefined {
    return [...this.#invited].find(([, invited]) => invited === keyHash)?.[0];
  }

  #tellAll(keyHash: string | undefined): void {
    for (const [link, who] of this.#parts.presence.watchers) if (who.keyHash === keyHash) this.tell(link);
  }

  #end(seat: SeatId): void {
    const uninvited = this.#invited.get(seat);
    this.#invited.delete(seat);
    const links = this.behind(seat);
    for (const [link, { keyHash }] of this.#parts.presence.watchers) {
      if (keyHash === uninvited) link.send('eyes', {});
    }
    for (const [keyHash, through] of this.#through) if (through === seat) this.#through.delete(keyHash);
    for (const link of links) link.send('eyes', {});
  }
}
