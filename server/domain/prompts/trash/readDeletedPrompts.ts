import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import { countRows, readPages, type TimelinePage, type TimelineTable } from '../../timelineRows.ts';

/** One deletion of the prompt workshop: a prompt, or a prompt collection with all that went with it. */
export interface DeletedPromptRow {
  readonly id: string;
  readonly spaceId: string;
  readonly kind: 'PROMPT' | 'COLLECTION';
  /** The title of a prompt, the name of a collection. */
  readonly title: string;
  /** When it was deleted. */
  readonly createdAt: Date;
}

/** Whether a row `d` went by itself: what it lay in is there, or went at another moment. */
const wentByItself = (above: string) => Prisma.sql`not exists (select 1 from "PromptCollection" a where a.id = d.${Prisma.raw(`"${above}"`)} and a."deletedAt" = d."deletedAt")`;

const deletedPrompts: TimelineTable = {
  columns: Prisma.sql`r.id, r."spaceId", r.kind, r.title, r."createdAt"`,
  from: Prisma.sql`(
    select d.id, d."spaceId", 'PROMPT' as kind, d.title, d."deletedAt" as "createdAt" from "Prompt" d where d."deletedAt" is not null and ${wentByItself('collectionId')}
    union all
    select d.id, d."spaceId", 'COLLECTION', d.name, d."deletedAt" from "PromptCollection" d where d."deletedAt" is not null and ${wentByItself('parentId')}
  ) r`,
  first: 'newest',
};
const space = Prisma.sql`r."spaceId"`;

/** A page of what was deleted in the prompt workshop of each of these spaces, last first, by space. Who asks has been found to see the spaces. */
export function readDeletedPromptPages({ db }: DomainContext, page: TimelinePage, spaceIds: readonly string[]): Promise<Map<string, DeletedPromptRow[]>> {
  return readPages(db, deletedPrompts, page, space, spaceIds);
}

/** How many of them each of these spaces has. */
export const countDeletedPrompts = ({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, number>> => countRows(db, deletedPrompts, space, spaceIds);

/**
 * What went with prompt collections `roots` at the same moment, `roots` included, as `gone (root, id)`: to begin a statement with.
 * @param roots ids of deleted prompt collections
 */
export const goneWithSql = (roots: readonly string[]): Prisma.Sql => Prisma.sql`
  with recursive gone as (
    select c.id as root, c.id, c."deletedAt" from "PromptCollection" c where c.id = any(${[...roots]}::uuid[])
    union all
    select gone.root, c.id, c."deletedAt" from gone join "PromptCollection" c on c."parentId" = gone.id and c."deletedAt" = gone."deletedAt"
  )`;

/** How many prompts come back with each of these deleted prompt collections, by id; those without any are left out. */
export async function countPromptsGoneWith({ db }: DomainContext, collectionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`${goneWithSql(collectionIds)} select gone.root::text as id, count(*)::int as count from gone join "Prompt" p on p."collectionId" = gone.id and p."deletedAt" = gone."deletedAt" group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The names of the collections that each of these prompts and prompt collections lay in, from the top of the tree, by id. */
export async function readPathsOfDeleted({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await queryRows<{ id: string; names: string[] }>(
    db,
    Prisma.sql`with recursive way as (
        select p.id, p."collectionId" as above, 0 as depth from "Prompt" p where p.id = any(${[...ids]}::uuid[])
        union all select c.id, c."parentId", 0 from "PromptCollection" c where c.id = any(${[...ids]}::uuid[])
        union all select way.id, c."parentId", way.depth + 1 from way join "PromptCollection" c on c.id = way.above where way.depth < 1000
      ) select way.id::text, array_agg(c.name order by way.depth desc) as names from way join "PromptCollection" c on c.id = way.above group by way.id`,
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
}
