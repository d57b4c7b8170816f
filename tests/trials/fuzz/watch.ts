import { textOf } from '#tests/trials/table/frame.ts';
import type { HealthyTable } from '#tests/trials/table/honest-table.ts';

/** Nothing an outsider is ever told. */
const INSIDE = /diary|offers|keyHash|serverPart|playerParts|node_modules|\.ts:\d|\bat async |SQLITE|ZodError/;

/** As pino counts. */
const ERROR = 50;

/** Of whoever owns it; a match's own are nobody's secret once it is over. */
export interface Secret {
  readonly text: string;
  readonly untilOver?: HealthyTable;
}

type Counts = Record<string, number>;

/** Counts what attackers send and hear, and reads along for what they must not learn. */
export class FuzzWatch {
  readonly sent: Counts = {};
  /** How the server answered: reasons, HTTP statuses, close codes. */
  readonly answers: Counts = {};
  /** What must not be; empty if all is well. */
  readonly wrong: string[] = [];
  messages = 0;
  /** Of those, what was sent to the port itself. */
  raw = 0;
  bytesRead = 0;
  #secrets: readonly Secret[] = [];
  #slips: { readonly table: HealthyTable; readonly text: string }[] = [];

  guard(secrets: readonly Secret[]): void {
    this.#secrets = secrets;
  }

  countSent(kind: string): void {
    this.messages += 1;
    count(this.sent, kind);
  }

  countRaw(kind: string): void {
    this.raw += 1;
    this.countSent(kind);
  }

  countAnswer(answer: string): void {
    count(this.answers, answer);
  }

  readByOutsider(frame: Uint8Array): void {
    const text = textOf(frame);
    const [inside] = INSIDE.exec(text) ?? [];
    if (inside) this.wrong.push(`an outsider read "${inside}": ${text.slice(0, 300)}`);
    this.#read(frame.length, text, undefined);
  }

  readByPlayer(frame: Uint8Array, ownKey: string): void {
    this.#read(frame.length, textOf(frame), ownKey);
  }

  /** What the server writes down: no fault, and nothing that is anybody's secret. */
  readLog(line: string): void {
    if (JSON.parse(line).level >= ERROR) this.wrong.push(`logged: ${line}`);
    const secret = this.#secrets.find(({ text }) => line.includes(text));
    if (secret) this.wrong.push(`logged a secret: ${line}`);
  }

  #read(bytes: number, text: string, ownKey: string | undefined): void {
    this.bytesRead += bytes;
    const secret = this.#secrets.find((each) => each.text !== ownKey && text.includes(each.text));
    if (secret?.untilOver) this.#slips.push({ table: secret.untilOver, text });
    else if (secret) this.wrong.push(`somebody read a secret: ${text.slice(0, 300)}`);
  }

  /** Judged only now: the match may have been over when its secret was read. */
  judgeSlips(): void {
    for (const { table, text } of this.#slips.splice(0)) {
      if (!table.isOver) this.wrong.push(`somebody read a secret of the match: ${text.slice(0, 300)}`);
    }
  }
}

function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
