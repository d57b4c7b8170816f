import { useEffect, useRef } from 'preact/hooks';
import { loadGrowth, paintGrown } from './heat.ts';

/** Growth out of a card. It is painted for every trade, and seen only where something took hold. */
export function Growth({ from }: { from: 'got' | 'gave' | undefined }) {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void loadGrowth().then((mask) => !isGone && place.current && paintGrown(place.current, mask));
    return () => {
      isGone = true;
    };
  }, []);
  return <canvas ref={place} class={`trade-growth ${from ? `is-from-${from}` : ''}`} />;
}
