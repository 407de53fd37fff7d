import { NotFoundError } from '#server/domain/errors.ts';
import { countTestSets, readTestSetPages, readTestSets, type TestSetRow } from '#server/domain/prompts/testSets/readTestSets.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import type { TimelinePage } from '#server/domain/timelineRows.ts';
import { builder } from '../base/builder.ts';
import { keyedConnection } from '../base/keyedList.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { loadPrompt, Prompt } from '../prompts/Prompt.ts';

/** A test set that the reader may see, by its id. */
export const loadTestSet = byId(readTestSets);

const pageOf = byIdAndPage((ctx, page: TimelinePage, ids) => readTestSetPages(ctx, page, ids));
const countedOf = byId(countTestSets);

export const TestSet = builder.objectRef<TestSetRow>('TestSet').implement({
  description: 'Cases that a prompt is tried on.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `testset_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('TestSet', id) }),
    name: t.exposeString('name', { description: 'At most 200 characters.' }),
    prompt: t.field({ type: Prompt, description: 'The prompt.', resolve: ({ promptId }, _args, ctx) => orGone('Prompt', loadPrompt(ctx, promptId)) }),
    downloadUrl: t.string({
      description: 'Where your browser saves it as CSV: a path on this server, good for ten minutes, for you alone.',
      resolve({ id }, _args, ctx) {
        const address = ctx.fileAddress('TEST_SET', id);
        if (!address) throw new NotFoundError('Test set');
        return address.path;
      },
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it or one of its cases last changed.' }),
  }),
});
registerNode('TestSet', readTestSets);

const TestSetEdge = builder.edgeObject({ type: TestSet, name: 'TestSetEdge', description: 'A test set in a list.' });
const TestSetConnection = builder.connectionObject(
  {
    type: TestSet,
    name: 'TestSetConnection',
    description: 'A page of test sets.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many test sets the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  TestSetEdge,
);

builder.objectField(Prompt, 'testSets', (t) =>
  t.connection(
    { type: TestSet, description: 'Its test sets, by name.', resolve: ({ id }, args, ctx) => keyedConnection(args, (page) => pageOf(ctx, page, id), () => countedOf(ctx, id)) },
    TestSetConnection,
    TestSetEdge,
  ),
);
