import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import type { ScopePlace } from '../../scopes/scopePlace.ts';
import { findExistingSources } from '../../sources/add/existingSources.ts';
import type { Findings } from '../proposal.ts';
import { countSources, inPlace } from './placeSql.ts';
import { linkedBySeveral, type LinkingSource } from './linkedBySeveral.ts';

/** The links of so many sources are read, of the newest. */
const mostSources = 5_000;

/** What is missing: pages that several of the sources refer to, and that are not here. */
export async function findGaps(ctx: DomainContext, place: ScopePlace): Promise<Findings> {
  const [spaceId] = place.spaceIds;
  const sourceCount = await countSources(ctx, place);
  if (spaceId === undefined) return { proposals: [], sourceCount };
  const sources = await queryRows<LinkingSource>(
    ctx.db,
    Prisma.sql`select s.id::text, s.domain, array(
        select distinct m[1] from regexp_matches(left(coalesce(t."processedContent", ''), 200000), 'href="(https?://[^"[:space:]]+)"', 'g') m limit 300) as addresses
      from (select s.id, s.domain from "Source" s where ${inPlace(place)} and s.status = 'COMPLETED' order by s.id desc limit ${mostSources}::int) s join "SourceText" t on t."sourceId" = s.id`,
  );
  const linked = linkedBySeveral(sources);
  const there = new Set(((await findExistingSources(ctx.db, { links: linked.map(({ url }) => url), sha256: [] }, [spaceId])).get(spaceId) ?? []).map(({ given }) => given));
  return {
    proposals: linked.filter(({ url }) => !there.has(url)).map(({ url, count }) => ({ act: 'ADD_LINK' as const, after: url, reason: 'LINKED_BY_SEVERAL' as const, reasonValues: [String(count)], needsChoice: true })),
    sourceCount,
  };
}
