import { useEffect, useRef } from 'preact/hooks';
import { PICTURE_URLS } from '#client/art/pictures.ts';

/**
 * The station at night behind the entrance. Every eight seconds a thermal camera sweeps over it, and who is aboard
 * shows: all alike, one of them a little too warm. Two stills and a moving mask; everything else waits for the cold one.
 */
export function Station({ isThere, onThere }: { isThere: boolean; onThere: () => void }) {
  const cold = useRef<HTMLImageElement>(null);
  // Whoever goes on before it is there needs the line for what comes next.
  useEffect(() => {
    const picture = cold.current;
    return () => picture?.removeAttribute('src');
  }, []);
  return (
    <div class="station" aria-hidden="true">
      <div class="station-frame">
        <img ref={cold} src={PICTURE_URLS['home-cold']} alt="" onLoad={onThere} onError={onThere} />
        {isThere && (
          <>
            <img class="station-glow" src={PICTURE_URLS['home-thermal']} alt="" />
            <img class="station-thermal" src={PICTURE_URLS['home-thermal']} alt="" />
            <i class="station-line" />
          </>
        )}
      </div>
    </div>
  );
}
