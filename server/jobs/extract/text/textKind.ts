import { wideEncoding } from './wideText.ts';

/** Kinds of text, which bytes alone do not always tell apart. */
export type TextKind = 'html' | 'markdown' | 'text' | 'csv' | 'json' | 'code' | 'feed' | 'svg' | 'mail' | 'mbox' | 'notebook' | 'rtf' | 'subtitles';

export interface TextType {
  readonly kind: TextKind;
  readonly mimeType: string;
  /** Of a piece of code: what highlighters call its language. */
  readonly language?: string;
}

/** How much of the start is looked at. */
export const sniffedBytes = 4096;

/**
 * What kind of text something is: by its first bytes; where these fit several kinds, by what the site says that it is; by what it is
 * called last, since addresses end in anything.
 *
 * @param declared media type in lower case, or null
 * @param name of the file or the end of its address
 * @returns null for what is no text
 */
export function textKind(bytes: Uint8Array, declared: string | null, name: string): TextType | null {
  const encoded = bytes.subarray(0, sniffedBytes);
  // Programs put bytes of any encoding into it.
  if (Buffer.from(encoded.subarray(0, 5)).toString('latin1') === '{\\rtf') return { kind: 'rtf', mimeType: 'application/rtf' };
  if (looksBinary(encoded)) return null;
  // The head of a PDF document may well be text.
  if (Buffer.from(encoded.subarray(0, 1024)).includes('%PDF-')) return null;
  const start = startOf(encoded);
  if (start.startsWith('{\\rtf')) return { kind: 'rtf', mimeType: 'application/rtf' };
  const called = calledType(declared, name);
  const isHtml = declaresHtml(declared);
  if (!isHtml && isPhp(start)) return code('php');
  const markup = markupType(start);
  // Markdown and the files of some frameworks begin with an element now and then; a whole page is one whatever it is called.
  if (markup && (isHtml || !isFragment(start) || (called?.kind !== 'code' && called?.kind !== 'markdown'))) return markup;
  // Servers that know no better call everything a page: without a single tag it is what its name says.
  if (isHtml && (/<[a-z!/]/i.test(start) || called === null)) return html;
  if (called) return called;
  if (looksLikeJson(start)) return { kind: 'json', mimeType: 'application/json' };
  if (/^From \S.*\d{4}.*\r?\n[A-Za-z-]+:[ \t]/.test(start)) return { kind: 'mbox', mimeType: 'application/mbox' };
  if (looksLikeMail(start)) return { kind: 'mail', mimeType: 'message/rfc822' };
  if (/^WEBVTT\s/.test(start)) return { kind: 'subtitles', mimeType: 'text/vtt' };
  if (start.startsWith('#!')) return { kind: 'code', mimeType: 'text/plain', language: shellOf(start) };
  return { kind: 'text', mimeType: 'text/plain' };
}

const html: TextType = { kind: 'html', mimeType: 'text/html' };
const declaresHtml = (declared: string | null) => declared === 'text/html' || declared === 'application/xhtml+xml';

/** What it says that it is, else what its name says; of two that mean the same kind the name tells more. */
function calledType(declared: string | null, name: string): TextType | null {
  const labelledType = labelled.get(declared ?? '') ?? null;
  const named = namedType(name);
  return labelledType && named?.kind !== labelledType.kind ? labelledType : named;
}

/** The source of a program that makes pages: sites never send it as a page. */
const isPhp = (start: string) => /^\s*<\?php\b/i.test(start) || (/<\?(php\b|=)/i.test(start) && !/^\s*<\?xml/i.test(start));

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
    .replaceAll('\0', '')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
}

function looksBinary(bytes: Uint8Array): boolean {
  if (wideEncoding(bytes) !== null) return false;
  // HTML, "MIME sniffing": bytes that occur in no text encoding but the wide ones. Escape begins ISO-2022-JP.
  return bytes.some((code) => code <= 8 || code === 11 || (code >= 14 && code <= 26) || (code >= 28 && code <= 31));
}

const wholePage = /^\s*<(!doctype\s+html|html|head|body)\b/i;
const fragment = /^\s*<(title|meta|script|article|div|h1|p)\b/i;

const withoutProlog = (start: string) => start.replace(/<!--[^]*?-->/g, '').replace(/^\s*<\?xml[^>]*>\s*/i, '');
const isFragment = (start: string) => fragment.test(withoutProlog(start));

function markupType(start: string): TextType | null {
  const text = withoutProlog(start);
  if (wholePage.test(text) || fragment.test(text)) return html;
  const root = /^\s*(?:<\?[^>]*>\s*)*(?:<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)?<([\w:.-]+)/.exec(text)?.[1]?.toLowerCase();
  if (root === 'svg' || root === 'svg:svg') return { kind: 'svg', mimeType: 'image/svg+xml' };
  if (root === 'rss' || root === 'rdf:rdf') return { kind: 'feed', mimeType: 'application/rss+xml' };
  if (root === 'feed') return { kind: 'feed', mimeType: 'application/atom+xml' };
  return /^\s*<\?xml\s/i.test(start) ? { kind: 'code', mimeType: 'application/xml', language: 'xml' } : null;
}

const jsonToken = /\s*(?:("(?:[^"\\\n]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.:])|true|false|null)|([{}[\],:]))/y;

/** Whether all that can be seen of it is JSON, in one piece or a piece in each line. A time or a name in brackets is none. */
function looksLikeJson(start: string): boolean {
  if (!/^\s*[[{]/.test(start)) return false;
  let depth = 0;
  jsonToken.lastIndex = 0;
  for (let at = 0; ; at = jsonToken.lastIndex) {
    const [, value, sign] = jsonToken.exec(start) ?? [];
    // What is left is cut off in the middle, or nothing but blanks.
    if (value === undefined && sign === undefined) return /^\s*("[^"\n]*|[\w.+-]{0,30})$/.test(start.slice(at));
    const opens = sign === '{' || sign === '[';
    if (depth === 0 && !opens) return false;
    if (opens) depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
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
  ...'json jsonl ndjson geojson webmanifest'.split(' ').map((end) => [end, { kind: 'json', mimeType: 'application/json' }] as const),
  ['ipynb', { kind: 'notebook', mimeType: 'application/x-ipynb+json' }],
  ['mbox', { kind: 'mbox', mimeType: 'application/mbox' }],
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
  ['application/mbox', { kind: 'mbox', mimeType: 'application/mbox' }],
  ['application/x-ipynb+json', { kind: 'notebook', mimeType: 'application/x-ipynb+json' }],
  ['message/rfc822', { kind: 'mail', mimeType: 'message/rfc822' }],
  ['text/vtt', { kind: 'subtitles', mimeType: 'text/vtt' }],
  ['text/css', code('css', 'text/css')],
  ['text/javascript', code('javascript', 'text/javascript')],
  ['application/javascript', code('javascript', 'text/javascript')],
  ['text/yaml', code('yaml')],
  ['application/yaml', code('yaml')],
]);
