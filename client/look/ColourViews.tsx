/** What eyes make of colours that lack one of their three kinds of cells, wholly (Machado, Oliveira, Fernandes 2009). */
const VIEWS = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** The filters the style sheet names. */
export function ColourViews() {
  return (
    <svg class="unseen" aria-hidden="true">
      {Object.entries(VIEWS).map(([name, mix]) => (
        <filter key={name} id={`colours-${name}`}>
          <feColorMatrix values={matrix(mix)} />
        </filter>
      ))}
    </svg>
  );
}

/** Three by three, in the five columns a filter wants. */
function matrix(mix: readonly number[]): string {
  const rows = [0, 3, 6].map((from) => `${mix.slice(from, from + 3).join(' ')} 0 0`);
  return [...rows, '0 0 0 1 0'].join(' ');
}
