import { citedIds } from '#server/domain/citations/citedIds.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { timelineCursor } from '#server/domain/timeline.ts';
import { countWorks, listWorks, readWorkBodies, readWorks, type WorkFilter, type WorkPage, type WorkRow } from '#server/domain/works/readWorks.ts';
import { Citation, citationsByIds } from '../ask/Citation.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf, noPage, onlyCounts } from '../base/timeline.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { Space, spaceOf } from '../spaces/Space.ts';
import { loadUser, User } from '../viewer/User.ts';

/** A work that the reader may see, by its id. */
export const loadWork = byId(readWorks);

/** The text of a work that the reader may see, by its id. */
export const loadWorkBody = byId(readWorkBodies);

export const WorkKind = builder.enumType('WorkKind', {
  description: 'What a work is.',
  values: {
    ARTICLE: { description: 'An article of the compendium: what the space knows of a theme.' },
    DRAFT: { description: "A text of somebody's own, with sources beside it." },
    INSIGHT: { description: 'What sources say to one question or transformation.' },
    SYNTHESIS: { description: 'Where sources agree, contradict each other, and leave gaps.' },
  } as const,
});

export const Work = builder.objectRef<WorkRow>('Work').implement({
  description: 'A text that is written from sources: an insight, a synthesis, a draft or an article of the compendium.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `work_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Work', id) }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who began it; null when they are gone or you share no space with them any more.',
      resolve: ({ authorId }, _args, ctx) => (authorId === null ? null : loadUser(ctx, authorId)),
    }),
    authorName: t.exposeString('authorName', { nullable: true, description: 'Their name, also then.' }),
    body: t.string({ description: 'Markdown, with citations as footnotes `[^citation_01h…]`, at most 500,000 characters.', resolve: ({ id }, _args, ctx) => orGone('Work', loadWorkBody(ctx, id)) }),
    citations: t.field({
      type: [Citation],
      description: 'What it cites, `[^citation_01h…]` in its body, in that order; without those that are not visible to you.',
      resolve: async ({ id }, _args, ctx) => citationsByIds(ctx, citedIds((await loadWorkBody(ctx, id)) ?? '')),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    excerpt: t.exposeString('excerpt', { description: 'Its beginning as plain text, at most 300 characters.' }),
    kind: t.expose('kind', { type: WorkKind, description: 'What it is.' }),
    space: t.field({ type: Space, description: 'The space it lies in.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
    title: t.exposeString('title', { description: 'At most 500 characters.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed it: what `ifUnchangedSince` compares.' }),
    viewerCanEdit: t.boolean({ description: 'Whether you may change it.', resolve: ({ spaceId }, _args, ctx, info) => viewerMay(ctx, info, 'work.edit', spaceId) }),
    wordCount: t.exposeInt('wordCount', { description: 'How many words it has.' }),
  }),
});
registerNode('Work', readWorks);

const WorkEdge = builder.edgeObject({ type: Work, name: 'WorkEdge', description: 'A work in a list.' });
const WorkConnection = builder.connectionObject(
  {
    type: Work,
    name: 'WorkConnection',
    description: 'A page of works.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many works the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  WorkEdge,
);

const worksOfSpace = byIdAndPage((ctx, page: WorkPage, spaceIds) => listWorks(ctx, page, spaceIds));
const countOfSpace = byIdAndPage((ctx, filter: WorkFilter, spaceIds) => countWorks(ctx, filter, spaceIds));

builder.objectField(Space, 'works', (t) =>
  t.connection(
    {
      type: Work,
      description: 'What was written from its sources, last changed first.',
      args: {
        kinds: t.arg({ type: [WorkKind], description: 'Only these; left out: all.' }),
        stale: t.arg.boolean({ description: 'true: only those whose sources changed.' }),
        text: t.arg.string({ description: 'Only those with these words in title or body.' }),
      },
      resolve: async ({ id }, { kinds, text, stale, ...args }, ctx, info) => {
        const filter: WorkFilter = { kinds: kinds ?? undefined, text: text?.slice(0, 1_000), stale: stale ?? undefined };
        const count = async () => (await countOfSpace(ctx, filter, id)) ?? 0;
        if (onlyCounts(info)) return { ...noPage, count };
        const { page, pageInfo } = await readCursorPage(args, async (wanted) =>
          ((await worksOfSpace(ctx, { ...filter, ...wanted }, id)) ?? []).map((row) => ({ cursor: timelineCursor({ id: row.id, createdAt: row.updatedAt }), row })),
        );
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count };
      },
    },
    WorkConnection,
    WorkEdge,
  ),
);
