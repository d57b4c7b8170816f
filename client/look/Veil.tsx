import './veil.css';

/** Over everything for a moment, while something begins. */
export function Veil({ text }: { text: string }) {
  return (
    <main class="veil">
      <p role="status">{text}</p>
      <i class="veil-scan" aria-hidden="true" />
    </main>
  );
}
