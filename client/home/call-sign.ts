/** Birds: nobody has to think of a name, and no bot is called so. The same in every language. */
const CALL_SIGNS = [
  'Kestrel',
  'Wren',
  'Rook',
  'Heron',
  'Osprey',
  'Merlin',
  'Finch',
  'Swift',
  'Lark',
  'Ibis',
  'Shrike',
  'Plover',
] as const;

/** A name for somebody this device knows none of. */
export function suggestCallSign(): string {
  return CALL_SIGNS[Math.floor(Math.random() * CALL_SIGNS.length)] ?? CALL_SIGNS[0];
}
