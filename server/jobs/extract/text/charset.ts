import { TextDecoder } from 'node:util';
import { analyse } from 'chardet';
import { wideEncoding } from './textKind.ts';

/** How far into a page its own words about its encoding are looked for. The standard says 1,024; real pages need more. */
const PRESCAN_BYTES = 4096;

/**
 * Turns the bytes of a page into text: by its byte order mark, else by the charset of the Content-Type header, else by
 * what its markup declares, else as UTF-8; where it cannot be that, as what its bytes look like, and as windows-1252
 * (what browsers assume) where they look like nothing else. Unknown labels are passed over, and so is a plain lie: a text
 * that calls itself UTF-8 and is not. Characters that no database column takes (U+0000) are dropped.
 */
export function decodeText(bytes: Uint8Array, headerCharset: string | null): string {
  const declared = decoderForMark(bytes) ?? decoderFor(headerCharset) ?? decoderFor(declaredCharset(bytes));
  const text = (declared ?? guessedDecoder(bytes)).decode(bytes);
  const isLie = declared?.encoding === 'utf-8' && isGarbled(text);
  return (isLie ? guessedDecoder(bytes).decode(bytes) : text).replaceAll('\0', '');
}

/** A few broken characters are in many pages; one in every hundred means another encoding. */
function isGarbled(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const broken = sample.split('\ufffd').length - 1;
  return broken > 3 && broken * 100 > sample.length;
}

function decoderForMark(bytes: Uint8Array): TextDecoder | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder('utf-8');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  return null;
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

/** Encodings whose bytes look like no other's. Those of western letters are too much alike to be told apart. */
const recognizable = /^(Shift_JIS|EUC-JP|EUC-KR|Big5|GB18030|ISO-2022-\w\w|KOI8-R|windows-125[01356]|ISO-8859-[256789])$/;
const guessedFrom = 64 * 1024;
const minConfidence = 30;

function guessedDecoder(bytes: Uint8Array): TextDecoder {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoderFor(lookOf(bytes)) ?? new TextDecoder('windows-1252');
  }
  return new TextDecoder('utf-8');
}

function lookOf(bytes: Uint8Array): string | null {
  const [likeliest] = analyse(bytes.subarray(0, guessedFrom));
  return likeliest && likeliest.confidence >= minConfidence && recognizable.test(likeliest.name) ? likeliest.name : null;
}
