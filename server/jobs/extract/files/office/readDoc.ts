import WordExtractor from 'word-extractor';
import { ExtractError } from '../../extractError.ts';
import { paragraphsOf } from '../../text/markup.ts';
import type { FileContent } from '../base/fileContent.ts';
import type { OpenFile } from '../base/openFile.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { tableOf } from '../base/tables.ts';
import { openCompoundFile } from './compoundFile.ts';

const largest = 48 * 1024 * 1024;

/** Reads the text of a Word document from 1997 to 2003, with its tables and notes; its headings look like all other text. @throws ExtractError */
export async function readDoc(file: OpenFile): Promise<FileContent> {
  const bytes = await file.all(largest);
  refuseUnreadable(bytes);
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: unknown) => {
    throw damaged(error);
  });
  const text = new TextBuilder();
  for (const part of [document.getBody(), document.getTextboxes({ includeHeadersAndFooters: false }), document.getFootnotes(), document.getEndnotes()]) addText(text, part);
  return { text, details: { outline: [] } };
}

/** What the head of its stream says of it (MS-DOC 2.5.2). */
function refuseUnreadable(bytes: Uint8Array<ArrayBuffer>): void {
  let head: Buffer;
  try {
    head = (openCompoundFile(bytes).stream('WordDocument') ?? Buffer.alloc(0)).subarray(0, 32);
  } catch (error) {
    throw damaged(error);
  }
  if (head.length < 32) throw damaged('There is no such stream.');
  if (head.readUInt16LE(0) !== since1997) throw new ExtractError('UNSUPPORTED', 'The document was written before 1997. Save it in a newer format to have it read.');
  if ((head.readUInt16LE(10) & encrypted) !== 0) throw new ExtractError('PASSWORD', 'The document is protected with a password. Remove the protection and add it again.');
}

const since1997 = 0xa5ec;
const encrypted = 0x100;
const damaged = (cause: unknown) => new ExtractError('DAMAGED', 'The document is damaged: its text could not be read. Add it again.', String(cause));

/** So many lines at a time are made markup. */
const linesTogether = 2_000;

/** Each line is a paragraph; rows of a table are lines of cells parted by tabs, with one behind the last. */
function addText(text: TextBuilder, words: string): void {
  const lines = words.replace(/[^\P{Cc}\t\n]/gu, ' ').split('\n');
  for (let at = 0; at < lines.length && text.hasRoom; at += linesTogether) text.add(markupOf(lines.slice(at, at + linesTogether)));
}

function markupOf(lines: readonly string[]): string {
  const blocks: string[] = [];
  let rows: string[][] = [];
  const endTable = (): void => {
    if (rows.length > 0) blocks.push(tableOf(rows));
    rows = [];
  };
  for (const line of lines) {
    if (/\t$/.test(line) && line.trim() !== '') {
      rows.push(line.slice(0, -1).split('\t').map((cell) => cell.trim()));
      continue;
    }
    endTable();
    blocks.push(paragraphsOf(line.trim()));
  }
  endTable();
  return blocks.join('');
}
