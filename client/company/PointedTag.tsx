import { useEffect } from 'preact/hooks';
import { isSeen, toPage } from '#client/board/camera-math.ts';
import { areaOf } from '#client/play/pointed-place.ts';
import type { View } from '#shared/play/index.ts';
import type { CompanyLine } from './company-line.ts';
import type { CompanyPointing } from './pointing.ts';

interface TagProps {
  readonly line: CompanyLine;
  readonly pointing: CompanyPointing;
  readonly view: View | undefined;
}

/** Whose finger it is, over what it points at; a map that shows something else goes there. */
export function PointedTag({ line: { now }, pointing: { shown, board }, view }: TagProps) {
  const pointed = shown.value;
  const area = view && pointed && areaOf(view, pointed.spot);
  const sight = board.value?.sight.value;
  useEffect(() => {
    const map = board.peek();
    if (!area || !map) return;
    const { look, screen, isFree } = map.sight.peek();
    if (isSeen(look, area, screen)) return;
    map.lookAt(area);
    // A map that followed what happens does so again afterwards.
    return isFree ? undefined : map.follow;
  }, [pointed]);
  const who = now.value?.people.find(({ id }) => id === pointed?.by)?.name;
  if (!area || !sight || who === undefined) return null;
  const { x, y, height } = toPage(sight.look, area, sight.screen);
  return (
    // What is pointed at is said below, for who does not see the map.
    <div class="pointed-layer" aria-hidden="true">
      <span class="pointed-tag" style={{ left: `${x}px`, top: `max(1.9rem, ${y - height / 2}px)` }}>
        {who}
      </span>
    </div>
  );
}
