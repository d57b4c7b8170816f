import { BlendModes } from 'phaser';
import { heatTint } from '#client/look/heat-ramp.ts';
import { depthOf } from './drawn-texture.ts';
import type { Effect } from './effect.ts';
import type { EffectStage } from './effect-stage.ts';

type Of<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>;

/** The figure cools from white to an outline. */
export function cool(on: EffectStage, { at }: Of<'death'>): void {
  for (const each of at) {
    const token = on.tokenOf(each);
    if (!token) continue;
    const { area } = token;
    const figure = on.figure(token);
    const heat = on.heat(token);
    on.at(0, () => {
      figure?.setVisible(false);
      heat?.setVisible(false);
    });
    // White-hot once more, then the floor around him goes through the ramp with him.
    const flash = on.glow(area, area.width * 4.6);
    on.during(flash, { from: 0, to: 0.05 }, { alpha: 1 });
    on.during(flash, { from: 0.08, to: 0.4 }, { alpha: 0, scale: '*=0.8' });
    const ember = on.light('core-breath', area, area.width * 3.4).setDepth(depthOf('heat') + 0.5);
    const floor = { at: 0.8 };
    on.during(
      floor,
      { from: 0, to: 0.78 },
      {
        at: 0.3,
        onStart: () => ember.setAlpha(0.85),
        onUpdate: () => ember.setTint(heatTint(floor.at)),
      },
    );
    on.during(ember, { from: 0.6, to: 0.88 }, { alpha: 0, scale: '*=0.75' });
    const body = on.piece(`${each.character}-silhouette`, area, area.width * 0.86);
    const warm = { at: 1 };
    on.during(
      warm,
      { from: 0, to: 0.78 },
      {
        at: 0.12,
        ease: 'Sine.easeIn',
        onStart: () => body.setAlpha(1),
        onUpdate: () => body.setTint(heatTint(warm.at)),
      },
    );
    on.during(body, { from: 0.62, to: 0.85 }, { alpha: 0 });
    const outline = on.piece(`${each.character}-dead`, area, area.width * 0.86);
    on.during(outline, { from: 0.55, to: 0.85 }, { alpha: 1 });
  }
}

/** A bright line goes over the map; behind it all people glow white-hot, all alike. */
export function sweep(on: EffectStage): void {
  const { x, y, width, height } = on.map;
  const left = x - width / 2;
  const line = on
    .block({ x: left, y, width: 10, height: height + 60 }, 0xdff6ff)
    .setBlendMode(BlendModes.SCREEN);
  const veil = on
    .block({ x, y, width: width + 60, height: height + 60 }, 0x26338f)
    .setBlendMode(BlendModes.SCREEN);
  on.during(veil, { from: 0, to: 0.1 }, { alpha: 0.2 });
  on.during(veil, { from: 0.7, to: 1 }, { alpha: 0 });
  on.during(line, { from: 0, to: 0.04 }, { alpha: 0.9 });
  on.during(line, { from: 0.02, to: 0.6 }, { x: left + width, ease: 'Linear' });
  on.during(line, { from: 0.58, to: 0.64 }, { alpha: 0 });
  for (const { area, figure } of on.tokens) {
    if (figure.type !== 'character') continue;
    const start = 0.02 + 0.58 * ((area.x - left) / width);
    const hot = on.glow(area, area.width * 3.4);
    on.during(hot, { from: start, to: start + 0.05 }, { alpha: 1 });
    on.during(hot, { from: 0.8, to: 1 }, { alpha: 0 });
  }
}
