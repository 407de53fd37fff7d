import { ExtractError } from './extractError.ts';

type ContentKind = 'html' | 'markdown' | 'text';

const SNIFFED_BYTES = 1024;

/** Labels under which web pages are served by mistake. */
const MAY_BE_HTML: ReadonlySet<string> = new Set([
  '',
  'text/plain',
  'text/xml',
  'application/xml',
  'application/octet-stream',
]);

/** How the files people link to most begin, and what to call them. */
const SIGNATURES: readonly [bytes: string, name: string][] = [
  ['%PDF-', 'a PDF document'],
  ['PK\x03\x04', 'an archive or Office document'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  ['RIFF', 'a media file'],
  ['\x1f\x8b', 'a packed file'],
];

const NAMES: readonly [type: RegExp, name: string][] = [
  [/^application\/pdf$/, 'a PDF document'],
  [/^image\//, 'a picture'],
  [/^video\//, 'a video'],
  [/^audio\//, 'a sound recording'],
  [/^application\/(rss|atom|feed)\b/, 'a feed'],
  [/json$/, 'data (JSON)'],
  [/zip|compressed|x-tar|gzip/, 'an archive'],
  [/officedocument|msword|ms-excel|ms-powerpoint|opendocument/, 'an Office document'],
];

/**
 * What the bytes are to be read as: what the site said, unless the bytes plainly say otherwise.
 *
 * @param contentType media type in lower case, or null.
 * @throws ExtractError UNSUPPORTED naming what it is, for everything that is neither a web page nor plain text.
 */
export function contentKind(contentType: string | null, bytes: Uint8Array, url: string): ContentKind {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED_BYTES));
  const signature = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (signature) throw unsupported(signature[1], contentType);

  const says = contentType ?? '';
  if (says === 'text/html' || says === 'application/xhtml+xml') {
    if (looksBinary(start)) throw unsupported('not text', contentType);
    return 'html';
  }
  if (MAY_BE_HTML.has(says) && looksLikeHtml(start)) return 'html';
  if (says === 'text/markdown' || says === 'text/x-markdown') return 'markdown';
  if ((says === 'text/plain' || says === '') && !looksBinary(start)) return isMarkdownFile(url) ? 'markdown' : 'text';
  throw unsupported(NAMES.find(([type]) => type.test(says))?.[1] ?? 'neither a web page nor plain text', contentType);
}

function looksLikeHtml(start: string): boolean {
  const text = start
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .replace(/<!--[^]*?-->/g, '');
  return /^\s*(<\?xml[^>]*>\s*)?<(!doctype\s+html|html|head|body|title|meta|script|article|div|h1|p)\b/i.test(text);
}

function looksBinary(start: string): boolean {
  if (/^(\xff\xfe|\xfe\xff)/.test(start)) return false;
  // HTML, "MIME sniffing": bytes that occur in no text encoding but UTF-16.
  return [...start].some((character) => {
    const code = character.charCodeAt(0);
    return code <= 8 || code === 11 || (code >= 14 && code <= 26) || (code >= 28 && code <= 31);
  });
}

function isMarkdownFile(url: string): boolean {
  return /\.(md|markdown|mdown)$/i.test(URL.parse(url)?.pathname ?? '');
}

function unsupported(what: string, contentType: string | null): ExtractError {
  const type = contentType === null ? '' : ` (${contentType.slice(0, 100)})`;
  const message = `The link leads to ${what}${type}. Only web pages and plain text can be read from a link.`;
  return new ExtractError('UNSUPPORTED', message);
}
