import { BudgetExceededError, LimitReachedError, NoModelError } from '#server/domain/errors.ts';
import { runPrompt } from '#server/domain/prompts/runs/runPrompt.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { toValues, VariableValueInput } from './PromptContent.ts';
import { ModelEstimate } from '../usage/ModelEstimate.ts';
import { loadPromptRun, PromptRun } from './PromptRun.ts';

const PromptRunTarget = builder.inputType('PromptRunTargetInput', {
  description: 'What a model is to answer.',
  fields: (t) => ({
    versionId: t.id({ description: 'Which version; left out: the draft.' }),
    model: t.string({ description: 'Which model; left out: the one of its parameters.' }),
  }),
});

builder.relayMutationField(
  'runPrompt',
  {
    description: 'What to run, and with what.',
    inputFields: (t) => ({
      promptId: t.id({ required: true, description: 'Which prompt.' }),
      targets: t.field({ type: [PromptRunTarget], description: 'What stands side by side, at most 16, in this order; in place of `versionIds` and `models`.' }),
      versionIds: t.idList({ description: 'Which versions, at most 8; left out: the draft.' }),
      models: t.stringList({ description: 'Each version is run with each of these, at most 8; left out: the model of its parameters.' }),
      values: t.field({ type: [VariableValueInput], description: 'What to put in for variables.' }),
      dryRun: t.boolean({ description: 'true: answer only `estimate`; no model is asked.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, BudgetExceededError, LimitReachedError, NoModelError] },
    description: 'Runs a prompt: versions and models side by side. The answers are written in the background: listen to `promptRunGrew`.',
    resolve: (_root, { input: { promptId, targets, versionIds, models, values, dryRun } }, ctx) =>
      runPrompt(ctx, { promptId: uuidOf('Prompt', promptId), versionIds: versionIds?.map((id) => uuidOf('PromptVersion', id)), models: models ?? undefined, values: toValues(values), targets: targets?.map(({ versionId, model }) => ({ versionId: typeof versionId === 'string' ? uuidOf('PromptVersion', versionId) : undefined, model: model ?? undefined })), dryRun: dryRun ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      groupId: t.id({ description: 'What all of these runs have in common.', resolve: ({ groupId }) => groupId }),
      estimate: t.expose('estimate', { type: ModelEstimate, description: 'What all of them will about cost. An answer without `maxTokens` counts as 500 tokens.' }),
      runs: t.field({ type: [PromptRun], description: 'One for each version and model, in that order; at most 16.', resolve: ({ runIds }, _args, ctx) => runIds.map((id) => orGone('Prompt run', loadPromptRun(ctx, id))) }),
    }),
  },
);
