import { seenArea } from '#client/board/camera-math.ts';
import { type Area, around, plateArea } from '#client/board/geometry.ts';
import { tokensOf } from '#client/board/tokens.ts';
import { t } from '#client/texts/texts.ts';
import type { View } from '#shared/play/index.ts';
import type { Desk } from './desk.ts';

const corner = ({ x, y, width, height }: Area) => ({ x: x - width / 2, y: y - height / 2, width, height });

/** All of the station, small: where everybody is, and what part of it the map shows. A tap goes there. */
export function Overview({ desk, view, inMap }: { desk: Desk; view: View; inMap?: true }) {
  const sight = desk.board.value?.sight.value;
  const plates = view.placed.map(({ location, cell }) => ({
    key: location,
    area: plateArea(cell),
    used: view.used.includes(location),
    hive: location === 'L03',
  }));
  const air = 60;
  const all = around(plates.map(({ area }) => area));
  const frame = { ...all, width: all.width + 2 * air, height: all.height + 2 * air };
  const { x, y, width, height } = corner(frame);
  return (
    <button
      type="button"
      class={`overview ${inMap ? 'in-map' : ''}`}
      aria-label={t('screen.overview')}
      onClick={(event) => {
        const svg = event.currentTarget.querySelector('svg');
        const box = svg?.getBoundingClientRect();
        if (!box) return;
        const scale = Math.max(width / box.width, height / box.height);
        desk.board.value?.lookAt({
          x: frame.x + (event.clientX - box.left - box.width / 2) * scale,
          y: frame.y + (event.clientY - box.top - box.height / 2) * scale,
          width: 1,
          height: 1,
        });
      }}
    >
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {plates.map(({ key, area, used, hive }) => (
          <rect
            key={key}
            class={`over-plate ${used ? 'is-used' : ''} ${hive ? 'is-hive' : ''}`}
            {...corner(area)}
          />
        ))}
        {tokensOf(view, []).map(({ key, area, figure }) => (
          <circle
            key={key}
            class={figure.type === 'parasite' ? 'over-parasite' : `over-token in-${figure.colour}`}
            cx={area.x}
            cy={area.y}
            r={figure.type === 'parasite' ? 26 : 38}
          />
        ))}
        {sight && <rect class="over-sight" {...corner(seenArea(sight.look, sight.screen))} />}
      </svg>
    </button>
  );
}
