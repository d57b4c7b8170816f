import '#client/look/fonts.ts';
import '#client/look/look.css';
import './gallery.css';
import './stage-index.css';
import { render, type VNode } from 'preact';
import { HomePage } from '#client/home/HomePage.tsx';
import { TableScreen } from '#client/pages/TablePage.tsx';
import { CeremonyStage } from './CeremonyStage.tsx';
import { CEREMONY_SCENES } from './ceremony-scenes.ts';
import { EffectSheet } from './EffectSheet.tsx';
import { Gallery } from './Gallery.tsx';
import { isSheet, isShown, type Sheet } from './groups.ts';
import { LINES, matchSession, waitingSession } from './local-session.ts';
import { SoundSheet } from './SoundSheet.tsx';
import { StageIndex } from './StageIndex.tsx';
import { SCENES } from './scenes.ts';

const PAGES: Readonly<Record<Sheet, () => VNode>> = {
  home: () => <HomePage prepare={() => {}} go={async () => {}} />,
  art: () => <Gallery />,
  effects: () => <EffectSheet />,
  sounds: () => <SoundSheet />,
};

/** The client's own screens without a server: `?scene=` names what is shown, without it there is a list. */
const scene = new URLSearchParams(location.search).get('scene') ?? '';
const app = document.getElementById('app');
if (app) render(shown(), app);

function shown() {
  if (!isShown(scene)) return <StageIndex />;
  if (isSheet(scene)) return PAGES[scene]();
  const ceremony = CEREMONY_SCENES[scene];
  if (ceremony) return <CeremonyStage scene={ceremony()} />;
  const made = SCENES[scene];
  return <TableScreen code="QKRTB" connection={made ? matchSession(made) : waitingSession(LINES[scene])} />;
}
