import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A reader's voice is given one sentence in so much time; what comes between is in the feed. */
const VOICE_MS = 1200;

/** The newest sentence, but not more often than a voice can say. */
export function Voiced({ text }: { text: string | undefined }) {
  const said = useSignal('');
  const free = useSignal(0);
  useEffect(() => {
    if (!text) return;
    const wait = Math.max(0, free.value - performance.now());
    const timer = setTimeout(() => {
      said.value = text;
      free.value = performance.now() + VOICE_MS;
    }, wait);
    return () => clearTimeout(timer);
  }, [text, said, free]);
  return <>{said.value}</>;
}
