import { useEffect, useState } from 'react';
import { useRefreshFileUrl, type RefreshFileUrl } from '../store/refreshedFileUrls.ts';

export type FileBytes = { readonly state: 'loading' } | { readonly state: 'failed' } | { readonly state: 'ready'; readonly bytes: ArrayBuffer; readonly isWhole: boolean };

/** Loads the beginning of a file. @param most how many bytes of it at most */
export function useFileBytes(url: string, most: number): FileBytes {
  const [loaded, setLoaded] = useState<{ url: string; result: FileBytes } | null>(null);
  const refreshFileUrl = useRefreshFileUrl();
  useEffect(() => {
    const abandoned = new AbortController();
    load(url, most, abandoned.signal, refreshFileUrl)
      .then((result) => setLoaded({ url, result }))
      .catch(() => !abandoned.signal.aborted && setLoaded({ url, result: { state: 'failed' } }));
    return () => abandoned.abort();
  }, [url, most, refreshFileUrl]);
  return loaded?.url === url ? loaded.result : { state: 'loading' };
}

async function load(url: string, most: number, signal: AbortSignal, refreshFileUrl: RefreshFileUrl): Promise<FileBytes> {
  const ask = (address: string) => fetch(address, { headers: { range: `bytes=0-${most - 1}` }, signal });
  let response = await ask(url);
  if (response.status === 404) {
    const fresh = await refreshFileUrl(url);
    if (fresh !== null) response = await ask(fresh);
  }
  if (response.status === 416) return { state: 'ready', bytes: new ArrayBuffer(0), isWhole: true };
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  const bytes = await response.arrayBuffer();
  const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? bytes.byteLength);
  return { state: 'ready', bytes, isWhole: bytes.byteLength >= total };
}
