import { ROOM_ICONS } from '#client/look/icons.ts';
import type { RoomKind } from '#shared/vocabulary/index.ts';
import type { Area } from './geometry.ts';
import { ink } from './palette.ts';

type Pen = CanvasRenderingContext2D;
type Floor = (pen: Pen, area: Area) => void;

/** Every kind of room has a floor of its own; the icon lies in it, large and faint. */
export function paintFloor(pen: Pen, kind: RoomKind, area: Area): void {
  pen.save();
  pen.beginPath();
  pen.rect(area.x - area.width / 2, area.y - area.height / 2, area.width, area.height);
  pen.clip();
  pen.translate(area.x, area.y);
  pen.strokeStyle = ink(kind === 'hive' ? 'heat' : 'line');
  pen.globalAlpha = kind === 'hive' ? 0.4 : 0.75;
  pen.lineWidth = 1.5;
  pen.beginPath();
  FLOORS[kind](pen, area);
  pen.stroke();

  const size = Math.min(area.width, area.height) * 0.56;
  pen.translate(-size / 2, -size / 2 + area.height * 0.08);
  pen.scale(size / 24, size / 24);
  pen.globalAlpha = 0.5;
  pen.strokeStyle = ink(kind === 'hive' ? 'heat' : 'wall');
  pen.lineWidth = 0.8;
  pen.stroke(new Path2D(ROOM_ICONS[kind]));
  pen.restore();
}

const FLOORS: Readonly<Record<RoomKind, Floor>> = {
  reactor: (pen) => {
    for (let radius = 60; radius <= 240; radius += 30) {
      pen.moveTo(radius, 16);
      pen.arc(0, 16, radius, 0, 7);
    }
  },
  terminal: (pen, area) => lines(pen, area, { across: 0, down: 16 }),
  hive: (pen, area) => hexagons(pen, area, 30),
  storage: (pen, area) => lines(pen, area, { across: 60, down: 60 }),
  empty: (pen, area) => crosses(pen, area, { apart: 75, size: 2 }),
  run: (pen, area) => {
    for (let x = -area.width; x < area.width; x += 44) {
      for (let y = -area.height / 2; y < area.height / 2; y += 44) {
        pen.moveTo(x, y);
        pen.lineTo(x + 22, y + 22);
        pen.lineTo(x, y + 44);
      }
    }
  },
  'team-search': (pen, area) => crosses(pen, area, { apart: 30, size: 4 }),
  'parasite-alert': (pen, area) => {
    for (let x = -area.height; x < area.width + area.height; x += 26) {
      pen.moveTo(x - area.width / 2, -area.height / 2);
      pen.lineTo(x - area.width / 2 - area.height, area.height / 2);
    }
  },
  'sick-bay': (pen, area) => crosses(pen, area, { apart: 44, size: 9 }),
  plain: (pen, area) => lines(pen, area, { across: 25, down: 25 }),
};

function lines(pen: Pen, { width, height }: Area, { across, down }: { across: number; down: number }): void {
  for (let x = across; across > 0 && x < width; x += across) {
    pen.moveTo(x - width / 2, -height / 2);
    pen.lineTo(x - width / 2, height / 2);
  }
  for (let y = down; y < height; y += down) {
    pen.moveTo(-width / 2, y - height / 2);
    pen.lineTo(width / 2, y - height / 2);
  }
}

function crosses(pen: Pen, { width, height }: Area, { apart, size }: { apart: number; size: number }): void {
  for (let x = apart / 2 - width / 2; x < width / 2; x += apart) {
    for (let y = apart / 2 - height / 2; y < height / 2; y += apart) {
      pen.moveTo(x - size, y);
      pen.lineTo(x + size, y);
      pen.moveTo(x, y - size);
      pen.lineTo(x, y + size);
    }
  }
}

function hexagons(pen: Pen, { width, height }: Area, radius: number): void {
  const [step, rise] = [radius * Math.sqrt(3), radius * 1.5];
  for (let row = 0; row * rise < height + radius; row++) {
    for (let x = (row % 2) * (step / 2); x < width + step; x += step) {
      const [cx, cy] = [x - width / 2, row * rise - height / 2];
      for (let corner = 0; corner <= 6; corner++) {
        const angle = Math.PI / 6 + (corner * Math.PI) / 3;
        const [px, py] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
        if (corner === 0) pen.moveTo(px, py);
        else pen.lineTo(px, py);
      }
    }
  }
}
