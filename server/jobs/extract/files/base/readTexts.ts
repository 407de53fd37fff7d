import Papa from 'papaparse';
import { decodeText } from '../../text/charset.ts';
import { ExtractError } from '../../extractError.ts';
import { codeOf, paragraphsOf } from '../../text/markup.ts';
import { markdownParts, titleOf } from '../../text/plainFile.ts';
import { oneLine } from '../../text/words.ts';
import { TextBuilder } from './textBuilder.ts';
import type { OpenFile } from './openFile.ts';
import type { FileContent } from './fileContent.ts';
import { SheetRows, TableMeasure } from './tables.ts';
import { refuseEntities } from './xml.ts';

const largestText = 32 * 1024 * 1024;
/** What is shown of code and data. More than this no browser scrolls through with joy; it can all be searched. */
const maxShown = 400_000;

/** The characters of a text file, in whatever encoding, with line ends as Unix has them. */
export async function textOfFile(file: OpenFile): Promise<string> {
  const text = decodeText(await file.all(largestText), file.charset);
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

export async function readText(file: OpenFile): Promise<FileContent> {
  const source = (await textOfFile(file)).trim();
  const text = new TextBuilder({ isMarkdown: true });
  for (const part of partsOf(source)) text.add(paragraphsOf(part));
  // The first line of a text is no title where it has a name of its own.
  return { title: file.fileName === null ? titleOf(source, 'text') : null, text, markdown: source.slice(0, 5_000_000), note: cutNote(text) };
}

export async function readMarkdown(file: OpenFile): Promise<FileContent> {
  const source = (await textOfFile(file)).trim();
  const { body, properties } = frontMatter(source);
  const text = new TextBuilder({ isMarkdown: true });
  // Lines without end and no blank one between them are no prose, whatever the file is called.
  const isProse = body.split(/\n[ \t]*\n/).every((block) => block.length < 200_000);
  for (const part of isProse ? markdownParts(body.slice(0, 5_000_000)) : partsOf(body)) text.add(isProse ? part : paragraphsOf(part));
  const date = new Date(properties['date'] ?? '');
  return {
    title: oneLine(properties['title']) ?? titleOf(body, 'markdown'),
    author: oneLine(properties['author'], 200),
    language: properties['lang'] ?? null,
    description: oneLine(properties['description'] ?? properties['summary']),
    publishedAt: Number.isNaN(date.getTime()) ? null : date,
    text,
    markdown: body,
    details: { outline: text.outline },
    note: cutNote(text),
  };
}

/** The properties that many tools write above a text, of which only plain ones are read. */
function frontMatter(source: string): { body: string; properties: Record<string, string> } {
  const [all = '', head = ''] = /^---[ \t]*\n([^]{0,10000}?)\n---[ \t]*(?:\n|$)/.exec(source) ?? [];
  const lines = [...head.matchAll(/^(\w+):[ \t]*(?:"(.*)"|'(.*)'|(.*))[ \t]*$/gm)];
  return {
    body: source.slice(all.length).trim(),
    properties: Object.fromEntries(lines.map(([, name = '', ...values]) => [name.toLowerCase(), values.find(Boolean) ?? ''])),
  };
}

export async function readCode(file: OpenFile, language: string | null): Promise<FileContent> {
  const source = (await textOfFile(file)).replace(/^\n+|\s+$/g, '');
  if (language === 'xml') refuseEntities(source);
  return codeReading(source, language);
}

export async function readJson(file: OpenFile): Promise<FileContent> {
  const source = (await textOfFile(file)).trim();
  return codeReading(source.length <= maxShown ? pretty(source) : source, 'json');
}

function codeReading(source: string, language: string | null): FileContent {
  const text = new TextBuilder();
  addLong(text, source, (shown) => codeOf(shown, language));
  return { text, form: 'code', note: cutNote(text) };
}

/** One value, or one in each line; as it is where it is neither. */
function pretty(source: string): string {
  try {
    return JSON.stringify(JSON.parse(source), null, 2);
  } catch {
    return source;
  }
}

/** So many characters fit into the index whatever their words are: of those that do not repeat each takes about three times its letters, and all together 800 kB. */
const surelySearched = 250_000;

export async function readCsv(file: OpenFile): Promise<FileContent> {
  const source = await textOfFile(file);
  const rows = new SheetRows();
  const measure = new TableMeasure();
  let hasRoom = true;
  Papa.parse<string[]>(source, {
    skipEmptyLines: 'greedy',
    step({ data }) {
      const cells = data.map((cell) => cell.trim());
      measure.add(cells);
      hasRoom &&= rows.add(cells);
    },
  });
  const text = new TextBuilder();
  rows.addTo(text);
  return {
    text,
    form: 'table',
    details: { table: measure.details },
    note: rows.isCut ? { code: 'TOO_LARGE', message: `The table has ${measure.details.rows} rows: its text shows the first, and ${text.plainText.length <= surelySearched ? 'all of them can be searched' : 'as many of the others can be searched as fit into the index'}.` } : null,
  };
}

/** Subtitles and lyrics without their times. */
export async function readSubtitles(file: OpenFile): Promise<FileContent> {
  const text = new TextBuilder();
  text.add(paragraphsOf(wordsOfSubtitles(await textOfFile(file))));
  return { text, note: cutNote(text) };
}

export function wordsOfSubtitles(source: string): string {
  return source
    .split(/\n{2,}/)
    .map((cue) => {
      const lines = cue.split('\n');
      const times = lines.findIndex((line) => line.includes('-->'));
      return times < 0 ? '' : lines.slice(times + 1).join(' ').replace(/<[^>]*>|\{\\[^}]*\}/g, '').trim();
    })
    .filter((words) => words !== '')
    .join('\n');
}

/** A page that was kept as a file; what was put into it as data (pictures, fonts) is cast out before it is parsed. */
export async function withoutInlineData(file: OpenFile): Promise<string> {
  const largest = 64 * 1024 * 1024;
  const source = decodeText(await file.all(largest), file.charset).replace(/\bdata:[\w.+-]+\/[\w.+-]+[^"'()<>\s]{200,}/g, 'data:,');
  if (source.length > 20 * 1024 * 1024) throw new ExtractError('TOO_LARGE', 'The page is too long: it holds more than 20 MB of markup.');
  return source;
}

/** A long text in parts that end where a line does. */
function* partsOf(source: string): Generator<string> {
  const length = 100_000;
  for (let at = 0; at < source.length; ) {
    const paragraph = source.lastIndexOf('\n\n', at + length);
    const line = paragraph > at ? paragraph : source.lastIndexOf('\n', at + length);
    const end = at + length >= source.length ? source.length : line > at ? line : at + length;
    yield source.slice(at, end);
    at = end;
  }
}

/** The start is shown; all of it can be searched. */
function addLong(text: TextBuilder, source: string, markup: (shown: string) => string): void {
  if (source.length <= maxShown) {
    text.add(markup(source));
    return;
  }
  const end = source.lastIndexOf('\n', maxShown);
  const cut = end > maxShown / 2 ? end : maxShown;
  text.add(markup(source.slice(0, cut)));
  text.addUnshown(source.slice(cut));
}

const cutNote = (text: TextBuilder) =>
  text.isCut ? ({ code: 'TOO_LARGE', message: 'The file is very long: its beginning is shown, the rest can be searched up to five million characters.' } as const) : null;
