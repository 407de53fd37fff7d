import { countTestResults, readTestResultPages, readTestResults, type ResultFilter, type TestResultRow } from '#server/domain/prompts/testSets/readTestResults.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import type { TimelinePage } from '#server/domain/timelineRows.ts';
import { builder } from '../base/builder.ts';
import { keyedConnection } from '../base/keyedList.ts';
import { registerNode } from '../base/nodes.ts';
import { byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { loadPromptRun, PromptRun } from '../prompts/PromptRun.ts';
import { loadTestCase, TestAssertion, TestCase } from './TestCase.ts';
import { TestRun } from './TestRun.ts';

const pageOf = byIdAndPage((ctx, page: TimelinePage & { readonly filter: ResultFilter }, ids) => readTestResultPages(ctx, page, ids));
const countedOf = byIdAndPage((ctx, page: { readonly filter: ResultFilter }, ids) => countTestResults(ctx, page, ids));

const TestResult = builder.objectRef<TestResultRow>('TestResult').implement({
  description: 'One answer of a test run.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `testresult_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('TestResult', id) }),
    case: t.field({ type: TestCase, nullable: true, description: 'The case; null when it was deleted since.', resolve: ({ testCaseId }, _args, ctx) => (testCaseId === null ? null : loadTestCase(ctx, testCaseId)) }),
    run: t.field({ type: PromptRun, description: 'The answer.', resolve: ({ promptRunId }, _args, ctx) => orGone('Prompt run', loadPromptRun(ctx, promptRunId)) }),
    passed: t.exposeBoolean('passed', { description: 'Whether everything held. An answer that failed did not pass.' }),
    failedAssertions: t.field({ type: [TestAssertion], description: 'What did not hold.', resolve: ({ failedAssertions }) => [...failedAssertions] }),
  }),
});
registerNode('TestResult', readTestResults);

const TestResultEdge = builder.edgeObject({ type: TestResult, name: 'TestResultEdge', description: 'A result in a list.' });
const TestResultConnection = builder.connectionObject(
  {
    type: TestResult,
    name: 'TestResultConnection',
    description: 'A page of results.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many results the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  TestResultEdge,
);

builder.objectField(TestRun, 'results', (t) =>
  t.connection(
    {
      type: TestResult,
      description: 'Each answer, in the order of the cases.',
      args: {
        passed: t.arg.boolean({ description: 'true: only those that passed; false: only those that did not.' }),
        differs: t.arg.boolean({ description: 'true: only those of cases with which versions or models did not all alike; false: only the others.' }),
      },
      resolve: ({ id }, { passed, differs, ...args }, ctx) => {
        const filter = { passed: passed ?? undefined, differs: differs ?? undefined };
        return keyedConnection(args, (page) => pageOf(ctx, { ...page, filter }, id), () => countedOf(ctx, { filter }, id));
      },
    },
    TestResultConnection,
    TestResultEdge,
  ),
);
