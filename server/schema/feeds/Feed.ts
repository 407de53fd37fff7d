import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { countFeeds, type FeedFilter, type FeedPage, type FeedRow, feedCursor, listFeeds, readFeeds } from '#server/domain/feeds/readFeeds.ts';
import { countFeedSources, readFeedSourcePages } from '#server/domain/feeds/readFeedSources.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { noteAccess } from '../base/viewerMay.ts';
import { Collection, loadCollection } from '../collections/Collection.ts';
import { Failure } from '../processing/Failure.ts';
import { SourceConnection, SourceEdge } from '../sources/sourceConnection.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { Space, spaceOf } from '../spaces/Space.ts';

/** A feed that the reader may see, by its id. */
export const loadFeed = byId(readFeeds);

const sourcesOf = timelineOf({ pages: readFeedSourcePages, counts: countFeedSources });

export const Feed = builder.objectRef<FeedRow>('Feed').implement({
  description: 'An RSS, Atom or JSON feed whose items become sources.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `feed_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Feed', id) }),
    space: t.field({ type: Space, description: 'The space.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
    collection: t.field({
      type: Collection,
      nullable: true,
      description: 'Where they go; null: the inbox.',
      resolve: ({ collectionId }, _args, ctx) => (collectionId === null ? null : loadCollection(ctx, collectionId)),
    }),
    url: t.exposeString('url', { description: 'Its address.' }),
    siteUrl: t.exposeString('siteUrl', { nullable: true, description: 'The site it belongs to.' }),
    title: t.exposeString('title', { description: 'As it calls itself, or as somebody renamed it; its address until it was read.' }),
    tags: t.stringList({ description: 'Tags for everything that comes.', resolve: ({ tags }) => [...tags] }),
    intervalMinutes: t.exposeInt('intervalMinutes', { description: 'How often it is read, 15 to 10,080; 60 unless told. Seldomer where the site asks for it.' }),
    itemLimit: t.exposeInt('itemLimit', { description: 'At most so many new items in one reading, 1 to 500; 50 unless told.' }),
    keepDays: t.exposeInt('keepDays', { nullable: true, description: 'After so many days its sources go to the trash, unless somebody marked, moved, tagged or cited them; null: never.' }),
    onlyWords: t.stringList({ description: 'Items come only with one of these in title, text or categories; empty: all.', resolve: ({ onlyWords }) => [...onlyWords] }),
    skipWords: t.stringList({ description: 'Items with one of these in title, text or categories do not come.', resolve: ({ skipWords }) => [...skipWords] }),
    isPaused: t.exposeBoolean('isPaused', { description: 'Whether it is not read at the moment.' }),
    failure: t.field({
      type: Failure,
      nullable: true,
      description: 'Why it could not be read last time; null when it could.',
      resolve: ({ failureCode, failureMessage }) => (failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastReadAt: t.expose('lastReadAt', { type: 'DateTime', nullable: true, description: 'When it was last read; null: never.' }),
    nextReadAt: t.expose('nextReadAt', { type: 'DateTime', nullable: true, description: 'When it is read next; null when it is paused.' }),
    sources: t.connection(
      {
        type: Source,
        description: 'What came from it, newest first. What somebody deleted does not come again.',
        resolve: async ({ id }, args, ctx) => {
          const { edges, ...list } = await sourcesOf(ctx, args, id);
          const sources = await Promise.all(edges.map(({ node }) => loadSource(ctx, node.id)));
          return { ...list, edges: edges.flatMap(({ cursor }, index) => (sources[index] ? [{ cursor, node: sources[index] }] : [])) };
        },
      },
      SourceConnection,
      SourceEdge,
    ),
  }),
});
registerNode('Feed', readFeeds);

/** A feed that was there a moment before. */
export const feedOf = (ctx: Parameters<typeof loadFeed>[0], id: string) => orGone('Feed', loadFeed(ctx, id));

const FeedEdge = builder.edgeObject({ type: Feed, name: 'FeedEdge', description: 'A feed in a list.' });
const FeedConnection = builder.connectionObject(
  {
    type: Feed,
    name: 'FeedConnection',
    description: 'A page of feeds.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many feeds the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  FeedEdge,
);

const feedsOfSpace = byIdAndPage((ctx, page: FeedPage, spaceIds) => listFeeds(ctx, page, spaceIds));
const countOfSpace = byIdAndPage((ctx, filter: FeedFilter, spaceIds) => countFeeds(ctx, filter, spaceIds));

builder.objectField(Space, 'feeds', (t) =>
  t.connection(
    {
      type: Feed,
      description: 'The feeds that are read into it, by title.',
      args: { collectionId: t.arg.id({ description: 'Only those that fill this collection.' }) },
      resolve: async ({ id, access }, { collectionId, ...args }, ctx) => {
        noteAccess(ctx, id, access);
        const filter: FeedFilter = typeof collectionId === 'string' ? { collectionId: uuidOf('Collection', collectionId) } : {};
        const { page, pageInfo } = await readCursorPage(args, async (wanted) =>
          ((await feedsOfSpace(ctx, { ...filter, ...wanted }, id)) ?? []).map((row) => ({ cursor: feedCursor(row), row })),
        );
        const count = async () => (await countOfSpace(ctx, filter, id)) ?? 0;
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count };
      },
    },
    FeedConnection,
    FeedEdge,
  ),
);
