/** Kinds of text, which bytes alone do not always tell apart. */
export type TextKind = 'html' | 'markdown' | 'text' | 'csv' | 'json' | 'code' | 'feed' | 'svg' | 'mail' | 'rtf' | 'subtitles';

export interface TextType {
  readonly kind: TextKind;
  readonly mimeType: string;
  /** Of a piece of code: what highlighters call its language. */
  readonly language?: string;
}

/** How much of the start is looked at. */
export const sniffedBytes = 4096;

/**
 * What kind of text something is, from its first bytes; where these fit several, from what it is called.
 *
 * @param declared media type in lower case, or null
 * @param name of the file or the end of its address
 * @returns null for what is no text
 */
export function textKind(bytes: Uint8Array, declared: string | null, name: string): TextType | null {
  const encoded = bytes.subarray(0, sniffedBytes);
  if (looksBinary(encoded)) return null;
  // The head of a PDF document may well be text.
  if (Buffer.from(encoded.subarray(0, 1024)).includes('%PDF-')) return null;
  const start = startOf(encoded);
  const named = namedType(name) ?? labelled.get(declared ?? '') ?? null;

  if (start.startsWith('{\\rtf')) return { kind: 'rtf', mimeType: 'application/rtf' };
  const markup = markupType(start);
  if (markup && named?.kind !== 'code' && named?.kind !== 'markdown') return markup;
  if (isHtmlLabel(declared) && !(named && named.kind !== 'html')) return html;
  if (named) return named;
  if (/^\s*[[{]/.test(start)) return { kind: 'json', mimeType: 'application/json' };
  if (looksLikeMail(start)) return { kind: 'mail', mimeType: 'message/rfc822' };
  if (/^WEBVTT\s/.test(start)) return { kind: 'subtitles', mimeType: 'text/vtt' };
  if (start.startsWith('#!')) return { kind: 'code', mimeType: 'text/plain', language: shellOf(start) };
  return { kind: 'text', mimeType: 'text/plain' };
}

const html: TextType = { kind: 'html', mimeType: 'text/html' };
const isHtmlLabel = (declared: string | null) => declared === 'text/html' || declared === 'application/xhtml+xml';

/** How a person wrote something here: a note is Markdown, pasted text is text. */
export type Written = 'markdown' | 'text';

/**
 * What something is that was written or pasted: what its writer says, whatever it begins like. Only data and code are
 * known by their look, since all of them is shown.
 */
export function writtenType(written: Written, bytes: Uint8Array): TextType {
  if (written === 'markdown') return markdown;
  const looks = textKind(bytes, null, '');
  return looks?.kind === 'json' || looks?.kind === 'code' ? looks : text;
}

/** The start as characters of which the ASCII ones are right in whatever encoding. */
function startOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1')
    .decode(bytes)
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '');
}

function looksBinary(bytes: Uint8Array): boolean {
  if (wideEncoding(bytes) !== null) return false;
  // HTML, "MIME sniffing": bytes that occur in no text encoding but UTF-16. Escape begins ISO-2022-JP.
  return bytes.some((code) => code <= 8 || code === 11 || (code >= 14 && code <= 26) || (code >= 28 && code <= 31));
}

/** UTF-16 by its mark, or by its look: every other byte of most of its text is zero. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 512);
  if (sample.length < 8) return null;
  const zeros = [0, 0];
  sample.forEach((code, at) => {
    if (code === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > half * 0.7 && even === 0) return 'utf-16le';
  return even > half * 0.7 && odd === 0 ? 'utf-16be' : null;
}

function markupType(start: string): TextType | null {
  const text = start.replace(/<!--[^]*?-->/g, '').replace(/^\s*<\?xml[^>]*>\s*/i, '');
  if (/^\s*<(!doctype\s+html|html|head|body|title|meta|script|article|div|h1|p)\b/i.test(text)) return html;
  const root = /^\s*(?:<\?[^>]*>\s*)*(?:<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)?<([\w:.-]+)/.exec(text)?.[1]?.toLowerCase();
  if (root === 'svg' || root === 'svg:svg') return { kind: 'svg', mimeType: 'image/svg+xml' };
  if (root === 'rss' || root === 'rdf:rdf') return { kind: 'feed', mimeType: 'application/rss+xml' };
  if (root === 'feed') return { kind: 'feed', mimeType: 'application/atom+xml' };
  return /^\s*<\?xml\s/i.test(start) ? { kind: 'code', mimeType: 'application/xml', language: 'xml' } : null;
}

function looksLikeMail(start: string): boolean {
  const head = start.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const names = new Set([...head.matchAll(/^([A-Za-z-]+):[ \t]/gm)].map(([, name = '']) => name.toLowerCase()));
  const usual = ['from', 'to', 'date', 'subject', 'message-id', 'mime-version', 'received', 'return-path'].filter((name) => names.has(name));
  return /^[A-Za-z-]+:[ \t]/.test(start) && names.has('from') && usual.length >= 3;
}

const shellOf = (start: string) => (/^#!.*\bpython/.test(start) ? 'python' : /^#!.*\b(node|deno|bun)/.test(start) ? 'javascript' : 'bash');

function namedType(name: string): TextType | null {
  const end = /\.([a-z0-9+_-]{1,12})$/i.exec(name)?.[1]?.toLowerCase();
  if (end === undefined) return wholeNames.get(name.toLowerCase()) ?? null;
  return ends.get(end) ?? null;
}

const text: TextType = { kind: 'text', mimeType: 'text/plain' };
const markdown: TextType = { kind: 'markdown', mimeType: 'text/markdown' };
const code = (language: string, mimeType = 'text/plain'): TextType => ({ kind: 'code', mimeType, language });

const wholeNames = new Map<string, TextType>([
  ['dockerfile', code('dockerfile')],
  ['makefile', code('makefile')],
]);

const ends = new Map<string, TextType>([
  ...'md markdown mdown mkd'.split(' ').map((end) => [end, markdown] as const),
  ...'txt text log'.split(' ').map((end) => [end, text] as const),
  ...'htm html xhtml'.split(' ').map((end) => [end, html] as const),
  ['csv', { kind: 'csv', mimeType: 'text/csv' }],
  ['tsv', { kind: 'csv', mimeType: 'text/tab-separated-values' }],
  ['tab', { kind: 'csv', mimeType: 'text/tab-separated-values' }],
  ...'json jsonl ndjson geojson webmanifest ipynb'.split(' ').map((end) => [end, { kind: 'json', mimeType: 'application/json' }] as const),
  ['eml', { kind: 'mail', mimeType: 'message/rfc822' }],
  ['vtt', { kind: 'subtitles', mimeType: 'text/vtt' }],
  ['srt', { kind: 'subtitles', mimeType: 'application/x-subrip' }],
  ...Object.entries({
    javascript: 'js mjs cjs jsx',
    typescript: 'ts mts cts tsx',
    python: 'py pyw',
    bash: 'sh bash zsh',
    java: 'java',
    kotlin: 'kt kts',
    scala: 'scala',
    c: 'c h',
    cpp: 'cc cpp cxx hpp hh',
    csharp: 'cs',
    go: 'go',
    rust: 'rs',
    ruby: 'rb',
    php: 'php',
    swift: 'swift',
    perl: 'pl pm',
    lua: 'lua',
    r: 'r',
    julia: 'jl',
    haskell: 'hs',
    elixir: 'ex exs',
    clojure: 'clj',
    dart: 'dart',
    sql: 'sql',
    graphql: 'graphql gql',
    css: 'css',
    scss: 'scss',
    less: 'less',
    xml: 'xml xsd xsl plist',
    yaml: 'yaml yml',
    toml: 'toml',
    ini: 'ini cfg conf properties env',
    powershell: 'ps1',
    latex: 'tex bib',
    diff: 'diff patch',
    vue: 'vue',
    proto: 'proto',
    rst: 'rst',
    org: 'org',
    asciidoc: 'adoc',
  }).flatMap(([language, names]) => names.split(' ').map((end) => [end, code(language)] as const)),
]);

/** Media types that say something; `text/plain` and `application/octet-stream` are given to anything. */
const labelled = new Map<string, TextType>([
  ['text/markdown', markdown],
  ['text/x-markdown', markdown],
  ['text/csv', { kind: 'csv', mimeType: 'text/csv' }],
  ['text/tab-separated-values', { kind: 'csv', mimeType: 'text/tab-separated-values' }],
  ['application/json', { kind: 'json', mimeType: 'application/json' }],
  ['application/feed+json', { kind: 'json', mimeType: 'application/json' }],
  ['application/ld+json', { kind: 'json', mimeType: 'application/json' }],
  ['message/rfc822', { kind: 'mail', mimeType: 'message/rfc822' }],
  ['text/vtt', { kind: 'subtitles', mimeType: 'text/vtt' }],
  ['text/css', code('css', 'text/css')],
  ['text/javascript', code('javascript', 'text/javascript')],
  ['application/javascript', code('javascript', 'text/javascript')],
  ['text/yaml', code('yaml')],
  ['application/yaml', code('yaml')],
]);
