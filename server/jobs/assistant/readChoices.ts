import { type AssistantAim, readWish } from '#server/domain/assistant/wish/aims.ts';
import { inPlace } from '#server/domain/assistant/find/placeSql.ts';
import type { DomainContext } from '#server/domain/context.ts';
import type { ScopePlace } from '#server/domain/scopes/scopePlace.ts';
import { tagsOfSpace } from '#server/domain/tags/tagsOfSpace.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { Choices, ShownSource } from './changeLines.ts';

/** A model is shown no more sources for one wish, the newest of those that it is about. */
const mostSources = 200;
const mostTags = 100;
const mostCollections = 100;
const shownCharacters = 400;

const untagged = Prisma.sql`not exists (select 1 from "SourceTag" own where own."sourceId" = s.id)`;
const inInbox = Prisma.sql`(s."collectionId" is null and s."doneAt" is null)`;
const about: Partial<Record<AssistantAim, Prisma.Sql>> = { TAG: untagged, MOVE: inInbox };

/** What a model may choose from for a wish: sources that it is about first, and tags and collections of the space. */
export async function readChoices(ctx: DomainContext, place: ScopePlace, wish: string): Promise<Choices> {
  const [spaceId] = place.spaceIds;
  if (spaceId === undefined) return { sources: [], tags: [], collections: [], allowsNewTags: false };
  const wanted = readWish(wish).aims.flatMap((aim) => about[aim] ?? []);
  const first = wanted.length === 0 ? Prisma.empty : Prisma.sql`(${Prisma.join(wanted, ' or ')}) desc,`;
  const [sources, tags, collections] = await Promise.all([
    queryRows<ShownSource>(
      ctx.db,
      Prisma.sql`select s.id::text, s.title, s."collectionId"::text as "collectionId", (select c.name from "Collection" c where c.id = s."collectionId") as place,
        array(select t.name from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = s.id order by t.name) as tags,
        coalesce((select t.summary from "SourceText" t where t."sourceId" = s.id), '') <> '' as "hasSummary",
        left(coalesce((select left(t."plainText", ${shownCharacters}::int) from "SourceText" t where t."sourceId" = s.id), s.excerpt, ''), ${shownCharacters}::int) as text
        from "Source" s where ${inPlace(place)} order by ${first} s.id desc limit ${mostSources}::int`,
    ),
    tagsOfSpace(ctx.db, spaceId),
    queryRows<{ id: string; name: string }>(ctx.db, Prisma.sql`select c.id::text, c.name from "Collection" c where c."spaceId" = ${spaceId}::uuid order by c.id limit ${mostCollections}::int`),
  ]);
  return { sources, tags: tags.slice(0, mostTags), collections, allowsNewTags: newTags.test(wish.toLowerCase()) };
}

/** A wish that speaks of new tags, in the languages of the pages. */
const newTags = /\bnew tags?\b|etiquetas? nuevas?|nuevas? etiquetas?|新标签|新的标签|وسوم جديدة|وسم جديد|תגיות חדשות|תגית חדשה/u;
