import { DIRECTIONS, edgeOf } from '#shared/map/index.ts';
import { isTwoRoom } from '#shared/vocabulary/index.ts';
import type { Effect } from './effect.ts';
import type { EffectStage } from './effect-stage.ts';
import { plateArea } from './geometry.ts';

type Of<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>;

/** Something comes up out of the floor: it swells twice, then dust and cold violet light break out. */
export function spawn(on: EffectStage, { room }: Of<'spawn'>): void {
  const area = on.roomArea(room);
  if (!area) return;
  const hole = on.piece('smoke', area, 150).setTint(0x07060c);
  on.during(hole, { from: 0, to: 0.3 }, { alpha: 1, scale: '*=1.3' });
  const breach = on.light('flash', area, 150).setTint(0xb58cff);
  on.during(breach, { from: 0.42, to: 0.62 }, { alpha: { from: 1, to: 0 }, scale: '*=1.5', angle: 30 });
  on.during(hole, { from: 0.75, to: 1 }, { alpha: 0 });
  for (const [from, to] of [
    [0, 0.18],
    [0.2, 0.4],
    [0.42, 0.9],
  ] as const) {
    const pulse = on.light('heat-parasite', area, 170);
    on.during(pulse, { from, to }, { alpha: { from: 1, to: 0 }, scale: '*=2.2', ease: 'Quad.easeOut' });
  }
  const dotted = on.piece('spawn', area, 130);
  on.during(dotted, { from: 0, to: 0.1 }, { alpha: 1 });
  on.during(dotted, { from: 0.2, to: 0.5 }, { alpha: 0, scale: '*=1.15' });
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * 2 * Math.PI;
    const out = { x: area.x + Math.cos(angle) * 78, y: area.y + Math.sin(angle) * 60 };
    const dust = on
      .piece('smoke', area, 60)
      .setTint(0x5a6170)
      .setAngle(i * 51);
    const swell = { ...out, alpha: { from: 0.8, to: 0 }, scale: '*=2', ease: 'Cubic.easeOut' };
    on.during(dust, { from: 0.42 + (i % 3) * 0.03, to: 0.95 }, swell);
    const splinter = on.light('ember', area, 14).setTint(0xc9a2ff);
    const flight = { x: area.x + Math.cos(angle + 0.4) * 96, y: area.y + Math.sin(angle + 0.4) * 74 };
    on.during(
      splinter,
      { from: 0.42, to: 0.8 },
      { ...flight, alpha: { from: 1, to: 0 }, ease: 'Quart.easeOut' },
    );
  }
  on.shake(0.42, 0.003);
}

/** A torch goes over the walls; drawers and papers come out. */
export function search(on: EffectStage, { room }: Of<'search'>): void {
  const area = on.roomArea(room);
  if (!area) return;
  const { x, y, width, height } = area;
  const torch = on
    .light('spill', { x, y: y + height * 0.1 }, width)
    .setAngle(120)
    .setTint(0xfff2d0);
  const beam = on.light('core-breath', { x, y: y + height * 0.1 }, width * 0.9);
  on.during(beam, { from: 0, to: 0.2 }, { alpha: 0.8 });
  on.during(beam, { from: 0.6, to: 1 }, { alpha: 0 });
  on.during(torch, { from: 0, to: 0.85 }, { angle: 300, ease: 'Sine.easeInOut' });
  on.during(torch, { from: 0, to: 0.15 }, { alpha: 0.9 });
  on.during(torch, { from: 0.75, to: 1 }, { alpha: 0 });
  for (let i = 0; i < 6; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const row = y + height * (-0.22 + 0.2 * Math.floor(i / 2));
    const wall = { x: x + side * width * 0.4, y: row };
    const drawer = on.block({ ...wall, width: 30, height: 20 }, 0x9fc4d6);
    const start = 0.1 + i * 0.1;
    on.during(
      drawer,
      { from: start, to: start + 0.2 },
      { alpha: { from: 0, to: 0.75 }, x: wall.x - side * 26 },
    );
    on.during(drawer, { from: start + 0.2, to: 1 }, { alpha: 0 });
  }
}

/** Two sealed cards cross in an arc, alike whatever they are; the room they meet in is framed. */
export function trade(on: EffectStage, { room, between: [a, b] }: Of<'trade'>): void {
  const [from, to, area] = [on.tokenOf(a), on.tokenOf(b), on.roomArea(room)];
  if (!from || !to) return;
  if (area) {
    const frame = on.frame({ ...area, width: area.width - 8, height: area.height - 8 }, 0xf2b134);
    on.during(frame, { from: 0, to: 0.1 }, { alpha: 1 });
    on.during(frame, { from: 0.82, to: 1 }, { alpha: 0 });
  }
  for (const [start, end, side] of [
    [from.area, to.area, -1],
    [to.area, from.area, 1],
  ] as const) {
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const away = Math.hypot(dx, dy) || 1;
    // Each keeps to the left of its own way: so they pass each other.
    const aside = { x: (dy / away) * 50, y: (-dx / away) * 50 };
    const lift = away < 40 ? 30 * side : 0;
    for (const late of [0.06, 0.03, 0]) {
      const card = on.sealedCard(start);
      const way = { at: 0 };
      const follow = () => {
        const bow = Math.sin(way.at * Math.PI);
        card.setPosition(start.x + dx * way.at + aside.x * bow, start.y + dy * way.at + aside.y * bow + lift);
        card.setScale(1 + bow * 0.25).setAngle(side * bow * 14);
      };
      follow();
      on.during(card, { from: late, to: 0.12 + late }, { alpha: late === 0 ? 1 : 0.28 });
      on.during(
        way,
        { from: 0.18 + late, to: 0.78 + late },
        { at: 1, ease: 'Sine.easeInOut', onUpdate: follow },
      );
      on.during(card, { from: 0.86, to: 1 }, { alpha: 0 });
    }
  }
}

/** Every security door at once; how far they are is in the picture, here is the light that tells where. */
export function doors(on: EffectStage, { open }: Of<'doors'>): void {
  for (const placed of on.placed) {
    const { x, y, width, height } = plateArea(placed.cell);
    const sides = DIRECTIONS.filter((side) => edgeOf(placed, side) === 'security').map((side) => {
      const angle = (DIRECTIONS.indexOf(side) * Math.PI) / 2;
      return { x: x + Math.sin(angle) * (width / 2 - 18), y: y - Math.cos(angle) * (height / 2 - 18) };
    });
    for (const at of isTwoRoom(placed.location) ? [...sides, { x, y }] : sides) {
      const glow = on.light('core-breath', at, 140).setTint(open ? 0x9fffd0 : 0xf2b134);
      on.during(glow, { from: 0, to: 0.25 }, { alpha: 1, scale: '*=1.2' });
      on.during(glow, { from: 0.4, to: 1 }, { alpha: 0 });
    }
  }
}
