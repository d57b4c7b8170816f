/** Does one thing after the other, so far apart; of what is wished meanwhile only the newest. */
export function newestOnly<Wish>(ms: number, act: (wish: Wish) => Promise<unknown>): (wish: Wish) => void {
  let waiting: { readonly wish: Wish } | undefined;
  let isBusy = false;
  async function work(): Promise<void> {
    isBusy = true;
    while (waiting) {
      const { wish } = waiting;
      waiting = undefined;
      await Promise.all([act(wish), new Promise((resume) => setTimeout(resume, ms))]);
    }
    isBusy = false;
  }
  return (wish) => {
    waiting = { wish };
    if (!isBusy) void work();
  };
}
