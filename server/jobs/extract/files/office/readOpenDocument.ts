import type { Heading } from '#server/domain/processing/details.ts';
import { ExtractError } from '../../extractError.ts';
import { escapeHtml } from '../../text/markup.ts';
import { oneLine } from '../../text/words.ts';
import { openZipArchive } from '../base/zipArchive.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { propertiesIn } from './officeProperties.ts';
import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { SheetRows, tableOf } from '../base/tables.ts';
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../base/xml.ts';

/** An empty cell or row may say that it stands for a million. */
const maxRepeats = 200;

/** Reads OpenDocument text, presentations and spreadsheets. @throws ExtractError DAMAGED, TOO_LARGE or PASSWORD */
export async function readOpenDocument(file: OpenFile): Promise<FileContent> {
  const archive = await openZipArchive(file);
  if (descendantsOf(await archive.xml('META-INF/manifest.xml'), 'encryption-data').length > 0) {
    throw new ExtractError('PASSWORD', 'The document is protected with a password. Remove the protection and add it again.');
  }
  const content = descendantsOf(await archive.xml('content.xml'), 'body')[0];
  if (!content) throw new ExtractError('DAMAGED', 'The document is damaged: it has no content. Add it again.');
  const meta = await archive.xml('meta.xml');
  const pages = Number(descendantsOf(meta, 'document-statistic')[0]?.attributes['page-count'] ?? 0);
  const text = new TextBuilder();
  const base = { ...propertiesIn(meta), text, picture: () => archive.read('Thumbnails/thumbnail.png') };

  const spreadsheet = childOf(content, 'spreadsheet');
  if (spreadsheet) return { ...base, ...readSheets(spreadsheet, text) };
  const presentation = childOf(content, 'presentation');
  if (presentation) return { ...base, details: readSlides(presentation, text) };
  text.add(markupOf(childOf(content, 'text') ?? content));
  return { ...base, details: { ...(pages > 0 && { pages }), outline: text.outline } };
}

function readSheets(spreadsheet: XmlElement, text: TextBuilder): Pick<FileContent, 'details' | 'note'> {
  const outline: Heading[] = [];
  const sheets: string[] = [];
  let isCut = false;
  for (const [index, table] of childrenOf(spreadsheet, 'table').slice(0, 200).entries()) {
    const name = table.attributes['name'] ?? '';
    const anchor = `sheet-${index + 1}`;
    const rows = new SheetRows();
    for (const row of rowsOf(table)) if (!rows.add(row)) break;
    isCut ||= rows.isCut;
    sheets.push(name);
    outline.push({ title: name, level: 1, anchor });
    rows.addTo(text, `<section id="${anchor}"><h2>${escapeHtml(name)}</h2>`, '</section>');
  }
  const note = { code: 'TOO_LARGE', message: 'The workbook is very long: the first rows of each sheet are shown, the others can be searched.' } as const;
  return { details: { sheets, outline }, note: isCut ? note : null };
}

function* rowsOf(table: XmlElement): Generator<string[]> {
  for (const row of descendantsOf(table, 'table-row')) {
    const cells = childrenOf(row)
      .filter(({ name }) => name === 'table-cell' || name === 'covered-table-cell')
      .flatMap((cell) => {
        const value = childrenOf(cell, 'p').map(textOf).join('\n').trim();
        return Array<string>(repeats(cell, 'number-columns-repeated')).fill(value);
      });
    const times = cells.some((cell) => cell !== '') ? repeats(row, 'number-rows-repeated') : 1;
    for (let time = 0; time < times; time += 1) yield cells;
  }
}

const repeats = ({ attributes }: XmlElement, name: string) => Math.max(1, Math.min(maxRepeats, Number(attributes[name] ?? 1) || 1));

function readSlides(presentation: XmlElement, text: TextBuilder): FileContent['details'] {
  const slides = childrenOf(presentation, 'page');
  const outline: Heading[] = [];
  for (const [index, slide] of slides.slice(0, 1_000).entries()) {
    const number = index + 1;
    const frames = childrenOf(slide, 'frame');
    const titleFrame = frames.find(({ attributes }) => attributes['class'] === 'title');
    const title = oneLine(textOf(titleFrame), 300);
    const body = frames.filter((frame) => frame !== titleFrame).map(markupOf).join('');
    const notes = markupOf(childOf(slide, 'notes') ?? { name: '', attributes: {}, children: [] });
    outline.push({ title: title ?? String(number), level: 1, page: number, anchor: `slide-${number}` });
    text.add(
      `<section id="slide-${number}">${title === null ? '' : `<h2>${escapeHtml(title)}</h2>`}${body}${notes && `<blockquote>${notes}</blockquote>`}</section>`,
      number,
    );
  }
  return { pages: slides.length, outline };
}

/** Blocks of text: paragraphs, headings, lists, tables and whatever they stand in. */
function markupOf(element: XmlElement): string {
  return childrenOf(element).map(blockOf).join('');
}

const skipped = new Set(['tracked-changes', 'forms', 'sequence-decls', 'page-number', 'date-time', 'header', 'footer', 'annotation', 'settings', 'page-thumbnail']);

function blockOf(element: XmlElement): string {
  const { name, attributes } = element;
  if (skipped.has(name)) return '';
  if (name === 'h') {
    const level = Math.max(2, Math.min(6, Number(attributes['outline-level'] ?? 1) + 1)) || 2;
    return `<h${level}>${inlineOf(element)}</h${level}>`;
  }
  if (name === 'p') {
    const inline = inlineOf(element);
    return inline.trim() === '' ? '' : `<p>${inline}</p>`;
  }
  if (name === 'list') return `<ul>${childrenOf(element, 'list-item').map((item) => `<li>${markupOf(item)}</li>`).join('')}</ul>`;
  if (name === 'table') return tableOf([...rowsOf(element)].slice(0, 1_000));
  return markupOf(element);
}

function inlineOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return escapeHtml(child);
      if (child.name === 's') return ' '.repeat(Math.min(100, Number(child.attributes['c'] ?? 1) || 1));
      if (child.name === 'tab') return ' ';
      if (child.name === 'line-break') return '<br />';
      if (child.name === 'a') return `<a href="${escapeHtml(child.attributes['href'] ?? '')}">${inlineOf(child)}</a>`;
      if (child.name === 'note') return ` (${oneLine(textOf(childOf(child, 'note-body'))) ?? ''})`;
      return skipped.has(child.name) ? '' : inlineOf(child);
    })
    .join('');
}
