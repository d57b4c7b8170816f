/** Whether two values made by the same code, their fields in the same order, say the same. */
export function sameContent(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
