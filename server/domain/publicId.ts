import { randomUUID } from 'node:crypto';
import { getType, toUUID } from 'typeid-js';

/** The kinds of things that have a public id, and the prefix of that id. */
export const publicIdPrefixes = {
  User: 'user',
  Space: 'space',
  Collection: 'collection',
  Source: 'source',
  Tag: 'tag',
  ProcessingEvent: 'event',
  Notification: 'notification',
  Member: 'member',
  Invitation: 'invitation',
  ApiKey: 'key',
  Activity: 'activity',
  SourceRevision: 'revision',
  Highlight: 'highlight',
  Undo: 'undo',
} as const;
export type PublicKind = keyof typeof publicIdPrefixes;

const kindByPrefix = new Map(Object.entries(publicIdPrefixes).map(([kind, prefix]) => [prefix as string, kind as PublicKind]));

/** The id that GraphQL, REST and the addresses of the client share: a TypeID, such as `source_01h455vb4pex5vsknk084sn02q`. */
export function encodePublicId(kind: PublicKind, uuid: string): string {
  return `${publicIdPrefixes[kind]}_${base32(uuid)}`;
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** What a character of a UUID counts, by its code. */
const hexadecimal = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) || 0);

/**
 * A UUID as the 26 digits of a TypeID, five bits each, after two bits that are always 0. A page of a list has hundreds of
 * ids, and the library takes several times as long for each: so this direction is written out.
 */
function base32(uuid: string): string {
  let digits = '';
  let bits = 2;
  let value = 0;
  for (let at = 0; at < uuid.length; at++) {
    const code = uuid.charCodeAt(at);
    if (code === 45) continue;
    value = ((value << 4) | (hexadecimal[code] as number)) & 0xff;
    bits += 4;
    if (bits >= 5) {
      bits -= 5;
      digits += alphabet.charAt((value >> bits) & 31);
    }
  }
  return digits;
}

/** A new id for a row that is written without Prisma: sortable by time (UUID version 7), as Prisma makes them. */
export function newUuid(): string {
  const milliseconds = Date.now().toString(16).padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The UUID in the database, or null for anything that is no public id of a known kind. */
export function decodePublicId(id: string): { kind: PublicKind; uuid: string } | null {
  try {
    const kind = kindByPrefix.get(getType(id as never));
    return kind ? { kind, uuid: toUUID(id as never) } : null;
  } catch {
    return null;
  }
}

/** The UUID behind a public id of this kind, or null for anything else. */
export function uuidOf(kind: PublicKind, id: string): string | null {
  const decoded = decodePublicId(id);
  return decoded?.kind === kind ? decoded.uuid : null;
}
