import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSources, type SourceRef } from '../../access/authorize.ts';
import type { DomainContext, SqlContext } from '../../context.ts';
import { InvalidInputError, LimitReachedError } from '../../errors.ts';
import { requireDiskSpace } from '../../diskSpace.ts';
import { keepVersion } from '../../reading/keepVersion.ts';
import { restartProcessing } from '../../processing/restartProcessing.ts';
import { quotaRefusal, storageUsed } from '../files/fileLimits.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';
import type { GivenPage } from '../../processing/givenPage.ts';

/** Whatever its state is: what was under way counts no more. */
const anyStatus = ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'] as const;

/**
 * Whether the acting person may hand in the page of a source, or take it back.
 * @throws NotFoundError, ForbiddenError, SpaceArchivedError
 * @throws InvalidInputError for what is no link: only links have a page
 */
export async function authorizePage(ctx: DomainContext, sourceId: string | null): Promise<SourceRef> {
  const [source] = await authorizeSources(ctx, 'source.edit', [sourceId], 'not trashed');
  const isLink = source && (await ctx.db.source.count({ where: { id: source.id, type: 'URI' } })) > 0;
  if (!isLink) throw new InvalidInputError([{ path: 'id', message: 'Only links have a page that can be handed in.', code: 'NOT_ALLOWED' }]);
  return source;
}

/**
 * Reads a link from a page that somebody hands in (from behind a sign-in, say) from now on, not from its address: a new run begins.
 * @throws as `authorizePage` does; StorageFullError; LimitReachedError when the space or the person has no room for it
 */
export function setPage(outer: DomainContext, sourceId: string | null, page: GivenPage): Promise<SourcesChanged> {
  return inTransaction(outer, async (ctx) => {
    const source = await authorizePage(ctx, sourceId);
    requireDiskSpace(ctx);
    const refused = quotaRefusal(ctx, await storageUsed(ctx, source.spaceId), 0, page.size);
    if (refused) throw new LimitReachedError(refused.message);
    // While its kept page is still there.
    await keepVersion(ctx, source.id, null);
    await storePages(ctx, [{ sourceId: source.id, page }]);
    return readAgain(ctx, source);
  });
}

/** Reads a link from its address again, as a new run, and forgets the page that was handed in. @throws as `authorizePage` does */
export function removePage(outer: DomainContext, sourceId: string | null): Promise<SourcesChanged> {
  return inTransaction(outer, async (ctx) => {
    const source = await authorizePage(ctx, sourceId);
    const removed = await ctx.db.sourceArtefact.deleteMany({ where: { sourceId: source.id, kind: 'PAGE' } });
    if (removed.count === 0) return { sourceIds: [source.id], collectionIds: [] };
    // While its kept page is still there.
    await keepVersion(ctx, source.id, null);
    await forgetFiles(ctx, [source.id]);
    return readAgain(ctx, source);
  });
}

async function readAgain(ctx: SqlContext, source: SourceRef): Promise<SourcesChanged> {
  await restartProcessing(ctx, [source], anyStatus);
  return sourcesChanged(ctx, 'SOURCES_REPROCESSED', [source]);
}

interface PageOfSource {
  readonly sourceId: string;
  readonly page: GivenPage;
}

/** Notes the pages of links, each in place of one that was handed in before, and forgets what was made of that. */
export async function storePages(ctx: SqlContext, pages: readonly PageOfSource[]): Promise<void> {
  if (pages.length === 0) return;
  // In one order, so that two calls never wait for each other.
  const sorted = [...pages].sort((a, b) => (a.page.hash < b.page.hash ? -1 : 1));
  const column = (of: (page: PageOfSource) => string) => Prisma.sql`${sorted.map(of)}::text[]`;
  await ctx.db.$queryRaw`
    with given as (
      select * from unnest(${column(({ sourceId }) => sourceId)}, ${column(({ page }) => page.hash)}, ${column(({ page }) => String(page.size))}, ${column(({ page }) => page.mimeType)})
      as given(id, hash, size, type)
    ), blobs as (insert into "Blob" (hash, size) select distinct on (hash) hash, size::int8 from given on conflict do nothing)
    insert into "SourceArtefact" ("sourceId", kind, "blobHash", "mimeType")
    select id::uuid, 'PAGE', hash, type from given
    on conflict ("sourceId", kind) do update set "blobHash" = excluded."blobHash", "mimeType" = excluded."mimeType"`;
  await forgetFiles(ctx, sorted.map(({ sourceId }) => sourceId));
}

/** What belongs to the page as it was read before. */
async function forgetFiles(ctx: SqlContext, sourceIds: readonly string[]): Promise<void> {
  await ctx.db.$queryRaw`
    delete from "SourceArtefact" where "sourceId" = any(${[...sourceIds]}::uuid[]) and kind in ('ORIGINAL', 'SNAPSHOT', 'PREVIEW', 'THUMBNAIL', 'LAYERED', 'SCREENSHOT', 'FULL_SCREENSHOT', 'PRINT')`;
}
