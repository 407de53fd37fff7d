import { queryRows } from '#server/platform/db/rows.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { allowedInSpaceSql } from '../../access/authorize.ts';
import { recordActivitySql } from '../../activity/recordActivity.ts';
import type { DomainContext } from '../../context.ts';
import { sourceStatusChangedSql } from '../../events.ts';
import { searchVector } from '../../search/matching.ts';
import { newRow, type NewSource } from './newSource.ts';
import { requestProcessingSql } from '../../processing/processSource.job.ts';

/** Of longer texts the words take longer than all statements together. */
const longestText = 20_000;

interface AddOne {
  readonly id: string;
  readonly spaceId: string | null;
  readonly collection: { readonly id: string | null } | undefined;
  readonly source: NewSource;
}

/**
 * Adds one link or text as `addSources` does, when all is as it mostly is, in one statement: whoever adds one source after
 * the other waits for one answer of the database instead of sixteen.
 * @returns null when something is out of the ordinary; nothing was done then, and `addSources` does it, or says why not
 */
export async function addOneSource(
  ctx: DomainContext,
  { id, spaceId, collection, source }: AddOne,
): Promise<{ outcome: 'ADDED' | 'ALREADY_THERE'; sourceId: string } | null> {
  if (ctx.actor.kind !== 'user' || spaceId === null || collection?.id === null || source.type === 'FILE') return null;
  const collectionId = collection?.id ?? null;
  const row = newRow(ctx, source, { id, spaceId, collectionId, userId: ctx.actor.userId });
  if ('problem' in row || (row.originalContent?.length ?? 0) > longestText) return null;
  const { title, type, sourceUrl = null, normalizedUrl = null, domain = null, excerpt = null, size = null, mimeType = null, originalContent = null } = row;
  const words = searchVector({ title, tags: [], sourceUrl, fileName: null, note: '', text: originalContent });
  const activity = { collectionId, subject: { kind: 'SOURCE', id } } as const;

  const [done] = await queryRows<{ added: boolean; there: string | null }>(
    ctx.db,
    Prisma.sql`
      with target as materialized (
        select c.id from "Collection" c where c.id = ${collectionId}::uuid and c."spaceId" = ${spaceId}::uuid for key share
      ), place as materialized (
        select s.id from "Space" s
        where s.id = ${spaceId}::uuid and ${allowedInSpaceSql(ctx, 'source.edit')} and (${collectionId}::uuid is null or exists (select 1 from target))
        for key share of s
      ), known as materialized (
        select p.id, case when ${normalizedUrl}::text is not null then link_there(p.id, ${collectionId}::uuid, ${normalizedUrl}::text) end as there
        from place p
      ), added as (
        insert into "Source" (id, "spaceId", "collectionId", "userId", type, title, "sourceUrl", "normalizedUrl", domain, excerpt, size, "mimeType")
        select ${id}::uuid, k.id, ${collectionId}::uuid, ${ctx.actor.userId}::uuid, ${type}::"SourceType", ${title}::text, ${sourceUrl}::text,
          ${normalizedUrl}::text, ${domain}::text, ${excerpt}::text, ${size === null ? null : Number(size)}::int8, ${mimeType}::text
        from known k where k.there is null
        returning id
      ), texts as (
        insert into "SourceText" ("sourceId", "originalContent") select a.id, ${originalContent}::text from added a where ${originalContent}::text is not null
      ), searched as (
        insert into "SourceSearch" ("sourceId", "spaceId", words) select a.id, k.id, ${words}::tsvector from added a, known k
      ), noted as (
        ${recordActivitySql(ctx, spaceId, 'SOURCES_ADDED', activity, Prisma.sql`${title}::text`, Prisma.sql`from added`)}
      )
      select k.there::text as there, exists (select 1 from added) as added,
        (select ${requestProcessingSql(spaceId, id, domain)} from added) as asked, (select ${sourceStatusChangedSql(spaceId, id)}::text from added) as told
      from known k`,
    'kept',
  );
  if (!done) return null;
  return { outcome: done.added ? 'ADDED' : 'ALREADY_THERE', sourceId: done.there ?? id };
}
