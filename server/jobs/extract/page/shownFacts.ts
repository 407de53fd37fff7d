import { lineOf } from '../normalize/elements.ts';
import type { DomDocument, DomElement } from '../text/dom.ts';
import { authorIn, isFullName, looksLikeNames, withoutRole } from './authorName.ts';
import { dateIn, withoutDates } from './writtenDate.ts';

/** Parts of a page that are about other pages, or said by others. */
const ELSEWHERE = new RegExp('(^|[\\s_-])(comments?|respond|disqus\\w*|related|recommend\\w*|sidebar|footer|widget|nav|menu|teasers?|popular|trending|newsletter|latest|more-from|read-next)([\\s_-]|$)', 'i');
const ELSEWHERE_NAMES: ReadonlySet<string> = new Set(['aside', 'footer', 'nav']);
/** The end of what is read, not of the page, and what stands beside it about who wrote it. */
const OWN_PART = /\b(post|entry|article|story)-+footer[\w-]*|\bfooter-+(post|entry|article|story)\b|\bauthor-(meta|info|box)\b|\bauthor-bio\b(\s+(footer|sidebar)\b)?|\b(has|with|without|no)-[\w-]*sidebar[\w-]*|\b(article|post|entry)-meta\b/gi;

/** Where pages show who wrote them, the surest first. */
const AUTHORS = [
  '[itemprop~=author] [itemprop~=name]',
  '[rel~=author] [class*=name],[itemprop~=author] [class*=name]',
  '[rel~=author]',
  '[itemprop~=author]',
  '.author.vcard .fn,.byline .fn,.vcard .fn',
  'byline,.author-name,.author__name,.author_name,.authorname,.byline-name,.byline__name,.byline__author,.post-author-name,.article-author__name,.entry-author-name',
  '.byline a,.author a,.post-author a,.article-author a,.entry-author a,.article__author a',
  '.byline,.by-line,.author,.post-author,.article-author,.article__author,.entry-author,.post__author,.article__byline,.article-byline,.autor,.auteur',
  'a[href*="/author/"],a[href*="/autor/"],a[href*="/authors/"],a[href*="/autoren/"],a[href*="/auteur/"],a[href*="/autore/"],a[href*="/redakteur"]',
  '[class*=author-name],[class*=authorName],[class*=AuthorName],[class*=byline],[class*=Byline],[data-testid*=author],[data-testid*=byline]',
  '[class*=author],[class*=Author],[class*=autor]',
];
/** Where they show when. */
const DATES = [
  '[itemprop~=datePublished]',
  'time.published,time.entry-date,.entry-date time,.published time,.post-date time,.article-date time,.dateline time',
  'time',
  '.published,.entry-date,.post-date,.article-date,.publish-date,.pubdate,.date-published,.post__date,.article__date,.dateline,.date,.datum,.fecha',
  '[class*=publish],[class*=date],[class*=Date],[class*=datum],[class*=fecha],[id*=date]',
  '.byline,.meta,.entry-meta,.post-meta,.article-meta,.submitted,.postinfo,.info,[class*=meta]',
];
/** Pages that show more of a kind are lists of other pages. */
const mostOfAKind = 12;
/** So many names in different places are those of people who talk with each other. */
const fewestSpeakers = 3;
const mostAuthors = 6;
const longestLine = 300;
const LINES: ReadonlySet<string> = new Set(['p', 'span', 'div', 'small', 'em', 'i', 'strong', 'b', 'li', 'dd', 'td', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** How a line begins that says who wrote what follows. "De", "di" and "par" begin other lines, too. */
const BY =
  /^\W*(by|written by|posted by|published by|words by|story by|von|(geschrieben|verfasst|erstellt|eingestellt|gespeichert|gepostet|veröffentlicht|publiziert|text|artikel|(blog ?)?beitrag|(ein|eine) (artikel|(gast|blog)?beitrag|kommentar|kolumne|bericht|text|reportage)) von|text|redaktion(?=:)|autor(in|en)?|author|auteur|por|escrito por|publicado por|par)(\s*:\s*|\s+)/iu;
const VERB_BY = /^\W*\p{L}+ (by|von|por|par)\b/iu;
/** The same where a colon leaves no doubt, wherever it stands. */
const LABEL = /^\W*(autor(in|en)?|autor\/in|authors?|auteurs?|text|texte|texto|von|by)\s*:\s*/iu;
const linesAboveHeading = 10;
const linesUnderHeading = 400;
const longestShortLine = 80;
const mostBesideDate = 30;

/**
 * Whom the page shows as its author, or authors side by side, where it shows them in a way that many do; null where it shows nobody, or people who talk.
 * @param isSite whether a name is that of the site, which stands there where nobody else does
 */
export function shownAuthor(document: DomDocument, isSite: (name: string) => boolean): string | null {
  const frames = framesOf(document);
  let site: string | null = null;
  for (const selector of AUTHORS) {
    const found = linesOf(document, selector, frames).flatMap((element) => {
      const name = authorIn(element.getAttribute('content') ?? lineOf(element, longestLine));
      return name === null ? [] : [{ name: withoutRole(name), place: element.parentNode }];
    });
    const people = found.filter(({ name }) => !isSite(name));
    const beside = new Set(people.filter(({ place }) => place === people[0]?.place).map(({ name }) => name));
    if (new Set(people.map(({ name }) => name)).size - beside.size + 1 >= fewestSpeakers) return underHeading(document, frames, authorInLine);
    if (beside.size > 0) return [...beside].slice(0, mostAuthors).join(', ');
    site ??= found[0]?.name ?? null;
  }
  return underHeading(document, frames, authorInLine) ?? labelled(document, frames) ?? site;
}

/** Who is named by a short line: one that begins with "by", or the day and a name and nothing more. */
function authorInLine(line: string): string | null {
  const rest = withoutDates(line).replace(/^[\s|·•,–—:;/-]+/u, '').trim();
  if (BY.test(rest)) {
    const name = authorIn(rest.replace(BY, ''));
    if (name === null) return null;
    const named = withoutRole(name);
    // Accounts are written in small letters, and so is much that follows "by" and "von": beside a day it is somebody.
    return looksLikeNames(named) || (rest !== line && VERB_BY.test(rest) && !named.includes(' ')) ? named : null;
  }
  if (rest === line || dateIn(line) === null) return null;
  const name = rest.replace(/^[\s|·•,–—:;/-]+|[\s|·•,–—:;/-]+$/gu, '').trim();
  return isFullName(name) ? name : null;
}

/** Who is named behind "Author:", also below the text. */
function labelled(document: DomDocument, frames: Frames): string | null {
  for (const element of document.all) {
    if (!LINES.has(element.localName)) continue;
    const line = lineOf(element, longestShortLine);
    if (line === null || !LABEL.test(line)) continue;
    const name = authorIn(line.replace(LABEL, '').replace(/\s*[,(].*$/u, ''));
    if (name !== null && isFullName(name) && !isElsewhere(element, frames)) return name;
  }
  return null;
}

/** When the page says it was published, in the way people write dates. */
export function shownDate(document: DomDocument): Date | null {
  const frames = framesOf(document);
  for (const selector of DATES) {
    for (const element of linesOf(document, selector, frames)) {
      const date = dateIn(element.getAttribute('datetime') ?? element.getAttribute('content')) ?? dateIn(lineOf(element, longestLine));
      if (date !== null) return date;
    }
  }
  return dateUnderHeading(document, frames);
}

/** A short line under the heading that is hardly more than a day. */
function dateUnderHeading(document: DomDocument, frames: Frames): Date | null {
  return underHeading(document, frames, (line) => {
    const date = /\d/.test(line) ? dateIn(line) : null;
    return date !== null && withoutDates(line).trim().length <= mostBesideDate ? date : null;
  });
}

/** What is read first in the short lines under the heading. */
function underHeading<T>(document: DomDocument, frames: Frames, read: (line: string) => T | null): T | null {
  const { all } = document;
  const heading = all.findIndex(({ localName }) => localName === 'h1');
  for (const element of all.slice(Math.max(0, heading - linesAboveHeading), heading + 1 + linesUnderHeading)) {
    if (!LINES.has(element.localName)) continue;
    const line = lineOf(element, longestShortLine);
    const fact = line === null ? null : read(line);
    if (fact !== null && !isElsewhere(element, frames)) return fact;
  }
  return null;
}

function linesOf(document: DomDocument, selector: string, frames: Frames): DomElement[] {
  const lines = document.body.querySelectorAll(selector).slice(0, mostOfAKind);
  return lines.filter((element) => !isElsewhere(element, frames));
}

/** What the heading of the page stands in. Whatever it is called, such as "with-sidebar" or "main content-sidebar-wrap": what stands in it, too, is no other part of the page. */
type Frames = ReadonlySet<DomElement>;

const mostHeadings = 30;
const shortestHeading = 8;

function framesOf(document: DomDocument): Frames {
  const headings = document.body.querySelectorAll('h1,h2,h3').slice(0, mostHeadings);
  const title = document.querySelector('title')?.textContent.replace(/\s+/g, ' ').toLowerCase() ?? '';
  // Titles of pages often have the name of the site as well, which may be a heading, too.
  const lengthInTitle = (heading: DomElement) => {
    const line = lineOf(heading, longestLine)?.toLowerCase() ?? '';
    return line.length >= shortestHeading && title.includes(line) ? line.length : 0;
  };
  const [titled] = headings.map((heading) => ({ heading, length: lengthInTitle(heading) })).sort((a, b) => b.length - a.length);
  const heading = titled && titled.length > 0 ? titled.heading : headings.find(({ localName }) => localName === 'h1');
  const frames = new Set<DomElement>();
  for (let at = heading?.parentNode ?? null; at !== null && at.localName !== 'body'; at = at.parentNode) frames.add(at);
  return frames;
}

function isElsewhere(element: DomElement, frames: Frames): boolean {
  for (let at: DomElement | null = element; at !== null && at.localName !== 'body' && !frames.has(at); at = at.parentNode) {
    const names = `${at.getAttribute('class') ?? ''} ${at.getAttribute('id') ?? ''}`;
    const own = names.replace(OWN_PART, '');
    if ((ELSEWHERE_NAMES.has(at.localName) && own === names) || ELSEWHERE.test(own)) return true;
  }
  return false;
}
