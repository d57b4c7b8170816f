/** A situation is a value, so what was found in it once stays true: found again, it is only looked up. */
export function foundOnce<Situation extends object, Key, Found>(
  find: (situation: Situation, key: Key) => Found,
): (situation: Situation, key: Key) => Found {
  const all = new WeakMap<Situation, Map<Key, Found>>();
  return (situation, key) => {
    let found = all.get(situation);
    if (!found) {
      found = new Map();
      all.set(situation, found);
    }
    const known = found.get(key);
    if (known !== undefined) return known;
    const now = find(situation, key);
    found.set(key, now);
    return now;
  };
}
