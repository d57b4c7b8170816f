import '#client/look/fonts.ts';
import '#client/look/look.css';
import { render } from 'preact';
import { TableScreen } from '#client/table/TablePage.tsx';
import { LINES, matchSession, waitingSession } from './local-session.ts';
import { SCENES } from './scenes.ts';

/** The client's own screens without a server: `?scene=` names what is shown. */
const scene = new URLSearchParams(location.search).get('scene') ?? 'first-turn';
const made = SCENES[scene];
const session = made ? matchSession(made) : waitingSession(LINES[scene]);
const app = document.getElementById('app');
if (app) render(<TableScreen code="QKRTB" connection={session} />, app);
