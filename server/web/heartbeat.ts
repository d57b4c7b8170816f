import { WebSocketTransport } from '@colyseus/ws-transport';

/** Who does not answer for so long, asked once within it, is gone. */
const HEARTBEAT_MS = 6_000;
/** All at once would keep everybody else waiting: each line has its moment. */
const MOMENTS = 60;

/** What a heartbeat needs of a web socket. */
interface Line {
  ping(): void;
  terminate(): void;
  on(event: 'message' | 'pong' | 'close', heard: () => void): unknown;
}

/**
 * Asks every line in its turn whether it is still there, unless it has just been heard, and ends those that did not
 * answer the last time. To ask and to be answered costs as much of the processor as a tenth of a command, and there are
 * five lines at a table.
 */
export class Heartbeat {
  readonly #moments: Set<Beating>[] = Array.from({ length: MOMENTS }, () => new Set());
  #comers = 0;
  #now = 0;

  watch(line: Line): void {
    const moment = this.#moments[this.#comers++ % MOMENTS];
    const beating: Beating = { line, isAsked: false, isHeard: false };
    moment?.add(beating);
    line.on('pong', () => {
      beating.isAsked = false;
    });
    line.on('message', () => {
      beating.isHeard = true;
    });
    line.on('close', () => moment?.delete(beating));
  }

  /** Counted in turns, not by the clock: a process that stood still has heard nobody, and ends nobody for it. */
  beat(): void {
    for (const beating of this.#moments[this.#now++ % MOMENTS] ?? []) {
      const { line, isAsked, isHeard } = beating;
      beating.isHeard = false;
      beating.isAsked = !isHeard;
      if (isHeard) continue;
      if (isAsked) line.terminate();
      else line.ping();
    }
  }
}

interface Beating {
  readonly line: Line;
  isAsked: boolean;
  /** Since its last turn. */
  isHeard: boolean;
}

/** Colyseus' sockets, with this heartbeat instead of theirs. The time is the machine's own, like that of the network. */
export class HeartbeatTransport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(): void {
    const heartbeat = new Heartbeat();
    this.wss.on('connection', (line) => heartbeat.watch(line));
    this.pingInterval = setInterval(() => heartbeat.beat(), HEARTBEAT_MS / MOMENTS);
  }
}
