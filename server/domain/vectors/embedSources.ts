import { createHash } from 'node:crypto';
import { type Db, withAdvisoryLock } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { BudgetExceededError } from '../errors.ts';
import type { Embedder } from '../embedder.ts';
import { payForVectors } from './payForVectors.ts';

/** So many texts are sent in one call. */
const textsOfCall = 100;

interface PassageText {
  readonly sourceId: string;
  readonly spaceId: string;
  readonly position: number;
  readonly cutHash: string;
  readonly cutVersion: number;
  readonly text: string;
  readonly contentHash: string;
}

/** The id of what is configured; made when it is not there yet. */
export async function configuredModel(db: Db, { model }: Embedder): Promise<number> {
  const there = { name_dimensions_passagePrefix: model };
  return (await db.embeddingModel.upsert({ where: there, create: model, update: {}, select: { id: true } })).id;
}

/**
 * Gets vectors for the passages of these sources that have none of this model. Equal texts are asked for once, in all spaces, and kept call by call: killed anywhere, it
 * pays next to nothing twice. A text that changes meanwhile is left to the job that its change has asked for.
 * @returns when the budget that was in the way is there again; null when all is done
 * @throws what the embedder throws; what was answered before is kept
 */
export async function embedSources(ctx: DomainContext, embedder: Embedder, sourceIds: readonly string[], signal: AbortSignal): Promise<Date | null> {
  const modelId = await configuredModel(ctx.db, embedder);
  // One at a time: two that ask for equal texts at the same moment would both pay.
  return withAdvisoryLock(ctx.db, `vectors ${modelId}`, signal, async () => {
    const passages = await readTexts(ctx.db, sourceIds, modelId);
    let resetsAt: Date | null = null;
    for (const [spaceId, ofSpace] of Map.groupBy(passages, (passage) => passage.spaceId)) {
      try {
        await embedTexts(ctx, embedder, { modelId, spaceId, passages: ofSpace }, signal);
        await savePlaces(ctx.db, modelId, ofSpace);
      } catch (error) {
        if (!(error instanceof BudgetExceededError)) throw error;
        ctx.log.warn({ spaceId, resetsAt: error.resetsAt }, 'A space has used today’s budget for models: its passages get their vectors when the next day begins');
        resetsAt = error.resetsAt;
      }
    }
    return resetsAt;
  });
}

async function readTexts(db: Db, sourceIds: readonly string[], modelId: number): Promise<PassageText[]> {
  const rows = await db.$queryRaw<Omit<PassageText, 'contentHash'>[]>`
    select n."sourceId"::text as "sourceId", p."spaceId"::text as "spaceId", p.position, n."contentHash" as "cutHash", n."cutVersion", substr(t."plainText", p."firstCharacter" + 1, p.characters) as text
    from "SourcePassages" n join "Passage" p on p."sourceId" = n."sourceId" and p.position >= 0 join "SourceText" t on t."sourceId" = n."sourceId"
    where n."sourceId" = any(${[...sourceIds]}::uuid[]) and not exists (select 1 from "SourceVectors" v where v."sourceId" = n."sourceId" and v."modelId" = ${modelId}::int)
    order by n."sourceId", p.position`;
  return rows.map((row) => ({ ...row, contentHash: createHash('sha256').update(row.text).digest('hex') }));
}

/** Pays for those that nobody has paid for. */
async function embedTexts(ctx: DomainContext, embedder: Embedder, { modelId, spaceId, passages }: { readonly modelId: number; readonly spaceId: string; readonly passages: readonly PassageText[] }, signal: AbortSignal): Promise<void> {
  const texts = new Map(passages.map(({ contentHash, text }) => [contentHash, text]));
  const known = await ctx.db.textVector.findMany({ where: { modelId, contentHash: { in: [...texts.keys()] } }, select: { contentHash: true } });
  for (const { contentHash } of known) texts.delete(contentHash);
  const missing = [...texts];
  for (let from = 0; from < missing.length; from += textsOfCall) {
    const some = missing.slice(from, from + textsOfCall);
    const vectors = await payForVectors(ctx, embedder, { spaceId, texts: some.map(([, text]) => embedder.model.passagePrefix + text) }, signal);
    await ctx.db.textVector.createMany({ data: vectors.map(({ values, scale }, at) => ({ modelId, contentHash: some[at]?.[0] ?? '', values, scale })), skipDuplicates: true });
  }
}

/** Where a text still is the one that was read, its passages have these vectors from now on. */
async function savePlaces(db: Db, modelId: number, passages: readonly PassageText[]): Promise<void> {
  // The sign of a stored byte is its highest bit. A number so small that it became 0 counts as not above 0.
  await db.$executeRaw`
    with given as (
      select g.* from unnest(${passages.map(({ sourceId }) => sourceId)}::uuid[], ${passages.map(({ position }) => position)}::int[], ${passages.map(({ contentHash }) => contentHash)}::bpchar[],
        ${passages.map(({ cutHash }) => cutHash)}::text[], ${passages.map(({ cutVersion }) => cutVersion)}::int[]) as g("sourceId", position, "contentHash", "cutHash", "cutVersion")
      join "SourcePassages" n on n."sourceId" = g."sourceId" and n."contentHash" = g."cutHash" and n."cutVersion" = g."cutVersion"
    ),
    places as (
      insert into "PassageVector" ("sourceId", position, "modelId", "contentHash", bits)
      select g."sourceId", g.position, ${modelId}::int, g."contentHash", ${signBits} from given g
      join "Passage" p on p."sourceId" = g."sourceId" and p.position = g.position join "TextVector" t on t."modelId" = ${modelId}::int and t."contentHash" = g."contentHash" on conflict do nothing
    )
    insert into "SourceVectors" ("sourceId", "modelId") select distinct g."sourceId", ${modelId}::int from given g on conflict do nothing`;
}

const signBits = Prisma.sql`(select string_agg(case when get_byte(t.values, at) between 1 and 127 then '1' else '0' end, '' order by at) from generate_series(0, octet_length(t.values) - 1) at)::bit varying`;

/** Sources that lack vectors of what is configured, by their ids, behind this one. @param among of these alone */
export async function lackingVectors(db: Db, modelId: number, { among, after, limit }: { readonly among?: readonly string[]; readonly after: string | null; readonly limit: number }): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select n."sourceId"::text as id from "SourcePassages" n where ${after === null ? Prisma.sql`true` : Prisma.sql`n."sourceId" > ${after}::uuid`} and ${among ? Prisma.sql`n."sourceId" = any(${[...among]}::uuid[])` : Prisma.sql`true`}
      and not exists (select 1 from "SourceVectors" v where v."sourceId" = n."sourceId" and v."modelId" = ${modelId}::int) order by n."sourceId" limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** From now on questions are compared by this model; those before it go, with all that they made. */
export async function switchTo(db: Db, modelId: number, now: Date): Promise<void> {
  await db.embeddingModel.updateMany({ where: { id: modelId, completedAt: null }, data: { completedAt: now } });
  await db.embeddingModel.deleteMany({ where: { id: { not: modelId } } });
}
