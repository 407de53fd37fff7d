import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileAddressKind } from '#server/schema/context.ts';

/** What a token grants. New kinds come last: a token carries the index in this list. */
const kinds = ['VIEW', 'DOWNLOAD', 'SNAPSHOT', 'PREVIEW', 'THUMBNAIL', 'ARCHIVE', 'FAVICON', 'PICTURE'] as const satisfies FileAddressKind[];

/** Lets one user read one file without an Authorization header, until it expires. */
export interface FileToken {
  readonly kind: FileAddressKind;
  readonly userId: string;
  /** The id of a source, of a picture in its text, or of what was prepared. */
  readonly id: string;
  readonly expiresAt: Date;
}

export interface FileTokens {
  /** The signed token for a URL: letters, digits, `-` and `_`. */
  sign(token: FileToken): string;
  /** The verified token; null when its signature is wrong or it has expired. */
  read(signed: string, now: Date): FileToken | null;
}

/** Kind, expiry in seconds, two UUIDs. */
const payloadBytes = 1 + 4 + 16 + 16;

/** @param secret signs the tokens */
export function createFileTokens(secret: string): FileTokens {
  const signatureOf = (payload: Buffer) => createHmac('sha256', secret).update(payload).digest();
  return {
    sign({ kind, userId, id, expiresAt }) {
      const payload = Buffer.alloc(payloadBytes);
      payload.writeUInt8(kinds.indexOf(kind), 0);
      payload.writeUInt32BE(Math.floor(expiresAt.getTime() / 1_000), 1);
      payload.write(userId.replaceAll('-', ''), 5, 'hex');
      payload.write(id.replaceAll('-', ''), 21, 'hex');
      return Buffer.concat([payload, signatureOf(payload)]).toString('base64url');
    },
    read(signed, now) {
      const bytes = Buffer.from(signed, 'base64url');
      const payload = bytes.subarray(0, payloadBytes);
      const signature = bytes.subarray(payloadBytes);
      const kind = kinds[bytes[0] ?? kinds.length];
      if (signature.length !== 32 || kind === undefined || bytes.toString('base64url') !== signed || !timingSafeEqual(signature, signatureOf(payload))) return null;
      const expiresAt = new Date(payload.readUInt32BE(1) * 1_000);
      return expiresAt > now ? { kind, userId: uuidAt(payload, 5), id: uuidAt(payload, 21), expiresAt } : null;
    },
  };
}

const uuidAt = (bytes: Buffer, at: number) => bytes.toString('hex', at, at + 16).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
