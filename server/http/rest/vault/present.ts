import type { z } from '@hono/zod-openapi';
import { encodePublicId, type PublicKind } from '#server/domain/publicId.ts';
import { readSpaceSettings } from '#server/domain/spaces/settings.ts';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import type { Log } from '#server/platform/log.ts';
import type { Collection, Source, Space } from './shapes.ts';

export const spaceColumns = { id: true, name: true, description: true, settings: true, createdAt: true, updatedAt: true } as const satisfies Prisma.SpaceSelect;

export const collectionColumns = {
  id: true,
  spaceId: true,
  parentId: true,
  name: true,
  description: true,
  settings: true,
  createdAt: true,
} as const satisfies Prisma.CollectionSelect;

/** The columns of a source but for its texts; whose favorites count is the reader's. */
export const sourceColumns = (userId: string) =>
  ({
    id: true,
    spaceId: true,
    userId: true,
    collectionId: true,
    type: true,
    status: true,
    title: true,
    sourceUrl: true,
    createdAt: true,
    updatedAt: true,
    failureCode: true,
    failureMessage: true,
    size: true,
    mimeType: true,
    excerpt: true,
    blobHash: true,
    tags: { select: { tag: { select: { name: true } } }, orderBy: { tag: { key: 'asc' } } },
    favorites: { where: { userId }, select: { userId: true } },
  }) as const satisfies Prisma.SourceSelect;

export interface SourceTexts {
  readonly processedContent: string | null;
  readonly originalContent: string | null;
  readonly plainText: string | null;
  readonly summary: string | null;
}

type SpaceRow = Prisma.SpaceGetPayload<{ select: typeof spaceColumns }>;
type CollectionRow = Prisma.CollectionGetPayload<{ select: typeof collectionColumns }>;
export type SourceRow = Prisma.SourceGetPayload<{ select: ReturnType<typeof sourceColumns> }>;

export function presentSpace({ id, name, description, settings, createdAt, updatedAt }: SpaceRow, log: Log): z.infer<typeof Space> {
  return {
    id: encodePublicId('Space', id),
    name,
    description,
    settings: JSON.stringify(readSpaceSettings(settings, id, log)),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

export function presentCollection({ id, spaceId, parentId, name, description, settings }: CollectionRow): z.infer<typeof Collection> {
  return {
    id: encodePublicId('Collection', id),
    space_id: encodePublicId('Space', spaceId),
    parentId: maybeId('Collection', parentId),
    name,
    description,
    settings: JSON.stringify(settings),
  };
}

/** @param serviceUrl where this service is, such as `https://vault.example.org/vault/api/v1` */
export function presentSource(row: SourceRow, texts: SourceTexts | null, serviceUrl: string): z.infer<typeof Source> {
  const id = encodePublicId('Source', row.id);
  const contentUrl = `${serviceUrl}/sources/${id}/content`;
  const isFile = row.type === 'FILE';
  const isText = row.type === 'CONTENT' || row.type === 'NOTE';
  return {
    id,
    spaceId: encodePublicId('Space', row.spaceId),
    userId: maybeId('User', row.userId),
    collectionId: maybeId('Collection', row.collectionId),
    type: row.type,
    status: row.status,
    title: row.title,
    sourceUrl: isFile && row.blobHash !== null ? contentUrl : row.sourceUrl,
    processedContent: texts?.processedContent ?? null,
    originalContent: (isText ? texts?.originalContent : texts?.plainText) ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isFavorite: row.favorites.length > 0,
    failure: row.status === 'FAILED' && row.failureCode !== null ? { code: row.failureCode, message: row.failureMessage ?? '' } : null,
    tags: row.tags.map(({ tag }) => tag.name),
    summary: texts?.summary ?? null,
    size: row.size === null ? null : Number(row.size),
    mimeType: row.mimeType,
    excerpt: row.excerpt,
    ...(isFile && row.blobHash === null && { uploadUrl: contentUrl }),
  };
}

function maybeId(kind: PublicKind, uuid: string | null): string | null {
  return uuid === null ? null : encodePublicId(kind, uuid);
}
