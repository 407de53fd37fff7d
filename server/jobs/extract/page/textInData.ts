import type { DomDocument, DomElement } from '../text/dom.ts';
import { paragraphsOf } from '../text/markup.ts';
import { isDense } from '../text/language.ts';

/** Scripts that hold more than this are data of an application, not of a page. */
const longestState = 4_000_000;
const maxNodes = 100_000;
const deepest = 60;
/** Shorter strings are labels and names. */
const shortestText = 200;
const shortestPart = 40;

/**
 * Texts that a page has for machines, as markup that is still to be cleaned: what its JSON-LD says is the article, what its state
 * is built from (`__NEXT_DATA__` and other JSON), and what it shows without scripts. The likeliest comes first. For pages
 * that build themselves with scripts: these are what the scripts would show. To be called before scripts are taken out of the page; what it
 * answers looks into them when it is called, which takes long for large ones.
 */
export function textsInData(document: DomDocument, articleBody: string | null): () => string[] {
  const states = document.querySelectorAll('script[type="application/json"],script#__NEXT_DATA__');
  const withoutScripts = textWithoutScripts(document);
  return () => [articleBody === null ? '' : markupOf(articleBody), textInStates(states), withoutScripts].filter((markup) => markup !== '');
}

const looksLikeMarkup = (text: string) => /<(p|div|br|h[1-6]|ul|ol|blockquote|section|article|figure)\b[^<>]*>/i.test(text);

const markupOf = (text: string): string => (looksLikeMarkup(text) ? text : paragraphsOf(text));

/** The longest text in the states of a page: one string, or the parts of one list. */
function textInStates(scripts: readonly DomElement[]): string {
  let best: string[] = [];
  let length = 0;
  const consider = (parts: string[]): void => {
    const all = parts.reduce((sum, part) => sum + part.length, 0);
    if (all > length) [best, length] = [parts, all];
  };
  for (const script of scripts) {
    const source = script.textContent;
    if (source.length > longestState || source.length < shortestText) continue;
    try {
      walkState(JSON.parse(source), consider);
    } catch {
      // What is no JSON has no text.
    }
  }
  return length < shortestText ? '' : best.map(markupOf).join('\n');
}

/** Whether somebody could have written it to be read: words in a row, and none of the signs of code and addresses. */
function isProse(text: string, shortest: number): boolean {
  if (text.length < shortest / (isDense(text.slice(0, 500)) ? 3 : 1)) return false;
  const words = looksLikeMarkup(text) ? text.replace(/<[^>]*>/g, ' ') : text;
  if (/^\s*[[{]|^\S+$|[;{}]\s*\n|\bfunction\s*\(|^\s*(https?:|data:|[.#@][\w-]+\s*\{)/.test(words.slice(0, 2_000))) return false;
  const sample = words.slice(0, 2_000);
  const letters = sample.match(/[\p{L}\p{M}\s.,]/gu)?.length ?? 0;
  return letters > sample.length * 0.8;
}

/** Keys under which things stand that are no part of a text. */
const aside = /^(alt|caption|credit|css|style|styles|seo.*|meta|metadata|translations?|messages|locale.*|i18n|footer|header|nav.*|menu.*|legal|privacy.*|cookie.*|consent.*|comments?|related.*|ads?|advert.*|config|query|svg)$/i;

/** Goes through a state without recursion, within bounds; tells of each string and of each list of strings that could be a text. */
function walkState(state: unknown, consider: (parts: string[]) => void): void {
  let nodes = 0;
  /** The parts of each list that is open, by the depth at which it lies. */
  const waiting: { value: unknown; depth: number; lists: string[][] }[] = [{ value: state, depth: 0, lists: [] }];
  const all: string[][] = [];
  while (waiting.length > 0 && (nodes += 1) < maxNodes) {
    const { value, depth, lists } = waiting.pop() ?? { value: null, depth: 0, lists: [] };
    if (typeof value === 'string') {
      if (isProse(value, shortestText)) consider([value]);
      // Of a part of a part only the two innermost lists can be the text.
      if (isProse(value, shortestPart)) for (const list of lists.slice(-2)) list.push(value);
    } else if (typeof value === 'object' && value !== null && depth < deepest) {
      const list: string[] = [];
      if (Array.isArray(value)) all.push(list);
      const inner = Array.isArray(value) ? [...lists, list] : lists;
      const entries = Object.entries(value).filter(([key]) => !aside.test(key));
      for (const [, next] of entries.reverse()) waiting.push({ value: next, depth: depth + 1, lists: inner });
    }
  }
  for (const parts of all) if (parts.length > 1) consider([...new Set(parts)]);
}

const asksForScripts = /java\s?script|\bJS\b/i;

/** What a page shows to who has no scripts, unless that is only that one should have them. */
function textWithoutScripts(document: DomDocument): string {
  const parts = document.querySelectorAll('noscript').flatMap((noscript) => {
    const words = noscript.textContent.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
    const isText = words.length >= shortestText && !(words.length < 600 && asksForScripts.test(words));
    // Parsers leave what is in it as markup, or as the text of that.
    return isText ? [noscript.children.length > 0 ? noscript.innerHTML : noscript.textContent] : [];
  });
  return parts.map(markupOf).join('\n');
}
