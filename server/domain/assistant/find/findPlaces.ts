import { Prisma } from '#server/platform/db/generated/client.ts';
import type { ProposalReason } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import type { ScopePlace } from '../../scopes/scopePlace.ts';
import type { RankedCollection } from '../../sources/suggestions/rankCollections.ts';
import { suggestCollections } from '../../sources/suggestions/suggestCollections.ts';
import type { Findings, Proposal } from '../proposal.ts';
import { countSources, inBatches, newestIds } from './placeSql.ts';

const atOnce = 25;
const inInbox = Prisma.sql`s."collectionId" is null and s."doneAt" is null and s.status <> 'FAILED'`;
const reasons = { SHARED_WORDS: 'PLACE_BY_WORDS', SHARED_TAGS: 'PLACE_BY_TAGS', SAME_SITE: 'PLACE_BY_SITE', RECENT_MOVES: 'PLACE_BY_MOVES' } as const satisfies Record<RankedCollection['reason'], ProposalReason>;

/** Collections for what lies in the Inbox, as they are suggested beside a source. */
export async function findPlaces(ctx: DomainContext, place: ScopePlace, check: () => Promise<void>): Promise<Findings> {
  const proposals: Proposal[] = [];
  for (const ids of inBatches(await newestIds(ctx, place, inInbox), atOnce)) {
    await check();
    const suggested = await suggestCollections(ctx, ids);
    for (const id of ids) {
      const [best] = suggested.get(id) ?? [];
      if (best) proposals.push({ act: 'MOVE_SOURCES', sourceIds: [id], collectionId: best.collectionId, reason: reasons[best.reason], reasonValues: best.names.length > 0 ? best.names : [String(best.count)] });
    }
  }
  const names = await readNames(ctx, [...new Set(proposals.flatMap(({ collectionId }) => collectionId ?? []))]);
  return { proposals: proposals.map((each) => ({ ...each, collectionName: names.get(each.collectionId ?? '') ?? '' })), sourceCount: await countSources(ctx, place, inInbox) };
}

async function readNames({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ id: string; name: string }>(db, Prisma.sql`select c.id::text, c.name from "Collection" c where c.id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
