import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileAddressKind } from '#server/schema/context.ts';

/** What a ticket opens. New ones come last: the place in this list is what a ticket carries. */
const kinds = ['VIEW', 'DOWNLOAD', 'SNAPSHOT', 'PREVIEW', 'THUMBNAIL', 'ARCHIVE', 'FAVICON', 'PICTURE'] as const satisfies FileAddressKind[];

/** Leave for one person to open one thing without a header, for as long as an address in a browser lives. */
export interface Ticket {
  readonly kind: FileAddressKind;
  readonly userId: string;
  /** The id of a source, of a picture in its text, or of what was prepared. */
  readonly id: string;
  readonly expiresAt: Date;
}

export interface Tickets {
  /** The ticket as part of an address: letters, digits, `-` and `_`. */
  sign(ticket: Ticket): string;
  /** The ticket behind it; null when it is not one of ours, or counts no more. */
  read(signed: string, now: Date): Ticket | null;
}

/** Kind, moment in seconds, two UUIDs. */
const payloadBytes = 1 + 4 + 16 + 16;

/** @param secret only who knows it makes tickets */
export function createTickets(secret: string): Tickets {
  const sealOf = (payload: Buffer) => createHmac('sha256', secret).update(payload).digest();
  return {
    sign({ kind, userId, id, expiresAt }) {
      const payload = Buffer.alloc(payloadBytes);
      payload.writeUInt8(kinds.indexOf(kind), 0);
      payload.writeUInt32BE(Math.floor(expiresAt.getTime() / 1_000), 1);
      payload.write(userId.replaceAll('-', ''), 5, 'hex');
      payload.write(id.replaceAll('-', ''), 21, 'hex');
      return Buffer.concat([payload, sealOf(payload)]).toString('base64url');
    },
    read(signed, now) {
      const bytes = Buffer.from(signed, 'base64url');
      const payload = bytes.subarray(0, payloadBytes);
      const seal = bytes.subarray(payloadBytes);
      const kind = kinds[bytes[0] ?? kinds.length];
      if (seal.length !== 32 || kind === undefined || bytes.toString('base64url') !== signed || !timingSafeEqual(seal, sealOf(payload))) return null;
      const expiresAt = new Date(payload.readUInt32BE(1) * 1_000);
      return expiresAt > now ? { kind, userId: uuidAt(payload, 5), id: uuidAt(payload, 21), expiresAt } : null;
    },
  };
}

const uuidAt = (bytes: Buffer, at: number) => bytes.toString('hex', at, at + 16).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
