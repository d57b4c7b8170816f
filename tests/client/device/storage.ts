import { afterAll, beforeEach } from 'vitest';

/** A browser's storage, in memory, empty before each test and gone after the file; under the name the browser has it by. */
export function storageFor(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const items = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (item) => items.get(item) ?? null,
    setItem: (item, value) => void items.set(item, value),
    removeItem: (item) => void items.delete(item),
  };
  beforeEach(() => {
    items.clear();
    Object.defineProperty(globalThis, name, { value: storage, configurable: true });
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, name));
  return items;
}
