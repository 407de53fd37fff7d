import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { refreshedFileUrlsQuery } from '#client/__generated__/refreshedFileUrlsQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';

const query = graphql`
  query refreshedFileUrlsQuery($addresses: [String!]!) @throwOnFieldError {
    viewer {
      renewedFileAddresses(addresses: $addresses)
    }
  }
`;

/** What fails together is asked for together. */
const GATHER_MS = 20;
const MAX_PER_REQUEST = 100;
/** A machine that has slept finds its network a little later. */
const TRY_AGAIN_MS = [2_000, 8_000];
/** What fails again so soon has another reason. */
const GIVE_UP_MS = 60_000;

type Refreshed = ReadonlyMap<string, string | null>;

/** Asks for a file's address again; null when it leads to nothing of ours any more, or nobody answers. What follows a `#` stays. */
export type RefreshFileUrl = (url: string) => Promise<string | null>;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** `ask` answers for many addresses at once, in their order. */
function createRefresh(ask: (addresses: readonly string[]) => Promise<readonly (string | null)[]>): RefreshFileUrl {
  let batch: { readonly addresses: Set<string>; readonly answers: Promise<Refreshed> } | null = null;
  const startBatch = () => {
    const addresses = new Set<string>();
    const answers = after(GATHER_MS).then(() => {
      batch = null;
      return askFor([...addresses], 0);
    });
    return { addresses, answers };
  };
  const askFor = async (addresses: readonly string[], attempt: number): Promise<Refreshed> => {
    const refreshed = new Map<string, string | null>();
    try {
      for (let at = 0; at < addresses.length; at += MAX_PER_REQUEST) {
        const some = addresses.slice(at, at + MAX_PER_REQUEST);
        const fresh = await ask(some);
        some.forEach((address, index) => refreshed.set(address, fresh[index] ?? null));
      }
      return refreshed;
    } catch {
      const pause = TRY_AGAIN_MS[attempt];
      if (pause === undefined) return refreshed;
      await after(pause);
      return askFor(addresses, attempt + 1);
    }
  };
  return async (url) => {
    const [path = '', ...fragment] = url.split(/(?=#)/);
    batch ??= startBatch();
    batch.addresses.add(path);
    const fresh = (await batch.answers).get(path) ?? null;
    return fresh && fresh + fragment.join('');
  };
}

/** Answers a function that asks the server for another address of a file, together with what else asks at that moment. */
export function useRefreshFileUrl(): RefreshFileUrl {
  const fetchNow = useFetchNow<refreshedFileUrlsQuery>(query);
  const [refresh] = useState(() => createRefresh(async (addresses) => (await fetchNow({ addresses })).viewer?.renewedFileAddresses ?? []));
  return refresh;
}

/**
 * Addresses of files end after an hour, and a page may be open longer. What could not be loaded is asked for under a new
 * address before anybody hears that it failed: pictures, wherever they stand, sound and video where they were.
 */
export function useRefreshedFileUrls(): void {
  const refresh = useRefreshFileUrl();
  useEffect(() => {
    const onError = (event: Event) => refreshFailedElement(event, refresh);
    // Such errors do not bubble; here they are heard before the element hears them.
    addEventListener('error', onError, true);
    return () => removeEventListener('error', onError, true);
  }, [refresh]);
}

type Loading = HTMLImageElement | HTMLMediaElement;

const isOurs = (address: string | null) => address?.startsWith('/files/') ?? false;
/** By the elements themselves, and gone with them. */
const tried = new WeakMap<Loading, { readonly address: string; readonly at: number }>();

function refreshFailedElement(event: Event, refresh: RefreshFileUrl): void {
  const { target } = event;
  if (!(target instanceof HTMLImageElement || target instanceof HTMLMediaElement)) return;
  const address = target.getAttribute('src') ?? '';
  const last = tried.get(target);
  if (!isOurs(address) || (last?.address === address && Date.now() - last.at < GIVE_UP_MS)) return;
  event.stopImmediatePropagation();
  void reloadElement(target, address, refresh);
  // Pictures further down would fail in the same way as soon as one comes to them.
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[src^="/files/"]')) {
    if (!picture.complete && picture !== target) void reloadElement(picture, picture.getAttribute('src') ?? '', refresh, true);
  }
}

async function reloadElement(element: Loading, address: string, refresh: RefreshFileUrl, isAhead = false): Promise<void> {
  const fresh = await refresh(address);
  // By now it may show something else.
  if (element.getAttribute('src') !== address || (isAhead && (fresh === null || fresh === address))) return;
  tried.set(element, { address: fresh ?? address, at: Date.now() });
  if (element instanceof HTMLVideoElement) void refreshPoster(element, refresh);
  if (fresh === null) element.dispatchEvent(new Event('error'));
  else if (element instanceof HTMLImageElement) element.src = fresh;
  else resumePlayback(element, fresh);
}

/** The picture before a video is as old as its address, and nobody is told that it could not be loaded. */
async function refreshPoster(player: HTMLVideoElement, refresh: RefreshFileUrl): Promise<void> {
  const address = player.getAttribute('poster');
  const fresh = address !== null && isOurs(address) ? await refresh(address) : null;
  if (fresh !== null && player.getAttribute('poster') === address) player.poster = fresh;
}

/** Goes on where it was. */
function resumePlayback(player: HTMLMediaElement, address: string): void {
  const { currentTime, paused } = player;
  player.src = address;
  player.addEventListener(
    'loadedmetadata',
    () => {
      if (currentTime > 0) player.currentTime = currentTime;
      if (!paused) void player.play().catch(() => undefined);
    },
    { once: true },
  );
}
