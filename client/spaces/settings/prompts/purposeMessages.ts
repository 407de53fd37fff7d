import { defineMessages } from 'react-intl';

/** The purposes that the vault asks a model for, by what they are called. */
export const purposeMessages = defineMessages({
  SUMMARY: { id: 'prompts.purposeSummary', defaultMessage: 'Summary' },
  TAGS: { id: 'prompts.purposeTags', defaultMessage: 'Tags' },
  HEADINGS: { id: 'prompts.purposeHeadings', defaultMessage: 'Headings' },
  REWRITE: { id: 'prompts.purposeRewrite', defaultMessage: 'Another length' },
  TRANSLATION: { id: 'prompts.purposeTranslation', defaultMessage: 'Translation' },
  INSTRUCTIONS: { id: 'prompts.purposeInstructions', defaultMessage: 'Instructions for all sources' },
  ANSWER: { id: 'prompts.purposeAnswer', defaultMessage: 'Answers in the chat' },
  ASSISTANT: { id: 'prompts.purposeAssistant', defaultMessage: 'Plans of the assistant' },
  CARDS: { id: 'prompts.purposeCards', defaultMessage: 'Making flashcards' },
  JUDGE: { id: 'prompts.purposeJudge', defaultMessage: 'Judge of test answers' },
  replaced: { id: 'prompts.purposeReplaced', defaultMessage: 'The vault asks with this prompt now' },
  restored: { id: 'prompts.purposeRestored', defaultMessage: 'The vault asks in its own words again' },
  failed: { id: 'prompts.purposeFailed', defaultMessage: 'Failed to change the prompt.' },
});

const shown = ['SUMMARY', 'TAGS', 'HEADINGS', 'REWRITE', 'TRANSLATION', 'INSTRUCTIONS', 'ANSWER', 'ASSISTANT', 'CARDS', 'JUDGE'] as const;
export type ShownPurpose = (typeof shown)[number];

/** Whether this page has words for a purpose: a newer server may know more. */
export const isShownPurpose = (purpose: string): purpose is ShownPurpose => (shown as readonly string[]).includes(purpose);
