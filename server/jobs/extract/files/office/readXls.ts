import { type CellObject, read, utils, type WorkBook } from '@e965/xlsx';
import type { Heading } from '#server/domain/processing/details.ts';
import { ExtractError } from '../../extractError.ts';
import { escapeHtml } from '../../text/markup.ts';
import type { FileContent } from '../base/fileContent.ts';
import type { OpenFile } from '../base/openFile.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { SheetRows } from '../base/tables.ts';

/** It is held as a tree: of `.xls` and `.xlsb` nothing can be read piece by piece. */
const largest = 32 * 1024 * 1024;
const maxSheets = 200;
const maxRows = 50_000;
const widest = 1_000;

/** Reads the sheets of an Excel workbook in one of its binary formats (`.xls`, `.xlsb`), as they are shown. @throws ExtractError DAMAGED, PASSWORD or TOO_LARGE */
export async function readXls(file: OpenFile): Promise<FileContent> {
  const book = parse(await file.all(largest));
  const text = new TextBuilder();
  const outline: Heading[] = [];
  let isCut = false;
  const names = book.SheetNames.slice(0, maxSheets);
  for (const [index, name] of names.entries()) {
    const anchor = `sheet-${index + 1}`;
    const sheet = book.Sheets[name];
    const rows = new SheetRows();
    for (const cells of (sheet?.['!data'] ?? []).slice(0, maxRows)) if (!rows.add(textsOf(cells))) break;
    isCut ||= rows.isCut || lastRowOf((sheet?.['!fullref'] as string | undefined) ?? sheet?.['!ref']) >= maxRows;
    outline.push({ title: name.slice(0, 200), level: 1, anchor });
    rows.addTo(text, `<section id="${anchor}"><h2>${escapeHtml(name)}</h2>`, '</section>');
  }
  return {
    title: book.Props?.Title ?? null,
    author: book.Props?.Author ?? null,
    form: 'table',
    text,
    details: { sheets: names, outline },
    note: isCut ? { code: 'TOO_LARGE', message: 'The workbook is very long: the first rows of each sheet are shown, the others can be searched as far as they were read.' } : null,
  };
}

function parse(bytes: Uint8Array<ArrayBuffer>): WorkBook {
  try {
    return read(bytes, { type: 'array', dense: true, sheetRows: maxRows, cellFormula: false, cellHTML: false, cellStyles: false, bookVBA: false });
  } catch (error) {
    const said = String(error);
    if (/password|encrypt/i.test(said)) throw new ExtractError('PASSWORD', 'The workbook is protected with a password. Remove the protection and add it again.', said);
    throw new ExtractError('DAMAGED', 'The workbook is damaged: it could not be read. Add it again.', said);
  }
}

/** As the sheet shows them. */
function textsOf(cells: readonly (CellObject | undefined)[] | undefined): string[] {
  return Array.from({ length: Math.min(widest, cells?.length ?? 0) }, (_, at) => {
    const cell = cells?.[at];
    return cell ? (cell.w ?? utils.format_cell(cell)).replace(/[ \t]+/g, ' ').trim() : '';
  });
}

const lastRowOf = (reference: string | undefined): number => (reference === undefined ? 0 : utils.decode_range(reference).e.r);
