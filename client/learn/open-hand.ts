import { useEffect } from 'preact/hooks';
import { recallCovered } from '#client/device/memory.ts';
import { covered } from '#client/play/held-look.ts';

/** Nobody has a secret at a table of one's own: the hand lies open, whatever this device does at a real one. */
export function useOpenHand(): void {
  useEffect(() => {
    covered.value = false;
    return () => {
      covered.value = recallCovered();
    };
  }, []);
}
