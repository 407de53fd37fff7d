import { LimitReachedError } from '#server/domain/errors.ts';
import { saveTestSet } from '#server/domain/prompts/testSets/saveTestSet.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { toValues, VariableValueInput } from '../prompts/PromptContent.ts';
import { AssertionKind } from './TestCase.ts';
import { loadTestSet, TestSet } from './TestSet.ts';

const TestAssertionInput = builder.inputType('TestAssertionInput', {
  description: 'Something that must hold of an answer.',
  fields: (t) => ({
    kind: t.field({ type: AssertionKind, required: true, description: 'What kind.' }),
    value: t.string({ required: true, description: 'What it is compared with; empty: with the answer that the case expects.' }),
    threshold: t.float({ description: '0 to 1, where that matters; 0.8 unless told.' }),
  }),
});

const TestCaseInput = builder.inputType('TestCaseInput', {
  description: 'A case.',
  fields: (t) => ({
    values: t.field({ type: [VariableValueInput], required: true, description: 'What the variables are.' }),
    expected: t.string({ description: 'The answer one would want.' }),
    assertions: t.field({ type: [TestAssertionInput], description: 'What must hold, at most 20.' }),
  }),
});

const TestCaseChange = builder.inputType('TestCaseChange', {
  description: 'What a case shall be.',
  fields: (t) => ({
    testCaseId: t.id({ required: true, description: 'Which case.' }),
    case: t.field({ type: TestCaseInput, required: true, description: 'All of it.' }),
  }),
});

const toCase = ({ values, expected, assertions }: typeof TestCaseInput.$inferInput) => ({ values: toValues(values), expected, assertions: assertions ?? [] });

builder.relayMutationField(
  'saveTestSet',
  {
    description: 'Which, and what.',
    inputFields: (t) => ({
      promptId: t.id({ required: true, description: 'The prompt.' }),
      testSetId: t.id({ description: 'Which one; left out: a new one.' }),
      name: t.string({ description: 'At most 200 characters; needed of a new one.' }),
      add: t.field({ type: [TestCaseInput], description: 'New cases, at the end; at most 1,000. For more: `startImport` with TEST_SET_CSV.' }),
      change: t.field({ type: [TestCaseChange], description: 'Cases that shall be different, at most 1,000.' }),
      remove: t.idList({ description: 'Cases that shall go, at most 1,000.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description: 'Makes a test set or changes one.',
    resolve: (_root, { input: { promptId, testSetId, name, add, change, remove } }, ctx) =>
      saveTestSet(ctx, {
        promptId: uuidOf('Prompt', promptId),
        ...(typeof testSetId === 'string' && { testSetId: uuidOf('TestSet', testSetId) }),
        name: name ?? undefined,
        add: (add ?? []).map(toCase),
        change: (change ?? []).map(({ testCaseId, case: content }) => ({ testCaseId: uuidOf('TestCase', testCaseId), case: toCase(content) })),
        remove: (remove ?? []).map((id) => uuidOf('TestCase', id)),
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ testSet: t.field({ type: TestSet, description: 'It.', resolve: ({ testSetId }, _args, ctx) => orGone('Test set', loadTestSet(ctx, testSetId)) }) }),
  },
);
