import { ExtractError } from '../../extractError.ts';
import type { Heading } from '#server/domain/processing/details.ts';
import { escapeHtml } from '../../text/markup.ts';
import { oneLine } from '../../text/words.ts';
import { type ZipArchive, openZipArchive } from '../base/zipArchive.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { propertiesIn, relationshipsOf } from './officeProperties.ts';
import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { tableOf } from '../base/tables.ts';
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../base/xml.ts';

const maxSlides = 1_000;
const presentation = 'ppt/presentation.xml';

/** Reads the slides of a presentation in their order, with their notes. @throws ExtractError DAMAGED, TOO_LARGE or PASSWORD */
export async function readPptx(file: OpenFile): Promise<FileContent> {
  const archive = await openZipArchive(file);
  const parts = await relationshipsOf(archive, presentation);
  const root = await archive.xml(presentation);
  const slides = descendantsOf(root, 'sldId').map(({ attributes }) => parts.get(relationOf(attributes)) ?? '');
  if (descendantsOf(root, 'presentation').length === 0) throw new ExtractError('DAMAGED', 'The presentation is damaged: it says nothing of its slides. Add it again.');
  const text = new TextBuilder();
  const outline: Heading[] = [];
  for (const [index, path] of slides.slice(0, maxSlides).entries()) {
    const number = index + 1;
    const slide = await archive.xml(path);
    const { title, markup } = slideOf(slide);
    outline.push({ title: title ?? String(number), level: 1, page: number, anchor: `slide-${number}` });
    text.add(`<section id="slide-${number}">${title === null ? '' : `<h2>${escapeHtml(title)}</h2>`}${markup}${await notesOf(archive, path)}</section>`, number);
  }
  return {
    ...propertiesIn(await archive.xml('docProps/core.xml')),
    text,
    details: { pages: slides.length, outline },
    picture: () => archive.read('docProps/thumbnail.jpeg'),
  };
}

/** `r:id` beside an `id` of its own. */
const relationOf = (attributes: XmlElement['attributes']) => attributes['r:id'] ?? attributes['id'] ?? '';

function slideOf(slide: XmlElement | undefined): { title: string | null; markup: string } {
  let title: string | null = null;
  const pieces: string[] = [];
  const walk = (element: XmlElement): void => {
    for (const child of childrenOf(element)) {
      if (child.name === 'sp') {
        const role = descendantsOf(child, 'ph')[0]?.attributes['type'] ?? '';
        const paragraphs = paragraphsIn(childOf(child, 'txBody'));
        if (role === 'title' || role === 'ctrTitle') title ??= oneLine(paragraphs.map(({ text }) => text).join(' '), 300);
        else if (!/^(dt|ftr|sldNum)$/.test(role)) pieces.push(listOf(paragraphs));
      } else if (child.name === 'tbl') {
        pieces.push(tableOf(childrenOf(child, 'tr').map((row) => childrenOf(row, 'tc').map((cell) => paragraphsIn(childOf(cell, 'txBody')).map(({ text }) => text).join(' ')))));
      } else walk(child);
    }
  };
  if (slide) walk(slide);
  return { title, markup: pieces.join('') };
}

interface Paragraph {
  readonly text: string;
  readonly level: number;
}

function paragraphsIn(body: XmlElement | undefined): Paragraph[] {
  return childrenOf(body, 'p')
    .map((paragraph) => ({
      level: Math.min(8, Number(childOf(paragraph, 'pPr')?.attributes['lvl'] ?? 0) || 0),
      text: childrenOf(paragraph)
        .map((run) => (run.name === 'br' ? '\n' : run.name === 'r' || run.name === 'fld' ? textOf(childOf(run, 't')) : ''))
        .join('')
        .trim(),
    }))
    .filter(({ text }) => text !== '');
}

/** One paragraph is a paragraph; several are a list, as deep as they are indented. */
function listOf(paragraphs: readonly Paragraph[]): string {
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br />');
  if (paragraphs.length < 2) return paragraphs.map(({ text }) => `<p>${lines(text)}</p>`).join('');
  let depth = -1;
  let markup = '';
  for (const { text, level } of paragraphs) {
    const to = Math.min(level, depth + 1);
    if (to > depth) markup += '<ul>';
    else markup += `</li>${'</ul></li>'.repeat(depth - to)}`;
    markup += `<li>${lines(text)}`;
    depth = to;
  }
  return `${markup}${'</li></ul>'.repeat(depth + 1)}`;
}

async function notesOf(archive: ZipArchive, slide: string): Promise<string> {
  const path = [...(await relationshipsOf(archive, slide)).values()].find((target) => target.includes('notesSlides/'));
  const notes = path === undefined ? undefined : await archive.xml(path);
  const body = descendantsOf(notes, 'sp').find((shape) => descendantsOf(shape, 'ph')[0]?.attributes['type'] === 'body');
  const paragraphs = paragraphsIn(childOf(body, 'txBody'));
  return paragraphs.length === 0 ? '' : `<blockquote>${paragraphs.map(({ text }) => `<p>${escapeHtml(text)}</p>`).join('')}</blockquote>`;
}
