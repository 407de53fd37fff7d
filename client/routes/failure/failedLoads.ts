import { isReloadUnsafe } from '#client/state/reloadSafety.ts';

const failed = new WeakSet<object>();

/**
 * Remembers which errors are failed loads of a screen's code: after a new version was installed while this page was open, or
 * while the connection is lost. The error itself goes on to the route's boundary.
 */
export function watchFailedLoads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failed.add(payload));
}

/** Whether an error is a screen's code that could not be loaded. */
export const isFailedLoad = (error: unknown): boolean =>
  (typeof error === 'object' && error !== null && failed.has(error)) ||
  (error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message));

/** Whether the vault gives out another version of the client than this page is; rejects when it does not answer. */
export async function isPageOutdated(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`The vault answered ${answer.status}.`);
  const page = await answer.text();
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  return !page.includes(entry);
}

const reloadedKey = 'vault.reloaded';
const RELOADED_LATELY_MS = 60_000;

/**
 * Loads the page again for code that could not be loaded while the vault was away and can be now: browsers do not ask for the same module
 * twice in the life of a page. Answers whether it does: not when it did within the last minute, or cannot remember that it did, and not
 * while something would be lost by it.
 */
export function reloadForCode(): boolean {
  if (isReloadUnsafe.get()) return false;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(reloadedKey)) < RELOADED_LATELY_MS) return false;
    sessionStorage.setItem(reloadedKey, String(now));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
