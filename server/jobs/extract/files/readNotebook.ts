import type { FileContent } from './base/fileContent.ts';
import type { OpenFile } from './base/openFile.ts';
import { readJson, textOfFile } from './base/readTexts.ts';
import { TextBuilder } from './base/textBuilder.ts';
import { codeOf, paragraphsOf } from '../text/markup.ts';
import { markdownParts, titleOf } from '../text/plainFile.ts';
import { oneLine } from '../text/words.ts';

const maxCells = 10_000;
const maxOutputs = 100;
/** More of what a cell has printed nobody reads. */
const longestOutput = 10_000;

type Json = Readonly<Record<string, unknown>>;

/** Reads a Jupyter notebook: its text, its code, and what the code has printed. Pictures are left out. What is no notebook is read as JSON. */
export async function readNotebook(file: OpenFile): Promise<FileContent> {
  const notebook = objectOf(parsed(await textOfFile(file)));
  // Before version 4 the cells stood in worksheets.
  const cells = arrayOf(notebook['cells'] ?? objectOf(arrayOf(notebook['worksheets'])[0])['cells']).map(objectOf);
  if (cells.length === 0) return readJson(file);
  const metadata = objectOf(notebook['metadata']);
  const language = nameOf(objectOf(metadata['kernelspec'])['language'] ?? objectOf(metadata['language_info'])['name']) ?? 'python';
  const text = new TextBuilder();
  let title = oneLine(wordsIn(metadata['title']));
  for (const cell of cells.slice(0, maxCells)) {
    const source = wordsIn(cell['source'] ?? cell['input']);
    if (cell['cell_type'] === 'markdown') {
      title ??= /^#{1,2}\s/m.test(source) ? titleOf(source, 'markdown') : null;
      for (const part of markdownParts(source)) text.add(part);
    } else if (cell['cell_type'] === 'code') {
      if (source.trim() !== '') text.add(codeOf(source, language));
      for (const output of arrayOf(cell['outputs']).slice(0, maxOutputs)) text.add(outputOf(objectOf(output)));
    } else if (cell['cell_type'] === 'heading') text.add(`<h2>${paragraphsOf(source).replace(/<\/?p>/g, '')}</h2>`);
    else text.add(paragraphsOf(source));
  }
  const isCut = text.isCut || cells.length > maxCells;
  return {
    title,
    text,
    details: { outline: [...text.outline] },
    note: isCut ? { code: 'TOO_LARGE', message: 'The notebook is very long: only its beginning was read.' } : null,
  };
}

function outputOf(output: Json): string {
  const data = objectOf(output['data']);
  const markdown = wordsIn(data['text/markdown']);
  if (markdown !== '') return [...markdownParts(markdown.slice(0, longestOutput))].join('');
  const printed =
    output['output_type'] === 'error' || output['output_type'] === 'pyerr'
      ? `${wordsIn(output['ename'])}: ${wordsIn(output['evalue'])}`
      : wordsIn(output['text']) || wordsIn(data['text/plain']);
  // Terminals take colours from what nobody can read.
  // eslint-disable-next-line no-control-regex
  const words = printed.slice(0, 10 * longestOutput).replace(/\u001b\[[\d;]*[A-Za-z]/g, '').trimEnd();
  return words.trim() === '' ? '' : codeOf(words.slice(0, longestOutput), null);
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {});
const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
/** Text stands as one string, or line by line. */
const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : arrayOf(value).filter((line) => typeof line === 'string').join(''));
const nameOf = (value: unknown): string | null => (typeof value === 'string' && /^[\w+#-]{1,30}$/.test(value) ? value.toLowerCase() : null);
