import { open } from 'node:fs/promises';
import { ExtractError } from '../../extractError.ts';
import type { Readable } from '../../extraction.ts';
import type { RecognizedPage } from '../../recognizedPage.ts';
import type { Written } from '../../text/textKind.ts';

/** A file whose bytes can be read from anywhere, without holding all of them. */
export interface OpenFile {
  readonly size: number;
  readonly contentType: string | null;
  readonly charset: string | null;
  readonly url: string;
  readonly fileName: string | null;
  readonly written: Written | undefined;
  /** By page, from 1; null where nothing was asked to be recognised. */
  readonly recognized: ReadonlyMap<number, RecognizedPage> | null;
  /** From `start` up to but not including `end`; fewer at the end of the file. */
  slice(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
  /** All bytes at once. @throws ExtractError TOO_LARGE where there are more than `limit` */
  all(limit: number): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Opens what is to be read. The caller closes it. */
export async function openFile({ bytes, path, contentType, charset, url, fileName = null, written, recognized }: Readable): Promise<OpenFile> {
  const source = bytes ? inMemory(bytes) : await onDisk(path ?? '');
  return {
    contentType,
    charset,
    url,
    fileName,
    written,
    recognized: recognized ? new Map(recognized.map((page) => [page.page, page])) : null,
    ...source,
    async all(limit) {
      if (source.size > limit) throw new ExtractError('TOO_LARGE', `Files of this kind are read up to ${inMegabytes(limit)} MB. It is kept as it is.`);
      return source.slice(0, source.size);
    },
  };
}

type Source = Pick<OpenFile, 'size' | 'slice' | 'close'>;

function inMemory(bytes: Uint8Array<ArrayBuffer>): Source {
  return { size: bytes.byteLength, slice: async (start, end) => bytes.subarray(start, end), close: async () => undefined };
}

async function onDisk(path: string): Promise<Source> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  return {
    size,
    async slice(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      let filled = 0;
      while (filled < bytes.byteLength) {
        const { bytesRead } = await handle.read(bytes, filled, bytes.byteLength - filled, start + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return bytes.subarray(0, filled);
    },
    close: () => handle.close(),
  };
}

/** The bytes of a file from `start` up to `end`, piece by piece. */
export async function* piecesOf(file: Pick<OpenFile, 'slice'>, start: number, end: number): AsyncGenerator<Buffer> {
  const piece = 64 * 1024;
  for (let at = start; at < end; at += piece) {
    const bytes = await file.slice(at, Math.min(end, at + piece));
    if (bytes.byteLength === 0) return;
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
}

const inMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
