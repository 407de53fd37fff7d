import { TextDecoder } from 'node:util';

/** How far into a page its own words about its encoding are looked for. The standard says 1,024; real pages need more. */
const PRESCAN_BYTES = 4096;

/**
 * Turns the bytes of a page into text: by its byte order mark, else by the charset of the Content-Type header, else by
 * what its markup declares, else as UTF-8, and as windows-1252 (what browsers assume) where it cannot be UTF-8.
 * Unknown labels are passed over. Characters that no database column takes (U+0000) are dropped.
 */
export function decodeText(bytes: Uint8Array, headerCharset: string | null): string {
  const decoder =
    decoderForMark(bytes) ?? decoderFor(headerCharset) ?? decoderFor(declaredCharset(bytes)) ?? guessedDecoder(bytes);
  return decoder.decode(bytes).replaceAll('\0', '');
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

function guessedDecoder(bytes: Uint8Array): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1252');
  }
}
