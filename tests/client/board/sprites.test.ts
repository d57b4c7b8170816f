import { describe, expect, test } from 'vitest';
import { partsOf } from '#client/board/figure-parts.ts';
import { NO_HINTS } from '#client/board/hints.ts';
import { labelSize } from '#client/board/paint-label.ts';
import type { Sprite } from '#client/board/sprite.ts';
import { spritesOf } from '#client/board/sprites.ts';
import { tokensOf } from '#client/board/tokens.ts';
import { viewFor } from '#server/dealer/index.ts';
import { parasite, table } from '#tests/server/dealer/table.ts';

type Scenery = NonNullable<Parameters<typeof table>[0]>;

const NEAR = { isBaked: true, pixels: 0.5 };
const MAP = { L09: [1, 0], L05: [0, 1, 180], L17: [0, -1], L12: [-1, 0] } as const;
const viewOf = (other: Scenery = {}) => viewFor(table({ map: MAP, ...other }), 'public');
const sprites = (other: Scenery = {}) => spritesOf(viewOf(other), NO_HINTS, NEAR);

const find = (all: readonly Sprite[], key: string) => {
  const found = all.find((sprite) => sprite.key === key);
  const drawn = found?.drawn;
  return (
    found && {
      ...found,
      frame: drawn?.type === 'baked' ? `${drawn.picture.texture} ${drawn.picture.frame}` : '',
    }
  );
};

describe('a plate from the baked art', () => {
  test('has its lamp on until it is used, and lies as it is turned', () => {
    expect(find(sprites(), 'plate L17')?.frame).toBe('plates parasite-alert');
    expect(find(sprites({ used: ['L17'] }), 'plate L17')?.frame).toBe('plates-used parasite-alert');
    expect(find(sprites(), 'plate L05')?.frame).toBe('plates sick-bay-behind-turned');
  });

  test('its open doorways throw light, security doors are shut and dark until they are opened', () => {
    const shut = sprites();
    expect(find(shut, 'door west L09')?.frame).toBe('pieces security-0');
    expect(find(shut, 'spill west L09')).toBeUndefined();
    expect(find(shut, 'door east L09')?.frame).toBe('pieces doorway');
    expect(find(shut, 'spill east L09')).toMatchObject({ isLight: true, angle: 90 });
    const open = sprites({ doorsOpen: true });
    expect(find(open, 'door west L09')?.frame).toBe('pieces security-3');
    expect(find(open, 'spill west L09')).toMatchObject({ isLight: true, angle: 270 });
  });

  test('C6: two rooms have a door between them', () => {
    expect(find(sprites(), 'door middle L05')).toMatchObject({
      frame: 'pieces security-middle-0',
      area: { x: 0, y: 414 },
    });
    expect(find(sprites({ doorsOpen: true }), 'door middle L05')?.frame).toBe('pieces security-middle-3');
  });

  test('where two doorways meet the gap is lit, once; a shut door keeps it dark', () => {
    const keys = sprites()
      .map(({ key }) => key)
      .filter((key) => key.startsWith('threshold'));
    expect(keys.toSorted()).toEqual(['threshold east L12', 'threshold south L01']);
    expect(find(sprites(), 'threshold east L12')).toMatchObject({ angle: 90, area: { x: -155, y: 0 } });
    expect(find(sprites({ doorsOpen: true }), 'threshold east L01')).toBeDefined();
  });

  test('V1: the Hive is burned once the match has ended so', () => {
    const view = viewOf({ map: { L03: [1, 0, 90] } });
    const ending = { kind: 'hive-burnt', winners: [0] } as const;
    expect(find(spritesOf(view, NO_HINTS, NEAR), 'plate L03')?.frame).toBe('plates hive');
    expect(find(spritesOf({ ...view, ending }, NO_HINTS, NEAR), 'plate L03')?.frame).toBe(
      'plates-used hive-burned',
    );
  });

  test('the Reactor breathes; the lamp of an alert flickers until the room is used', () => {
    expect(find(sprites(), 'core L01')?.idles).toBe('breathes');
    expect(find(sprites(), 'lamp L17')?.idles).toBe('flickers');
    expect(find(sprites({ used: ['L17'] }), 'lamp L17')).toBeUndefined();
  });
});

test('without the art the pen draws each plate as one', () => {
  const keys = spritesOf(viewOf(), NO_HINTS, { isBaked: false, pixels: 0.5 }).map(({ key }) => key);
  expect(keys).toEqual(['plate L01', 'plate L09', 'plate L05', 'plate L17', 'plate L12']);
});

test.each([
  [1, 24],
  [0.5, 24],
  [0.4, 28],
  [0.28, 38],
])('a name is at least 10 of the page’s pixels high: at %f for a unit it has %i units', (pixels, size) => {
  expect(labelSize(pixels)).toBe(size);
  expect(size * pixels).toBeGreaterThanOrEqual(10);
});

describe('a figure', () => {
  const tokens = tokensOf(
    viewOf({ seats: { 0: { hp: { trooper: 3 } } }, parasites: [parasite(5, 'L12')] }),
    [],
  );
  const frames = (key: string, pixels: number) => {
    const token = tokens.find((each) => each.key === key);
    const parts = token ? partsOf(token, { isBaked: true, pixels }) : [];
    return parts.map(({ drawn }) => (drawn.type === 'baked' ? drawn.picture.frame : drawn.painting.key));
  };

  test('is seen from above with four segments of health and its emblem', () => {
    expect(frames('trooper 0', 1)).toEqual([
      'trooper-well',
      'trooper-health',
      'trooper-health',
      'trooper-health',
      'trooper-health',
      'trooper-step-left',
      'trooper-step-right',
      'trooper-red',
      'emblem red',
    ]);
  });

  test('is a clear disc where it would be smaller than 34 pixels', () => {
    expect(frames('trooper 0', 0.28)).toEqual(['disc character red trooper 3 0 ']);
  });

  test('of a parasite is black or grey, and has legs', () => {
    expect(frames('parasite 5', 0.28)).toEqual(['parasite-black-step-1']);
  });
});

test('A6: what armor may still save is told apart on the ring', () => {
  const threats = [{ seat: 1, character: 'trooper', room: 'L01', wounds: 2 } as const];
  const view = { ...viewOf(), awaited: { type: 'armor', by: 0, threats } as const };
  const figure = tokensOf(view, []).find(({ key }) => key === 'trooper 1')?.figure;
  expect(figure).toMatchObject({ hp: 4, doomed: 2 });
});

describe('twins: the same table, once with everybody healthy and once with a Host and an Infected', () => {
  const secret: Scenery = {
    seats: { 0: { infected: { by: 'host', order: 1 } }, 1: { infected: { by: 0, order: 2 } } },
  };
  const seen = (other: Scenery) =>
    (['public', 0, 2] as const).map((audience) => {
      const view = viewFor(table({ map: MAP, ...other }), audience);
      const tokens = tokensOf(view, []);
      const drawn = [...spritesOf(view, NO_HINTS, NEAR), ...tokens.flatMap((token) => partsOf(token, NEAR))];
      return JSON.stringify([drawn, tokens]);
    });

  test('are drawn alike, for the table, the Host himself and anybody else', () => {
    expect(seen(secret)).toEqual(seen({}));
  });
});
