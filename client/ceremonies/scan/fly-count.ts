const FLIGHT_MS = 400;
const LANDING_MS = 700;

/** The count flies to where the header keeps the last scan, over whatever comes back meanwhile, and glows there. */
export function flyCount(count: HTMLElement | null, pace: number): void {
  const place = document.querySelector('[data-last-scan]');
  const to = place?.getBoundingClientRect();
  const from = count?.getBoundingClientRect();
  if (!count || !place || !from || !to?.width || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  const flying = count.cloneNode(true) as HTMLElement;
  flying.classList.add('is-flying');
  flying.setAttribute('aria-hidden', 'true');
  flying.style.left = `${from.x}px`;
  flying.style.top = `${from.y}px`;
  flying.style.width = `${from.width}px`;
  document.body.append(flying);
  const [x, y] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  const flight = flying.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x}px, ${y}px) scale(${to.height / (2 * from.height)})` },
    ],
    { duration: FLIGHT_MS * pace, easing: 'cubic-bezier(0.65, 0, 0.35, 1)', fill: 'forwards' },
  );
  const land = () => {
    flying.remove();
    place.animate(
      [{ filter: 'brightness(2.2) drop-shadow(0 0 9px #ffb43a)' }, { filter: 'none' }],
      LANDING_MS,
    );
  };
  // A page that is left ends it early; then there is nothing to land on.
  flight.finished.then(land, () => flying.remove());
}
