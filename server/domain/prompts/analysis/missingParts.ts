import { type AnalysedPrompt, type Finding, finding } from './finding.ts';
import { type KnownLanguage, says } from './lexicon.ts';
import { type Sentence, wordsOf } from './sentences.ts';

/** Below that a prompt hardly says what it wants, and above it is more than a model follows well. */
export const sizes = { fewestWords: 5, structuredWords: 150, mostTokens: 8_000 } as const;

/** What a prompt does not say: who speaks, what it wants, in which form, after which examples. */
export function findMissingParts({ messages, hasSchema, isFragment }: AnalysedPrompt, sentences: readonly Sentence[], language: KnownLanguage | null): Finding[] {
  const all = messages.map(({ text }) => text).join('\n');
  if (all.trim() === '') return [finding('EMPTY')];
  if (isFragment) return [];
  const words = wordsOf(all).length;
  const short = words < sizes.fewestWords && !all.includes('{{') ? [finding('VERY_SHORT')] : [];
  // In a language whose words the rules do not know, nothing is found and nothing is missing.
  if (language === null) return short;
  const languages = [...new Set<KnownLanguage>([language, 'en'])];
  const has = (kind: Parameters<typeof says>[0], text = all) => says(kind, text, languages);
  const isAsked = sentences.some(({ text, isHeading }) => !isHeading && (/[?？؟]\s*["'”»)]*$/.test(text) || has('goal', text)));
  return [
    ...short,
    ...(has('role') ? [] : [finding('ROLE_MISSING')]),
    ...(isAsked ? [] : [finding('GOAL_MISSING')]),
    ...(hasSchema || has('form') ? [] : [finding('FORMAT_MISSING')]),
    ...(has('byExample') && !has('example') && !messages.some(({ role }) => role === 'ASSISTANT') ? [finding('EXAMPLES_MISSING')] : []),
  ];
}
