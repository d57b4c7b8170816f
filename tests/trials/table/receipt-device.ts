import type { Memory } from '#client/device/memory.ts';
import { partFor, sealOf } from '#client/device/part.ts';
import { openReceipts, recallReceipt } from '#client/device/receipt.ts';
import type { Receipt } from '#shared/play/index.ts';
import type { Answer, OpenPart } from '#shared/wire/table.ts';
import type { SeatClient } from './seat-client.ts';

/** What one device keeps, apart from all others in this program. */
export function deviceMemory(): Memory {
  const kept = new Map<string, string>();
  return {
    recall: (item) => kept.get(item),
    keep: (item, value) => void kept.set(item, value),
    forget: (item) => void kept.delete(item),
  };
}

/** A device that is bound, opens its part and keeps receipts with the page's own code (D4). */
export class ReceiptDevice {
  readonly client: SeatClient;
  readonly memory: Memory;
  readonly receipts: ReturnType<typeof openReceipts>;
  /** What it answered when it was asked to open its part, once the server has it. */
  readonly opened: OpenPart[] = [];
  #answered = '';

  constructor(client: SeatClient, memory: Memory = deviceMemory()) {
    this.client = client;
    this.memory = memory;
    const { room } = client;
    this.receipts = openReceipts(room.roomId, memory);
    client.opensParts = false;
    client.heard('shown', ({ before, events }) => {
      if (typeof client.seat === 'number') this.receipts.shown(client.seat, before, events);
    });
    // Whichever comes last, after a reload: the table, or the seat.
    room.onStateChange(() => this.#openIfAsked());
    client.heard('seated', () => this.#openIfAsked());
    this.#openIfAsked();
  }

  beReady(): Promise<Answer> {
    return this.client.request('ready', { ready: true, commitment: sealOf(this.part) });
  }

  get part(): string {
    return partFor(this.client.room.state.commitment, this.memory);
  }

  receiptOf(matchId: string): Receipt | undefined {
    this.receipts.finished(matchId);
    return recallReceipt(matchId, this.memory);
  }

  #openIfAsked(): void {
    const { client } = this;
    const { phase, setup: digest } = client.room.state ?? {};
    if (phase !== 'dealing') this.#answered = '';
    else if (typeof client.seat === 'number' && digest !== this.#answered) {
      const { part } = this;
      const place = Object.keys(client.chairs).sort().indexOf(String(client.seat));
      this.#answered = digest;
      const withheld = this.receipts.open({ sealed: client.sealed, digest, place, part });
      const answer: OpenPart = withheld ? { agreed: false } : { agreed: true, part };
      client.request('open', answer).then(
        () => this.opened.push(answer),
        () => {},
      );
    }
  }
}
