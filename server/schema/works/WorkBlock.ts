import { readWorkBlocks, supportOfBlock, type WorkBlock as Block } from '#server/domain/works/workBlocks.ts';
import { citationsByIds } from '../ask/Citation.ts';
import { Cited, type CitedShape } from '../ask/Statement.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { loadWorkBody, Work } from './Work.ts';

type WorkBlockShape = Block & CitedShape;

const WorkBlockKind = builder.enumType('WorkBlockKind', {
  description: 'What a block of a work is.',
  values: {
    AGREEMENT: { description: 'Several sources say the same. In Markdown: a block quote that begins with `[!agreement]`.' },
    CONTRADICTION: { description: 'Sources say different things, with quotes of both sides: `[!contradiction]`.' },
    GAP: { description: 'What the sources leave open: `[!gap]`.' },
    HEADING: { description: 'A heading.' },
    TEXT: { description: 'Anything else.' },
  } as const,
});

const WorkBlock = builder.objectRef<WorkBlockShape>('WorkBlock').implement({
  description: 'A paragraph, a heading, a list or a finding of a work.',
  interfaces: [Cited],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'markdown' in value,
  fields: (t) => ({
    kind: t.expose('kind', { type: WorkBlockKind, description: 'What it is.' }),
    markdown: t.exposeString('markdown', { description: 'Its part of the body.' }),
  }),
});

function shapeOf(workId: string, block: Block, at: number): WorkBlockShape {
  const citations = (ctx: GraphQLContext) => citationsByIds(ctx, block.citationIds);
  // Both `support` and `doubts` ask: a long work is held against its quotes once.
  let supported: Promise<ReturnType<typeof supportOfBlock>> | undefined;
  return { ...block, id: `${workId} ${at}`, citations, supported: (ctx) => (supported ??= citations(ctx).then((found) => supportOfBlock(block, found.map(({ quote }) => quote)))) };
}

builder.objectField(Work, 'blocks', (t) =>
  t.field({
    type: [WorkBlock],
    description: 'Its body block by block, with their citations; at most 1,000.',
    resolve: async ({ id }, _args, ctx) => readWorkBlocks((await loadWorkBody(ctx, id)) ?? '').map((block, at) => shapeOf(id, block, at)),
  }),
);
