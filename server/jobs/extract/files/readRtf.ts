import { TextDecoder } from 'node:util';
import { paragraphsOf } from '../text/markup.ts';
import { oneLine } from '../text/words.ts';
import { TextBuilder } from './base/textBuilder.ts';
import type { OpenFile } from './base/openFile.ts';
import type { FileContent } from './base/fileContent.ts';

const largest = 48 * 1024 * 1024;

/** Reads the text of a Rich Text document. */
export async function readRtf(file: OpenFile): Promise<FileContent> {
  const { text: found, title, author } = rtfText(Buffer.from(await file.all(largest)).toString('latin1'));
  const text = new TextBuilder();
  text.add(paragraphsOf(found.slice(0, 5_000_000)));
  return { title: oneLine(title), author: oneLine(author, 200), text };
}

/** Groups that hold no text of the document. */
const notText = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable rsidtbl generator pict object themedata colorschememapping latentstyles datastore xmlnstbl header footer headerl headerr footerl footerr fldinst bkmkstart bkmkend filetbl revtbl info'.split(' '),
);

const written: Readonly<Record<string, string>> = {
  par: '\n\n',
  sect: '\n\n',
  page: '\n\n',
  row: '\n',
  line: '\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};

interface Group {
  readonly into: 'text' | 'title' | 'author' | null;
  /** Characters that stand in for the next `\u`, for programs that do not know it. */
  readonly fallback: number;
}

/** Rich Text Format 1.9.1: groups, control words, and text in the encoding that the head names. */
function rtfText(source: string): { text: string; title: string; author: string } {
  const out = { text: [] as string[], title: [] as string[], author: [] as string[] };
  const outer: Group[] = [];
  let group: Group = { into: 'text', fallback: 1 };
  let skip = 0;
  let isIgnorable = false;
  let encoded: number[] = [];
  let decoder = new TextDecoder('windows-1252');
  const write = (text: string): void => {
    if (encoded.length > 0 && group.into) out[group.into].push(decoder.decode(Uint8Array.from(encoded)));
    encoded = [];
    if (text !== '' && group.into) out[group.into].push(text);
  };
  const tokens = /([{}])|\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([^\\{}\r\n]+)/gi;
  for (const [, brace, word = '', number, hex, symbol, plain] of source.matchAll(tokens)) {
    if (brace === '{') {
      write('');
      outer.push(group);
    } else if (brace === '}') {
      write('');
      group = outer.pop() ?? group;
    } else if (hex !== undefined) {
      if (skip > 0) skip -= 1;
      else encoded.push(Number.parseInt(hex, 16));
    } else if (plain !== undefined) {
      write(plain.slice(Math.min(skip, plain.length)));
      skip = Math.max(0, skip - plain.length);
    } else if (symbol !== undefined) {
      if (symbol === '*') isIgnorable = true;
      else write(symbol === '~' ? '\u00a0' : symbol === '-' ? '' : symbol === '_' ? '-' : symbol === '\n' ? '\n\n' : symbol);
      continue;
    } else if (word === 'u' && number !== undefined) {
      const unit = Number(number);
      write(String.fromCharCode(unit < 0 ? unit + 65_536 : unit));
      skip = group.fallback;
    } else if (word === 'uc') group = { ...group, fallback: Math.min(10, Number(number ?? 1)) };
    else if (word === 'bin') group = { ...group, into: null };
    else if (word === 'ansicpg') decoder = decoderOf(Number(number)) ?? decoder;
    else if (word === 'title' && group.into === null) group = { ...group, into: 'title' };
    else if (word === 'author' && group.into === null) group = { ...group, into: 'author' };
    else if (notText.has(word) || (isIgnorable && word !== 'shptxt')) group = { ...group, into: null };
    else if (written[word] !== undefined) write(written[word]);
    isIgnorable = false;
  }
  write('');
  return { text: out.text.join(''), title: out.title.join(''), author: out.author.join('') };
}

function decoderOf(codePage: number): TextDecoder | null {
  const names: Readonly<Record<number, string>> = { 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5', 65001: 'utf-8' };
  try {
    return new TextDecoder(names[codePage] ?? `windows-${codePage}`);
  } catch {
    return null;
  }
}
