import DataLoader from 'dataloader';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import { counted, countedInCollection } from '../counts/sourceCounts.ts';

async function countSources(db: SqlDb, collectionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`select c.id, ${counted} as count from "Collection" c join "SourceCount" n on ${countedInCollection} where c.id = any(${[...collectionIds]}::uuid[]) group by 1`,
    'prepared',
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** A collection with all that lies below it. */
export interface Branch {
  /** Of the collection and of all below it, in no order. */
  readonly ids: readonly string[];
  /** How many sources lie directly in the collection; none of the trash. */
  readonly sourceCount: number;
  /** How many lie in all of them. */
  readonly sourceCountWithDescendants: number;
}

async function readBranches(db: SqlDb, collectionIds: readonly string[]): Promise<Map<string, Branch>> {
  const rows = await queryRows<Branch & { id: string }>(
    db,
    Prisma.sql`with recursive branch as (
        select c.id as top, c.id, c."spaceId" from "Collection" c where c.id = any(${[...collectionIds]}::uuid[])
        union all
        select b.top, c.id, c."spaceId" from branch b join "Collection" c on c."parentId" = b.id
      )
      select c.top::text as id, array_agg(c.id::text) as ids, coalesce(sum(n.count) filter (where c.id = c.top), 0)::int as "sourceCount", coalesce(sum(n.count), 0)::int as "sourceCountWithDescendants"
      from branch c cross join lateral (select ${counted} as count from "SourceCount" n where ${countedInCollection}) n group by c.top`,
  );
  return new Map(rows.map(({ id, ...branch }) => [id, branch]));
}

interface Wanted {
  readonly id: string;
  /** Whether more than the collection itself is asked for. */
  readonly isWhole: boolean;
}

const loaders = new WeakMap<SqlDb, DataLoader<Wanted, Branch | undefined>>();

/** What is asked of collections at one moment comes from one statement, and nothing is remembered: in a subscription that lives for days each count is a new one. */
function loaderOf(db: SqlDb): DataLoader<Wanted, Branch | undefined> {
  const known = loaders.get(db);
  if (known) return known;
  const loader = new DataLoader<Wanted, Branch | undefined>(
    async (wanted) => {
      const whole = new Set(wanted.flatMap(({ id, isWhole }) => (isWhole ? [id] : [])));
      const alone = new Set(wanted.flatMap(({ id }) => (whole.has(id) ? [] : [id])));
      const [branches, counts] = await Promise.all([whole.size > 0 ? readBranches(db, [...whole]) : new Map<string, Branch>(), alone.size > 0 ? countSources(db, [...alone]) : new Map<string, number>()]);
      return wanted.map(({ id }) => {
        const count = counts.get(id);
        return branches.get(id) ?? (count === undefined ? undefined : { ids: [id], sourceCount: count, sourceCountWithDescendants: count });
      });
    },
    { cache: false },
  );
  loaders.set(db, loader);
  return loader;
}

/** A collection with all that lies below it; undefined when it is not there. Who asks has been found to see it. */
export const branchOf = (db: SqlDb, id: string): Promise<Branch | undefined> => loaderOf(db).load({ id, isWhole: true });

/** How many sources lie directly in a collection, without those in the trash. Who asks has been found to see it. */
export const sourceCountOf = async (db: SqlDb, id: string): Promise<number> => (await loaderOf(db).load({ id, isWhole: false }))?.sourceCount ?? 0;
