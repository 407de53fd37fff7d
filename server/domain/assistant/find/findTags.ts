import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import type { ScopePlace } from '../../scopes/scopePlace.ts';
import { readRelated } from '../../sources/read/readRelated.ts';
import type { Findings, Proposal } from '../proposal.ts';
import { chooseTags, type ChosenTag, type TagUse } from './chooseTags.ts';
import { countSources, inBatches, inPlace, newestIds } from './placeSql.ts';

const atOnce = 20;
const mostTags = 1_000;
const untagged = Prisma.sql`not exists (select 1 from "SourceTag" own where own."sourceId" = s.id) and s.status <> 'FAILED'`;

/** Tags of the space for sources that have none. */
export async function findTags(ctx: DomainContext, place: ScopePlace, check: () => Promise<void>): Promise<Findings> {
  const [spaceId] = place.spaceIds;
  const sourceCount = await countSources(ctx, place, untagged);
  if (spaceId === undefined || sourceCount === 0) return { proposals: [], sourceCount };
  const [uses, total] = await Promise.all([readUses(ctx, spaceId), countSources(ctx, { spaceIds: [spaceId], condition: Prisma.sql`s."trashedAt" is null` })]);
  const proposals: Proposal[] = [];
  if (uses.length === 0) return { proposals, sourceCount };
  for (const ids of inBatches(await newestIds(ctx, place, untagged), atOnce)) {
    await check();
    const [titles, related] = await Promise.all([readTitles(ctx, place, ids), readRelated(ctx, ids)]);
    const tags = await readTags(ctx, [...new Set([...related.values()].flatMap((list) => list.slice(0, atOnce).map(({ id }) => id)))]);
    for (const id of ids) {
      const similar = (related.get(id) ?? []).slice(0, atOnce).map((each) => ({ score: each.score, tags: tags.get(each.id) ?? [] }));
      const chosen = chooseTags({ title: titles.get(id) ?? '', similar: similar.filter((each) => each.tags.length > 0) }, uses, total);
      if (chosen.length > 0) proposals.push(tagging(id, chosen));
    }
  }
  return { proposals, sourceCount };
}

function tagging(id: string, chosen: readonly ChosenTag[]): Proposal {
  const [best] = chosen;
  return {
    act: 'TAG_SOURCES', sourceIds: [id], tags: chosen.map(({ name }) => name),
    reason: best?.reason ?? 'TAG_IN_TITLE', reasonValues: best?.reason === 'TAG_OF_SIMILAR' ? [best.name, String(best.count), String(best.of)] : [best?.name ?? ''],
  };
}

const readUses = ({ db }: DomainContext, spaceId: string): Promise<TagUse[]> =>
  queryRows(
    db,
    Prisma.sql`select t.name, count(*)::int as count from "Tag" t join "SourceTag" st on st."spaceId" = t."spaceId" and st."tagId" = t.id join "Source" s on s.id = st."sourceId" and s."trashedAt" is null
      where t."spaceId" = ${spaceId}::uuid group by t.id order by 2 desc, 1 limit ${mostTags}::int`,
  );

async function readTitles({ db }: DomainContext, place: ScopePlace, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ id: string; title: string }>(db, Prisma.sql`select s.id::text, s.title from "Source" s where ${inPlace(place)} and s.id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function readTags({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await queryRows<{ id: string; names: string[] }>(
    db,
    Prisma.sql`select st."sourceId"::text as id, array_agg(t.name) as names from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = any(${[...ids]}::uuid[]) group by 1`,
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
}
