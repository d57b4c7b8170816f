import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { succeeds } from './command.ts';

/** The first has no window to draw around a page, which saves a fifth of the time. */
const INSTALLED = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet and on its own; without a sandbox, which a container has no rights for. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for the tests, brought in if there is none; undefined means Playwright's own. */
export async function findBrowser(): Promise<string | undefined> {
  return installedBrowser() ?? (await debianBrowser()) ?? (await playwrightBrowser());
}

function installedBrowser(): string | undefined {
  return INSTALLED.map(pathOf).find((path) => path && answers(path));
}

function pathOf(command: string): string | undefined {
  if (existsSync(command)) return command;
  return spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

// Some systems have a `chromium-browser` that only says how to install one. Chrome on Windows opens a
// window when asked for its version: there, being found is enough.
const answers = (path: string): boolean =>
  process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;

async function debianBrowser(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log("No browser found: installing Debian's …");
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await succeeds('apt-get', ['update', '-qq'], quiet);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await succeeds('apt-get', ['install', '-qq', '--no-install-recommends', name], quiet)) break;
  }
  return installedBrowser();
}

async function playwrightBrowser(): Promise<undefined> {
  console.log("No browser found: installing Playwright's …");
  await succeeds('playwright', ['install', 'chromium']);
}
