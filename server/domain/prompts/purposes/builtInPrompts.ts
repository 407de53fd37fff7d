import type { PromptPurpose } from '#server/platform/db/generated/client.ts';

/** What the vault itself asks a model, apart from what it must say in any case: how material is marked, and in what form the answer comes. */
export interface BuiltInPrompt {
  /** A template; empty where a space's own instructions stand. */
  readonly text: string;
  /** The variables that the vault fills whenever it asks. */
  readonly variables: readonly { readonly name: string; readonly description: string }[];
}

/** Purposes that the vault asks a model for today. */
export type AskedPurpose = Extract<PromptPurpose, 'ANSWER' | 'ASSISTANT' | 'CARDS' | 'HEADINGS' | 'INSTRUCTIONS' | 'JUDGE' | 'REWRITE' | 'SUMMARY' | 'TAGS' | 'TRANSLATION'>;

/** In the order in which they are shown: those of reading first. */
export const builtInPrompts: Readonly<Record<AskedPurpose, BuiltInPrompt>> = {
  SUMMARY: {
    text: 'Summarize the text in three to five sentences {{language}}, in one paragraph without headings.',
    variables: [{ name: 'language', description: 'In which language, such as “in English”.' }],
  },
  TAGS: {
    text: 'Choose short tags (one to three words each) for the text, the best first. Prefer tags that the library has already, written as they are: {{tags}}',
    variables: [{ name: 'tags', description: 'The tags that the space has, as a list.' }],
  },
  HEADINGS: { text: 'Propose a heading for each part of the text, in its language, about one for every four to eight paragraphs.', variables: [] },
  REWRITE: {
    text: '{{length}} Keep its language unless it is wished otherwise.',
    variables: [{ name: 'length', description: 'What the settings want of the length, as a sentence.' }],
  },
  TRANSLATION: {
    text: 'Translate the text into {{language}}. Keep its Markdown, its links and its code as they are, and leave nothing out.',
    variables: [{ name: 'language', description: 'Into which language.' }],
  },
  INSTRUCTIONS: { text: '', variables: [] },
  ANSWER: { text: 'Answer in the language of the question, in plain sentences, and in as few as answer it: ten at most.', variables: [] },
  ASSISTANT: { text: 'Propose only what the wish asks for, and only where the material bears it out. Say why in the language of the wish.', variables: [] },
  CARDS: { text: 'Ask in the language of the text. One thing a card; prefer what is worth knowing in a year: causes, terms, numbers with what they count, who did what. Nothing about the text itself.', variables: [] },
  JUDGE: { text: 'Be strict: an answer passes when it does all that is asked of it, and fails when it does not or when it is not clear.', variables: [] },
};

export const askedPurposes = Object.keys(builtInPrompts) as AskedPurpose[];

export const isAsked = (purpose: PromptPurpose): purpose is AskedPurpose => purpose in builtInPrompts;
