import { authorizeExistingSources, requireUser } from '../access/authorize.ts';
import type { SqlContext } from '../context.ts';
import { publishSourceStatusChanged } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { indexSources } from '../search/indexSources.ts';
import { tagKey } from '../tags/tagKey.ts';
import { upsertTags } from '../tags/upsertTags.ts';
import type { StoredHighlight } from './importRows.ts';

interface Tagged {
  readonly sourceId: string;
  /** Their names. */
  readonly tags: readonly string[];
}

interface Marked {
  readonly sourceId: string;
  readonly highlights: readonly StoredHighlight[];
}

/** What an import knows of a source that was there before. */
export interface KnownOfSource extends Tagged, Marked {
  readonly note: string;
}

/** Gives each of these sources of a space its tags. Answers which of them lacked one. */
export async function tagSources(ctx: SqlContext, spaceId: string, sources: readonly Tagged[]): Promise<string[]> {
  const nameOf = new Map<string, string>();
  const pairs: { readonly sourceId: string; readonly key: string }[] = [];
  for (const { sourceId, tags } of sources) {
    for (const [key, name] of new Map(tags.map((each) => [tagKey(each), each]))) {
      if (key === '') continue;
      if (!nameOf.has(key)) nameOf.set(key, name);
      pairs.push({ sourceId, key });
    }
  }
  if (pairs.length === 0) return [];
  await upsertTags(ctx, spaceId, [...nameOf.values()]);
  const tagged = await ctx.db.$queryRaw<{ id: string }[]>`
    insert into "SourceTag" ("sourceId", "tagId", "spaceId")
    select distinct pair.id, t.id, t."spaceId" from unnest(${pairs.map(({ sourceId }) => sourceId)}::uuid[], ${pairs.map(({ key }) => key)}::text[]) as pair(id, key)
    join "Tag" t on t."spaceId" = ${spaceId}::uuid and t.key = pair.key on conflict do nothing returning "sourceId"::text as id`;
  const ids = [...new Set(tagged.map(({ id }) => id))];
  await indexSources(ctx, ids);
  return ids;
}

/** A source has no more of them (server/domain/highlights/addHighlight.ts). */
const mostHighlights = 2_000;

/** Marks passages of these sources of a space, those that are not marked there yet, for the acting person. Answers which sources lacked one. */
export async function highlightSources(ctx: SqlContext, spaceId: string, sources: readonly Marked[]): Promise<string[]> {
  const { userId } = requireUser(ctx);
  const given = sources.flatMap(({ sourceId, highlights }) => [...new Map(highlights.map((each) => [each.quote, each])).values()].map((highlight) => ({ id: newUuid(), sourceId, ...highlight })));
  if (given.length === 0) return [];
  const marked = await ctx.db.$queryRaw<{ id: string }[]>`
    insert into "Highlight" (id, "sourceId", "spaceId", "userId", quote, prefix, suffix, note, color, "createdAt", "updatedAt")
    select g.id, g."sourceId", ${spaceId}::uuid, ${userId}::uuid, g.quote, g.prefix, g.suffix, g.note, g.color::"HighlightColor", coalesce(g."createdAt", ${ctx.now()}::timestamptz), coalesce(g."createdAt", ${ctx.now()}::timestamptz)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(id uuid, "sourceId" uuid, quote text, prefix text, suffix text, note text, color text, "createdAt" timestamptz)
    where not exists (select 1 from "Highlight" h where h."sourceId" = g."sourceId" and h.quote = g.quote)
      and (select count(*) from "Highlight" h where h."sourceId" = g."sourceId") < ${mostHighlights}
    returning "sourceId"::text as id`;
  return [...new Set(marked.map(({ id }) => id))];
}

/**
 * Adds to sources that were there before what they lack of what an import knows: tags, highlights, and a note where they have none. What a person
 * wrote or chose stays. Answers the ids of those that lacked something.
 * @throws ForbiddenError when the acting person may not change them
 */
export async function completeSources(ctx: SqlContext, spaceId: string, known: readonly KnownOfSource[]): Promise<ReadonlySet<string>> {
  const wanted = known.filter(({ note, tags, highlights }) => note !== '' || tags.length + highlights.length > 0);
  if (wanted.length === 0) return new Set();
  // Held until the transaction ends; one that has gone meanwhile lacks nothing.
  const held = new Set((await authorizeExistingSources(ctx, 'source.edit', [...new Set(wanted.map(({ sourceId }) => sourceId))], 'not trashed')).map(({ id }) => id));
  const there = wanted.filter(({ sourceId }) => held.has(sourceId));
  const tagged = await tagSources(ctx, spaceId, there);
  const marked = await highlightSources(ctx, spaceId, there);
  // Of several notes for one source the first in the file counts.
  const notes = [...new Map(there.filter(({ note }) => note !== '').reverse().map(({ sourceId, note }) => [sourceId, note]))];
  const noted = await ctx.db.$queryRaw<{ id: string }[]>`
    update "Source" s set note = n.note, "updatedAt" = greatest(${ctx.now()}::timestamptz, s."updatedAt" + interval '1 millisecond')
    from unnest(${notes.map(([id]) => id)}::uuid[], ${notes.map(([, note]) => note)}::text[]) as n(id, note) where s.id = n.id and s.note = '' returning s.id::text`;
  await indexSources(ctx, noted.map(({ id }) => id));
  const changed = new Set([...tagged, ...marked, ...noted.map(({ id }) => id)]);
  await publishSourceStatusChanged(ctx.db, spaceId, [...changed]);
  return changed;
}
