import { GROUPS } from './groups.ts';

/** Everything there is to be seen, with the way to it. */
export function StageIndex() {
  return (
    <main class="stage-index panel">
      <h1>Stage</h1>
      {Object.entries(GROUPS).map(([group, scenes]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {scenes.map((scene) => (
              <li key={scene}>
                <a href={`?scene=${scene}`}>{scene}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
