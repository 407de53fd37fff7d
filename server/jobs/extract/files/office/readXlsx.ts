import { Parser } from 'htmlparser2';
import { decodeText } from '../../text/charset.ts';
import { ExtractError } from '../../extractError.ts';
import type { Heading } from '#server/domain/processing/details.ts';
import { escapeHtml } from '../../text/markup.ts';
import { type ZipArchive, openZipArchive } from '../base/zipArchive.ts';
import { cellText, numberFormats } from './cellText.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { propertiesIn, relationshipsOf } from './officeProperties.ts';
import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { SheetRows } from '../base/tables.ts';
import { descendantsOf, localName, refuseEntities } from '../base/xml.ts';

const maxSheets = 200;
const widest = 1_000;
const workbook = 'xl/workbook.xml';

/** Reads the sheets of a workbook as tables, with the values that were last calculated. @throws ExtractError DAMAGED, TOO_LARGE or PASSWORD */
export async function readXlsx(file: OpenFile): Promise<FileContent> {
  const archive = await openZipArchive(file);
  const parts = await relationshipsOf(archive, workbook);
  const book = await archive.xml(workbook);
  const sheets = descendantsOf(book, 'sheet').map(({ attributes }) => ({ name: attributes['name'] ?? '', path: parts.get(attributes['id'] ?? '') ?? '' }));
  if (sheets.length === 0) throw new ExtractError('DAMAGED', 'The workbook is damaged: it names no sheets. Add it again.');
  const has1904 = descendantsOf(book, 'workbookPr')[0]?.attributes['date1904'];
  const strings = await sharedStrings(archive);
  const formats = numberFormats(await archive.xml('xl/styles.xml'));
  const valueOf = (value: string, type: string, style: number) =>
    type === 's' ? (strings[Number(value)] ?? '') : cellText(value, type, formats[style] ?? null, has1904 === '1' || has1904 === 'true');

  const text = new TextBuilder();
  const outline: Heading[] = [];
  let isCut = false;
  for (const [index, { name, path }] of sheets.slice(0, maxSheets).entries()) {
    const anchor = `sheet-${index + 1}`;
    const rows = readSheet(await xmlText(archive, path), valueOf);
    isCut ||= rows.isCut;
    outline.push({ title: name, level: 1, anchor });
    rows.addTo(text, `<section id="${anchor}"><h2>${escapeHtml(name)}</h2>`, '</section>');
  }
  return {
    ...propertiesIn(await archive.xml('docProps/core.xml')),
    text,
    form: 'table',
    details: { sheets: sheets.map(({ name }) => name), outline },
    note: isCut ? { code: 'TOO_LARGE', message: 'The workbook is very long: the first rows of each sheet are shown, the others can be searched.' } : null,
  };
}

async function xmlText(archive: ZipArchive, path: string): Promise<string> {
  const xml = decodeText((await archive.read(path)) ?? new Uint8Array(), null);
  refuseEntities(xml.slice(0, 100_000));
  return xml;
}

/** Goes through the sheet without ever holding it as a tree: sheets are where workbooks are large. */
function readSheet(xml: string, valueOf: (value: string, type: string, style: number) => string): SheetRows {
  const rows = new SheetRows();
  let row: string[] = [];
  let cell = { column: 0, type: '', style: 0 };
  let value = '';
  let isValue = false;
  const wants = { more: true };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = localName(tag);
        if (name === 'row') row = [];
        else if (name === 'c') {
          const column = columnOf(attributes['r'] ?? '') ?? row.length;
          cell = { column, type: attributes['t'] ?? '', style: Number(attributes['s'] ?? 0) };
          value = '';
        } else isValue = name === 'v' || name === 't';
      },
      ontext(text) {
        if (isValue) value += text;
      },
      onclosetag(tag) {
        const name = localName(tag);
        isValue = false;
        if (name === 'c' && cell.column < widest && value !== '') {
          while (row.length < cell.column) row.push('');
          row[cell.column] = valueOf(value, cell.type, cell.style);
        } else if (name === 'row') {
          wants.more = wants.more && rows.add(row);
        }
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < xml.length && wants.more; at += 1_000_000) parser.write(xml.slice(at, at + 1_000_000));
  return rows;
}

/** `C7` is in column 2. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  return letters === undefined ? null : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

async function sharedStrings(archive: ZipArchive): Promise<string[]> {
  const strings: string[] = [];
  let current: string | null = null;
  let isText = false;
  let isReading = false;
  const parser = new Parser(
    {
      onopentag(tag) {
        const name = localName(tag);
        if (name === 'si') current = '';
        // How the characters above are read aloud is not part of the text.
        else if (name === 'rPh') isReading = true;
        isText = name === 't' && !isReading;
      },
      ontext(text) {
        if (isText && current !== null) current += text;
      },
      onclosetag(tag) {
        const name = localName(tag);
        isText = false;
        if (name === 'rPh') isReading = false;
        if (name === 'si') strings.push(current ?? '');
      },
    },
    { xmlMode: true },
  );
  parser.end(await xmlText(archive, 'xl/sharedStrings.xml'));
  return strings;
}
