import { setImmediate } from 'node:timers/promises';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import type { ScopePlace } from '../../scopes/scopePlace.ts';
import type { Findings } from '../proposal.ts';
import { type Alike, type Copy, mergesOf } from './copies.ts';
import { alikeSketches, isAlmostSame, sketchOf } from './sketch.ts';
import { countSources, inPlace } from './placeSql.ts';

/** So many groups of copies are read; more than can be proposed. */
const mostGroups = 1_000;
/** The texts of so many sources are compared, the newest. */
const mostTexts = 20_000;
const textsAtOnce = 100;
/** Texts with fewer words are the same by chance. */
const fewestWords = 40;

/** Merges of what is there twice: by address, by the bytes of files, by text, and by almost the same text. */
export async function findCopies(ctx: DomainContext, place: ScopePlace, check: () => Promise<void>): Promise<Findings> {
  const alike = [...(await readAlike(ctx, place)), ...(await compareTexts(ctx, place, check))];
  const copies = await readCopies(ctx, [...new Set(alike.flatMap(({ ids }) => ids))]);
  return { proposals: mergesOf(alike, copies), sourceCount: await countSources(ctx, place) };
}

function readAlike({ db }: DomainContext, place: ScopePlace): Promise<Alike[]> {
  return queryRows<Alike>(
    db,
    Prisma.sql`
      with here as (
        select s.id, s.type, s."normalizedUrl", s."blobHash", s."wordCount", p."contentHash" from "Source" s left join "SourcePassages" p on p."sourceId" = s.id where ${inPlace(place)}
      ),
      keys as (
        select h.id, 'SAME_ADDRESS' as kind, h."normalizedUrl" as key from here h where h."normalizedUrl" is not null
        union all select h.id, 'SAME_FILE', h."blobHash" from here h where h.type = 'FILE' and h."blobHash" is not null
        union all select h.id, 'SAME_TEXT', h."contentHash" from here h where h."contentHash" is not null and h."wordCount" >= ${fewestWords}::int
      )
      select k.kind, array_agg(k.id::text order by k.id) as ids from keys k group by k.kind, k.key having count(*) > 1 order by max(k.id::text) desc limit ${mostGroups}::int`,
  );
}

async function compareTexts(ctx: DomainContext, place: ScopePlace, check: () => Promise<void>): Promise<Alike[]> {
  const sketches = new Map<string, Uint32Array>();
  let before: string | null = null;
  for (;;) {
    await check();
    const rows: { id: string; text: string }[] = await readTexts(ctx, place, before);
    for (const { id, text } of rows) {
      const sketch = sketchOf(text);
      if (sketch) sketches.set(id, sketch);
      // Whoever waits for a question is not kept waiting by this.
      await setImmediate();
    }
    before = rows.at(-1)?.id ?? null;
    if (rows.length < textsAtOnce || sketches.size >= mostTexts) break;
  }
  const found: Alike[] = [];
  for (const ids of alikeSketches(sketches)) {
    await check();
    const [one, other] = await queryRows<{ text: string }>(ctx.db, Prisma.sql`select left(t."plainText", 60000) as text from "SourceText" t where t."sourceId" = any(${ids}::uuid[])`);
    if (one && other && isAlmostSame(one.text, other.text)) found.push({ kind: 'ALMOST_SAME_TEXT', ids });
    if (found.length >= mostGroups) break;
  }
  return found;
}

const readTexts = ({ db }: DomainContext, place: ScopePlace, before: string | null): Promise<{ id: string; text: string }[]> =>
  queryRows(
    db,
    Prisma.sql`select s.id::text, left(t."plainText", 60000) as text from "Source" s join "SourceText" t on t."sourceId" = s.id
      where ${inPlace(place)} and s.status = 'COMPLETED' and t."plainText" is not null and s."wordCount" >= ${fewestWords}::int ${before === null ? Prisma.empty : Prisma.sql`and s.id < ${before}::uuid`}
      order by s.id desc limit ${textsAtOnce}::int`,
  );

async function readCopies({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, Copy>> {
  const rows = await queryRows<Copy>(
    db,
    Prisma.sql`select s.id::text, s.title, s.status = 'COMPLETED' as "isRead", s."collectionId"::text as "collectionId", s."createdAt", s."normalizedUrl" as address,
      (select count(*)::int from "Highlight" h where h."sourceId" = s.id) as highlights from "Source" s where s.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
