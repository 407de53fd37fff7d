import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { BudgetExceededError } from '../errors.ts';
import type { Embedder } from '../embedder.ts';
import { cosineOf, type PackedVector } from './packedVector.ts';
import { payForVectors } from './payForVectors.ts';

/** A passage that means something like a question. */
export interface NearPassage {
  readonly sourceId: string;
  readonly position: number;
  /** How much nearer it is than the farthest of those that were compared, as a difference of cosines: from 0 to 2. */
  readonly nearness: number;
}

/** So many passages whose signs agree best are compared exactly. */
const mostCompared = 500;
/** Somebody waits for an answer. */
const longestWaitMs = 5_000;
/** An endpoint that has failed is left alone for so long: not everybody shall wait for it in vain. */
const restMs = 30_000;
/** So many questions are remembered, for the next pages of their lists. */
const mostRemembered = 500;

/** What is known of an embedder in this process. */
interface Memory {
  readonly vectors: Map<string, PackedVector>;
  restsUntil: number;
}

const memories = new WeakMap<Embedder, Memory>();

/**
 * The passages whose vectors are nearest to that of a question; none where no vectors are configured, where they are not all there yet, where the space that pays has
 * spent its budget, and where the endpoint fails: then words alone have to do. Neither of sources in the trash nor of those that failed. Rights and `condition` come
 * before any limit.
 * @param place spaces that the acting person has been found to see; the first one pays
 * Why: docs/decisions/vectors.md
 */
export async function nearPassages(ctx: DomainContext, question: string, place: { readonly spaceIds: readonly string[]; readonly condition: Prisma.Sql }): Promise<readonly NearPassage[]> {
  const [spaceId] = place.spaceIds;
  const { embedder } = ctx;
  if (!embedder || spaceId === undefined || question.trim() === '') return [];
  const model = await readUsedModel(ctx.db, embedder);
  if (!model) return [];
  const vector = await vectorOf(ctx, embedder, { model, spaceId, question });
  if (!vector) return [];
  const rows = await queryRows<{ sourceId: string; position: number; values: Uint8Array; scale: number }>(ctx.db, comparedSql(vector, model.id, place));
  const cosines = rows.map((row) => cosineOf(vector, row));
  const farthest = cosines.reduce((least, cosine) => Math.min(least, cosine), 1);
  return rows.map(({ sourceId, position }, at) => ({ sourceId, position, nearness: (cosines[at] ?? 0) - farthest }));
}

interface UsedModel {
  readonly id: number;
  readonly name: string;
  readonly dimensions: number;
}

/** What questions are compared by: what is configured, or, until all its vectors are there, what was before it. */
async function readUsedModel(db: SqlDb, { model: { name, dimensions, passagePrefix } }: Embedder): Promise<UsedModel | undefined> {
  const rows = await queryRows<UsedModel>(
    db,
    Prisma.sql`select m.id, m.name, m.dimensions from "EmbeddingModel" m where m."completedAt" is not null
      order by m.name = ${name} and m.dimensions = ${dimensions}::int and m."passagePrefix" = ${passagePrefix} desc, m."completedAt" desc limit 1`,
  );
  return rows[0];
}

async function vectorOf(ctx: DomainContext, embedder: Embedder, { model: { id, name, dimensions }, spaceId, question }: { readonly model: UsedModel; readonly spaceId: string; readonly question: string }): Promise<PackedVector | null> {
  const memory = memories.get(embedder) ?? { vectors: new Map<string, PackedVector>(), restsUntil: 0 };
  memories.set(embedder, memory);
  const key = `${id} ${question}`;
  const known = memory.vectors.get(key);
  if (known) return known;
  if (memory.restsUntil > ctx.now().getTime()) return null;
  try {
    const [vector] = await payForVectors(ctx, embedder, { spaceId, texts: [embedder.queryPrefix + question], model: { name, ...(dimensions > 0 && { dimensions }) } }, AbortSignal.timeout(longestWaitMs));
    if (!vector) return null;
    const [oldest] = memory.vectors.keys();
    if (memory.vectors.size >= mostRemembered && oldest !== undefined) memory.vectors.delete(oldest);
    memory.vectors.set(key, vector);
    return vector;
  } catch (error) {
    if (error instanceof BudgetExceededError) return null;
    memory.restsUntil = ctx.now().getTime() + restMs;
    ctx.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'A question got no vector: words alone decide');
    return null;
  }
}

function comparedSql({ bits }: PackedVector, modelId: number, { spaceIds, condition }: { readonly spaceIds: readonly string[]; readonly condition: Prisma.Sql }): Prisma.Sql {
  const length = bits.length;
  return Prisma.sql`
    select n."sourceId"::text as "sourceId", n.position, t.values, t.scale from (
      select v."sourceId", v.position, v."contentHash" from "Source" s join "PassageVector" v on v."sourceId" = s.id and v."modelId" = ${modelId}::int
      where s."spaceId" = any(${[...spaceIds]}::uuid[]) and s."trashedAt" is null and s.status <> 'FAILED' and ${condition}
      order by case when length(v.bits) = ${length}::int then bit_count(v.bits # ${bits}::bit varying) else ${length}::int end, v."sourceId", v.position limit ${mostCompared}
    ) n join "TextVector" t on t."modelId" = ${modelId}::int and t."contentHash" = n."contentHash"`;
}
