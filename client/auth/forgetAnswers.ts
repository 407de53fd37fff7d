/** What the caches with the answers to people begin with (client/relay/storedAnswers.ts). */
export const namePrefix = 'vault-answers-';

/** Removes what the vault has answered to people on this device, but for one cache. Never rejects. */
export async function forgetAnswers(except: string | null = null): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(namePrefix) && name !== except) await caches.delete(name);
  } catch {
    // A browser without such a storage has stored nothing.
  }
}
