import { useEffect, useState } from 'react';
import { useRefreshFileUrl, type RefreshFileUrl } from '../store/refreshedFileUrls.ts';

/** More of a file is not drawn as text. */
const MAX_BYTES = 2 * 1024 * 1024;

export type FileText = { readonly state: 'loading' } | { readonly state: 'failed' } | { readonly state: 'ready'; readonly text: string; readonly isWhole: boolean };

/** Loads the beginning of a text file, at most 2 MB of it. Bytes that are no UTF-8 are read as Windows-1252, as browsers do. */
export function useFileText(url: string): FileText {
  const [loaded, setLoaded] = useState<{ url: string; result: FileText } | null>(null);
  const refreshFileUrl = useRefreshFileUrl();
  useEffect(() => {
    const abandoned = new AbortController();
    load(url, abandoned.signal, refreshFileUrl)
      .then((result) => setLoaded({ url, result }))
      .catch(() => !abandoned.signal.aborted && setLoaded({ url, result: { state: 'failed' } }));
    return () => abandoned.abort();
  }, [url, refreshFileUrl]);
  return loaded?.url === url ? loaded.result : { state: 'loading' };
}

async function load(url: string, signal: AbortSignal, refreshFileUrl: RefreshFileUrl): Promise<FileText> {
  const ask = (address: string) => fetch(address, { headers: { range: `bytes=0-${MAX_BYTES - 1}` }, signal });
  let response = await ask(url);
  if (response.status === 404) {
    const fresh = await refreshFileUrl(url);
    if (fresh !== null) response = await ask(fresh);
  }
  if (response.status === 416) return { state: 'ready', text: '', isWhole: true };
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  const bytes = await response.arrayBuffer();
  const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? bytes.byteLength);
  const isWhole = bytes.byteLength >= total;
  return { state: 'ready', text: decode(bytes, isWhole), isWhole };
}

function decode(bytes: ArrayBuffer, isWhole: boolean): string {
  const head = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // A piece may end within a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
