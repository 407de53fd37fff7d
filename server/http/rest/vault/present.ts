import type { z } from '@hono/zod-openapi';
import { encodePublicId, type PublicKind } from '#server/domain/publicId.ts';
import type { CollectionRow } from '#server/domain/collections/readCollections.ts';
import { readSpaceSettings } from '#server/domain/spaces/settings.ts';
import type { SpaceRow } from '#server/domain/spaces/readSpaces.ts';
import type { SourceRow } from '#server/domain/sources/read/readSources.ts';
import type { ListedTexts } from '#server/domain/sources/read/readTexts.ts';
import type { Log } from '#server/platform/log.ts';
import type { Collection, Source, Space } from './shapes.ts';

/** A source with all that is shown of it. */
export interface WholeSource {
  readonly row: SourceRow;
  /** undefined: it has none yet. */
  readonly texts: ListedTexts | undefined;
}

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
export function presentSource({ row, texts }: WholeSource, serviceUrl: string): z.infer<typeof Source> {
  const id = encodePublicId('Source', row.id);
  const contentUrl = `${serviceUrl}/sources/${id}/content`;
  const isFile = row.type === 'FILE';
  const isText = row.type === 'CONTENT' || row.type === 'NOTE';
  const hasBytes = row.blobHash !== null;
  const isShortened = texts?.isShortened ?? false;
  const html = texts?.processedContent ?? null;
  return {
    id,
    spaceId: encodePublicId('Space', row.spaceId),
    userId: maybeId('User', row.userId),
    collectionId: maybeId('Collection', row.collectionId),
    type: row.type,
    status: row.status,
    title: row.title,
    sourceUrl: isFile && hasBytes ? contentUrl : row.sourceUrl,
    processedContent: isShortened ? wholeTags(html) : html,
    originalContent: (isText ? texts?.originalContent : texts?.plainText) ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isFavorite: row.isFavorite ?? false,
    failure: row.status === 'FAILED' && row.failureCode !== null ? { code: row.failureCode, message: row.failureMessage ?? '' } : null,
    tags: row.tags.map(({ name }) => name),
    summary: texts?.summary ?? null,
    size: row.size,
    mimeType: row.mimeType,
    excerpt: row.excerpt,
    ...(isShortened && { textsShortened: true as const }),
    ...(isFile && !hasBytes && { uploadUrl: contentUrl }),
  };
}

/** HTML that was cut off within a tag is cut off before it. */
function wholeTags(html: string | null): string | null {
  if (html === null || html.lastIndexOf('<') <= html.lastIndexOf('>')) return html;
  return html.slice(0, html.lastIndexOf('<'));
}

function maybeId(kind: PublicKind, uuid: string | null): string | null {
  return uuid === null ? null : encodePublicId(kind, uuid);
}
