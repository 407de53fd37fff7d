import { z } from 'zod';
import { sideOf } from './ankiCollection.ts';
import { originalField } from './ankiModels.ts';
import { ankiTags, htmlOf } from './ankiText.ts';
import type { PortableCard } from './portableCard.ts';
import { textOfHtml } from './textOfHtml.ts';

/** A type of notes of Anki. */
export interface NoteType {
  readonly isCloze: boolean;
  /** In their order. */
  readonly fields: readonly string[];
  /** By the number of the card that they make; a cloze has one for all. */
  readonly templates: ReadonlyMap<number, { readonly front: string; readonly back: string }>;
}

/** What a card of Anki says here, and what of it has no place. */
export interface CardOfNote {
  readonly card: Pick<PortableCard, 'kind' | 'front' | 'back' | 'tags'>;
  readonly media: readonly string[];
}

const original = z.object({ kind: z.enum(['BASIC', 'CLOZE']), front: z.string(), back: z.string(), tags: z.array(z.string()) });
/** No template makes more of its fields: one may name the same field thousands of times. */
const longest = 200_000;

/**
 * What one card of a note says: its sides as the templates of its type make them, as text. A note that went out from the vault and was not changed since is the card that it was.
 * @param ord which of the cards that the note makes; of a cloze which of its numbers, from 0
 */
export function cardOfNote(type: NoteType, values: readonly string[], tags: string, ord: number): CardOfNote {
  const own = ownCard(type, values, tags);
  if (own) return own;
  const template = type.templates.get(type.isCloze ? 0 : ord);
  const fields = new Map(type.fields.map((name, at) => [name, values[at] ?? '']));
  const clozeOf = (html: string) => (type.isCloze ? gapsOf(html, ord + 1) : html);
  const asked = textOfHtml(filled(template?.front ?? '', fields, clozeOf));
  // Of a cloze the back of the template says the text again, without its gaps.
  const answered = textOfHtml(afterFront(filled(template?.back ?? '', fields, type.isCloze ? () => '' : clozeOf)));
  return { card: { kind: type.isCloze ? 'CLOZE' : 'BASIC', front: asked.text, back: answered.text, tags: tagsOf(tags) }, media: [...asked.media, ...answered.media] };
}

const tagsOf = (tags: string): string[] => tags.split(/\s+/).filter(Boolean);

function ownCard({ fields }: NoteType, values: readonly string[], tags: string): CardOfNote | null {
  const at = fields.indexOf(originalField);
  if (at < 2) return null;
  let json: unknown;
  try {
    json = JSON.parse(textAsItIs(values[at] ?? ''));
  } catch {
    return null;
  }
  const read = original.safeParse(json);
  if (!read.success) return null;
  const { kind, front, back, tags: itsTags } = read.data;
  const sameTags = ankiTags(itsTags).trim() === tags.trim() ? itsTags : tagsOf(tags);
  if (sideOf(kind, front) === values[0] && htmlOf(back) === values[1]) return { card: { kind, front, back, tags: sameTags }, media: [] };
  const [asked, answered] = [textOfHtml(values[0] ?? ''), textOfHtml(values[1] ?? '')];
  return { card: { kind, front: asked.text, back: answered.text, tags: sameTags }, media: [...asked.media, ...answered.media] };
}

/** What `plainHtmlOf` was given. */
const textAsItIs = (html: string): string => html.replace(/&#(\d{1,3});/g, (_, code: string) => String.fromCharCode(Number(code)));

/** A template with its fields filled in: sections are shown where their field says something (`#`), or nothing (`^`). */
function filled(template: string, fields: ReadonlyMap<string, string>, clozeOf: (html: string) => string): string {
  let html = '';
  let done = 0;
  const hidden: { readonly name: string; readonly isHidden: boolean }[] = [];
  const isShown = () => hidden.every(({ isHidden }) => !isHidden);
  for (const { index, 0: whole, 1: sign, 2: inner = '' } of template.matchAll(/\{\{([#^/]?)([^{}]*)\}\}/g)) {
    if (isShown()) html += template.slice(done, index);
    done = index + whole.length;
    const name = (inner.split(':').at(-1) ?? '').trim();
    const value = fields.get(name) ?? '';
    if (sign === '/') hidden.pop();
    else if (sign === '') html += isShown() ? (/^\s*cloze\s*:|:\s*cloze\s*:/.test(inner) ? clozeOf(value) : value) : '';
    else if (hidden.length < deepest) hidden.push({ name, isHidden: (textOfHtml(value).text === '' && !/<img|\[sound:/i.test(value)) === (sign === '#') });
    if (html.length > longest) return html.slice(0, longest);
  }
  return isShown() ? html + template.slice(done) : html;
}

const deepest = 50;

/** What stands behind the mark that parts question and answer; all of it where there is none. */
function afterFront(html: string): string {
  const mark = /<hr[^<>]*\bid\s*=\s*["']?answer["']?[^<>]*>/i.exec(html);
  return mark ? html.slice(mark.index + mark[0].length) : html;
}

/** The text of a cloze with the gaps of one number; the others are filled, as Anki shows them. */
const gapsOf = (html: string, number: number): string =>
  html.slice(0, longest).replace(/\{\{c(\d{1,3})::((?:(?!\}\}|::|\{\{c\d)[\s\S])*)(?:::((?:(?!\}\}|\{\{c\d)[\s\S])*))?\}\}/g, (whole, its: string, words: string) => (Number(its) === number ? whole : words));
