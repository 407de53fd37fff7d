import { askedPurposes, type AskedPurpose, type BuiltInPrompt as BuiltIn, builtInPrompts } from '#server/domain/prompts/purposes/builtInPrompts.ts';
import { type PurposePromptRow, readPurposePrompts } from '#server/domain/prompts/purposes/purposePrompts.ts';
import { builder } from '../base/builder.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { PromptPurpose } from '../spaces/PurposePromptInput.ts';
import { SpaceSettingsRef } from '../spaces/SpaceSettings.ts';
import { loadPrompt, Prompt } from './Prompt.ts';
import { loadPromptVersion, PromptVersion } from './PromptVersion.ts';

const promptsOf = byId(readPurposePrompts);

const PurposePrompt = builder.objectRef<PurposePromptRow>('PurposePrompt').implement({
  description: 'A prompt that stands in for one of the vault\'s own.',
  fields: (t) => ({
    purpose: t.field({ type: PromptPurpose, description: 'What for.', resolve: ({ purpose }) => purpose }),
    prompt: t.field({ type: Prompt, description: 'The prompt.', resolve: ({ promptId }, _args, ctx) => orGone('Prompt', loadPrompt(ctx, promptId)) }),
    label: t.exposeString('label', { description: 'Which version of it.' }),
    version: t.field({
      type: PromptVersion,
      nullable: true,
      description: 'The version that the label names; null: none does any more, and the vault\'s own prompt is asked.',
      resolve: async ({ versionId }, _args, ctx) => (versionId === null ? null : ((await loadPromptVersion(ctx, versionId)) ?? null)),
    }),
  }),
});

const PromptVariableGiven = builder.objectRef<BuiltIn['variables'][number]>('BuiltInVariable').implement({
  description: 'A variable that the vault fills whenever it asks.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As it stands in braces.' }),
    description: t.exposeString('description', { description: 'What it is filled with.' }),
  }),
});

const BuiltInPrompt = builder.objectRef<BuiltIn & { readonly purpose: AskedPurpose }>('BuiltInPrompt').implement({
  description: 'What the vault itself asks a model. How material is marked and in what form the answer comes is said in any case, and is no part of it.',
  fields: (t) => ({
    purpose: t.field({ type: PromptPurpose, description: 'What for.', resolve: ({ purpose }) => purpose }),
    text: t.exposeString('text', { description: 'A template; empty for INSTRUCTIONS: there those of the settings stand.' }),
    variables: t.field({ type: [PromptVariableGiven], description: 'What it may say in braces.', resolve: ({ variables }) => [...variables] }),
  }),
});

builder.objectField(SpaceSettingsRef, 'prompts', (t) =>
  t.field({ type: [PurposePrompt], description: 'Which prompts stand in for the vault\'s own.', resolve: async ({ spaceId }, _args, ctx) => (await promptsOf(ctx, spaceId)) ?? [] }),
);

builder.objectField(SpaceSettingsRef, 'builtInPrompts', (t) =>
  t.field({ type: [BuiltInPrompt], description: 'The vault\'s own prompts, one for each purpose that it asks a model for.', resolve: () => askedPurposes.map((purpose) => ({ purpose, ...builtInPrompts[purpose] })) }),
);
