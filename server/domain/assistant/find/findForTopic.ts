import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import type { ScopePlace } from '../../scopes/scopePlace.ts';
import { sourceIdsMatching } from '../../sources/list/listSources.ts';
import type { Findings, Proposal } from '../proposal.ts';
import { inPlace, mostLookedAt } from './placeSql.ts';

const mostMatching = 2_000;

/** A collection of what a search finds: a new one, or the one that is called so. What lies in a collection already is moved only where somebody chooses it. */
export async function findForTopic(ctx: DomainContext, place: ScopePlace, topic: string): Promise<Findings> {
  const [spaceId] = place.spaceIds;
  if (spaceId === undefined) return { proposals: [], sourceCount: 0 };
  const ids = await sourceIdsMatching(ctx, { spaceId }, { text: topic }, mostMatching);
  const [existing] = await queryRows<{ id: string; name: string }>(ctx.db, Prisma.sql`select c.id::text, c.name from "Collection" c where c."spaceId" = ${spaceId}::uuid and lower(c.name) = lower(${topic}) order by c.id limit 1`);
  const found = await queryRows<{ id: string; collectionId: string | null; place: string | null }>(
    ctx.db,
    Prisma.sql`select s.id::text, s."collectionId"::text as "collectionId", (select c.name from "Collection" c where c.id = s."collectionId") as place
      from "Source" s where ${inPlace(place)} and s.id = any(${ids}::uuid[]) ${existing ? Prisma.sql`and s."collectionId" is distinct from ${existing.id}::uuid` : Prisma.empty} order by s."collectionId" is not null, s.id desc limit ${mostLookedAt}::int`,
  );
  if (found.length === 0) return { proposals: [], sourceCount: ids.length };
  const why = { reason: 'HAS_THE_WORDS', reasonValues: [topic] } as const;
  const create: Proposal[] = existing ? [] : [{ act: 'CREATE_COLLECTION', after: topic, collectionName: topic, reason: 'HAS_THE_WORDS', reasonValues: [topic] }];
  const moves = found.map((each): Proposal => ({
    act: 'MOVE_SOURCES', sourceIds: [each.id], collectionId: existing?.id ?? null, collectionName: existing?.name ?? topic, before: each.place, ...why, needsChoice: each.collectionId !== null,
  }));
  return { proposals: [...create, ...moves], sourceCount: ids.length };
}
