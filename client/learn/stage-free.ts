import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const LOOK_MS = 200;

/** Whether no ceremony is on, but for an end that has come to its last word: what was learned is read after it. */
export function useIsStageFree(): boolean {
  const isFree = useSignal(true);
  useEffect(() => {
    const look = () => {
      isFree.value = !document.querySelector('.scene:not(:has(.end-you))');
    };
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, [isFree]);
  return isFree.value;
}
