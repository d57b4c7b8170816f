import './look/fonts.ts';
import './look/look.css';
import { type ComponentChild, render } from 'preact';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import { CASE_PATH } from '#shared/wire/case-path.ts';
import { FORK_PATH } from '#shared/wire/fork-path.ts';
import { GAMES_PATH } from '#shared/wire/games-path.ts';
import { LEARN_PATH } from '#shared/wire/learn-path.ts';
import { readMatchId } from '#shared/wire/match-path.ts';
import { isRulesPath } from '#shared/wire/rules-path.ts';
import { readTableCode } from '#shared/wire/table-code.ts';
import { HomePage } from './home/HomePage.tsx';
import { keepForOffline } from './offline/keep-for-offline.ts';
import { isKeptPage } from './offline/kept-page.ts';
import { language } from './texts/first-texts.ts';
import { LANGUAGES } from './texts/languages.ts';
import { isWatchedTogether } from './theatre/watched-together.ts';

const app = document.getElementById('app');

/** What a table needs is loaded only for a table; asked for early, it is there when it is needed. */
const fetchTable = () => import('./pages/TablePage.tsx');
const fetchLine = () => import('./table/connection.ts');
const fetchBoard = () => import('./board/board.ts');
/** What is said beyond the entrance. */
const fetchWords = () => LANGUAGES[language].load();
const fetchLessons = () => import('./learn/LearnPage.tsx');

const isAt = (path: string): boolean =>
  location.pathname === path || location.pathname.startsWith(`${path}/`);

async function page(): Promise<ComponentChild> {
  // Not one after the other: every page but the entrance waits for them.
  if (location.pathname !== '/') void fetchWords();
  const atTable = location.pathname.startsWith('/t/');
  const code = atTable ? readTableCode(location.pathname) : undefined;
  if (code) {
    const [{ connect }, { TablePage }] = await Promise.all([fetchLine(), fetchTable()]);
    // The engine is on its way while the crew gathers.
    void fetchBoard();
    return <TablePage {...{ code, connect }} />;
  }
  const match = readMatchId(location.pathname);
  if (match) {
    // The board is needed as soon as the match is there: both are on their way at once.
    void fetchBoard();
    // Before anything of the match is: who comes to watch with others may want to see no more than they do.
    const [isTogether, { TheatrePage }] = await Promise.all([
      isWatchedTogether(match, location.hash),
      import('./theatre/TheatrePage.tsx'),
    ]);
    if (!isTogether) return <TheatrePage id={match} go={go} />;
    const { CompanyPage } = await import('./company/CompanyPage.tsx');
    return <CompanyPage id={match} go={go} />;
  }
  if (isAt(FORK_PATH)) {
    void fetchBoard();
    const { ForkPage } = await import('./fork/ForkPage.tsx');
    return <ForkPage />;
  }
  if (isAt(CASE_PATH)) {
    void fetchBoard();
    const { CasePage } = await import('./case/CasePage.tsx');
    return <CasePage path={location.pathname} go={go} />;
  }
  if (isAt(GAMES_PATH)) {
    const { GamesPage } = await import('./games/GamesPage.tsx');
    return <GamesPage />;
  }
  if (isRulesPath(location.pathname)) {
    const { RulesPage } = await import('./pages/RulesPage.tsx');
    return <RulesPage />;
  }
  if (location.pathname.startsWith(LEARN_PATH)) {
    const { LearnPage } = await fetchLessons();
    void fetchBoard();
    return <LearnPage path={location.pathname} go={go} />;
  }
  return <HomePage {...{ prepare, go }} {...(atTable ? { refusal: 'no-such-table' } : {})} />;
}

/** When the engine is asked for at the latest: on a slow line its answer comes just when the table's page is there. */
const BOARD_AFTER_MS = 5000;

/** Somebody is about to go to a table. */
function prepare(): void {
  // The line first: it is opened while the rest is on its way.
  void fetchLine();
  // One after the other: side by side on a narrow line, what is needed first would come last.
  void fetchTable().then(fetchBoard);
  // The first picture of a map, which is there before the engine is.
  new Image().src = PICTURE_URLS.reactor;
  setTimeout(fetchBoard, BOARD_AFTER_MS);
}

/** To another page without loading this one again: what is here stays, and nothing goes dark in between. */
async function go(path: string): Promise<void> {
  // It may be older than the server that can be reached again by now.
  if (isKeptPage()) return location.assign(path);
  history.pushState(null, '', path);
  addEventListener('popstate', () => location.reload(), { once: true });
  await show();
}

async function show(): Promise<void> {
  if (app) render(await page(), app);
}

await show();
// From the entrance all ways lead to a page that waits for them.
void fetchWords();
keepForOffline();
