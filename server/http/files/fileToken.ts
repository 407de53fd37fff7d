import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CredentialRef } from '#server/domain/access/credentialActor.ts';
import type { UserActor } from '#server/domain/context.ts';
import type { FileAddressKind } from '#server/schema/base/context.ts';

/** What a token grants. New kinds come last: a token carries the index in this list. */
const kinds = ['VIEW', 'DOWNLOAD', 'SNAPSHOT', 'PREVIEW', 'THUMBNAIL', 'ARCHIVE', 'FAVICON', 'PICTURE', 'AUDIT_LOG', 'SCREENSHOT', 'FULL_SCREENSHOT', 'PRINT', 'ENTRY', 'PHOTO', 'REVISION_SNAPSHOT', 'EXPORT', 'TEST_SET', 'CARDS_CSV', 'CARDS_APKG', 'CARDS_APKG_SCHEDULE', 'PROMPTS_LANGFUSE', 'PROMPTS_MARKDOWN', 'PROMPTS_OPENAI', 'PROMPTS_PROMPTFOO'] as const satisfies FileAddressKind[];

/** What an address hangs on, besides the person. Their order is part of the tokens, too. */
const credentials = ['token', 'apiKey'] as const satisfies UserActor['credential'][];

/** Lets one user read one file without an Authorization header, until it expires or their session or key has ended. */
export interface FileToken extends CredentialRef {
  readonly kind: FileAddressKind;
  /** The id of a source, of a person, of a picture in its text, of one of its revisions, of what was prepared, of an export, of a space, or of a prompt, one of its versions or a collection of them. */
  readonly id: string;
  readonly expiresAt: Date;
}

export interface FileTokens {
  /** The signed token for a URL: letters, digits, `-` and `_`. */
  sign(token: FileToken): string;
  /** The verified token; null when its signature is wrong or it has expired. */
  read(signed: string, now: Date): FileToken | null;
}

/** Kind, credential, expiry in seconds, three UUIDs. */
const payloadBytes = 1 + 1 + 4 + 16 + 16 + 16;
/** Stands for sessions that the identity provider keeps. */
const noUuid = '00000000-0000-0000-0000-000000000000';

/** @param secret signs the tokens */
export function createFileTokens(secret: string): FileTokens {
  const signatureOf = (payload: Buffer) => createHmac('sha256', secret).update(payload).digest();
  return {
    sign({ kind, userId, credential, credentialId, id, expiresAt }) {
      const payload = Buffer.alloc(payloadBytes);
      payload.writeUInt8(kinds.indexOf(kind), 0);
      payload.writeUInt8(credentials.indexOf(credential), 1);
      payload.writeUInt32BE(Math.floor(expiresAt.getTime() / 1_000), 2);
      [userId, id, credentialId ?? noUuid].forEach((uuid, index) => payload.write(uuid.replaceAll('-', ''), 6 + 16 * index, 'hex'));
      return Buffer.concat([payload, signatureOf(payload)]).toString('base64url');
    },
    read(signed, now) {
      const bytes = Buffer.from(signed, 'base64url');
      const payload = bytes.subarray(0, payloadBytes);
      const signature = bytes.subarray(payloadBytes);
      const kind = kinds[bytes[0] ?? kinds.length];
      const credential = credentials[bytes[1] ?? credentials.length];
      if (signature.length !== 32 || kind === undefined || credential === undefined) return null;
      if (bytes.toString('base64url') !== signed || !timingSafeEqual(signature, signatureOf(payload))) return null;
      const expiresAt = new Date(payload.readUInt32BE(2) * 1_000);
      const [userId, id, credentialId] = [uuidAt(payload, 6), uuidAt(payload, 22), uuidAt(payload, 38)];
      return expiresAt > now ? { kind, userId, credential, credentialId: credentialId === noUuid ? null : credentialId, id, expiresAt } : null;
    },
  };
}

const uuidAt = (bytes: Buffer, at: number) => bytes.toString('hex', at, at + 16).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
