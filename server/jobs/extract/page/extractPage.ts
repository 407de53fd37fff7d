import { decodeText } from '../text/charset.ts';
import { contentKind } from '../contentKind.ts';
import { describeText } from '../text/describeText.ts';
import { parsePage } from '../text/parsePage.ts';
import { isBotCheck, isPaywalled, readBotCheckSigns } from './botCheckAndPaywall.ts';
import { needsBrowser, readScriptSigns } from './builtByScript.ts';
import { ExtractError } from '../extractError.ts';
import type { Extraction, Refusal } from '../extraction.ts';
import { isDense } from '../text/language.ts';
import { markdownOf } from '../text/markdown.ts';
import { escapeHtml } from '../text/markup.ts';
import { ownTitle } from '../text/ownTitle.ts';
import { authorInByline } from './authorName.ts';
import { type Elsewhere, findElsewhere } from './elsewhere.ts';
import { readMetadata } from './metadata.ts';
import type { PageMetadata } from './metadata.ts';
import { type Notice, noticeIn } from './notice.ts';
import { readMainText, readWithout } from './readings.ts';
import { readPlainFile } from '../text/plainFile.ts';
import { type ReadableText, readableText } from '../text/readableText.ts';
import type { Recipe } from './structuredData.ts';
import type { Written } from '../text/textKind.ts';
import { storable } from '../text/storable.ts';
import { letters, oneLine, wordSet } from '../text/words.ts';
import { textsInData } from './textInData.ts';

/** A page as it was fetched. */
export interface PageBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Media type in lower case without parameters, or null where the site named none. */
  readonly contentType: string | null;
  /** From the Content-Type header, or null. */
  readonly charset: string | null;
  /** Where the page was found in the end; references on it are relative to this. */
  readonly url: string;
  /** What a person called it, where it is a file of theirs. */
  readonly fileName?: string | null | undefined;
  /** It was not fetched, but written or pasted here. */
  readonly written?: Written | undefined;
}

/** What a person wants of a page: its text, and what to know about it. */
export interface ExtractedPage extends Extraction {
  readonly siteName: string | null;
  readonly imageUrl: string | null;
  /** The icon the page names, else the conventional `/favicon.ico`, which may not exist. */
  readonly faviconUrl: string | null;
  /** The address under which the page wants to be known: http(s), on the same site, without a fragment. */
  readonly canonicalUrl: string | null;
  /** What belongs to its text and lies elsewhere; absent where there is nothing of the kind. */
  readonly elsewhere?: Elsewhere | undefined;
}

const LONGEST_BLANKS = 500;
const MAX_HEADINGS = 500;

/** Pages with fewer letters than this have no text of their own: script shells, "Loading…". A short page is still a page. */
const MIN_LETTERS = 12;

/** What may build a page that says nothing yet, or be what it is about. Where there is none of it, the shortest text is all of the page. */
const MORE_THAN_TEXT = 'script,noscript,iframe,frame,object,embed,applet,canvas,video,audio,img,picture,svg,form,meta[http-equiv=refresh i]';

/**
 * Finds the readable page in what was fetched: HTML, Markdown or plain text.
 *
 * Parsing hostile markup can take long and much memory; servers call it through a `Reader`, which bounds both.
 * @throws ExtractError NO_TEXT, UNSUPPORTED or TOO_LARGE.
 */
export function extractPage(page: PageBytes): ExtractedPage {
  try {
    const { kind, mimeType } = page.written ? { kind: page.written, mimeType: page.contentType ?? 'text/plain' } : contentKind(page);
    const text = shortenBlanks(decodeText(page.bytes, page.charset));
    const read = kind === 'html' ? extractHtml(text, page.url) : extractPlain(text, kind, page.url);
    return storable({ ...read, mimeType, ...(page.fileName && { title: titleOfFile(read.title, kind, page) }) });
  } catch (error) {
    // The stack ran out: markup nested far deeper than any page means it.
    if (error instanceof RangeError) throw new ExtractError('TOO_LARGE', 'The page is built too deeply to be read.');
    throw error;
  }
}

/** The name of a file is its title unless it has one of its own, which the first line of a text is not. */
function titleOfFile(title: string, kind: 'html' | 'markdown' | 'text', { fileName, url }: PageBytes): string {
  const own = kind === 'text' || title === titleFromAddress(url) ? null : ownTitle(title);
  return own ?? oneLine(fileName) ?? title;
}

/** Runs of white space that nobody can mean, cut down: patterns that look for the end of one take for ever on them. */
function shortenBlanks(text: string): string {
  return text.replace(/\s{2,}/g, (blanks) => blanks.slice(0, LONGEST_BLANKS));
}

/** A page as it was read, before it is said what it is. */
type PageText = Omit<ExtractedPage, 'mimeType'>;

function extractHtml(source: string, url: string): PageText {
  const document = parsePage(source);
  const metadata = readMetadata(document, url);
  const botCheckSigns = readBotCheckSigns(document);
  const scriptSigns = readScriptSigns(document);
  const inData = textsInData(document, metadata.articleBody);
  const isAllText = document.querySelector(MORE_THAN_TEXT) === null;
  const elsewhere = findElsewhere(document, url, metadata.canonicalUrl, metadata.language);
  const { readable: shown, byline } = readMainText(document, source, url, metadata);
  if (isBotCheck(botCheckSigns, shown.plainText)) {
    throw new ExtractError(
      'BOT_CHECK',
      'Instead of the page, the site asked for a proof that a human is there. Open it, copy its text and add that instead.',
    );
  }
  const notice = noticeIn(shown.plainText, metadata.title);
  const text = notice === null ? null : textBesideNotice(inData(), source, url, metadata, shown.plainText);
  if (notice !== null && text === null) return { ...bookmark(metadata, url, false, notice), elsewhere: { ...elsewhere, nextPage: null, isNotice: true } };

  const readable = text ?? (isShell(shown.plainText) ? (textOfData(inData(), url, metadata, shown.plainText) ?? shown) : shown);
  const { html, root, plainText, outline } = withRecipe(readable, metadata.recipe);
  const more = elsewhere.nextPage !== null || elsewhere.subtitles.length > 0 ? { elsewhere: { ...elsewhere, isNotice: false } } : {};
  if (!hasText(plainText) && !(isAllText && /[\p{L}\p{N}]/u.test(plainText))) {
    if (metadata.isMedia && metadata.title !== null) return { ...describeMedia(metadata, url), ...more };
    return { ...bookmark(metadata, url, needsBrowser(scriptSigns, { hasText: false, isShort: true })), ...(elsewhere.subtitles.length > 0 && more) };
  }
  return describe({ ...metadata, author: metadata.author ?? authorInByline(byline) }, url, {
    html,
    plainText,
    markdown: markdownOf(root),
    details: outline.length > 0 ? { outline: outline.slice(0, MAX_HEADINGS) } : {},
    ...more,
    ...(isPaywalled(metadata, plainText)
      ? { note: { code: 'PAYWALL', message: `Only the beginning is here. ${PAYWALL_NOTE}` } as const }
      : needsBrowser(scriptSigns, { hasText: true, isShort: isShell(plainText) }) && { note: { code: 'NEEDS_BROWSER', message: `There may be more of it: ${SCRIPT_NOTE}` } as const }),
  });
}

/** Where a notice stands in the place of the text: what the page has for machines, else what is left of it without the notice. */
function textBesideNotice(inData: readonly string[], source: string, url: string, metadata: PageMetadata, notice: string): ReadableText | null {
  const text = textOfData(inData, url, metadata, '') ?? readWithout(notice, source, url, metadata.title);
  return text === null || noticeIn(text.plainText, metadata.title) !== null ? null : text;
}

const PAYWALL_NOTE = 'The rest is for those who pay or sign in. If that is you, open the page, copy its text and add that instead.';

const CONSENT_NOTE = 'Instead of its text, the page asks whether you agree to be followed. Open it, answer there, copy its text and add that instead.';

const NO_TEXT_NOTE =
  'The page has almost no text of its own; it may build itself with scripts, or ask for something first. ' + 'Open it, copy its text and add that instead.';

const SCRIPT_NOTE =
  'the page is built by its scripts, and needs a browser to be read. Whoever runs this vault can install Chromium, or set BROWSER_URL; or open it, copy its text and add that instead.';

/** A page without text: what it says of itself is kept. With a title and a description it is a bookmark, with less it has failed. */
function bookmark(metadata: PageMetadata, url: string, isBuiltByScript: boolean, notice: Notice | null = null): PageText {
  const code = notice ?? (metadata.free === false ? 'PAYWALL' : isBuiltByScript ? 'NEEDS_BROWSER' : 'NO_TEXT');
  const reason: Refusal = { code, message: { CONSENT: CONSENT_NOTE, PAYWALL: PAYWALL_NOTE, NEEDS_BROWSER: `There is no text in it yet: ${SCRIPT_NOTE}`, NO_TEXT: NO_TEXT_NOTE }[code] };
  if (metadata.title === null) throw new ExtractError(reason.code, reason.message);
  const isTelling = metadata.description !== null;
  return describe(metadata, url, { html: '', plainText: '', markdown: '', details: {}, ...(isTelling ? { note: reason } : { partialFailure: reason }) });
}

/** Something to watch or hear: what is said about it is its text. */
function describeMedia(metadata: PageMetadata, url: string): PageText {
  const { html, root, plainText } = readableText(`<p>${escapeHtml(metadata.description ?? metadata.title ?? '')}</p>`);
  const note = { code: 'NO_TEXT', message: 'This is to be watched or heard: its title, description and picture are kept.' } as const;
  return describe(metadata, url, { html, plainText, markdown: markdownOf(root), details: {}, note });
}

function extractPlain(text: string, kind: 'markdown' | 'text', url: string): PageText {
  const { title, markup, source: markdown } = readPlainFile(text, kind);
  if (markdown === '') throw new ExtractError('NO_TEXT', 'The file behind the link is empty.');
  const { html, plainText, outline } = readableText(markup, { url });
  const details = outline.length > 0 ? { outline: outline.slice(0, MAX_HEADINGS) } : {};
  return describe({ ...NO_METADATA, title }, url, { html, plainText, markdown, details });
}

const NO_METADATA: PageMetadata = {
  title: null,
  siteName: null,
  author: null,
  publishedAt: null,
  language: null,
  imageUrl: null,
  faviconUrl: null,
  canonicalUrl: null,
  description: null,
  free: null,
  isMedia: false,
  recipe: null,
  articleBody: null,
};

/** Cards of recipes stand beside the story about them: where the text has none of it, what the page says of the recipe follows. */
function withRecipe(read: ReadableText, recipe: Recipe | null): ReadableText {
  if (recipe === null || !hasText(read.plainText)) return read;
  const there = letters(read.plainText);
  const missing = (lines: readonly string[]) => (lines.some((line) => there.includes(letters(line))) ? [] : lines);
  const [ingredients, steps] = [missing(recipe.ingredients), missing(recipe.steps)];
  if (ingredients.length === 0 && steps.length === 0) return read;
  const items = (tag: 'ul' | 'ol', lines: readonly string[]) => (lines.length === 0 ? '' : `<${tag}>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</${tag}>`);
  return readableText(`${read.html}${recipe.name === null ? '' : `<h2>${escapeHtml(recipe.name)}</h2>`}${items('ul', ingredients)}${items('ol', steps)}`);
}

/** Texts that are shorter may stand where scripts would put the text. */
const SHELL = 500;

const isShell = (plainText: string) => plainText.length < (isDense(plainText) ? SHELL / 3 : SHELL);

/** What the page has for machines, where it is more than what it shows and about the same. */
function textOfData(inData: readonly string[], url: string, { title, description }: PageMetadata, shown: string): ReadableText | null {
  const subject = wordSet(`${title ?? ''} ${description ?? ''}`);
  for (const markup of inData) {
    const found = readableText(markup, { url });
    const words = wordSet(found.plainText.slice(0, 100_000));
    const isAboutIt = subject.size === 0 || found.plainText.length > 2 * SHELL || [...subject].some((word) => word.length > 3 && words.has(word));
    if (hasText(found.plainText) && isAboutIt && found.plainText.length > 2 * shown.length) return found;
  }
  return null;
}

function hasText(plainText: string): boolean {
  const letters = plainText.slice(0, 10_000).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters >= (isDense(plainText.slice(0, 10_000)) ? MIN_LETTERS / 3 : MIN_LETTERS);
}

function describe(
  { title, description, language: declared, free: _free, isMedia: _isMedia, recipe: _recipe, articleBody: _articleBody, ...metadata }: PageMetadata,
  url: string,
  text: Pick<ExtractedPage, 'html' | 'plainText' | 'markdown' | 'details' | 'elsewhere' | 'note' | 'partialFailure'>,
): PageText {
  return {
    title: title ?? titleFromAddress(url),
    ...metadata,
    ...describeText(text.plainText, declared, description),
    ...text,
    artefacts: [],
  };
}

/** The last part of its path; a number alone says nothing without the rest. */
function titleFromAddress(url: string): string {
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').findLast(Boolean) ?? '';
  const telling = /^\d+$/.test(last) ? `${hostname}${pathname}` : last;
  try {
    return oneLine(decodeURIComponent(telling)) ?? hostname;
  } catch {
    return telling;
  }
}
