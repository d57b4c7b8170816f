/**
 * A value as one text, whatever order its fields were put together in: two devices, or a device and the dealer, that see
 * the same have the same text. Fields that are not there count like fields that are nothing.
 */
export function viewText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(viewText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${viewText(field)}`);
  return `{${fields.join(',')}}`;
}
