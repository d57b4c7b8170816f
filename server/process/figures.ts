import { once } from 'node:events';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type CommandOutcome = 'played' | 'refused' | 'failed';

/** What is counted, for whoever runs the server: how much and how long, never what and of whom. */
export interface Figures {
  /** A command was answered after so long. */
  command(outcome: CommandOutcome, milliseconds: number): void;
  /** Something was refused to a person. */
  refused(reason: string): void;
  fault(): void;
  /** The store has answered after so long. */
  stored(call: string, ok: boolean, milliseconds: number): void;
}

export const NO_FIGURES: Figures = { command() {}, refused() {}, fault() {}, stored() {} };

/** What there is at the moment somebody asks. */
export interface Standing {
  readonly tables: number;
  readonly devices: number;
  readonly standIns: number;
  readonly isReady: boolean;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Figures for Prometheus. On a quiet server they would tell when somebody answers in secret (D2): they are served on
 * an address of their own, which is nobody's but the operator's.
 */
export class PrometheusFigures implements Figures {
  readonly #registry = new Registry();
  readonly #commands = this.#counter('commands_total', 'Commands answered.', ['outcome']);
  readonly #refusals = this.#counter('refusals_total', 'What was refused to people.', ['reason']);
  readonly #faults = this.#counter('faults_total', 'What went wrong inside.', []);
  readonly #storeFailures = this.#counter('store_failures_total', 'Calls the store refused.', ['call']);
  readonly #acknowledgement = this.#histogram('acknowledgement_seconds', 'From a command to its answer.', []);
  readonly #store = this.#histogram('store_seconds', 'How long the store takes.', ['call']);

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  command(outcome: CommandOutcome, milliseconds: number): void {
    this.#commands.inc({ outcome });
    if (outcome === 'played') this.#acknowledgement.observe(milliseconds / 1000);
  }

  refused(reason: string): void {
    this.#refusals.inc({ reason });
  }

  fault(): void {
    this.#faults.inc();
  }

  stored(call: string, ok: boolean, milliseconds: number): void {
    this.#store.observe({ call }, milliseconds / 1000);
    if (!ok) this.#storeFailures.inc({ call });
  }

  /** From here on also what there is at the moment. */
  watch(standing: () => Standing): void {
    const gauge = (name: string, help: string, value: (now: Standing) => number) =>
      new Gauge({
        name: `panic_station_${name}`,
        help,
        registers: [this.#registry],
        collect() {
          this.set(value(standing()));
        },
      });
    gauge('tables', 'Tables in memory.', ({ tables }) => tables);
    gauge('devices', 'Devices at tables.', ({ devices }) => devices);
    gauge('stand_ins', 'Seats a bot plays for their owners.', ({ standIns }) => standIns);
    gauge('ready', 'Whether people should be sent here.', ({ isReady }) => (isReady ? 1 : 0));
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `panic_station_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #histogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({
      name: `panic_station_${name}`,
      help,
      labelNames,
      buckets: SECONDS,
      registers: [this.#registry],
    });
  }
}

export interface FiguresAddress {
  readonly host: string;
  readonly port: number;
}

/** Answers `GET /metrics` on an address of its own; what comes back ends that. */
export async function serveFigures(figures: PrometheusFigures, { host, port }: FiguresAddress) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': figures.contentType }).end(await figures.text());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
