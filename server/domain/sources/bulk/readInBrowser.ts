import type { SqlContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';

/** How sources are read once more. */
export interface HowToReadAgain {
  /** Links: whether in a browser, from now on; null or absent: as before. */
  readonly inBrowser?: boolean | null | undefined;
}

/** @throws InvalidInputError when a browser is asked for and there is none */
export function requireBrowserFor({ hasBrowser }: Pick<SqlContext, 'hasBrowser'>, { inBrowser }: HowToReadAgain): void {
  if (!inBrowser || hasBrowser) return;
  throw new InvalidInputError([{ path: 'inBrowser', message: 'This vault has no browser: whoever runs it can install Chromium, or set BROWSER_URL.', code: 'NOT_ALLOWED' }]);
}
