import './look/fonts.ts';
import './look/look.css';
import { render } from 'preact';
import { readMatchId } from '#shared/wire/match-path.ts';
import { readTableCode } from '#shared/wire/table-code.ts';

const app = document.getElementById('app');
if (app) render(await page(), app);

/** The home page must stay light: what a table needs is loaded only for a table. */
async function page() {
  const atTable = location.pathname.startsWith('/t/');
  const code = atTable ? readTableCode(location.pathname) : undefined;
  if (code) {
    const { TablePage } = await import('./table/TablePage.tsx');
    return <TablePage code={code} />;
  }
  const match = readMatchId(location.pathname);
  if (match) {
    // The board is needed as soon as the match is there: both are on their way at once.
    void import('./board/board.ts');
    const { TheatrePage } = await import('./theatre/TheatrePage.tsx');
    return <TheatrePage id={match} />;
  }
  const { HomePage } = await import('./home/HomePage.tsx');
  return <HomePage {...(atTable ? { refusal: 'no-such-table' } : {})} />;
}
