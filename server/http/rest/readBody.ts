import { RestError } from './errors.ts';

/**
 * The bytes of a body, but no more than the limit, whatever the request says about its length.
 * @throws RestError TOO_LARGE, and INVALID when it breaks off
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw bodyTooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    // The connection of the caller: its ECONNRESET would pass for one of the database.
    throw error instanceof RestError ? error : new RestError('INVALID', 'The request broke off. Send it again.');
  }
  return Buffer.concat(chunks);
}

function bodyTooLarge(maxBytes: number): RestError {
  return new RestError('TOO_LARGE', `The body must be at most ${maxBytes / 1024} KB.`, undefined, { Connection: 'close' });
}

/** @throws RestError INVALID */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new RestError('INVALID', 'The body is not JSON.');
  }
}
