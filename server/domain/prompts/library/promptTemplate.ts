import { createHash } from 'node:crypto';
import { emptyContent, type PromptContent } from '../content/promptContent.ts';

export const templateCategories = ['summarise', 'extract', 'write', 'rewrite', 'analyse', 'code', 'learn', 'support', 'plan'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** A prompt of the vault's library. */
export interface PromptTemplate {
  /** A UUID that is made of its key: the same in every vault. */
  readonly id: string;
  /** Never changes: the id hangs on it. */
  readonly key: string;
  readonly category: TemplateCategory;
  readonly title: string;
  readonly description: string;
  readonly content: PromptContent;
}

interface Written {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly system: string;
  readonly user: string;
  /** What belongs into each variable; with a second text, what it is unless told. */
  readonly variables: Readonly<Record<string, string | readonly [string, string]>>;
  readonly temperature?: number;
}

/** The templates of one category, in any order. */
export const inCategory = (category: TemplateCategory, written: readonly Written[]): PromptTemplate[] =>
  written.map(({ key, title, description, system, user, variables, temperature }) => ({
    id: idOf(key),
    key,
    category,
    title,
    description,
    content: {
      messages: [{ role: 'SYSTEM', text: system }, { role: 'USER', text: user }],
      params: { ...emptyContent.params, temperature: temperature ?? null },
      variables: Object.entries(variables).map(([name, said]) => (typeof said === 'string' ? { name, description: said, fill: null } : { name, description: said[0], fill: { text: said[1] } })),
    },
  }));

/** A UUID of version 8, which says nothing of when it was made. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(`prompt template ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
