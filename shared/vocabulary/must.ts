/** What cannot be missing: if it is, that is a fault of ours, and nothing goes on as if it were not. */
export function must<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`It must be so: ${what}.`);
  return value;
}
