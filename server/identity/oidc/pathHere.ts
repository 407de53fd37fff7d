/** Somewhere on this site, of a path that somebody gave; else the start. What leads to another site is no path. */
export function pathHere(given: string): string {
  const here = 'https://vault.invalid';
  const url = given.startsWith('/') ? URL.parse(given, here) : null;
  if (url?.origin !== here || url.pathname.startsWith('//') || url.href.length > longest) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** It travels in a cookie. */
const longest = 1_000;
