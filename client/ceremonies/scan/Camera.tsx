import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import type { View } from '#shared/play/index.ts';
import { Pixels } from '../scene/Pixels.tsx';
import { SWEPT_MS } from './scan-beats.ts';
import { type ThermalPicture, takeThermal } from './station-heat.ts';
import { paintSweep } from './sweep.ts';

/** The map in false colour, with as few pixels as such a camera has. Without a length it is a still. */
export function Camera({ view, ms }: { view: View; ms: number }) {
  const size = { width: Math.ceil(innerWidth / 2), height: Math.ceil(innerHeight / 2) };
  const picture = useSignal<ThermalPicture | undefined>(undefined);
  // Taken once, as the table is when it begins.
  useEffect(() => {
    void takeThermal(view, size).then((taken) => {
      picture.value = taken;
    });
  }, []);
  const paint = useCallback(
    (context: CanvasRenderingContext2D, done: number) => {
      if (!picture.value) return 'not-yet';
      paintSweep(context, picture.value, done * SWEPT_MS);
      return undefined;
    },
    [picture],
  );
  return <Pixels name="scan-camera" {...size} {...{ ms, paint }} />;
}
