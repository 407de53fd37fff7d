import { builder } from '../base/builder.ts';

export const PromptPurpose = builder.enumType('PromptPurpose', {
  description: 'What a prompt can stand in for. New purposes may be added.',
  values: {
    ANSWER: { description: 'Answers in conversations.' },
    ARTICLE: { description: 'Articles of the compendium.' },
    ASSISTANT: { description: 'Plans of the assistant.' },
    CARDS: { description: 'Flashcards.' },
    DRAFT: { description: 'Drafts.' },
    HEADINGS: { description: 'Headings for texts without any.' },
    INSIGHT: { description: 'Insights.' },
    INSTRUCTIONS: { description: 'The instructions that sources are processed by, in place of `SpaceSettings.instructions`.' },
    JUDGE: { description: 'Whether the answer of a test does what an assertion asks.' },
    PROPOSAL: { description: 'Proposals for works.' },
    REWRITE: { description: 'Texts in another length.' },
    SUMMARY: { description: 'Summaries of sources.' },
    SYNTHESIS: { description: 'Syntheses.' },
    TAGS: { description: 'Tags of sources.' },
    TRANSLATION: { description: 'Translations of sources.' },
  } as const,
});

export const PurposePromptInput = builder.inputType('PurposePromptInput', {
  description: 'A prompt that shall stand in for one of the vault\'s own.',
  fields: (t) => ({
    purpose: t.field({ type: PromptPurpose, required: true, description: 'What for. Refused for what the vault does not ask a model for yet.' }),
    promptId: t.id({ required: true, description: 'A prompt of the same space.' }),
    label: t.string({ required: true, description: 'Which version of it.' }),
  }),
});

const ChosenPromptInput = builder.inputType('ChosenPromptInput', {
  description: 'A version of a prompt.',
  fields: (t) => ({
    promptId: t.id({ required: true, description: 'A prompt of the same space.' }),
    label: t.string({ required: true, description: 'Which version of it.' }),
  }),
});

export const PurposePromptChange = builder.inputType('PurposePromptChange', {
  description: 'Which prompt shall stand in for one of the vault\'s own from now on, or none.',
  fields: (t) => ({
    purpose: t.field({ type: PromptPurpose, required: true, description: 'What for.' }),
    prompt: t.field({ type: ChosenPromptInput, description: 'null or left out: none; the vault asks in its own words.' }),
  }),
});
