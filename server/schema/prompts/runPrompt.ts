import { BudgetExceededError, LimitReachedError, NoModelError } from '#server/domain/errors.ts';
import { runPrompt } from '#server/domain/prompts/runs/runPrompt.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { toValues, VariableValueInput } from './PromptContent.ts';
import { loadPromptRun, PromptRun } from './PromptRun.ts';

builder.relayMutationField(
  'runPrompt',
  {
    description: 'What to run, and with what.',
    inputFields: (t) => ({
      promptId: t.id({ required: true, description: 'Which prompt.' }),
      versionIds: t.idList({ description: 'Which versions, at most 8; left out: the draft.' }),
      models: t.stringList({ description: 'Each version is run with each of these, at most 8; left out: the model of its parameters.' }),
      values: t.field({ type: [VariableValueInput], description: 'What to put in for variables.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, BudgetExceededError, LimitReachedError, NoModelError] },
    description: 'Runs a prompt: versions and models side by side. The answers are written in the background: listen to `promptRunGrew`.',
    resolve: (_root, { input: { promptId, versionIds, models, values } }, ctx) =>
      runPrompt(ctx, { promptId: uuidOf('Prompt', promptId), versionIds: versionIds?.map((id) => uuidOf('PromptVersion', id)), models: models ?? undefined, values: toValues(values) }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      groupId: t.id({ description: 'What all of these runs have in common.', resolve: ({ groupId }) => groupId }),
      runs: t.field({ type: [PromptRun], description: 'One for each version and model, in that order; at most 16.', resolve: ({ runIds }, _args, ctx) => runIds.map((id) => orGone('Prompt run', loadPromptRun(ctx, id))) }),
    }),
  },
);
