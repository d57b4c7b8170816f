import { growthCell } from './cell.ts';
import { type Element, writeElement } from './element.ts';
import { laid, lifted, type Point, readPoints, rotated, round, written } from './perspective.ts';
import { drum, type Eye, prism, tube } from './solids.ts';
import { tiles } from './tiles.ts';
import { MATERIALS, type Material, type MaterialName } from './tone.ts';

type Attributes = Element['attributes'];

/**
 * Builds an element of a floor plan. What has a `data-height` becomes a solid of its class's material, what
 * has a `data-at` is lifted to that height; anything else lies on the floor as drawn.
 */
export function built(element: Element, eye: Eye): string {
  const { tag, attributes, children } = element;
  const {
    'data-when': when,
    'data-height': height,
    'data-at': at,
    'data-place': place,
    class: kind = '',
  } = attributes;
  if (when && (when === 'used') === eye.tone.isLit) return '';
  if (kind === 'tiles') return tiles(attributes, eye.tone);
  if (kind === 'paper') return paper(attributes, eye);
  if (kind === 'drawer') return drawer(attributes, eye);
  if (kind.startsWith('cell')) return growthCell(readPoints(attributes['points'] ?? ''), attributes, eye);
  if (place) return placed(element, readPoints(place)[0] ?? [0, 0], eye);
  if (height && tag === 'circle') return cylinder(attributes, kind, Number(height), eye);
  if (height) return solid(element, kind, eye);
  if (kind.startsWith('tube')) {
    const material = materialOf(kind);
    return tube(
      pointsOf(element),
      { height: Number(at), width: Number(attributes['stroke-width']), material },
      eye,
    );
  }
  if (at) return raised(element, Number(at), eye);
  if (tag === 'g' && !attributes['filter'] && !attributes['transform']) {
    return children.map((child) => built(child, eye)).join('');
  }
  const drawn = writeElement(toned(element, eye));
  return eye.lie === 'turned' ? `<g transform="rotate(180 150 200)">${drawn}</g>` : drawn;
}

const isMaterial = (name: string): name is MaterialName => name in MATERIALS;

function materialOf(kind: string): Material {
  const name = kind.split(' ').find(isMaterial);
  if (!name) throw new RangeError(`no material in class "${kind}"`);
  return MATERIALS[name];
}

/** The corners of a rectangle, polygon or line, turned as its `transform` says. */
function pointsOf({ tag, attributes }: Element): readonly Point[] {
  const points = tag === 'rect' ? corners(attributes) : readPoints(attributes['points'] ?? '');
  const [, degrees, x, y] =
    /^rotate\(([-\d.]+)[ ,]([-\d.]+)[ ,]([-\d.]+)\)$/.exec(attributes['transform'] ?? '') ?? [];
  if (!degrees) return points;
  return points.map((point) => rotated(point, Number(degrees), [Number(x), Number(y)]));
}

function corners(attributes: Attributes): readonly Point[] {
  const number = (name: string) => Number(attributes[name]);
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function solid(element: Element, kind: string, eye: Eye): string {
  const { 'data-from': from = '0', 'data-height': height, fill } = element.attributes;
  const material = materialOf(kind);
  return prism(
    pointsOf(element),
    {
      from: Number(from),
      to: Number(from) + Number(height),
      material,
      top: fill ?? material[2],
      hasShadow: !kind.includes('no-shadow'),
      hasRim: !kind.includes('no-rim'),
    },
    eye,
  );
}

function cylinder({ cx, cy, r, fill }: Attributes, kind: string, to: number, eye: Eye): string {
  const material = materialOf(kind);
  const top = fill ?? material[2];
  return drum(
    [Number(cx), Number(cy)],
    Number(r),
    { to, material, top },
    { eye, isClosed: kind.includes('closed') },
  );
}

/** A line or a surface at a height. */
function raised(element: Element, height: number, eye: Eye): string {
  const { tag, attributes } = toned(element, eye);
  if (tag === 'circle') {
    const [x, y] = lifted(laid([Number(attributes['cx']), Number(attributes['cy'])], eye.lie), height);
    return writeElement({
      tag,
      attributes: { ...attributes, cx: String(round(x)), cy: String(round(y)) },
      children: [],
    });
  }
  const points = pointsOf(element).map((point) => lifted(laid(point, eye.lie), height));
  const { points: _, x, y, width, height: high, transform, ...rest } = attributes;
  const shape = tag === 'polyline' ? 'polyline' : 'polygon';
  const fill = rest['fill'] ?? (shape === 'polyline' ? 'none' : '#000');
  return writeElement({ tag: shape, attributes: { ...rest, points: written(points), fill }, children: [] });
}

/** A drawing of its own around a point of the room, which turns with the plate. */
function placed({ attributes, children }: Element, point: Point, eye: Eye): string {
  const { 'data-at': at = '0', 'data-turn': turn = '0' } = attributes;
  const [x, y] = lifted(laid(point, eye.lie), Number(at));
  const angle = Number(turn) + (eye.lie === 'turned' && !attributes['data-upright'] ? 180 : 0);
  const inside = children.map((child) => writeElement(toned(child, eye))).join('');
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${angle})">${inside}</g>`;
}

/** Its colours as the lamp leaves them. */
function toned(element: Element, eye: Eye): Element {
  const { tone } = eye;
  const { class: kind = '', fill, stroke } = element.attributes;
  const line = kind.includes('edge') ? tone.edge : tone.face;
  const { 'data-at': _, 'data-when': __, class: ___, ...rest } = element.attributes;
  return {
    tag: element.tag,
    attributes: {
      ...rest,
      ...(fill && { fill: stroke || !kind.includes('edge') ? tone.face(fill) : tone.edge(fill) }),
      ...(stroke && { stroke: line(stroke) }),
    },
    children: element.children.map((child) => toned(child, eye)),
  };
}

function paper({ x, y, 'data-turn': turn = '0' }: Attributes, { lie, tone }: Eye): string {
  const [px, py] = laid([Number(x), Number(y)], lie);
  return `<g transform="translate(${round(px)} ${round(py)}) rotate(${turn})"><rect x="-6" y="-8" width="12" height="16" fill="#02060a" opacity=".5" transform="translate(1.5 2)"/><rect x="-6" y="-8" width="12" height="16" fill="${tone.edge('#b9d0dc')}" opacity=".85"/><path d="M-3.5-4.500h7M-3.500-1.500h7M-3.500 1.500h4" stroke="${tone.face('#4a6270')}"/></g>`;
}

/** A drawer pulled out: a low box one looks into. */
function drawer(attributes: Attributes, eye: Eye): string {
  const box = {
    tag: 'rect',
    attributes: { ...attributes, 'data-height': '12', fill: '#05090d' },
    children: [],
  };
  const inner = corners(attributes).map(
    ([x, y], i): Point => [x + (i === 0 || i === 3 ? 2 : -2), y + (i < 2 ? 2 : -2)],
  );
  const line = written(inner.map((point) => lifted(laid(point, eye.lie), 12)));
  return `${solid(box, 'steel', eye)}<polygon points="${line}" fill="none" stroke="${eye.tone.edge('#7199b3')}" stroke-width="1.4" opacity=".8"/>`;
}
