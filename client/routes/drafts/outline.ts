import { wordsIn } from '#client/notes/wordsIn.ts';

/** A heading of a text, and how many words stand under it up to the next. */
type Heading = { readonly text: string; /** 1 to 6. */ readonly level: number; /** Where its line begins. */ readonly at: number; readonly words: number };

const HEADING = /^(#{1,6})\s+(\S.*)$/;
const FENCE = /^\s*(?:```|~~~)/;

/** The headings of a text of Markdown, in order; what looks like one in code is none. */
export function outlineOf(text: string): Heading[] {
  const found: { readonly text: string; readonly level: number; readonly at: number; readonly end: number }[] = [];
  let isCode = false;
  let at = 0;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks = '', name = ''] = (isCode ? null : HEADING.exec(line)) ?? [];
    if (name !== '') found.push({ text: name.replace(/\s+#+\s*$/, '').replaceAll(/\[\^[^\]]*\]|[*_`]/g, '').trim(), level: marks.length, at, end: at + line.length });
    at += line.length + 1;
  }
  return found.map(({ end, ...heading }, index) => ({ ...heading, words: wordsIn(text.slice(end, found[index + 1]?.at ?? text.length)) }));
}
