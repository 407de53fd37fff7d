/** Longer addresses work almost nowhere; pages that have them mean to fill something up. */
const LONGEST_ADDRESS = 4000;

/**
 * The absolute http(s) address that a page means by `reference`, or null for every other scheme for nonsense and
 * for what is longer than 4,000 characters.
 * Credentials are dropped.
 */
export function webAddress(reference: string | null | undefined, base: string): string | null {
  const url = reference ? URL.parse(reference.trim(), base) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  url.username = '';
  url.password = '';
  return url.href.length <= LONGEST_ADDRESS ? url.href : null;
}
