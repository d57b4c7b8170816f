import { ROLE_MARKS } from '#client/look/role-marks.ts';
import type { Role } from '#shared/play/index.ts';
import { ink, type PaletteColour } from './palette.ts';

type Pen = CanvasRenderingContext2D;

/** What glows around who is ill, from the inside out: the Host through the whole ramp. */
const HEAT: Readonly<Record<Role, readonly PaletteColour[]>> = {
  human: [],
  infected: ['heat'],
  host: ['hot', 'wound', 'heat'],
};
const RIM = 24;
const EDGE = 36;

/** The heat under a token. */
export function paintHeat(pen: Pen, role: Role): void {
  const pots = HEAT[role];
  if (pots.length === 0) return;
  const glow = pen.createRadialGradient(0, 2, RIM, 0, 2, EDGE);
  for (const [i, pot] of pots.entries()) glow.addColorStop(i / pots.length, ink(pot));
  glow.addColorStop(1, `${ink('heat')}00`);
  pen.fillStyle = glow;
  pen.fillRect(-EDGE, -EDGE, 2 * EDGE, 2 * EDGE);
}

/** The mark over it, so that nothing depends on colour. */
export function paintRoleMark(pen: Pen, role: Role): void {
  if (role === 'human') return;
  pen.save();
  pen.translate(21, -20);
  pen.fillStyle = ink('ground');
  pen.beginPath();
  pen.arc(0, 0, 15, 0, 7);
  pen.fill();
  pen.scale(26 / 24, 26 / 24);
  pen.translate(-12, -12);
  pen.fillStyle = ink(role === 'host' ? 'hot' : 'heat');
  pen.fill(new Path2D(ROLE_MARKS[role]));
  pen.restore();
}
