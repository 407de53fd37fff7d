import type { GraphQLResolveInfo } from 'graphql';
import { branchOf } from '#server/domain/collections/branches.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { type ListedSources, openList } from '#server/domain/sources/list/listSources.ts';
import { type ListPlace, openLists } from '#server/domain/sources/list/openLists.ts';
import type { SourceFilter as Filter } from '#server/domain/sources/list/sourceFilter.ts';
import type { SourcePlace } from '#server/domain/sources/list/sourceList.ts';
import type { SourceOrder as Order } from '#server/domain/sources/list/sourceOrder.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byIdAndPage } from '../base/perOperation.ts';
import { selectedFields } from '../base/selectedFields.ts';
import { countedSources } from '../spaces/SpaceStatistics.ts';
import { asksWhere, type Found, foundIn, SearchHit } from './found.ts';
import { Source } from './Source.ts';
import { FailureCode, SourceStatus, SourceType } from '../processing/ProcessingEvent.ts';

const TagFilter = builder.inputType('TagFilter', {
  description: 'Which tags a source must have. Case does not count.',
  fields: (t) => ({
    any: t.stringList({ description: 'At least one of these names.' }),
    all: t.stringList({ description: 'Each of these names.' }),
  }),
});

const SizeRange = builder.inputType('SizeRange', {
  description: 'A range of sizes in kilobytes of 1,024 bytes, both ends included.',
  fields: (t) => ({
    min: t.float({ description: 'At least so many, such as `0.5`.' }),
    max: t.float({ description: 'At most so many, such as `2048`.' }),
  }),
});

export const SourceFilter = builder.inputType('SourceFilter', {
  description: 'Which sources of a list are wanted. Everything given must hold. Without it: all that are not in the trash.',
  fields: (t) => ({
    text: t.string({
      description:
        'What one types into a search field: words, beginnings of words, `"whole phrases"`, `-without`, and the operators `tag: type: status: in: before: after: is:favorite`. At most 1,000 characters.',
    }),
    types: t.field({ type: [SourceType], description: 'Of one of these types.' }),
    statuses: t.field({ type: [SourceStatus], description: 'In one of these statuses.' }),
    failureCodes: t.field({ type: [FailureCode], description: 'Failed for one of these reasons.' }),
    tags: t.field({ type: TagFilter, description: 'With these tags.' }),
    createdAfter: t.field({ type: 'DateTime', description: 'Added at this moment or later.' }),
    createdBefore: t.field({ type: 'DateTime', description: 'Added before this moment.' }),
    createdWithinDays: t.int({ description: 'Added in so many days before now, such as 30.' }),
    modifiedAfter: t.field({ type: 'DateTime', description: 'Last changed by a person at this moment or later.' }),
    modifiedBefore: t.field({ type: 'DateTime', description: 'Last changed by a person before this moment.' }),
    sizeKB: t.field({ type: SizeRange, description: 'Of a size in this range.' }),
    favorites: t.boolean({ description: 'true: only your favorites.' }),
    recent: t.boolean({ description: 'true: only what was added in the last 7 days.' }),
    collectionId: t.id({ description: 'Only what lies in this collection.' }),
    includeDescendants: t.boolean({
      description: 'true: also what lies in the collections below `collectionId`, or below the collection whose list this is.',
    }),
    withoutCollection: t.boolean({ description: 'true: only the Inbox: what lies in no collection and is not done.' }),
    trashed: t.boolean({ description: 'true: only those in the trash. Else only those that are not.' }),
    deletedCollectionId: t.id({ description: 'Only what came into the trash with this deleted collection and those below it; with `trashed: true`.' }),
    withoutDeletedCollections: t.boolean({ description: 'true: without what came into the trash with a deleted collection; with `trashed: true`.' }),
    language: t.string({ description: 'In this language, as a BCP 47 tag: `en` finds `en-GB` too.' }),
    feedId: t.id({ description: 'Only what came from this feed.' }),
    linksToId: t.id({ description: 'Only notes whose text links to this source.' }),
    domain: t.string({ description: 'Links to this host, such as `example.org`; `www.` does not count.' }),
  }),
});

export const SourceOrder = builder.enumType('SourceOrder', {
  description: 'The order of a list of sources. Equal ones follow by id, so that the order is total.',
  values: {
    MODIFIED: { description: 'Last changed by a person first.' },
    CREATED: { description: 'Newest first.' },
    NAME: { description: 'By title, from A to Z: case and accents do not count, numbers do by their value.' },
    SIZE: { description: 'Largest first; those without a size last.' },
    TYPE: { description: 'Links, then files, pasted text and notes; within each, last changed first.' },
    TRASHED: { description: 'Last put into the trash first; only with the filter `trashed: true`.' },
    RELEVANCE: {
      description: 'When the filter has a text: what has it in title or tags first, and of equals the newest. Without one, as MODIFIED. Read from its beginning only.',
    },
    BEST_MATCH: {
      description:
        'When the filter has a text: what has any of its words, in any form, those with the passage that fits best first, as `ask` ranks them; at most 200, none that failed or lies in the trash. Operators and `-without` hold. Without a text, as MODIFIED. Read from its beginning only.',
    },
  } as const,
});

/** A filter as the domain knows it. */
export function toSourceFilter(input: typeof SourceFilter.$inferInput | null | undefined): Filter {
  const { collectionId, deletedCollectionId, feedId, linksToId, ...filter } = input ?? {};
  return {
    ...filter,
    ...(collectionId && { collection: { id: uuidOf('Collection', collectionId) } }),
    ...(feedId && { feed: { id: uuidOf('Feed', feedId) } }),
    ...(linksToId && { linksTo: { id: uuidOf('Source', linksToId) } }),
    ...(deletedCollectionId && { deletedCollection: { id: uuidOf('DeletedCollection', deletedCollectionId) } }),
  };
}

interface SourceConnectionShape {
  readonly count: () => Promise<number>;
}

export const SourceEdge = builder.edgeObject({
  type: Source,
  name: 'SourceEdge',
  description: 'A source in a list.',
  fields: (t) => ({
    found: t.field({
      type: SearchHit,
      nullable: true,
      description: "Where the text of the list's filter stands in it; null when the filter has none.",
      resolve: async (edge) => (await (edge as Found).found?.()) ?? null,
    }),
  }),
});
export const SourceConnection = builder.connectionObject<typeof Source, never>(
  {
    type: Source,
    name: 'SourceConnection',
    description: 'A page of sources. Cursors stay good while sources come and go.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many sources the whole list has. Counted only when asked for; of a list whose filter has a text, up to 10,000.',
        resolve: (connection) => (connection as unknown as SourceConnectionShape).count(),
      }),
    }),
  },
  SourceEdge,
);

export interface ListArgs {
  filter?: typeof SourceFilter.$inferInput | null | undefined;
  order?: Order | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

/** Lists of rows side by side are opened together; a place is told as text. */
const listIn = byIdAndPage(async (ctx, listed: ListedSources, places: readonly string[]) => {
  const lists = await openLists(ctx, places.map(toPlace), listed);
  return new Map(places.map((place, index) => [place, lists[index]]));
});
const placeText = ({ spaceId, collectionId }: ListPlace) => [spaceId, ...(collectionId === undefined ? [] : [collectionId])].join(' ');

function toPlace(text: string): ListPlace {
  const [spaceId = '', collectionId] = text.split(' ');
  return { spaceId, collectionId };
}

/** Answers one page of a list of sources: the domain says which, in which order. */
export async function resolveSources(place: SourcePlace, args: ListArgs, ctx: GraphQLContext, info: GraphQLResolveInfo) {
  const listed = { filter: await withBranch(ctx, toSourceFilter(args.filter)), order: args.order };
  const list = 'spaceIds' in place ? await openList(ctx, place, listed) : ((await listIn(ctx, listed, placeText(place))) ?? (await openList(ctx, place, listed)));
  const count = async () => (isWholeSpace(place, args) ? await countedSources(ctx, place.spaceId) : undefined) ?? list.count();
  const asked = selectedFields(info);
  if (!asked.has('edges') && !asked.has('pageInfo')) return { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false }, count };
  const text = args.filter?.text?.trim() ?? '';
  const withSnippets = text !== '' && asksWhere(info);
  const { page, pageInfo } = await readCursorPage(args, (wanted) => list.rows(wanted, { withSnippets }));
  const findIn = withSnippets ? foundIn(ctx, text, page.flatMap(({ snippetTexts }) => snippetTexts ?? [])) : undefined;
  const edges = page.map(({ id, cursor, row, snippet }) => ({ cursor, node: row, ...(snippet ? { found: () => Promise.resolve(snippet) } : findIn && { found: () => findIn(id) }) }));
  return { edges, pageInfo, count };
}

/** Reads what lies below the filter's collection at the moment at which its numbers are read: both come from one statement. */
async function withBranch({ db }: GraphQLContext, filter: Filter): Promise<Filter> {
  const id = filter.includeDescendants && filter.collection?.id;
  return id ? { ...filter, collection: { id, branch: await branchOf(db, id) } } : filter;
}

/** Whether all sources of a space are listed, in whatever order. */
function isWholeSpace(place: SourcePlace, { filter }: ListArgs): place is { readonly spaceId: string } {
  return 'spaceId' in place && place.collectionId === undefined && Object.values(filter ?? {}).every((value) => value === null);
}
