import type { z } from '@hono/zod-openapi';
import { encodePublicId, type PublicKind } from '#server/domain/publicId.ts';
import { readSpaceSettings } from '#server/domain/spaces/settings.ts';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import type { Log } from '#server/platform/log.ts';
import type { Collection, Source, Space } from './shapes.ts';
import type { SourceRow } from './sourceRows.ts';

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

type SpaceRow = Prisma.SpaceGetPayload<{ select: typeof spaceColumns }>;
type CollectionRow = Prisma.CollectionGetPayload<{ select: typeof collectionColumns }>;

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
export function presentSource(row: SourceRow, serviceUrl: string): z.infer<typeof Source> {
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
    sourceUrl: isFile && row.hasBytes ? contentUrl : row.sourceUrl,
    processedContent: row.processedContent,
    originalContent: isText ? row.originalContent : row.plainText,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isFavorite: row.isFavorite,
    failure: row.status === 'FAILED' && row.failureCode !== null ? { code: row.failureCode, message: row.failureMessage ?? '' } : null,
    tags: row.tags,
    summary: row.summary,
    size: row.size === null ? null : Number(row.size),
    mimeType: row.mimeType,
    excerpt: row.excerpt,
    ...(row.isShortened && { textsShortened: true as const }),
    ...(isFile && !row.hasBytes && { uploadUrl: contentUrl }),
  };
}

function maybeId(kind: PublicKind, uuid: string | null): string | null {
  return uuid === null ? null : encodePublicId(kind, uuid);
}
