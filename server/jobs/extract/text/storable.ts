/**
 * The same with every string as the database takes it: without U+0000, and without halves of characters. Files and pages hold
 * both, in their text and in what they say of themselves.
 */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, storable<unknown>(inner)])) as T;
}
