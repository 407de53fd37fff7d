/** Where the service worker keeps them (client/public/service-worker.js). */
const cacheName = 'vault-shares';
/** Nobody is waiting for it any more. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** What another app handed over at once: never to be trusted, and never added without being asked for. */
export type KeptShare = {
  /** When it came, in ms, and what tells it from all others. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly files: readonly File[];
};

/** Everything that was shared on this device and is not added yet, oldest first. Never rejects: without a storage there is none. */
export async function keptShares(now = Date.now()): Promise<readonly KeptShare[]> {
  try {
    const cache = await caches.open(cacheName);
    const found: KeptShare[] = [];
    for (const { url } of await cache.keys()) {
      const key = new URL(url).pathname;
      const form = await readForm(await cache.match(key));
      if (form === null || now - Number.parseInt(key.slice('/share/'.length)) > MAX_AGE_MS) await cache.delete(key);
      else found.push({ key, ...form });
    }
    return found;
  } catch {
    return [];
  }
}

/** Forgets one: it is added, or nobody wants it. Never rejects. */
export async function forgetShare(key: string): Promise<void> {
  try {
    await (await caches.open(cacheName)).delete(key);
  } catch {
    // It is gone with its age.
  }
}

/** Forgets all: whoever signs out leaves nothing of it to the next person. Never rejects. */
export async function forgetShares(): Promise<void> {
  try {
    await caches.delete(cacheName);
  } catch {
    // A browser without such a storage has kept nothing.
  }
}

async function readForm(answer: Response | undefined): Promise<Omit<KeptShare, 'key'> | null> {
  const form = await answer?.formData().catch(() => null);
  if (!form) return null;
  const word = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const files = form.getAll('files').filter((each): each is File => each instanceof File && (each.size > 0 || each.name !== ''));
  return { title: word('title'), text: word('text'), url: word('url'), files };
}
