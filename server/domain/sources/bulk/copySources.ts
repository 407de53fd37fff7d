import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma, type SourceStatus } from '#server/platform/db/generated/client.ts';
import type { SourceRef } from '../../access/authorize.ts';
import { recordActivity } from '../../activity/recordActivity.ts';
import type { DomainContext } from '../../context.ts';
import { requireDiskSpace } from '../../diskSpace.ts';
import { CrossSpaceError } from '../../errors.ts';
import { publishSourceStatusChanged } from '../../events.ts';
import { newUuid } from '../../publicId.ts';
import { indexSources } from '../../search/indexSources.ts';
import { upsertTags } from '../../tags/upsertTags.ts';
import { saveUndo, type Undoable } from '../../undo/saveUndo.ts';
import { authorizeTarget } from '../authorizeTarget.ts';
import { requestProcessing, type ToProcess } from '../../processing/processSource.job.ts';
import { lockQuota, requireWithinQuota } from '../files/fileLimits.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';

export interface CopySources extends Undoable {
  readonly sources: SourceSelection;
  /** The collection (null: an id that names nothing), or `'none'`: in no collection of the space they lie in. */
  readonly to: { readonly id: string | null } | 'none';
}

/**
 * Copies sources to a collection of the same or of another space: all of them or none. The copies have the processed
 * result, the tags and the note, and share the bytes; what is still being processed is processed for the copy as well.
 * Files whose bytes have not arrived are left out. Favorites, the log and older revisions stay with the original.
 * @throws CrossSpaceError when they lie in several spaces and shall lie in no collection; LimitReachedError when the space, or who copies, has no room for them
 */
export function copySources(
  outer: DomainContext,
  { sources: selection, to, undoable }: CopySources,
): Promise<{ sourceIds: string[]; collectionIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const collection = to === 'none' ? null : await authorizeTarget(ctx, to.id);
    requireDiskSpace(ctx);
    const originals = await selectSources(ctx, to === 'none' ? 'source.edit' : 'space.read', selection, 'not trashed');
    const target = collection ? { spaceId: collection.spaceId, collectionId: collection.id } : { spaceId: oneSpaceOf(originals), collectionId: null };
    await lockQuota(ctx, target.spaceId);
    const pairs: Pairs = { from: originals.map(({ id }) => id), to: originals.map(() => newUuid()) };
    const copies = await copyRows(ctx, pairs, target);
    await copyTexts(ctx, pairs);
    await requireWithinQuota(ctx, target.spaceId);
    await copyArtefacts(ctx, pairs);
    await copyPictures(ctx, pairs);
    await copyTags(ctx, pairs, target.spaceId);
    await requestProcessing(
      ctx.db,
      copies.filter(({ status }) => status === 'PENDING'),
    );

    const sourceIds = copies.map(({ id }) => id);
    await indexSources(ctx, sourceIds);
    const [only] = sourceIds;
    await recordActivity(ctx, target.spaceId, 'SOURCES_COPIED', {
      count: sourceIds.length,
      collectionId: target.collectionId,
      ...(sourceIds.length === 1 && only && { subject: { kind: 'SOURCE', id: only } }),
    });
    await publishSourceStatusChanged(ctx.db, target.spaceId, sourceIds);
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'TRASH', null::uuid, ${sourceIds}::uuid[]`);
    return { sourceIds, collectionIds: target.collectionId === null ? [] : [target.collectionId], undoId };
  });
}

/** Where copies go that lie in no collection. @throws CrossSpaceError */
function oneSpaceOf(originals: readonly SourceRef[]): string {
  const [spaceId, ...others] = new Set(originals.map((original) => original.spaceId));
  if (spaceId === undefined || others.length > 0) throw new CrossSpaceError();
  return spaceId;
}

/** Originals and their copies, by place. */
interface Pairs {
  readonly from: string[];
  readonly to: string[];
}

/** Columns that a copy does not take over: they are given, or computed by the database. */
const ownColumns: ReadonlySet<string> = new Set(['id', 'spaceId', 'collectionId', 'userId', 'status', 'run', 'createdAt', 'updatedAt', 'trashedAt', 'doneAt', 'nameKey']);

/** Columns that a copy takes over as they are: all others. */
export const copiedColumns: readonly string[] = Object.values(Prisma.SourceScalarFieldEnum).filter((column) => !ownColumns.has(column));

const columns = Prisma.raw(copiedColumns.map((column) => `"${column}"`).join(', '));

function copyRows(
  ctx: DomainContext,
  { from, to }: Pairs,
  { spaceId, collectionId }: { spaceId: string; collectionId: string | null },
): Promise<(ToProcess & { status: SourceStatus })[]> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  return ctx.db.$queryRaw`
    insert into "Source" (id, "spaceId", "collectionId", "userId", status, run, "createdAt", "updatedAt", ${columns})
    select n.copy, ${spaceId}::uuid, ${collectionId}::uuid, ${userId}::uuid,
      case s.status when 'PROCESSING' then 'PENDING' else s.status end, 1, ${ctx.now()}, ${ctx.now()}, ${columns}
    from unnest(${from}::uuid[], ${to}::uuid[]) as n(original, copy) join "Source" s on s.id = n.original
    where s.status <> 'UPLOADING'
    returning id::text, status::text, run, domain`;
}

async function copyTexts(ctx: DomainContext, { from, to }: Pairs): Promise<void> {
  await ctx.db.$executeRaw`
    insert into "SourceText" ("sourceId", "originalContent", "processedContent", "readerContent", "plainText", markdown, summary, "readSince", "checkedAt")
    select n.copy, t."originalContent", t."processedContent", t."readerContent", t."plainText", t.markdown, t.summary, t."readSince", t."checkedAt"
    from unnest(${from}::uuid[], ${to}::uuid[]) as n(original, copy)
    join "SourceText" t on t."sourceId" = n.original join "Source" s on s.id = n.copy`;
}

async function copyArtefacts(ctx: DomainContext, { from, to }: Pairs): Promise<void> {
  await ctx.db.$executeRaw`
    insert into "SourceArtefact" ("sourceId", kind, "blobHash", "mimeType")
    select n.copy, a.kind, a."blobHash", a."mimeType"
    from unnest(${from}::uuid[], ${to}::uuid[]) as n(original, copy)
    join "SourceArtefact" a on a."sourceId" = n.original join "Source" s on s.id = n.copy`;
}

async function copyPictures(ctx: DomainContext, { from, to }: Pairs): Promise<void> {
  await ctx.db.$executeRaw`
    insert into "SourcePicture" (id, "sourceId", url, "blobHash", "mimeType")
    select gen_random_uuid(), n.copy, p.url, p."blobHash", p."mimeType"
    from unnest(${from}::uuid[], ${to}::uuid[]) as n(original, copy)
    join "SourcePicture" p on p."sourceId" = n.original join "Source" s on s.id = n.copy`;
}

/** Tags by name: another space has its own, or gets them. */
async function copyTags(ctx: DomainContext, { from, to }: Pairs, spaceId: string): Promise<void> {
  const tags = await ctx.db.$queryRaw<{ name: string }[]>`
    select distinct on (t.key) t.name from "SourceTag" st join "Tag" t on t.id = st."tagId"
    where st."sourceId" = any(${from}::uuid[]) order by t.key, t.id`;
  if (tags.length === 0) return;
  await upsertTags(ctx, spaceId, tags.map(({ name }) => name));
  await ctx.db.$executeRaw`
    insert into "SourceTag" ("sourceId", "tagId", "spaceId")
    select n.copy, own.id, ${spaceId}::uuid
    from unnest(${from}::uuid[], ${to}::uuid[]) as n(original, copy)
    join "SourceTag" st on st."sourceId" = n.original join "Tag" t on t.id = st."tagId"
    join "Tag" own on own."spaceId" = ${spaceId}::uuid and own.key = t.key
    join "Source" s on s.id = n.copy`;
}
