import '#client/play/play.css';
import { useEffect, useRef } from 'preact/hooks';
import { type Board, openBoard } from '#client/board/board.ts';
import type { Effect } from '#client/board/effect.ts';
import { showFirstPicture } from '#client/board/first-picture.ts';
import { NO_HINTS } from '#client/board/hints.ts';
import { HIVE } from '#shared/vocabulary/index.ts';
import { smallView } from './small-station.ts';

const [ANN, BO] = [
  { seat: 0, character: 'trooper' },
  { seat: 1, character: 'android' },
] as const;

const EFFECTS: readonly Effect[] = [
  { type: 'shot', from: BO, at: [ANN, { parasite: 5 }] },
  { type: 'stab', from: ANN, at: { parasite: 0 }, hit: true },
  { type: 'blast', room: 'L01' },
  {
    type: 'bite',
    at: [
      { ...ANN, wounds: 2 },
      { ...BO, wounds: 1 },
    ],
  },
  { type: 'armor', at: [ANN, { ...BO, wounds: { before: 2, left: 1 } }] },
  {
    type: 'wound',
    at: [
      { ...ANN, wounds: 2, hp: 2 },
      { parasite: 0, wounds: 1 },
    ],
  },
  { type: 'heal', at: ANN, hp: 4 },
  { type: 'death', at: [ANN] },
  { type: 'spawn', room: 'L01' },
  {
    type: 'crawl',
    direction: 'east',
    moves: [
      { parasite: 0, from: 'L01', to: 'L12' },
      { parasite: 5, from: 'L01', to: 'L12' },
    ],
    kept: [1, 6],
  },
  { type: 'search', room: 'L01' },
  { type: 'trade', room: 'L01', between: [ANN, BO] },
  { type: 'doors', open: true },
  { type: 'scan' },
  { type: 'fire', room: HIVE },
];

const NOBODY = { point: () => {}, ask: () => {}, hover: () => {} };

declare global {
  /** What the strips ask of the sheet. */
  var effects: { perform(type: Effect['type'], ms: number): void; nearer(factor: number): void };
}

/** Everything the map can play, over a small station. */
export function EffectSheet() {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Board>(undefined);
  useEffect(() => {
    const parent = frame.current;
    if (!parent) return;
    void openBoard(parent, NOBODY, showFirstPicture(parent)).then((opened) => {
      board.current = opened;
      globalThis.effects = {
        perform: (type, ms) => {
          const effect = EFFECTS.find((each) => each.type === type);
          if (effect) opened.perform(effect, ms);
        },
        nearer: opened.zoomBy,
      };
      opened.show({ view: smallView(), hints: NO_HINTS, unmasked: [] });
    });
    return () => board.current?.close();
  }, []);
  return (
    <main>
      <h1>Effects</h1>
      <div class="effect-map">
        <div class="board" ref={frame} role="img" aria-label="map" />
      </div>
      <p class="effect-keys">
        {EFFECTS.map((effect) => (
          <button key={effect.type} type="button" onClick={() => board.current?.perform(effect, 1600)}>
            {effect.type}
          </button>
        ))}
        <button type="button" onClick={() => board.current?.zoomBy(1.6)}>
          nearer
        </button>
      </p>
    </main>
  );
}
