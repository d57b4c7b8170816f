/** Done one after the other, with everybody else served in between: long work makes nobody wait (D2). */
export async function inSlices<Item>(
  items: readonly Item[],
  perSlice: number,
  work: (item: Item) => void,
): Promise<void> {
  for (const [place, item] of items.entries()) {
    if (place > 0 && place % perSlice === 0) await new Promise<void>((resolve) => setImmediate(resolve));
    work(item);
  }
}
