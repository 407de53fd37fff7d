import { InvalidInputError } from '../../errors.ts';
import type { TimelinePage } from '../../timelineRows.ts';
import { readingTemplates } from './readingTemplates.ts';
import type { PromptTemplate } from './promptTemplate.ts';
import { type TemplateLanguage, templateWords } from './templateWords.ts';
import { workTemplates } from './workTemplates.ts';
import { writingTemplates } from './writingTemplates.ts';

const written = [...readingTemplates, ...writingTemplates, ...workTemplates];

const inOrder = (templates: readonly PromptTemplate[], language: TemplateLanguage) =>
  templates.toSorted((one, other) => one.category.localeCompare(other.category, 'en') || one.title.localeCompare(other.title, language));

/** The library in English, by category and title. */
export const promptTemplates: readonly PromptTemplate[] = inOrder(written, 'en');

/** Titles and descriptions are translated; what a prompt says is English, as whoever wrote it tried it. */
function libraryIn(language: TemplateLanguage): readonly PromptTemplate[] {
  if (language === 'en') return promptTemplates;
  const words = templateWords[language];
  return inOrder(promptTemplates.map((template) => ({ ...template, ...words[template.key] })), language);
}

/** Which templates are wanted, and in which language; everything given must hold. */
export interface PromptTemplateFilter {
  readonly language: TemplateLanguage;
  readonly category?: string | null | undefined;
  /** Each of its words in title, description or messages, whatever its case. */
  readonly text?: string | null | undefined;
}

/** Those of the library that fulfil a filter, by category and title. */
export function findPromptTemplates({ language, category, text }: PromptTemplateFilter): PromptTemplate[] {
  const words = text?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return libraryIn(language).filter((template) => {
    const { title, description, content } = template;
    const said = [title, description, ...content.messages.map((message) => message.text)].join('\n').toLowerCase();
    return (typeof category !== 'string' || template.category === category) && words.every((word) => said.includes(word));
  });
}

/** One page of them, each cursor the id; from the end when read backwards. @throws InvalidInputError for a cursor of another list */
export function templatePage(found: readonly PromptTemplate[], { after, before, backwards, limit }: TimelinePage): PromptTemplate[] {
  const placeOf = (argument: 'after' | 'before', cursor: string) => {
    const place = found.findIndex(({ id }) => id === cursor);
    if (place === -1) throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
    return place;
  };
  const page = found.slice(after === undefined ? 0 : placeOf('after', after) + 1, before === undefined ? undefined : placeOf('before', before));
  return (backwards ? page.toReversed() : page).slice(0, limit);
}

/** Those of these ids that there are, by id. */
export const templatesById = (ids: readonly string[]): Map<string, PromptTemplate> => new Map(promptTemplates.filter(({ id }) => ids.includes(id)).map((template) => [template.id, template]));
