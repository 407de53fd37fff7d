import { fromUUID, getType, toUUID } from 'typeid-js';

/** The kinds of things that have a public id, and the prefix of that id. */
export const publicIdPrefixes = {
  User: 'user',
  Space: 'space',
  Collection: 'collection',
  Source: 'source',
  Tag: 'tag',
  ProcessingEvent: 'event',
} as const;
export type PublicKind = keyof typeof publicIdPrefixes;

const kindByPrefix = new Map(Object.entries(publicIdPrefixes).map(([kind, prefix]) => [prefix as string, kind as PublicKind]));

/** The id that GraphQL, REST and the addresses of the client share: a TypeID, such as `source_01h455vb4pex5vsknk084sn02q`. */
export function encodePublicId(kind: PublicKind, uuid: string): string {
  return fromUUID(uuid, publicIdPrefixes[kind]);
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
