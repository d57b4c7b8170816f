/** In the page, before anything else: the device cannot draw in three dimensions. */
export function withoutWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  const isFlat = (kind: string) => !kind.includes('webgl');
  HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
    apply: (target, canvas, given) => (isFlat(given[0]) ? Reflect.apply(target, canvas, given) : null),
  });
}
