/** A function whose answers depend on nothing but its argument, which remembers each answer. For few different arguments: none is forgotten. */
export function memoize<T>(answer: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = answer(key);
    known.set(key, found);
    return found;
  };
}
