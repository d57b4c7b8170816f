import { useEffect } from 'preact/hooks';
import { company } from '#client/play/held-look.ts';

/** Nobody has a secret at a table of one's own: the hand lies open, whatever this device does at a real one. */
export function useOpenHand(): void {
  useEffect(() => {
    company.value = 'nobody';
    return () => {
      company.value = 'people';
    };
  }, []);
}
