const REACHED_BY_KEYS = 'button:enabled, a[href], input:enabled, [tabindex="0"]';

/** Tab goes round in what is open. */
export function keepInside(event: KeyboardEvent, frame: HTMLElement): void {
  const reached = [...frame.querySelectorAll<HTMLElement>(REACHED_BY_KEYS)];
  const [first, last] = [reached[0], reached.at(-1)];
  if (!first || !last) return event.preventDefault();
  const active = document.activeElement;
  if (event.shiftKey && (active === first || active === frame)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}
