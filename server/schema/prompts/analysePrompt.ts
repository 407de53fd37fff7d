import { BudgetExceededError } from '#server/domain/errors.ts';
import { analysePrompt } from '#server/domain/prompts/analysis/analysePrompt.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadAnalysis, PromptAnalysis, PromptTool } from './PromptAnalysis.ts';
import { PromptContentInput, toContent } from './PromptContent.ts';

builder.relayMutationField(
  'analysePrompt',
  {
    description: 'Which prompt, and what to do.',
    inputFields: (t) => ({
      promptId: t.id({ required: true, description: 'Which prompt.' }),
      content: t.field({ type: PromptContentInput, description: 'What to look at in place of the draft, unsaved. All messages together have at most 100,000 characters.' }),
      tool: t.field({ type: PromptTool, description: 'ANALYSE unless told.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, BudgetExceededError] },
    description: 'Looks a prompt over, or lets a tool work on it. Nothing of the prompt is changed. With fixed rules (`isSimulation`) it has SUCCEEDED when this answers; else listen to `runProgressed`.',
    resolve: (_root, { input: { promptId, content, tool } }, ctx) => analysePrompt(ctx, { promptId: uuidOf('Prompt', promptId), content: toContent(content), tool: tool ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ analysis: t.field({ type: PromptAnalysis, description: 'The analysis.', resolve: ({ analysisId }, _args, ctx) => orGone('Prompt analysis', loadAnalysis(ctx, analysisId)) }) }),
  },
);
