import { findingCodes, type FindingCode } from './finding.ts';
import type { SuggestionRow } from './readAnalyses.ts';
import { type MessageLanguage, wordsOfFinding } from './suggestionWords.ts';

const isKnown = (code: string | null): code is FindingCode => code !== null && code in findingCodes;

/** What a suggestion says: a rule in the language that is asked for, a model in its own words. A rule that a later version of the vault wrote says what it is called. */
export const suggestionText = ({ code, values, said }: Pick<SuggestionRow, 'code' | 'values' | 'said'>, language: MessageLanguage): string => (isKnown(code) ? wordsOfFinding(code, values, language) : said || (code ?? ''));
