import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { withAccess } from '../access/spaceAccess.ts';
import { wayUpSql } from '../collections/ancestry.ts';
import { inTreeOrder } from '../collections/tree.ts';
import type { DomainContext, SpaceAccess } from '../context.ts';

/** A prompt collection as everything that shows one reads it. */
export interface PromptCollectionRow {
  readonly id: string;
  readonly spaceId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** What the reader is in its space; absent where nobody knows. */
  readonly access?: SpaceAccess | null;
}

const columns = Prisma.raw(['id', 'spaceId', 'parentId', 'name', 'description', 'createdAt', 'updatedAt'].map((name) => `c."${name}"`).join(', '));
const isThere = Prisma.sql`c."deletedAt" is null`;

/** Those of these ids that are there and that the reader may see, by id: one statement. */
export async function readPromptCollections({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, PromptCollectionRow>> {
  const { column, join, visible } = withAccess(actor, Prisma.sql`c."spaceId"`);
  const rows = await queryRows<PromptCollectionRow>(db, Prisma.sql`select ${columns}, ${column} from "PromptCollection" c ${join} where c.id = any(${[...ids]}::uuid[]) and ${isThere} and ${visible}`, 'prepared');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The prompt collections of each of these spaces, depth first, by name, by space: one statement. Who asks has been found to see them. */
export async function readPromptTrees({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, PromptCollectionRow[]>> {
  const rows = await queryRows<PromptCollectionRow & { readonly rank: string }>(
    db,
    Prisma.sql`select ${columns}, natural_key(c.name) as rank from "PromptCollection" c where c."spaceId" = any(${[...spaceIds]}::uuid[]) and ${isThere} order by c.id`,
    'prepared',
  );
  return new Map([...Map.groupBy(rows, ({ spaceId }) => spaceId)].map(([id, inSpace]) => [id, inTreeOrder(inSpace)]));
}

/** The way from the top of the tree to the parent of each of these: one statement. Who asks has been found to see them. */
export async function readPromptAncestors({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, PromptCollectionRow[]>> {
  const rows = await queryRows<PromptCollectionRow & { readonly start: string }>(
    db,
    Prisma.sql`${wayUpSql(ids, 'PromptCollection')}
      select way.start::text, ${columns} from way join "PromptCollection" c on c.id = way.above where ${isThere} order by way.start, way.depth desc`,
  );
  return Map.groupBy(rows, ({ start }) => start);
}

/** How many prompts lie directly in each of these, by id; those without any are left out. Who asks has been found to see them. */
export async function countPromptsIn({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`select p."collectionId"::text as id, count(*)::int as count from "Prompt" p where p."collectionId" = any(${[...ids]}::uuid[]) and p."deletedAt" is null group by 1`,
    'prepared',
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
