/** Input without its nulls: for fields where null means the same as leaving it out. */
export function withoutNulls<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as { [K in keyof T]: Exclude<T[K], null> };
}
