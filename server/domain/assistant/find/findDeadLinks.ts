import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import type { ScopePlace } from '../../scopes/scopePlace.ts';
import type { Findings } from '../proposal.ts';
import { countSources, inPlace, mostLookedAt } from './placeSql.ts';

const isLink = Prisma.sql`s.type = 'URI'`;

/** Links whose page was gone, or whose site was, when they were last read. Whether they go into the trash somebody has to choose, one by one: a page may come back. */
export async function findDeadLinks(ctx: DomainContext, place: ScopePlace): Promise<Findings> {
  const rows = await queryRows<{ id: string; domain: string }>(
    ctx.db,
    Prisma.sql`select s.id::text, coalesce(s.domain, '') as domain from "Source" s where ${inPlace(place)} and ${isLink} and s.status = 'FAILED' and s."failureCode" in ('NOT_FOUND', 'DNS')
      order by s.id desc limit ${mostLookedAt}::int`,
  );
  return {
    proposals: rows.map(({ id, domain }) => ({ act: 'TRASH_SOURCES' as const, sourceIds: [id], reason: 'DEAD_LINK' as const, reasonValues: [domain], needsChoice: true })),
    sourceCount: await countSources(ctx, place, isLink),
  };
}
