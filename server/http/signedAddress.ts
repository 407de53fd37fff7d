import { createHmac, timingSafeEqual } from 'node:crypto';

/** A file under an address that needs no credential for a while. */
export interface SignedFile {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  readonly mimeType: string;
  /** With a name it is downloaded under it; without it is shown. */
  readonly name?: string;
}

/** Makes and reads the addresses of files: pictures, snapshots and downloads that a browser loads without a header. */
export interface SignedAddresses {
  /** A path on this server that counts for at least an hour; the same for some time, so that browsers can keep the file. */
  addressOf(file: SignedFile): string;
  /** The file of an address as it was asked for; null when it was not made here or counts no more. */
  fileOf(hash: string, query: URLSearchParams): (SignedFile & { readonly until: Date }) | null;
}

/** Where they lie. */
export const signedFilesPath = '/files';

const stepMs = 3_600_000;

/** @param secret the same in all web processes of one vault */
export function createSignedAddresses(secret: string, now: () => number = Date.now): SignedAddresses {
  const signatureOf = (hash: string, query: URLSearchParams) =>
    createHmac('sha256', secret)
      .update([hash, query.get('type'), query.get('name') ?? '', query.get('until')].join('\n'))
      .digest();
  return {
    addressOf({ hash, mimeType, name }) {
      const until = (Math.floor(now() / stepMs) + 2) * stepMs;
      const query = new URLSearchParams({ type: mimeType, ...(name !== undefined && { name }), until: String(until / 1_000) });
      query.set('signature', signatureOf(hash, query).toString('base64url'));
      return `${signedFilesPath}/${hash}?${query}`;
    },
    fileOf(hash, query) {
      const [mimeType, name, given] = [query.get('type'), query.get('name'), Buffer.from(query.get('signature') ?? '', 'base64url')];
      const expected = signatureOf(hash, query);
      if (mimeType === null || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const until = new Date(Number(query.get('until')) * 1_000);
      if (!(until.getTime() > now())) return null;
      return { hash, mimeType, ...(name !== null && { name }), until };
    },
  };
}
