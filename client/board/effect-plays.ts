import { heatTint } from '#client/look/heat-ramp.ts';
import { DIRECTIONS } from '#shared/map/index.ts';
import type { Effect, Shielded, Threat, Wound } from './effect.ts';
import { blast, burn } from './effect-fire.ts';
import { cool, sweep } from './effect-heat.ts';
import { doors, search, spawn, trade } from './effect-rooms.ts';
import type { EffectStage } from './effect-stage.ts';
import type { Point } from './geometry.ts';
import { bearing } from './paths.ts';
import type { Token } from './tokens.ts';

type Of<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>;

/** Where people want no motion only the numbers are shown: what they lost and got. */
export function play(on: EffectStage, effect: Effect, how: 'moving' | 'still'): void {
  if (how === 'still') return playStill(on, effect);
  switch (effect.type) {
    case 'shot':
      return shot(on, effect);
    case 'stab':
      return stab(on, effect);
    case 'blast':
      return blast(on, effect);
    case 'bite':
      return bite(on, effect);
    case 'armor':
      return armor(on, effect);
    case 'wound':
      return wound(on, effect);
    case 'heal':
      return heal(on, effect);
    case 'death':
      return cool(on, effect);
    case 'spawn':
      return spawn(on, effect);
    case 'crawl':
      return crawl(on, effect);
    case 'search':
      return search(on, effect);
    case 'trade':
      return trade(on, effect);
    case 'doors':
      return doors(on, effect);
    case 'scan':
      return sweep(on);
    case 'fire':
      return burn(on, effect);
  }
}

function playStill(on: EffectStage, effect: Effect): void {
  if (effect.type === 'bite') for (const each of effect.at) threat(on, each);
  if (effect.type === 'armor') for (const each of effect.at) held(on, each);
  if (effect.type === 'wound') for (const each of effect.at) number(on, each, 'still');
  if (effect.type === 'heal') plus(on, effect, 'still');
}

/** Tracers one after the other, a muzzle flash and one where it hits. */
function shot(on: EffectStage, { from, at }: Of<'shot'>): void {
  const shooter = on.tokenOf(from);
  if (!shooter) return;
  for (const [i, hit] of at.entries()) {
    const target = on.tokenOf(hit);
    if (!target) continue;
    const [a, b] = [shooter.area, target.area];
    const start = (i / at.length) * 0.3;
    const angle = bearing(a, b);
    const muzzle = {
      x: a.x + Math.sin((angle * Math.PI) / 180) * a.width * 0.5,
      y: a.y - Math.cos((angle * Math.PI) / 180) * a.width * 0.5,
    };
    const flash = on.light('flash', muzzle, 90).setAngle(angle);
    on.during(flash, { from: start, to: start + 0.1 }, { alpha: { from: 1, to: 0 } });
    const tracer = on.light('tracer', muzzle, 150).setAngle(angle - 90);
    tracer.scaleY *= 1.6;
    on.during(
      tracer,
      { from: start, to: start + 0.22 },
      {
        x: b.x,
        y: b.y,
        alpha: { from: 1, to: 1 },
        ease: 'Quad.easeIn',
        onComplete: () => tracer.setAlpha(0),
      },
    );
    const strike = on.light('flash', b, 130).setAngle(angle + 40);
    on.during(
      strike,
      { from: start + 0.22, to: start + 0.45 },
      { alpha: { from: 1, to: 0 }, scale: '*=1.3' },
    );
    const sparks = on.light('sparks', b, 120).setAngle(angle - 90);
    on.during(sparks, { from: start + 0.22, to: start + 0.6 }, { alpha: { from: 1, to: 0 }, scale: '*=1.5' });
    on.shake(start + 0.22, 0.003);
  }
}

/** Lunge and back, with what warms the floor; a knife that misses cuts the air. */
function stab(on: EffectStage, { from, at, hit }: Of<'stab'>): void {
  const [a, b] = [on.tokenOf(from), on.tokenOf(at)];
  if (!a || !b) return;
  const away = Math.hypot(b.area.x - a.area.x, b.area.y - a.area.y) || 1;
  const [dx, dy] = [(b.area.x - a.area.x) / away, (b.area.y - a.area.y) / away];
  const reach = Math.min(70, away * 0.5);
  for (const body of [on.figure(a), on.heat(a)]) {
    if (!body) continue;
    on.during(body, { from: 0.02, to: 0.1 }, { x: a.area.x - dx * 9, y: a.area.y - dy * 9 });
    const lunge = { x: a.area.x + dx * reach, y: a.area.y + dy * reach, ease: 'Quad.easeIn' };
    on.during(body, { from: 0.1, to: 0.2 }, lunge);
    on.during(body, { from: 0.32, to: 0.7 }, { x: a.area.x, y: a.area.y, ease: 'Sine.easeOut' });
  }
  const angle = bearing(a.area, b.area);
  // A cut is quicker than the eye: there at once, gone slowly.
  for (const [lean, wide] of hit ? [[-35, 210] as const, [28, 150] as const] : [[-35, 150] as const]) {
    const slash = on.light('tracer', b.area, wide).setAngle(angle + lean);
    const [long, thick] = [slash.scaleX, slash.scaleY * 3.2];
    slash.setScale(long * 0.2, thick);
    on.during(slash, { from: 0.18, to: 0.24 }, { alpha: hit ? 1 : 0.4, scaleX: long, ease: 'Quad.easeOut' });
    on.during(slash, { from: 0.28, to: 0.55 }, { alpha: 0, scaleY: thick * 0.2 });
  }
  if (!hit) return;
  const flash = on.light('flash', b.area, 90).setAngle(angle);
  on.during(flash, { from: 0.2, to: 0.34 }, { alpha: { from: 1, to: 0 }, scale: '*=1.4' });
  for (const lean of [-90, -50]) {
    const sparks = on.light('sparks', b.area, 110).setAngle(angle + lean);
    on.during(sparks, { from: 0.2, to: 0.6 }, { alpha: { from: 1, to: 0 }, scale: '*=1.7' });
  }
  recoil(on, b, { x: dx * 16, y: dy * 16 });
  on.shake(0.2, 0.004);
}

/** Whoever is struck is thrown back a little. */
function recoil(on: EffectStage, token: Token, by: Point): void {
  for (const body of [on.figure(token), on.heat(token)]) {
    if (!body) continue;
    const { x, y } = token.area;
    on.during(body, { from: 0.2, to: 0.27 }, { x: x + by.x, y: y + by.y, ease: 'Quad.easeOut' });
    on.during(body, { from: 0.3, to: 0.6 }, { x, y, ease: 'Sine.easeInOut' });
  }
}

/** All bite together: jaws of light shut around everybody. */
function bite(on: EffectStage, { at }: Of<'bite'>): void {
  for (const hit of at) {
    const target = on.tokenOf(hit);
    if (!target) continue;
    const { x, y, width } = target.area;
    for (const side of [1, -1] as const) {
      const jaw = on.light('jaw', { x, y: y - side * width * 0.75 }, width * 1.5).setFlipY(side < 0);
      on.during(jaw, { from: 0, to: 0.2 }, { alpha: 1 });
      on.during(jaw, { from: 0.12, to: 0.36 }, { y: y - side * width * 0.36, ease: 'Cubic.easeIn' });
      on.during(jaw, { from: 0.6, to: 0.95 }, { alpha: 0, y: y - side * width * 0.7 });
    }
    const hot = on.glow(target.area, width * 3);
    on.during(hot, { from: 0.34, to: 0.95 }, { alpha: { from: 1, to: 0 } });
    threat(on, hit);
  }
  on.shake(0.36, 0.005);
}

/** How many bite: beside the jaws, so that the emblem stays to be read. */
function threat(on: EffectStage, { wounds, ...hit }: Threat): void {
  const target = on.tokenOf(hit);
  if (!target) return;
  const { x, y, width } = target.area;
  const words = on.text(`${wounds}`, { x, y: y - width * 0.95 }, { colour: '#ffd64a', size: 44 });
  on.during(words, { from: 0.3, to: 0.4 }, { alpha: 1 });
}

/** What a card took away: so many wounds before, so many left. */
function held(on: EffectStage, { wounds, ...hit }: Shielded): void {
  const target = on.tokenOf(hit);
  if (!target || !wounds) return;
  const { x, y, width } = target.area;
  const at = { x, y: y - width * 0.95 };
  const words = on.text(`${wounds.before} → ${wounds.left}`, at, { colour: '#dff3ff', size: 44 });
  on.during(words, { from: 0.1, to: 0.2 }, { alpha: 1 });
  on.during(words, { from: 0.9, to: 1 }, { alpha: 0 });
}

/** A hexagon that holds, and sparks; what it held back stands above. */
function armor(on: EffectStage, { at }: Of<'armor'>): void {
  for (const hit of at) {
    const target = on.tokenOf(hit);
    if (!target) continue;
    held(on, hit);
    const { width } = target.area;
    const shield = on.light('armor', target.area, width * 1.1);
    on.during(
      shield,
      { from: 0, to: 0.2 },
      { alpha: { from: 0.2, to: 1 }, scale: '*=1.4', ease: 'Back.easeOut' },
    );
    on.during(shield, { from: 0.6, to: 1 }, { alpha: 0 });
    for (const [i, angle] of [20, 140, 260].entries()) {
      const sparks = on.light('sparks', target.area, width * 1.1).setAngle(angle);
      const start = 0.18 + i * 0.08;
      on.during(sparks, { from: start, to: start + 0.4 }, { alpha: { from: 1, to: 0 }, scale: '*=1.7' });
    }
  }
}

/** Segments go yellow, red, dark; the number rises. */
function wound(on: EffectStage, { at }: Of<'wound'>): void {
  for (const each of at) {
    number(on, each, 'moving');
    const target = on.tokenOf(each);
    if (!target) continue;
    const hot = on.glow(target.area, target.area.width * 3.2);
    on.during(hot, { from: 0, to: 0.6 }, { alpha: { from: 0.8, to: 0 } });
    const { figure } = target;
    if (figure.type !== 'character' || !('hp' in each)) continue;
    for (let i = 0; i < each.wounds; i++) {
      const segment = on.piece(`${figure.character}-health`, target.area, target.area.width * 1.06);
      segment.setAngle((each.hp + i) * 90);
      const heat = { at: 0.97 };
      on.during(
        heat,
        { from: 0.1 + i * 0.1, to: 1 },
        {
          at: 0.3,
          onUpdate: () =>
            segment.setTint(heatTint(heat.at)).setAlpha(heat.at < 0.45 ? (heat.at - 0.3) / 0.15 : 1),
        },
      );
    }
  }
  on.shake(0.05, 0.003);
}

/** A cool light goes up through somebody, and the segment is there again. */
function heal(on: EffectStage, effect: Of<'heal'>): void {
  plus(on, effect, 'moving');
  const target = on.tokenOf(effect.at);
  if (target?.figure.type !== 'character') return;
  const { area, figure } = target;
  for (let i = 0; i < 2; i++) {
    const light = on.light('core-breath', area, area.width * 1.3).setTint(HEALING);
    const start = i * 0.16;
    on.during(light, { from: start, to: start + 0.2 }, { alpha: 1, scale: '*=1.5', ease: 'Quad.easeOut' });
    on.during(light, { from: start + 0.2, to: start + 0.6 }, { alpha: 0, scale: '*=1.3' });
  }
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * 2 * Math.PI;
    const at = {
      x: area.x + Math.cos(angle) * area.width * 0.5,
      y: area.y + Math.sin(angle) * area.width * 0.4,
    };
    const mote = on.light('ember', at, 20).setTint(HEALING);
    const rise = { alpha: { from: 1, to: 0 }, y: at.y - 46, ease: 'Sine.easeOut' };
    on.during(mote, { from: 0.06 + i * 0.05, to: 0.6 + i * 0.05 }, rise);
  }
  const ring = on.piece(`${figure.character}-health`, area, area.width * 1.06).setTint(HEALING);
  ring.setAngle((effect.hp - 1) * 90);
  on.during(ring, { from: 0.1, to: 0.25 }, { alpha: 1 });
  on.during(ring, { from: 0.3, to: 0.9 }, { alpha: 0, scale: '*=1.22' });
}

/** The light of an operating lamp: nothing hot heals. */
const HEALING = 0xb9f2e4;
const RISE = 46;

function number(on: EffectStage, each: Wound, how: 'moving' | 'still'): void {
  const target = on.tokenOf(each);
  if (!target || each.wounds === 0) return;
  const { x, y, width } = target.area;
  const words = on.text(`−${each.wounds}`, { x, y: y - width * 0.45 }, { colour: '#ffb43a', size: 46 });
  on.during(words, { from: 0, to: 0.12 }, { alpha: 1 });
  if (how === 'moving') on.during(words, { from: 0, to: 1 }, { y: `-=${RISE}`, ease: 'Quad.easeOut' });
  on.during(words, { from: 0.75, to: 1 }, { alpha: 0 });
}

function plus(on: EffectStage, { at }: Of<'heal'>, how: 'moving' | 'still'): void {
  const target = on.tokenOf(at);
  if (!target) return;
  const { x, y, width } = target.area;
  const words = on.text('+1', { x, y: y - width * 0.45 }, { colour: '#b9f2e4', size: 46 });
  on.during(words, { from: 0, to: 0.12 }, { alpha: 1 });
  if (how === 'moving') on.during(words, { from: 0, to: 1 }, { y: `-=${RISE}`, ease: 'Quad.easeOut' });
  on.during(words, { from: 0.75, to: 1 }, { alpha: 0 });
}

/** All crawl at once; one that meets a wall bumps into it. */
function crawl(on: EffectStage, { direction, moves, kept }: Of<'crawl'>): void {
  for (const { parasite, from, to } of moves) {
    const token = on.tokenOf({ parasite });
    const [here, there] = [on.roomArea(from), on.roomArea(to)];
    if (!token || !here || !there) continue;
    const goal = { x: token.area.x + there.x - here.x, y: token.area.y + there.y - here.y };
    on.lead(token, { room: to, at: goal });
  }
  const angle = (DIRECTIONS.indexOf(direction) * Math.PI) / 2;
  const [dx, dy] = [Math.sin(angle) * 14, -Math.cos(angle) * 14];
  for (const parasite of kept) {
    const token = on.tokenOf({ parasite });
    const body = token && on.figure(token);
    if (!body) continue;
    const { x, y } = token.area;
    on.during(body, { from: 0.1, to: 0.4 }, { x: x + dx, y: y + dy, yoyo: true, ease: 'Quad.easeIn' });
  }
}
