/** The palette lives in look.css; the board dips into the same pots. */
export function ink(name: string): number {
  const colour = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  return Number.parseInt(colour.slice(1), 16);
}
