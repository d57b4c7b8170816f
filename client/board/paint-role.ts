import type { Role } from '#shared/play/index.ts';
import { ink, type Pot } from './ink.ts';

type Pen = CanvasRenderingContext2D;

/** What glows around who is ill, from the inside out: the Host through the whole ramp. */
const HEAT: Readonly<Record<Role, readonly Pot[]>> = {
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

/** The mark over it, so that nothing depends on colour: a star for the Infected, a ringed one for the Host. */
export function paintRoleMark(pen: Pen, role: Role): void {
  if (role === 'human') return;
  const isHost = role === 'host';
  pen.save();
  pen.translate(21, -20);
  pen.fillStyle = ink('ground');
  pen.strokeStyle = ink(isHost ? 'hot' : 'heat');
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.arc(0, 0, 13.5, 0, 7);
  pen.fill();
  if (isHost) pen.stroke();
  pen.fillStyle = pen.strokeStyle;
  pen.beginPath();
  for (let corner = 0; corner < 12; corner++) {
    const [reach, angle] = [corner % 2 === 0 ? (isHost ? 9.5 : 12) : 4.5, (corner * Math.PI) / 6];
    pen.lineTo(reach * Math.sin(angle), -reach * Math.cos(angle));
  }
  pen.fill();
  pen.restore();
}
