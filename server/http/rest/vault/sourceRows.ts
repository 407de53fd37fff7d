import { requireUser } from '#server/domain/access/authorize.ts';
import { visibleSpaceSql } from '#server/domain/access/visible.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { type FailureCode, Prisma, type SourceStatus, type SourceType } from '#server/platform/db/generated/client.ts';

/** All that is shown of a source. */
export interface SourceRow {
  readonly id: string;
  readonly spaceId: string;
  readonly userId: string | null;
  readonly collectionId: string | null;
  readonly type: SourceType;
  readonly status: SourceStatus;
  readonly title: string;
  readonly sourceUrl: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  readonly size: bigint | null;
  readonly mimeType: string | null;
  readonly excerpt: string | null;
  readonly hasBytes: boolean;
  readonly isTrashed: boolean;
  readonly tags: string[];
  readonly isFavorite: boolean;
  readonly processedContent: string | null;
  readonly originalContent: string | null;
  readonly plainText: string | null;
  readonly summary: string | null;
  /** Whether its texts are only their beginning. */
  readonly isShortened: boolean;
}

/** How much text a list gives: up to so many bytes whole texts, in the order of the list, from then on beginnings of so many characters. */
export interface TextBudget {
  readonly wholeBytes: number;
  readonly characters: number;
}

/**
 * The sources of these ids that the reader may see, in the order of the ids, in one statement.
 * @param texts whole, or as far as a list has room for them
 */
export async function sourceRows(ctx: DomainContext, ids: readonly string[], texts: 'whole' | TextBudget): Promise<SourceRow[]> {
  const { userId } = requireUser(ctx);
  const { wholeBytes, characters } = texts === 'whole' ? { wholeBytes: 2 ** 31 - 1, characters: 0 } : texts;
  const bytes = (column: string) => Prisma.raw(`coalesce(octet_length(t."${column}"), 0)`);
  const text = (column: string) => {
    const whole = Prisma.raw(`t."${column}"`);
    return texts === 'whole' ? whole : Prisma.sql`case when t.upto > ${wholeBytes}::int8 then left(${whole}, ${characters}::int) else ${whole} end`;
  };
  return ctx.db.$queryRaw<SourceRow[]>`
    with wanted as (
      select s.id, wanted.place from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, place) join "Source" s on s.id = wanted.id
      where ${visibleSpaceSql(ctx.actor, Prisma.sql`s."spaceId"`)}
    ), texts as (
      select w.place, t.*, sum(${bytes('processedContent')} + case when t."originalContent" is null then ${bytes('plainText')} else ${bytes('originalContent')} end) over (order by w.place) as upto
      from wanted w join "SourceText" t on t."sourceId" = w.id
    )
    select s.id::text, s."spaceId"::text as "spaceId", s."userId"::text as "userId", s."collectionId"::text as "collectionId",
      s.type::text, s.status::text, s.title, s."sourceUrl", s."createdAt", s."updatedAt",
      s."failureCode"::text as "failureCode", s."failureMessage", s.size, s."mimeType", s.excerpt, s."blobHash" is not null as "hasBytes", s."trashedAt" is not null as "isTrashed",
      array(select tag.name from "SourceTag" st join "Tag" tag on tag.id = st."tagId" where st."sourceId" = s.id order by tag.key) as tags,
      exists (select 1 from "Favorite" f where f."userId" = ${userId}::uuid and f."sourceId" = s.id) as "isFavorite",
      ${text('processedContent')} as "processedContent", ${text('originalContent')} as "originalContent", ${text('plainText')} as "plainText", t.summary,
      coalesce(t.upto > ${wholeBytes}::int8, false) as "isShortened"
    from wanted w
    join "Source" s on s.id = w.id
    left join texts t on t.place = w.place
    order by w.place`;
}
