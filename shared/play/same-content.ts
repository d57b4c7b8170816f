/** Whether two plain values say the same, field by field; a field that is undefined says nothing. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, place) => sameContent(item, b[place]));
}

function sameFields(a: Fields, b: Fields): boolean {
  let more = 0;
  for (const name in a) {
    if (a[name] === undefined) continue;
    if (!sameContent(a[name], b[name])) return false;
    more += 1;
  }
  for (const name in b) if (b[name] !== undefined) more -= 1;
  return more === 0;
}
