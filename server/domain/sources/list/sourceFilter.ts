import DataLoader from 'dataloader';
import { z } from 'zod';
import { type FailureCode, Prisma, type SourceStatus, type SourceType } from '#server/platform/db/generated/client.ts';
import type { SqlDb } from '#server/platform/db/rows.ts';
import type { Branch } from '../../collections/branches.ts';
import type { SqlContext } from '../../context.ts';
import { parseInput, text } from '../../input.ts';
import { encodePublicId } from '../../publicId.ts';
import { tagKey } from '../../tags/tagKey.ts';
import { sqlTimestamp } from './sourceOrder.ts';

/** Which sources of a place are wanted; everything given must hold. */
export interface SourceFilter {
  /** As typed into a search field, with operators (`parseQuery.ts`). */
  readonly text?: string | null | undefined;
  readonly types?: readonly SourceType[] | null | undefined;
  readonly statuses?: readonly SourceStatus[] | null | undefined;
  /** Only what failed for one of these reasons. */
  readonly failureCodes?: readonly FailureCode[] | null | undefined;
  /** Names of tags: one of `any`, and each of `all`. */
  readonly tags?: { readonly any?: readonly string[] | null; readonly all?: readonly string[] | null } | null | undefined;
  readonly createdAfter?: Date | null | undefined;
  readonly createdBefore?: Date | null | undefined;
  /** Only what was added in so many days before now. */
  readonly createdWithinDays?: number | null | undefined;
  readonly modifiedAfter?: Date | null | undefined;
  readonly modifiedBefore?: Date | null | undefined;
  /** Kilobytes of 1,024 bytes, both ends included. What has no size has none of these. */
  readonly sizeKB?: { readonly min?: number | null; readonly max?: number | null } | null | undefined;
  /** Only what the acting person marked. */
  readonly favorites?: boolean | null | undefined;
  /** Only what was added in the last 7 days (specification section 5). */
  readonly recent?: boolean | null | undefined;
  /** Null: a collection that is not there. With all below it where that has been read. */
  readonly collection?: { readonly id: string | null; readonly branch?: Branch | undefined } | undefined;
  /** Of the list's own collection, or of `collection`: also what lies in the collections below. */
  readonly includeDescendants?: boolean | null | undefined;
  /** The Inbox: in no collection, and nobody is done with it. */
  readonly withoutCollection?: boolean | null | undefined;
  /** Only what lies in the trash; else only what does not. */
  readonly trashed?: boolean | null | undefined;
  /** Only what came into the trash with this deleted collection; null: one that is not there. */
  readonly deletedCollection?: { readonly id: string | null } | undefined;
  /** Without what came into the trash with a collection. */
  readonly withoutDeletedCollections?: boolean | null | undefined;
  /** Only what came from this feed; null: one that is not there. */
  readonly feed?: { readonly id: string | null } | undefined;
  /** Only notes that link to this source; null: one that is not there. */
  readonly linksTo?: { readonly id: string | null } | undefined;
  /** A BCP 47 tag; `en` is also `en-GB`. */
  readonly language?: string | null | undefined;
  readonly domain?: string | null | undefined;
}

const recentDays = 7;
const names = (what: string) => z.array(text(1_000)).max(100, `At most 100 ${what}.`);
const kilobytes = z.number().min(0, 'Not below 0.').max(1e12, 'Too large.');
/** A hundred years. */
const mostDays = 36_500;
const nullish = <T>(schema: z.ZodType<T>) => schema.nullish();

const limits = z.object({
  text: nullish(text(1_000)),
  tags: nullish(z.object({ any: nullish(names('tags')), all: nullish(names('tags')) })),
  createdWithinDays: nullish(z.int().min(1, 'At least 1 day.').max(mostDays, `At most ${mostDays} days.`)),
  sizeKB: nullish(z.object({ min: nullish(kilobytes), max: nullish(kilobytes) })),
  language: nullish(z.string().regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/, 'A language tag such as "en" or "pt-BR".')),
  domain: nullish(text(253).pipe(z.string().min(1, 'A host such as "example.org".'))),
});

/** @throws InvalidInputError for values that no source could have */
export function checkFilter(filter: SourceFilter): void {
  const parsed = limits.safeParse(filter);
  if (!parsed.success) parseInput(z.object({ filter: limits }), { filter });
}

const and = (conditions: readonly Prisma.Sql[]) => Prisma.join([...conditions], ' and ');

/**
 * What a filter asks of a source `s`, as SQL, without its text and its collection: those say where to look. The spaces
 * are those of the list, for the tags.
 */
export async function conditionOf(ctx: SqlContext, spaceIds: readonly string[], filter: SourceFilter): Promise<Prisma.Sql> {
  const conditions = [filter.trashed ? Prisma.sql`s."trashedAt" is not null` : Prisma.sql`s."trashedAt" is null`];
  const add = (condition: Prisma.Sql) => void conditions.push(condition);

  if (filter.types) add(isOneOf('type', 'SourceType', filter.types));
  if (filter.statuses) {
    add(isOneOf('status', 'SourceStatus', filter.statuses));
    // Said again in the words of the index of what is not finished.
    if (!filter.statuses.includes('COMPLETED')) add(Prisma.sql`s.status <> 'COMPLETED'`);
  }
  // Said in the words of the indexes of what failed and of what is not finished.
  if (filter.failureCodes) add(Prisma.sql`s.status = 'FAILED' and s.status <> 'COMPLETED' and ${isOneOf('failureCode', 'FailureCode', filter.failureCodes)}`);
  for (const condition of await tagConditions(ctx, spaceIds, filter.tags)) add(condition);
  if (filter.createdAfter) add(Prisma.sql`s."createdAt" >= ${sqlTimestamp(filter.createdAfter)}`);
  if (filter.createdBefore) add(Prisma.sql`s."createdAt" < ${sqlTimestamp(filter.createdBefore)}`);
  if (filter.modifiedAfter) add(Prisma.sql`s."updatedAt" >= ${sqlTimestamp(filter.modifiedAfter)}`);
  if (filter.modifiedBefore) add(Prisma.sql`s."updatedAt" < ${sqlTimestamp(filter.modifiedBefore)}`);
  for (const days of [filter.recent ? recentDays : null, filter.createdWithinDays]) {
    if (typeof days === 'number') add(Prisma.sql`s."createdAt" >= ${sqlTimestamp(new Date(ctx.now().getTime() - days * 86_400_000))}`);
  }
  if (typeof filter.sizeKB?.min === 'number') add(ofSize('>=', filter.sizeKB.min));
  if (typeof filter.sizeKB?.max === 'number') add(ofSize('<=', filter.sizeKB.max));
  if (filter.favorites) add(isFavorite(ctx));
  if (filter.withoutCollection) add(Prisma.sql`s."collectionId" is null and s."doneAt" is null`);
  if (filter.deletedCollection) {
    add(Prisma.sql`s."trashedWithCollection" and s."deletedCollectionId" in (select d.id from "DeletedCollection" d where d."rootId" = ${filter.deletedCollection.id}::uuid)`);
  }
  if (filter.withoutDeletedCollections) add(Prisma.sql`not (s."trashedWithCollection" and s."deletedCollectionId" is not null)`);
  if (filter.feed) add(Prisma.sql`exists (select 1 from "FeedItem" i where i."sourceId" = s.id and i."feedId" = ${filter.feed.id}::uuid)`);
  if (filter.linksTo) add(linksTo(filter.linksTo.id));
  if (filter.language) {
    const language = filter.language.toLowerCase();
    add(Prisma.sql`s.language is not null and split_part(lower(s.language), '-', 1) = ${language.split('-', 1)[0]}`);
    if (language.includes('-')) add(Prisma.sql`(lower(s.language) = ${language} or lower(s.language) like ${`${language}-%`})`);
  }
  if (filter.domain) add(Prisma.sql`s.domain = ${filter.domain.trim().toLowerCase().replace(/^www\./, '')}`);
  return and(conditions);
}

/** In the words of the index, where no size is -1 and in no range. */
function ofSize(comparison: '>=' | '<=', kilobytes: number): Prisma.Sql {
  const condition = Prisma.sql`coalesce(s."size", -1) ${Prisma.raw(comparison)} ${Math.round(kilobytes * 1_024)}::bigint`;
  return comparison === '<=' ? Prisma.sql`${condition} and coalesce(s."size", -1) >= 0` : condition;
}

function isOneOf(column: 'type' | 'status' | 'failureCode', type: 'SourceType' | 'SourceStatus' | 'FailureCode', values: readonly string[]): Prisma.Sql {
  const name = Prisma.raw(`s."${column}"`);
  const cast = Prisma.raw(`::"${type}"`);
  if (values.length === 1) return Prisma.sql`${name} = ${values[0]}${cast}`;
  return Prisma.sql`${name} = any(${[...new Set(values)]}::text[]${Prisma.raw(`::"${type}"[]`)})`;
}

/** In the words of the index of links (`readBacklinks.ts`): whatever the list asks besides, it is not each note that is read. */
function linksTo(sourceId: string | null): Prisma.Sql {
  if (sourceId === null) return Prisma.sql`false`;
  return Prisma.sql`s.type = 'NOTE' and s.id <> ${sourceId}::uuid and s.id in (select t."sourceId" from "SourceText" t
    where source_links(t."originalContent") @> array[${encodePublicId('Source', sourceId)}]::text[] and t."originalContent" like '%source\\_%')`;
}

/** Whether the acting person marked it; who is nobody marked nothing. */
export function isFavorite(ctx: SqlContext): Prisma.Sql {
  if (ctx.actor.kind !== 'user') return Prisma.sql`false`;
  return Prisma.sql`exists (select 1 from "Favorite" f where f."userId" = ${ctx.actor.userId}::uuid and f."sourceId" = s.id)`;
}

async function tagConditions(ctx: SqlContext, spaceIds: readonly string[], tags: SourceFilter['tags']): Promise<Prisma.Sql[]> {
  const [any, all] = [tags?.any?.map(tagKey) ?? null, [...new Set(tags?.all?.map(tagKey))]];
  if (any === null && all.length === 0) return [];
  const known = await tagsNamed(ctx, spaceIds, [...(any ?? []), ...all]);
  return [...(any === null ? [] : [any]), ...all.map((key) => [key])].map((keys) => carries(keys.flatMap((key) => known.get(key) ?? [])));
}

/** The ids of tags by key. Looked up first, so that the plan of the list knows how many sources carry each. */
export async function tagsNamed({ db }: SqlContext, spaceIds: readonly string[], keys: readonly string[]): Promise<Map<string, string[]>> {
  return new Map(await Promise.all([...new Set(keys)].map(async (key): Promise<[string, string[]]> => [key, await tagLoaderOf(db).load({ spaceIds, key })])));
}

interface NamedTag {
  readonly spaceIds: readonly string[];
  readonly key: string;
}

const tagLoaders = new WeakMap<SqlDb, DataLoader<NamedTag, string[]>>();

/** What the filters of several lists name at one moment comes from one statement; nothing is remembered. */
function tagLoaderOf(db: SqlDb): DataLoader<NamedTag, string[]> {
  const known = tagLoaders.get(db);
  if (known) return known;
  const loader = new DataLoader<NamedTag, string[]>(
    async (named) => {
      const spaceIds = [...new Set(named.flatMap((each) => each.spaceIds))];
      const tags = await db.$queryRaw<{ id: string; key: string; spaceId: string }[]>`
        select id::text, key, "spaceId"::text as "spaceId" from "Tag" where "spaceId" = any(${spaceIds}::uuid[]) and key = any(${[...new Set(named.map(({ key }) => key))]}::text[])`;
      const byKey = Map.groupBy(tags, ({ key }) => key);
      return named.map((each) => (byKey.get(each.key) ?? []).flatMap(({ id, spaceId }) => (each.spaceIds.includes(spaceId) ? [id] : [])));
    },
    { cache: false },
  );
  tagLoaders.set(db, loader);
  return loader;
}

/** Whether it carries one of these tags. */
export function carries(tagIds: readonly string[]): Prisma.Sql {
  if (tagIds.length === 0) return Prisma.sql`false`;
  const tag = tagIds.length === 1 ? Prisma.sql`= ${tagIds[0]}::uuid` : Prisma.sql`= any(${[...tagIds]}::uuid[])`;
  return Prisma.sql`exists (select 1 from "SourceTag" st where st."spaceId" = s."spaceId" and st."tagId" ${tag} and st."sourceId" = s.id)`;
}
