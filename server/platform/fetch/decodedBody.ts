import { pipeline } from 'node:stream';
import type { Duplex } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { FetchError } from './fetchError.ts';

/** What the fetcher asks for; every one of them can be unpacked below. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** RFC 9659: windows above 8 MB need not be supported on the web, and each costs that much memory. */
const LARGEST_ZSTD_WINDOW_LOG = 23;
const MAX_CODINGS = 2;

type Chunks = AsyncIterable<Uint8Array>;

/**
 * Reads a body to its end and unpacks it on the way.
 *
 * The limit counts unpacked bytes as they come out and packed bytes as they come in; what is held in memory never exceeds
 * it by more than one chunk, however well the body was packed, so no ratio has to be guessed.
 *
 * @param contentEncoding the Content-Encoding header, or null.
 * @returns the bytes in a buffer of their own (fit to be transferred to another thread).
 * @throws FetchError TOO_LARGE beyond `maxBytes`, UNSUPPORTED for an unknown coding, SERVER_ERROR for a damaged body.
 */
export async function readDecodedBody(
  body: Chunks,
  contentEncoding: string | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const codings = parseCodings(contentEncoding);
  let packed = 0;
  let chunks: Chunks = (async function* () {
    for await (const chunk of body) {
      packed += chunk.byteLength;
      if (packed > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  })();
  for (const coding of codings.toReversed()) chunks = unpack(chunks, coding);

  const parts: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of chunks) {
      total += chunk.byteLength;
      if (total > maxBytes) throw tooLarge(maxBytes);
      parts.push(chunk);
    }
  } catch (error) {
    throw isDamage(error)
      ? new FetchError('SERVER_ERROR', 'The page could not be unpacked: it is damaged.', { cause: error })
      : error;
  }

  const bytes = new Uint8Array(total);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}

/** The error for a body beyond the limit, also where the site announced it in advance. */
export function tooLarge(maxBytes: number): FetchError {
  const megabytes = Math.max(1, Math.round(maxBytes / 1_000_000));
  return new FetchError('TOO_LARGE', `The page is larger than ${megabytes} MB.`);
}

function parseCodings(header: string | null): string[] {
  const codings = (header ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > MAX_CODINGS) throw new FetchError('UNSUPPORTED', 'The page is packed too many times over.');
  return codings;
}

function unpack(source: Chunks, coding: string): Chunks {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      // Browsers show what they have of a stream that ends early; so does this.
      return through(source, createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }));
    case 'br':
      return through(source, createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }));
    case 'zstd':
      return through(
        source,
        createZstdDecompress({
          finishFlush: constants.ZSTD_e_continue,
          params: { [constants.ZSTD_d_windowLogMax]: LARGEST_ZSTD_WINDOW_LOG },
        }),
      );
    case 'deflate':
      return inflate(source);
    default:
      throw new FetchError(
        'UNSUPPORTED',
        `The page is packed as "${coding.slice(0, 40)}", which nothing here can unpack.`,
      );
  }
}

/** "deflate" means zlib's format, but some servers send the bare stream. The first byte tells. */
async function* inflate(source: Chunks): AsyncGenerator<Uint8Array> {
  const rest = source[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done) return;
  const whole = (async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
  const isZlib = ((first.value[0] ?? 0) & 0x0f) === 8;
  const options = { finishFlush: constants.Z_SYNC_FLUSH };
  yield* through(whole, isZlib ? createInflate(options) : createInflateRaw(options));
}

function through(source: Chunks, decoder: Duplex): Chunks {
  // The reader of the decoder gets the error; the callback is there because pipeline wants one.
  return pipeline(source, decoder, () => undefined);
}

function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(Z_|ERR__ERROR_|ERR_BROTLI|ERR_ZLIB|ERR_PADDING|ZSTD_)/.test(code);
}
