import type { PromptMessage, VariableNote } from '../content/promptContent.ts';
import type { Fragments } from '#server/templates/renderTemplate.ts';

export const suggestionKinds = ['AMBIGUITY', 'CONTRADICTION', 'EXAMPLES', 'FORMAT', 'GOAL', 'INJECTION', 'LENGTH', 'REPETITION', 'ROLE', 'TOKENS', 'VARIABLES'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const severities = ['ERROR', 'INFO', 'WARNING'] as const;
export type SuggestionSeverity = (typeof severities)[number];

/** A piece of a text in UTF-16 units; of no length: a place between two characters. */
export interface TextRange {
  readonly start: number;
  /** The first place behind it. */
  readonly end: number;
}

/** What a fixed rule found. Its words are made when it is shown, in the language of whoever reads it. */
export interface Finding {
  readonly code: FindingCode;
  /** Which message, from 0; null: the whole prompt. */
  readonly messageIndex: number | null;
  readonly range: TextRange | null;
  /** What to put in place of `range`; null: nothing can be done by itself. */
  readonly replacement: string | null;
  /** What its words speak of. */
  readonly values: Readonly<Record<string, string>>;
}

/** What is looked over. */
export interface AnalysedPrompt {
  readonly messages: readonly PromptMessage[];
  readonly variables: readonly VariableNote[];
  readonly fragments: Fragments;
  /** Whether the answer has a form by its parameters. */
  readonly hasSchema: boolean;
  /** A fragment is a part: it needs no role and no goal. */
  readonly isFragment: boolean;
}

/** What each rule is about, and how much it matters. */
export const findingCodes = {
  EMPTY: ['GOAL', 'ERROR'],
  ROLE_MISSING: ['ROLE', 'INFO'],
  GOAL_MISSING: ['GOAL', 'WARNING'],
  FORMAT_MISSING: ['FORMAT', 'INFO'],
  EXAMPLES_MISSING: ['EXAMPLES', 'INFO'],
  OPPOSITE: ['CONTRADICTION', 'ERROR'],
  AT_ODDS: ['CONTRADICTION', 'WARNING'],
  LIMITS_CROSS: ['CONTRADICTION', 'ERROR'],
  SAID_TWICE: ['REPETITION', 'WARNING'],
  WORD_TWICE: ['REPETITION', 'INFO'],
  BROKEN_TAG: ['VARIABLES', 'ERROR'],
  UNKNOWN_FRAGMENT: ['VARIABLES', 'ERROR'],
  FRAGMENT_CIRCLE: ['VARIABLES', 'ERROR'],
  TOO_LARGE: ['VARIABLES', 'ERROR'],
  UNUSED_VARIABLE: ['VARIABLES', 'INFO'],
  UNFILLED_VARIABLE: ['VARIABLES', 'INFO'],
  MISSPELT_VARIABLE: ['VARIABLES', 'WARNING'],
  OTHER_BRACES: ['VARIABLES', 'WARNING'],
  BARE_VARIABLE: ['INJECTION', 'WARNING'],
  NO_RULE_FOR_MATERIAL: ['INJECTION', 'WARNING'],
  LONG_SENTENCE: ['LENGTH', 'INFO'],
  VERY_SHORT: ['LENGTH', 'WARNING'],
  VERY_LONG: ['LENGTH', 'INFO'],
  WORDY: ['TOKENS', 'INFO'],
  VAGUE: ['AMBIGUITY', 'INFO'],
  BLANK_LINES: ['TOKENS', 'INFO'],
  OPEN_FENCE: ['FORMAT', 'WARNING'],
  HEADING_SPACE: ['FORMAT', 'INFO'],
  MIXED_LIST: ['FORMAT', 'INFO'],
  NO_STRUCTURE: ['FORMAT', 'INFO'],
  // Tools: what to put in place of a whole message.
  FORMATTED: ['FORMAT', 'INFO'],
  COMPRESSED: ['LENGTH', 'INFO'],
  EXPANDED: ['LENGTH', 'INFO'],
  WITHOUT_REDUNDANCY: ['REPETITION', 'INFO'],
  CLEARER: ['AMBIGUITY', 'INFO'],
  WITH_EXAMPLES: ['EXAMPLES', 'INFO'],
  FEWER_TOKENS: ['TOKENS', 'INFO'],
} as const satisfies Record<string, readonly [SuggestionKind, SuggestionSeverity]>;
export type FindingCode = keyof typeof findingCodes;

/** A finding about a place; about the whole prompt without one. */
export const finding = (code: FindingCode, place: { readonly at?: number; readonly range?: TextRange; readonly replacement?: string } = {}, values: Finding['values'] = {}): Finding => ({
  code,
  messageIndex: place.at ?? null,
  range: place.range ?? null,
  replacement: place.replacement ?? null,
  values,
});

const longestQuote = 80;

/** So much of a text that people recognise it. */
export function quoteOf(text: string): string {
  const line = text.slice(0, longestQuote * 4).toWellFormed().replace(/\s+/g, ' ').trim();
  return line.length > longestQuote ? `${line.slice(0, longestQuote - 1).toWellFormed().trimEnd()}…` : line;
}
