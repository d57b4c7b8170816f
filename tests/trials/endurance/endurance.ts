/** `npm run endurance`: whether a screen keeps what it no longer needs, over a match of many commands. */
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#server/tools/browser.ts';
import { pressSomething } from '#tests/browser/press-any-choice.ts';
import { type Heap, heapOf } from './heap-of.ts';

const USAGE = 'npm run endurance -- [--commands 300] [--seed 9] [--json]';
const configFile = 'tests/browser/stage/vite.config.ts';
/** The feed is folded there: its lines are the one thing that may become more. */
const PHONE = { width: 390, height: 844 };
const SAMPLES = 6;
/** Some are over before they are long. */
const MOST_MATCHES = 12;
/** More listeners or elements than this above the first sample are kept, not shown. */
const MOST_MORE = { listeners: 60, nodes: 1500 };
/** A command is kept as long as its match: what was seen of it, its lines in the feed, what it was told by. */
const MOST_KB_A_COMMAND = 4;

/** What a page holds after everything it does not need was collected. */
interface Held extends Heap {
  readonly step: number;
  readonly listeners: number;
  readonly nodes: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      commands: { type: 'string', default: '300' },
      seed: { type: 'string', default: '9' },
      json: { type: 'boolean', default: false },
    },
  });
  const commands = wholeNumber('commands', values.commands, SAMPLES, 5000);
  const executablePath = await findBrowser();
  await build({ configFile, logLevel: 'error' });
  const server = await preview({ configFile, preview: { port: 0 }, logLevel: 'error' });
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  try {
    const first = wholeNumber('seed', values.seed, 1, 1000);
    for (let seed = first; seed < first + MOST_MATCHES; seed++) {
      const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
      await page.goto(`${server.resolvedUrls?.local[0]}?scene=first-turn`);
      await page.locator('.board[aria-busy=false]').waitFor({ timeout: 120_000 });
      const samples = await playAndWeigh(page, commands, seed);
      await page.close();
      if (samples.length === SAMPLES) return report(samples, values.json);
      if (!values.json) console.log(`seed ${seed}: over after ${samples.at(-1)?.step ?? 0} commands`);
    }
    throw new Error(`none of ${MOST_MATCHES} matches went on for ${commands} commands`);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A seed chooses otherwise from the list. */
async function playAndWeigh(page: Page, commands: number, seed: number): Promise<readonly Held[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const samples: Held[] = [];
  const begun = await stepOf(page);
  const over = page.getByRole('dialog', { name: 'It is over' });
  for (let press = 0; press < commands * 20; press++) {
    const done = (await stepOf(page)) - begun;
    // The first sample once everything was opened a first time.
    if (done >= ((samples.length + 1) * commands) / SAMPLES) samples.push(await weigh(page, devtools));
    if (samples.length === SAMPLES || (await over.isVisible())) break;
    await pressSomething(page, press * seed);
  }
  return samples;
}

const stepOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['step'] ?? 0));

async function weigh(page: Page, devtools: CDPSession): Promise<Held> {
  const heap = await heapOf(devtools);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    step: await stepOf(page),
    ...heap,
    listeners: figure('JSEventListeners'),
    nodes: figure('Nodes'),
  };
}

function report(samples: readonly Held[], isJson: boolean): void {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('the match was over before anything was weighed');
  if (isJson) console.log(JSON.stringify(samples));
  else
    for (const { step, dataKb, codeKb, listeners, nodes } of samples)
      console.log(
        `step ${step}: ${dataKb} kB of data, ${codeKb} kB of compiled code, ${listeners} listeners, ${nodes} nodes`,
      );
  const more = { listeners: last.listeners - first.listeners, nodes: last.nodes - first.nodes };
  const perCommand = (last.dataKb - first.dataKb) / (last.step - first.step);
  if (!isJson)
    console.log(
      `${perCommand.toFixed(1)} kB a command: what was seen, its lines in the feed and the receipt are kept to the end of the match; the rest of what grows is code the engine compiles`,
    );
  const isKept =
    more.listeners > MOST_MORE.listeners || more.nodes > MOST_MORE.nodes || perCommand > MOST_KB_A_COMMAND;
  if (isKept) process.exitCode = 1;
}

await main().catch((error: unknown) => fail(error, USAGE));
