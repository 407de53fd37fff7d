import { countTestCases, readTestCasePages, readTestCases, type TestCaseRow } from '#server/domain/prompts/testSets/readTestSets.ts';
import { type Assertion, assertionKinds } from '#server/domain/prompts/testSets/testCase.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import type { TimelinePage } from '#server/domain/timelineRows.ts';
import { builder } from '../base/builder.ts';
import { keyedConnection } from '../base/keyedList.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { VariableValue } from '../prompts/PromptContent.ts';
import { TestSet } from './TestSet.ts';

/** A test case that the reader may see, by its id. */
export const loadTestCase = byId(readTestCases);

const pageOf = byIdAndPage((ctx, page: TimelinePage, ids) => readTestCasePages(ctx, page, ids));
const countedOf = byId(countTestCases);

const meanings = {
  CONTAINS: { description: '`value` stands in it.' },
  NOT_CONTAINS: { description: '`value` does not stand in it.' },
  EQUALS: { description: 'It is `value`, white space at the ends aside.' },
  REGEX: { description: 'The regular expression `value` (RE2) finds something in it.' },
  JSON_SCHEMA: { description: 'It is JSON that the schema `value` takes.' },
  SIMILARITY: { description: 'It is as near to `value` as `threshold`: the F1 of the words of both.' },
  JUDGE: { description: 'A model finds that it does what `value` asks.' },
} as const;

export const AssertionKind = builder.enumType('AssertionKind', {
  description: 'What must hold of an answer.',
  values: Object.fromEntries(assertionKinds.map((kind) => [kind, meanings[kind]])) as typeof meanings,
});

export const TestAssertion = builder.objectRef<Assertion>('TestAssertion').implement({
  description: 'Something that must hold of an answer.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AssertionKind, description: 'What kind.' }),
    value: t.exposeString('value', { description: 'What it is compared with; empty: with the answer that the case expects.' }),
    threshold: t.exposeFloat('threshold', { nullable: true, description: 'From which value on it holds, 0 to 1, where that matters.' }),
  }),
});

export const TestCase = builder.objectRef<TestCaseRow>('TestCase').implement({
  description: 'One case: values for the variables, and what the answer must be.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `testcase_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('TestCase', id) }),
    values: t.field({ type: [VariableValue], description: 'What the variables are.', resolve: ({ values }) => [...values] }),
    expected: t.exposeString('expected', { nullable: true, description: 'The answer one would want; null: none in particular.' }),
    assertions: t.field({ type: [TestAssertion], description: 'What must hold of the answer.', resolve: ({ assertions }) => [...assertions] }),
  }),
});
registerNode('TestCase', readTestCases);

const TestCaseEdge = builder.edgeObject({ type: TestCase, name: 'TestCaseEdge', description: 'A case in a list.' });
const TestCaseConnection = builder.connectionObject(
  {
    type: TestCase,
    name: 'TestCaseConnection',
    description: 'A page of cases.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many cases the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  TestCaseEdge,
);

builder.objectField(TestSet, 'cases', (t) =>
  t.connection(
    { type: TestCase, description: 'Its cases, in order.', resolve: ({ id }, args, ctx) => keyedConnection(args, (page) => pageOf(ctx, page, id), () => countedOf(ctx, id)) },
    TestCaseConnection,
    TestCaseEdge,
  ),
);
