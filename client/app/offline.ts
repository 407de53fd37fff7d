import { auth } from '#client/auth/currentAuth.ts';
import { createStoredAnswers } from '#client/relay/storedAnswers.ts';

/** What was answered to whoever is signed in. */
export const answers = createStoredAnswers(auth);

/** Lets the vault open without a connection from now on, where the browser can. Never rejects. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    active?.postMessage({ assets: loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')).map(({ pathname }) => pathname) });
  } catch {
    // A browser that forbids it opens the vault with a connection, as before.
  }
}
