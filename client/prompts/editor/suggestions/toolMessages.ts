import { AlignLeft, Coins, CopyMinus, FoldVertical, GitCompare, type IconNode, Lightbulb, ListPlus, ScanSearch, UnfoldVertical } from 'lucide';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PromptTool, SuggestionKind } from './useAnalysePrompt.ts';

/** A tool that this page knows. */
export type Tool = Exclude<PromptTool, '%future added value'>;

const messages = defineMessages({
  format: { id: 'prompts.tool.format', defaultMessage: 'Format' },
  compress: { id: 'prompts.tool.compress', defaultMessage: 'Compress' },
  expand: { id: 'prompts.tool.expand', defaultMessage: 'Expand' },
  analyse: { id: 'prompts.tool.analyse', defaultMessage: 'Analyze' },
  redundancy: { id: 'prompts.tool.redundancy', defaultMessage: 'Remove redundancy' },
  clarity: { id: 'prompts.tool.clarity', defaultMessage: 'Improve clarity' },
  examples: { id: 'prompts.tool.examples', defaultMessage: 'Add examples' },
  consistency: { id: 'prompts.tool.consistency', defaultMessage: 'Check consistency' },
  tokens: { id: 'prompts.tool.tokens', defaultMessage: 'Optimize tokens' },
  goal: { id: 'prompts.kind.goal', defaultMessage: 'Say what is wanted' },
  injection: { id: 'prompts.kind.injection', defaultMessage: 'Keep material apart' },
  length: { id: 'prompts.kind.length', defaultMessage: 'Check length' },
  layout: { id: 'prompts.kind.layout', defaultMessage: 'Improve the form' },
  role: { id: 'prompts.kind.role', defaultMessage: 'Name a role' },
  variables: { id: 'prompts.kind.variables', defaultMessage: 'Check variables' },
  other: { id: 'prompts.kind.other', defaultMessage: 'Suggestion' },
});

/** What each tool is called, and its picture. */
export const tools: Readonly<Record<Tool, { readonly label: MessageDescriptor; readonly icon: IconNode }>> = {
  FORMAT: { label: messages.format, icon: AlignLeft },
  COMPRESS: { label: messages.compress, icon: FoldVertical },
  EXPAND: { label: messages.expand, icon: UnfoldVertical },
  ANALYSE: { label: messages.analyse, icon: ScanSearch },
  REMOVE_REDUNDANCY: { label: messages.redundancy, icon: CopyMinus },
  IMPROVE_CLARITY: { label: messages.clarity, icon: Lightbulb },
  ADD_EXAMPLES: { label: messages.examples, icon: ListPlus },
  CHECK_CONSISTENCY: { label: messages.consistency, icon: GitCompare },
  OPTIMIZE_TOKENS: { label: messages.tokens, icon: Coins },
};

const kinds: Partial<Record<SuggestionKind, MessageDescriptor>> = {
  AMBIGUITY: messages.clarity,
  CONTRADICTION: messages.consistency,
  EXAMPLES: messages.examples,
  FORMAT: messages.layout,
  GOAL: messages.goal,
  INJECTION: messages.injection,
  LENGTH: messages.length,
  REPETITION: messages.redundancy,
  ROLE: messages.role,
  TOKENS: messages.tokens,
  VARIABLES: messages.variables,
};

/** What a suggestion is about, in a few words; also one whose kind is newer than this page. */
export const kindMessage = (kind: SuggestionKind): MessageDescriptor => kinds[kind] ?? messages.other;
