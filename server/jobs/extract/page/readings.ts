import { Readability } from '@mozilla/readability';
import type { DomDocument } from '../text/dom.ts';
import { parsePage } from '../text/parsePage.ts';
import { isDense } from '../text/language.ts';
import { type ReadableText, readableText } from '../text/readableText.ts';
import { letters, wordSet } from '../text/words.ts';
import { bodyWithoutBoilerplate, preparePage } from './pageParts.ts';

/** Below this many characters Readability looks once more with less in mind; it is what its makers chose. */
const shortArticle = 500;
const shortDenseArticle = 170;
/** A shorter article than this may be a part of one. */
const fragment = 300;
const denseFragment = 100;

/** The text of a page, and whom its first lines name as its author. */
export interface PageReading {
  readonly readable: ReadableText;
  readonly byline: string | null;
}

/**
 * Finds the text of a page: what Readability takes for the article. Where that is very short, much less than the paragraphs of the page,
 * or about something else than what the page says of itself, everything readable in the body is a second reading; of two that
 * differ by more than half, the one is taken that shares far more with the title and the description.
 * @param document changed by it
 * @param source what the document was made of
 */
export function readMainText(document: DomDocument, source: string, url: string, about: { readonly title: string | null; readonly description: string | null }): PageReading {
  preparePage(document, source, url, about.title);
  const dense = isDense(document.body.textContent.slice(0, 20_000));
  const longEnough = dense ? shortDenseArticle : shortArticle;
  const paragraphs = paragraphLength(document);
  const talk = /comment|disqus/i.test(source) ? talkOn(document) : '';
  const article = readArticle(document, longEnough);
  const first = readableText(article?.content ?? '', { url });
  const byline = article?.byline ?? null;
  const { length } = first.plainText;
  const subject = subjectOf(about);
  const share = shareOf(subject, first.plainText);
  const own = talk === '' ? null : withoutTalk(talk, first.plainText, share, subject, source, url, about.title);
  if (own) return { readable: own, byline };
  if (length >= longEnough && length * 2 >= paragraphs && (share === null || share >= hardlyAny)) return { readable: first, byline };

  const second = textOfBody(source, url, about.title);
  const isMuchLonger = second.plainText.length > length * 2;
  const isFragment = isMuchLonger && length < (dense ? denseFragment : fragment);
  const isBeside = isMuchLonger && isAboutMore(shareOf(subject, second.plainText) ?? 0, share ?? 0);
  const aboutIt = share !== null && share < hardlyAny && !isFragment && !isBeside ? textAboutIt(first.plainText, share, subject, source, url, about) : null;
  return { readable: aboutIt ?? (isFragment || isBeside ? second : first), byline };
}

/**
 * What is on a page besides a text that has hardly a word of what it says of itself: an advertisement may be longer than the article that it stands in. Null where the rest says no more of it;
 * that title and description stand there once more does not count.
 */
function textAboutIt(beside: string, share: number, subject: readonly string[], source: string, url: string, { title, description }: { readonly title: string | null; readonly description: string | null }): ReadableText | null {
  const rest = readWithout(beside, source, url, title);
  if (rest === null) return null;
  const said = new Set([title ?? '', description ?? ''].map(letters));
  const lines = rest.plainText.split('\n').filter((line) => line.length >= (isDense(line) ? shortestPost / 3 : shortestPost) && !said.has(letters(line)));
  const own = lines.join('\n');
  return own.length >= shortestBeside / (isDense(own) ? 3 : 1) && isAboutMoreThan(shareOf(subject, own) ?? 0, share) ? rest : null;
}

const isAboutMoreThan = (rest: number, article: number): boolean => rest >= hardlyAny && rest > article * 3;

/** As long as a text is that stands beside a notice. */
const shortestBeside = 250;

/** What is read of a page when the lines of a text that was read of it, and is not what it should be, are taken out. Null where little is left. */
export function readWithout(text: string, source: string, url: string, title: string | null): ReadableText | null {
  const document = parsePage(source);
  preparePage(document, source, url, title);
  const lines = new Set(text.split('\n').map(withoutBlanks).filter((line) => line !== ''));
  for (const part of document.body.querySelectorAll('p,li,h1,h2,h3,h4,h5,h6,span,div,a,td')) {
    if (part.children.length < fewParts && lines.has(withoutBlanks(part.textContent))) part.remove();
  }
  const found = [readableText(readArticle(document, shortestBeside)?.content ?? '', { url }), readableText(bodyWithoutBoilerplate(document), { url })];
  return found.find(({ plainText }) => plainText.length >= shortestBeside / (isDense(plainText) ? 3 : 1)) ?? null;
}

/** A box of more parts holds more than a line. */
const fewParts = 10;

const TALK = '#comments,#comment-list,#disqus_thread,.comments-area,.comment-list,.commentlist,.comments-section,section.comments,[itemprop=comment]';
const shortestPost = 80;
const mostlyTalk = 0.6;

/** What readers of a page say about it, without blanks; empty where they say nothing. */
const talkOn = (document: DomDocument): string => withoutBlanks(document.body.querySelectorAll(TALK).map((part) => part.textContent).join(' '));

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

/**
 * A short post under which people talk at length: where the article that was found is mostly that talk, the page is read without it. Null where it is not, or where
 * the rest says less of what the page is about: then the talk is the page.
 */
function withoutTalk(talk: string, article: string, share: number | null, subject: readonly string[], source: string, url: string, title: string | null): ReadableText | null {
  const parts = article.split('\n').map(withoutBlanks).filter((part) => part.length >= shortestPost);
  const lengthOf = (some: readonly string[]) => some.reduce((sum, part) => sum + part.length, 0);
  if (lengthOf(parts.filter((part) => talk.includes(part))) <= lengthOf(parts) * mostlyTalk) return null;
  const document = parsePage(source);
  preparePage(document, source, url, title);
  for (const part of document.body.querySelectorAll(TALK)) part.remove();
  const { plainText, ...post } = readableText(readArticle(document, shortestPost)?.content ?? '', { url });
  const own = shareOf(subject, plainText);
  return plainText.length >= shortestPost && own !== null && own >= hardlyAny && own >= (share ?? 0) / 2 ? { plainText, ...post } : null;
}

/** Of what the page says of itself: a text that has less of it is hardly that of the page. */
const hardlyAny = 0.2;
const most = 0.5;

/** All of a page has more of what it says of itself than its article, but seldom several times as much. */
const isAboutMore = (all: number, article: number): boolean => all >= most && article * 3 < all;

/** The words that its text should have, if the page says enough of what it is about. */
function subjectOf({ title, description }: { readonly title: string | null; readonly description: string | null }): string[] {
  return [...wordSet(`${title ?? ''} ${description ?? ''}`)].filter((word) => word.length > 3 || isDense(word));
}

function shareOf(subject: readonly string[], text: string): number | null {
  if (subject.length < 4) return null;
  const lower = text.toLowerCase();
  return subject.filter((word) => lower.includes(word)).length / subject.length;
}

const BESIDE = 'aside p,footer p,nav p,form p,[class*=comment] p,[id*=comment] p,[class*=related] p,[class*=recommend] p';

/** How long the paragraphs of a page are together that belong to no part beside its text. */
function paragraphLength(document: DomDocument): number {
  const beside = new Set(document.body.querySelectorAll(BESIDE));
  return document.body
    .querySelectorAll('p')
    .filter((paragraph) => !beside.has(paragraph))
    .map((paragraph) => paragraph.textContent.trim().length)
    .filter((length) => length >= 80)
    .reduce((sum, length) => sum + length, 0);
}

type Article = { content?: string | null | undefined; byline?: string | null | undefined };

/** What Readability takes for the article. Changes the document. */
function readArticle(document: object, charThreshold: number): Article | null {
  try {
    // Readability is typed for a browser's document; it uses no more of one than linkedom has (see parsePage).
    return new Readability(document as never, { charThreshold, disableJSONLD: true, keepClasses: true }).parse();
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // A page that trips it can still have its body read.
    return null;
  }
}

/** Everything readable in the body, for pages that have no article: front pages, lists, very short texts. */
function textOfBody(source: string, url: string, title: string | null): ReadableText {
  const document = parsePage(source);
  preparePage(document, source, url, title);
  return readableText(bodyWithoutBoilerplate(document), { url });
}
