import { DocumentError, type DocumentFile } from '../openDocument.ts';

/** So much is asked for at once: what lies together in a file is mostly read together. */
const BLOCK = 512 * 1024;
/** So many blocks stay. */
const MOST_BLOCKS = 48;

/** Asks for a file under another address; null when there is none. */
export type RefreshAddress = (url: string) => Promise<string | null>;

/**
 * Opens a file of the vault of which only the parts that are wanted are loaded. Its address may end meanwhile: then another is asked for.
 *
 * @throws DocumentError network
 */
export async function openRemoteFile(givenUrl: string, refresh: RefreshAddress, signal: AbortSignal): Promise<DocumentFile> {
  let url = givenUrl;
  const ask = async (start: number): Promise<Response> => {
    const get = () => fetch(url, { headers: { range: `bytes=${start}-${start + BLOCK - 1}` }, signal });
    let response = await get();
    if (response.status === 404) {
      const fresh = await refresh(url);
      if (fresh === null) throw new DocumentError('network');
      url = fresh;
      response = await get();
    }
    // An empty file has no range.
    if (!response.ok && response.status !== 416) throw new DocumentError('network');
    return response;
  };
  const load = async (start: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; size: number }> => {
    try {
      const response = await ask(start);
      const bytes = response.status === 416 ? new Uint8Array(0) : new Uint8Array(await response.arrayBuffer());
      const size = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? bytes.byteLength);
      return { bytes, size };
    } catch (error) {
      throw error instanceof DocumentError ? error : new DocumentError('network', error);
    }
  };

  const blocks = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();
  const first = await load(0);
  blocks.set(0, Promise.resolve(first.bytes));
  const block = (index: number): Promise<Uint8Array<ArrayBuffer>> => {
    const known = blocks.get(index);
    const bytes = known ?? load(index * BLOCK).then((loaded) => loaded.bytes);
    // The one that was wanted last is the last to go.
    blocks.delete(index);
    blocks.set(index, bytes);
    if (!known) bytes.catch(() => blocks.delete(index));
    const [oldest] = blocks.keys();
    if (blocks.size > MOST_BLOCKS && oldest !== undefined) blocks.delete(oldest);
    return bytes;
  };

  return {
    size: first.size,
    async read(start, length) {
      const end = Math.min(first.size, start + Math.max(0, length));
      const bytes = new Uint8Array(Math.max(0, end - start));
      for (let index = Math.floor(start / BLOCK); index * BLOCK < end; index += 1) {
        const from = index * BLOCK;
        const loaded = await block(index);
        if (from + loaded.byteLength < Math.min(end, from + BLOCK)) throw new DocumentError('network');
        bytes.set(loaded.subarray(Math.max(0, start - from), end - from), Math.max(0, from - start));
      }
      return bytes;
    },
  };
}
