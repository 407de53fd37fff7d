import type { SourcePlace } from '#server/domain/sources/list/sourceList.ts';
import { ownSpaces } from '#server/domain/spaces/ownSpaces.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { Space } from '../spaces/Space.ts';
import { noteAccess } from '../base/viewerMay.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { Source } from './Source.ts';
import { type Found, SearchSnippet, TextFragment } from './found.ts';
import { type ListArgs, resolveSources, SourceFilter } from './sourceConnection.ts';

const SearchEdge = builder.edgeObject({
  type: Source,
  name: 'SearchEdge',
  description: 'A source that was found.',
  fields: (t) => ({
    title: t.field({
      type: [TextFragment],
      description: 'Its title, with the hits in it.',
      resolve: async (edge) => (await (edge as Found).found?.())?.title ?? [],
    }),
    snippet: t.field({
      type: SearchSnippet,
      nullable: true,
      description: 'A passage from elsewhere than its title: one with hits where there are any, else the beginning of its text; null when it has none.',
      resolve: async (edge) => (await (edge as Found).found?.())?.passage ?? null,
    }),
  }),
});

const SearchConnection = builder.connectionObject(
  {
    type: Source,
    name: 'SearchConnection',
    description: 'A page of what was found, best first. Cursors stay good while sources come and go.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many were found, counted up to 10,000 and only when asked for.',
        resolve: (connection) => (connection as unknown as { count: () => Promise<number> }).count(),
      }),
    }),
  },
  SearchEdge,
);

type SearchArgs = Omit<ListArgs, 'order'> & { query: string };

function resolveSearch(place: SourcePlace, { query, filter, ...page }: SearchArgs, ctx: GraphQLContext, info: GraphQLResolveInfo) {
  const text = [query, filter?.text ?? ''].join(' ').trim();
  return resolveSources(place, { ...page, filter: { ...filter, text }, order: 'RELEVANCE' }, ctx, info);
}

const description =
  'Words are found at their beginning, in titles, tags, addresses and file names in any part of a word; case and accents do not count. Every word must be there. Also `"whole phrases"`, `-without`, `tag:name`, `type:link`, `status:failed`, `in:"a collection"`, `after:2026-05`, `before:2026-06-30`, `is:favorite`. What is in the title or a tag comes first, and of equals the newest.';
const query = { required: true, description: 'What one types into a search field, such as `"spaced repetition" tag:memory -draft`. At most 1,000 characters.' } as const;
const filter = { type: SourceFilter, description: 'Which sources are wanted besides. Applied before the page is cut, never after.' };

builder.objectField(Space, 'search', (t) =>
  t.connection(
    {
      type: Source,
      description: `Finds sources of the space. ${description}`,
      args: { query: t.arg.string(query), filter: t.arg(filter) },
      resolve: ({ id, access }, args: SearchArgs, ctx, info) => {
        noteAccess(ctx, id, access);
        return resolveSearch({ spaceId: id }, args, ctx, info);
      },
    },
    SearchConnection,
    SearchEdge,
  ),
);

builder.objectField(Viewer, 'search', (t) =>
  t.connection(
    {
      type: Source,
      description: `Finds sources in all your spaces that are not archived. ${description}`,
      args: { query: t.arg.string(query), filter: t.arg(filter) },
      resolve: async (_viewer, args: SearchArgs, ctx, info) => resolveSearch({ spaceIds: await ownSpaces(ctx) }, args, ctx, info) as never,
    },
    SearchConnection,
    SearchEdge,
  ),
);
