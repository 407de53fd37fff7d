import fc from 'fast-check';

/** Whether this run tries everything (`npm run test:long`) instead of a sample of it. */
export const isLong = process.env['TEST_LONG'] === '1';

/** Decides what a sample holds. The same for everybody, unless TEST_SEED says another. */
export const seed = Number(process.env['TEST_SEED'] ?? 13);

/**
 * So many of all, picked by the seed and kept in their order; all of them in a long run. Samples of one list with
 * different keys hold different things.
 */
export function sample<T>(all: readonly T[], count: number, key = ''): readonly T[] {
  if (isLong || count >= all.length) return all;
  const [picked = []] = fc.sample(fc.subarray([...all], { minLength: count, maxLength: count }), { seed: seed ^ fc.hash(key), numRuns: 1 });
  return picked;
}
