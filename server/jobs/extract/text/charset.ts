import { createRequire } from 'node:module';
import { TextDecoder } from 'node:util';
import type * as Detector from 'jschardet';
import { decodeWide, wideEncoding } from './wideText.ts';

/** How far into a page its own words about its encoding are looked for. The standard says 1,024; real pages need more. */
const PRESCAN_BYTES = 4096;

/**
 * Turns the bytes of a page into text: by its byte order mark, else by the charset of the Content-Type header, else by
 * what its markup declares, else as UTF-8; where it cannot be that, as what its bytes look like, and as windows-1252
 * (what browsers assume) where they look like nothing else. Unknown labels are passed over, and so is a plain lie: an encoding
 * in which the bytes make no sense. Characters that no database column takes (U+0000) are dropped.
 */
export function decodeText(bytes: Uint8Array, headerCharset: string | null): string {
  const wide = wideEncoding(bytes);
  const text = wide === null ? decodeNarrow(bytes, headerCharset) : decodeWide(bytes, wide);
  return text.replaceAll('\0', '');
}

function decodeNarrow(bytes: Uint8Array, headerCharset: string | null): string {
  const stated = decoderFor(headerCharset) ?? decoderFor(declaredCharset(bytes)) ?? new TextDecoder('utf-8');
  const foreign = firstForeignByte(bytes);
  // What every encoding reads alike is what it says that it is; but nothing in ASCII is UTF-16.
  if (foreign === bytes.length) return (stated.encoding.startsWith('utf-16') ? new TextDecoder() : stated).decode(bytes);
  if (looksLikeIso2022Jp(bytes, foreign)) return new TextDecoder('iso-2022-jp').decode(bytes);

  const utf8 = decodeUtf8(bytes);
  // Hardly three characters in a row come out as UTF-8 by accident.
  if (utf8 !== null && (stated.encoding === 'utf-8' || foreignCharacters(utf8, 3) === 3)) return utf8;
  const text = stated.decode(bytes);
  if (!isGarbled(text, stated.encoding)) return text;
  return (guessedDecoder(bytes, foreign) ?? new TextDecoder('windows-1252')).decode(bytes);
}

/** Where the first byte stands that is no character of ASCII: beyond it, or an escape, with which other alphabets begin. */
function firstForeignByte(bytes: Uint8Array): number {
  const at = bytes.findIndex((code) => code > 0x7f || code === 0x1b);
  return at < 0 ? bytes.length : at;
}

/** Japanese in seven bits, as in old mails and pages: an escape names the alphabet that follows. */
function looksLikeIso2022Jp(bytes: Uint8Array, foreign: number): boolean {
  const sample = Buffer.from(bytes.subarray(foreign, foreign + guessedFrom)).toString('latin1');
  const [, ...afterEscapes] = sample.split('\u001b');
  return afterEscapes.some((rest) => /^\$[@B][!-~]{2}/.test(rest)) && !/[^\0-\x7f]/.test(sample);
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How many characters of a text are beyond ASCII, counted up to a limit. */
function foreignCharacters(text: string, limit = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (let at = 0; at < text.length && count < limit; at += 1) if (text.charCodeAt(at) > 0x7f) count += 1;
  return count;
}

/**
 * Whether a text was read in the wrong encoding. A few broken characters are in many pages: UTF-8 is still what it says while
 * more than half of its characters beyond ASCII are whole, since others hardly ever are by accident. In other encodings much is whole by
 * accident. There a control character, which no text has, is as good as broken.
 */
function isGarbled(text: string, encoding: string): boolean {
  const foreign = foreignCharacters(text);
  const without = (pattern: RegExp) => foreign - foreignCharacters(text.replace(pattern, ''));
  const broken = without(/[\ufffd\u0080-\u0084\u0086-\u009f]/g);
  if (encoding === 'utf-8') return broken * 2 > foreign;
  if (broken > 3 && broken * 20 > foreign) return true;
  // What servers say of anything. No western word is made of letters with accents; lines of one and the same sign are no words.
  return encoding === 'windows-1252' && foreign > 10 && without(/([^\0-\x7f])(?!\1)[^\0-\x7f]{2,}/g) * 2 > foreign;
}

function decoderFor(label: string | null): TextDecoder | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function declaredCharset(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN_BYTES));
  const meta = /<meta\s[^>]*?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(start)?.[1];
  const xml = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)/i.exec(start)?.[1];
  const label = (meta ?? xml)?.toLowerCase() ?? null;
  // Text that could be read this far as ASCII is not UTF-16, whatever it says of itself (HTML, "prescan").
  return label?.startsWith('utf-16') ? 'utf-8' : label;
}

/** What browsers can decode, as the library that recognises them calls it, and as the standard does where that differs. */
const recognizable = new Map([
  ...'windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258'.split(' ').map((name) => [name, name] as const),
  ...'iso-8859-2 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 koi8-r koi8-u euc-kr gb18030'.split(' ').map((name) => [name, name] as const),
  ['cp866', 'ibm866'],
  ['cp874', 'windows-874'],
  ['cp932', 'shift_jis'],
  ['cp949', 'euc-kr'],
  ['big5hkscs', 'big5'],
  ['euc-jis-2004', 'euc-jp'],
]);
const guessedFrom = 64 * 1024;
const before = 1024;
/** In texts as short as this a letter or two with an accent could be anything; it is mostly what browsers assume. */
const tooShort = 32;

function guessedDecoder(bytes: Uint8Array, foreign: number): TextDecoder | null {
  const from = Math.max(0, foreign - before);
  const sample = bytes.subarray(from, from + guessedFrom);
  if (sample.length < tooShort && sample.filter((code) => code > 0x7f).length * 3 < sample.length) return null;
  // Loaded only when it is needed: that takes a tenth of a second and 60 MB.
  const { detect } = createRequire(import.meta.url)('jschardet') as typeof Detector;
  const { encoding } = detect(sample, { detectEncodings: [...recognizable.keys()] });
  return decoderFor(recognizable.get(encoding?.toLowerCase() ?? '') ?? encoding);
}
