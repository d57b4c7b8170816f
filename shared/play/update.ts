/** What of a view has changed: whole fields, with null for one that is gone. */
export type ViewUpdate<Shown extends object> = { readonly [Field in keyof Shown]?: Shown[Field] | null };

/** What must be sent so that who has `before` gets `after`. */
export function updateBetween<Shown extends object>(before: Shown, after: Shown): ViewUpdate<Shown> {
  const fields = Object.keys(after) as (keyof Shown)[];
  return Object.fromEntries(
    fields
      .filter((field) => !sameContent(before[field], after[field]))
      .map((field) => [field, after[field] ?? null]),
  ) as ViewUpdate<Shown>;
}

/** The view after an update. */
export function updated<Shown extends object>(before: Shown, update: ViewUpdate<Shown>): Shown {
  const changes = Object.entries(update).map(([field, value]) => [field, value ?? undefined]);
  return { ...before, ...Object.fromEntries(changes) };
}

function sameContent(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
