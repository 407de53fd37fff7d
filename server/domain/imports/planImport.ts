import { inTransaction } from '#server/platform/db/database.ts';
import type { ImportFormat } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { publishRunProgressed } from '../events.ts';
import { tagKey } from '../tags/tagKey.ts';
import type { PromptFormat } from '../prompts/formats/portablePrompt.ts';
import { heldImport } from './heldImport.ts';
import { isOfCards } from './importedCards.ts';
import { planCardRows, readDeckNames } from './planCardRows.ts';
import { planFeedRows } from './planFeedRows.ts';
import { planPromptRows } from './planPromptRows.ts';
import { planTestCaseRows } from './planTestCaseRows.ts';
import { pathKey, readCollectionPaths } from './readCollectionPaths.ts';

/** What a file turned out to be. */
export interface FoundFile {
  readonly format: ImportFormat;
  /** As what prompts stand in it. */
  readonly promptFormat: PromptFormat | null;
  readonly lostFields: readonly string[];
  readonly total: number;
}

/**
 * Compares the rows of an import with what is there: what would become of each. Then the job waits for approval, unless it is to go on at once.
 * Answers whether it goes on.
 */
export function planImport(outer: DomainContext, jobId: string, { format, promptFormat, lostFields, total }: FoundFile): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    const known = await knownPlaces(ctx, held);
    const wanted = await ctx.db.importCollection.findMany({ where: { jobId }, select: { place: true, path: true } });
    const there = wanted.flatMap(({ place, path }) => (known.has(pathKey(path)) ? [{ place, id: known.get(pathKey(path)) as string }] : []));
    await ctx.db.$executeRaw`
      update "ImportCollection" c set "collectionId" = known.id from unnest(${there.map(({ place }) => place)}::int[], ${there.map(({ id }) => id)}::uuid[]) as known(place, id)
      where c."jobId" = ${jobId}::uuid and c.place = known.place`;
    if (held.format === 'PROMPTS') await planPromptRows(ctx, held);
    else if (held.format === 'TEST_SET_CSV') await planTestCaseRows(ctx, held);
    else if (isOfCards(held.format)) await planCardRows(ctx, held);
    else if (format === 'OPML') await planFeedRows(ctx, held);
    else {
      await planRows(ctx, held);
      await planKept(ctx, held);
      await planCompletions(ctx, held);
    }
    const goesOn = held.skipsDryRun;
    await ctx.db.import.update({ where: { jobId }, data: { foundFormat: format, foundPromptFormat: promptFormat, lostFields: told(lostFields), isApproved: goesOn }, select: { jobId: true } });
    await ctx.db.job.update({ where: { id: jobId }, data: { total, done: goesOn ? 0 : total, state: goesOn ? 'RUNNING' : 'AWAITING_APPROVAL' }, select: { id: true } });
    await publishRunProgressed(ctx.db, held.spaceId, [jobId]);
    return goesOn;
  });
}

/** Names as files give them: whatever they are, they can be stored and read. */
const told = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.replaceAll('\0', '').toWellFormed().slice(0, longestName).toWellFormed()))].sort().slice(0, mostNames);
const longestName = 200;
const mostNames = 200;

/** What the file's collections are called that are there, by path. */
function knownPlaces(ctx: DomainContext, { format, spaceId, collectionId, promptCollectionId }: HeldImport): Promise<Map<string, string>> {
  if (format === 'TEST_SET_CSV') return Promise.resolve(new Map<string, string>());
  if (isOfCards(format)) return readDeckNames(ctx, spaceId);
  return format === 'PROMPTS' ? readCollectionPaths(ctx, spaceId, promptCollectionId, 'PromptCollection') : readCollectionPaths(ctx, spaceId, collectionId);
}

type HeldImport = NonNullable<Awaited<ReturnType<typeof heldImport>>>;

async function planRows({ db }: DomainContext, { jobId, spaceId, collectionId, duplicates }: HeldImport): Promise<void> {
  const [inCollection, adds] = [duplicates === 'SKIP_IN_COLLECTION', duplicates === 'ADD'];
  await db.$executeRaw`
    with placed as (
      select r.number, r."normalizedUrl", coalesce(c."collectionId", case when r.place = 0 then ${collectionId}::uuid end) as collection, r.place <> 0 and c."collectionId" is null as is_new,
        row_number() over (partition by r."normalizedUrl", case when ${inCollection} then r.place end order by r.number) as occurrence
      from "ImportRow" r left join "ImportCollection" c on c."jobId" = r."jobId" and c.place = r.place
      where r."jobId" = ${jobId}::uuid and r."normalizedUrl" is not null
    ), planned as (
      select p.number, p.occurrence, there.id from placed p left join lateral (
        select s.id from "Source" s
        where not ${adds} and p.occurrence = 1 and s."spaceId" = ${spaceId}::uuid and s."normalizedUrl" = p."normalizedUrl" and s.type = 'URI' and s."trashedAt" is null
          and (not ${inCollection} or (not p.is_new and s."collectionId" is not distinct from p.collection))
        order by s."collectionId" is distinct from p.collection, s.id limit 1
      ) there on true
    )
    update "ImportRow" r set "sourceId" = planned.id,
      outcome = case when not ${adds} and planned.occurrence > 1 then 'REPEATED' when planned.id is not null then 'ALREADY_THERE' else 'ADDED' end::"ImportRowOutcome"
    from planned where r."jobId" = ${jobId}::uuid and r.number = planned.number`;
}

/** Texts and files of an archive: a text is there where the space has the same under the same title, a file where it has the same bytes. */
async function planKept({ db }: DomainContext, { jobId, spaceId, duplicates }: HeldImport): Promise<void> {
  const adds = duplicates === 'ADD';
  await db.$executeRaw`
    with wanted as (
      select r.number, r.kept, r.title, case when r.kept->>'type' = 'FILE' then row_number() over (partition by r.kept->>'sha256' order by r.number) else 1 end as occurrence
      from "ImportRow" r where r."jobId" = ${jobId}::uuid and r.outcome is null and r.kept is not null
    ), planned as (
      select w.number, w.occurrence > 1 and w.kept->>'sha256' is not null as is_repeated, there.id from wanted w left join lateral (
        select s.id from "Source" s where not ${adds} and w.kept->>'type' = 'FILE' and s."spaceId" = ${spaceId}::uuid and s."blobHash" = (w.kept->>'sha256')::bpchar and s.type = 'FILE' and s."trashedAt" is null
        union all
        select s.id from "Source" s join "SourceText" t on t."sourceId" = s.id
        where not ${adds} and w.kept->>'type' = s.type::text and s."spaceId" = ${spaceId}::uuid and s.title = w.title and s."trashedAt" is null and t."originalContent" = w.kept->>'text'
        limit 1
      ) there on true
    )
    update "ImportRow" r set "sourceId" = planned.id,
      outcome = case when not ${adds} and planned.is_repeated then 'REPEATED' when planned.id is not null then 'ALREADY_THERE' else 'ADDED' end::"ImportRowOutcome"
    from planned where r."jobId" = ${jobId}::uuid and r.number = planned.number`;
}

/** Which of the sources that are there lack something that the file knows: a tag, a highlight, or any note. A date of adding none lacks. */
async function planCompletions({ db }: DomainContext, { jobId }: HeldImport): Promise<void> {
  const names = await db.$queryRaw<{ name: string }[]>`
    select distinct tag.name from "ImportRow" r cross join lateral unnest(r.tags) as tag(name) where r."jobId" = ${jobId}::uuid and r.outcome = 'ALREADY_THERE'`;
  const keys = names.map(({ name }) => tagKey(name));
  await db.$executeRaw`
    with known as materialized (select * from unnest(${names.map(({ name }) => name)}::text[], ${keys}::text[]) as known(name, key) where known.key <> '')
    update "ImportRow" r set outcome = 'UPDATED' from "Source" s
    where r."jobId" = ${jobId}::uuid and r.outcome = 'ALREADY_THERE' and s.id = r."sourceId" and (
      (r.note <> '' and s.note = '') or exists (
        select 1 from jsonb_array_elements(r.highlights) as given(highlight)
        where not exists (select 1 from "Highlight" h where h."sourceId" = s.id and h.quote = given.highlight->>'quote')) or exists (
        select 1 from unnest(r.tags) as tag(name) join known on known.name = tag.name
        where not exists (select 1 from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = s.id and t.key = known.key)))`;
}
