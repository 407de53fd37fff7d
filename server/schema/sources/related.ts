import { readRelated, relatedAfter } from '#server/domain/sources/read/readRelated.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byId } from '../base/perOperation.ts';
import { loadSource, Source } from './Source.ts';

interface Edge {
  readonly score: number;
  readonly sharedWords: string[];
}

const RelatedSourceEdge = builder.edgeObject({
  type: Source,
  name: 'RelatedSourceEdge',
  description: 'A related source in a list.',
  fields: (t) => ({
    score: t.float({ description: 'How close, from 0 to 1.', resolve: (edge) => (edge as unknown as Edge).score }),
    sharedWords: t.stringList({
      description: 'The words that tie them, the most telling first, at most 8; empty where only the meaning does.',
      resolve: (edge) => (edge as unknown as Edge).sharedWords,
    }),
  }),
});

const RelatedSourceConnection = builder.connectionObject({ type: Source, name: 'RelatedSourceConnection', description: 'A page of related sources, closest first. There is no total.' }, RelatedSourceEdge);

const relatedTo = byId(readRelated);

builder.objectField(Source, 'related', (t) =>
  t.field({
    type: RelatedSourceConnection,
    description: 'Other sources of the space about the same, closest first: by the words that they share. None that failed or lies in the trash. At most 100.',
    args: {
      first: t.arg.int({ description: 'How many from the start, at most 100; 20 unless told.' }),
      after: t.arg.string({ description: 'Continue after this cursor (`pageInfo.endCursor` of the page before).' }),
    },
    resolve: async ({ id }, args, ctx) => {
      const found = await readCursorPage(args, async ({ after, limit }) => relatedAfter((await relatedTo(ctx, id)) ?? [], after).slice(0, limit));
      const nodes = await Promise.all(found.page.map((related) => loadSource(ctx, related.id)));
      const edges = found.page.flatMap(({ cursor, score, sharedWords }, at) => {
        const node = nodes[at];
        return node ? [{ cursor, node, score, sharedWords }] : [];
      });
      return { edges, pageInfo: found.pageInfo };
    },
  }),
);
