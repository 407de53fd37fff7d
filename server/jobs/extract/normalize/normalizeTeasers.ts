import type { DomDocument, DomElement } from '../text/dom.ts';
import { lineOf } from './elements.ts';

/** Words with which a line sends its reader on to something else. */
const LEAD_IN = new RegExp(
  `^\\W*(${[
    'related|read (more|also|next)|also read|see more|more (from|on|about)|don[’\']?t miss|you (may|might) also like|recommended|click here|continue reading|sign up (for|to)|subscribe to|follow us',
    'lesen sie (auch|dazu|mehr)|lies auch|mehr zum thema|weiterlesen|das könnte (sie|dich) auch interessieren|auch interessant',
    'lire aussi|à lire (aussi|également)|lee también|leer (más|también)|te puede interesar|más (noticias|información)|leia (também|mais)|saiba mais|leggi anche|lees ook|czytaj (też|także|więcej)|zobacz (też|także)',
    '相关阅读|延伸阅读|推荐阅读|関連記事|あわせて読みたい',
  ].join('|')})(?![\\p{Ll}])`,
  'iu',
);
/** Whole lines that say what a list of other texts is. */
const LIST_OF_OTHERS = new RegExp(
  `^\\W*(${[
    '(related|recommended|more|popular|trending|latest|top|recent) (\\S+ ){0,2}(articles?|stories|posts?|news|content|topics|reading|videos|links)|most (read|popular|viewed)|read (next|more)|more (from|on|in) .{1,40}|you (may|might) also (like|be interested in)|want more .{1,40}|don[’\']?t miss|related|recommended(( for)? you)?',
    'mehr zum thema|das könnte (sie|dich) auch interessieren|weitere (artikel|meldungen|beiträge|themen|nachrichten)|ähnliche (artikel|beiträge)|lesen sie auch|meistgelesen',
    'articles (liés|similaires|associés)|sur le même (sujet|thème)|à lire (aussi|également)|artículos relacionados|noticias relacionadas|te puede interesar|más noticias|(notícias|posts|artigos) relacionad[ao]s|leia também|veja também|articoli correlati|leggi anche|powiązane (artykuły|tematy)|zobacz (też|także)',
    '相关(阅读|文章|新闻|推荐)|延伸阅读|推荐阅读|関連記事|おすすめ記事',
  ].join('|')})\\W*$`,
  'iu',
);
const COUNTER = /^(image|photo|slide|bild|foto|imagen)?\s*\d{1,3}\s*(of|\/|von|de)\s*\/?\s*\d{1,3}$/i;

const BLOCKS = 'p,h2,h3,h4,h5,h6,li,div,strong';
const INNER_BLOCKS = 'p,div,ul,ol,table,figure,section,article,blockquote,pre,img,h1,h2,h3,h4,h5,h6';
const longestTeaser = 200;
const shortestTeaser = 3;
/** A line in capitals that is one link has at least so many letters: shorter ones are abbreviations. */
const shortestShout = 20;
/** Where there are fewer paragraphs, what looks like a teaser may be the text. */
const fewestParagraphs = 3;
/** Most of a list of other texts are links. */
const mostlyLinks = 0.6;

/**
 * Takes away what stands in a text to lead its readers to others: "Read more: …", "More from …" with its list, links in capitals, and "Image 2 of 9".
 */
export function normalizeTeasers(document: DomDocument): void {
  const { body } = document;
  if (body.querySelectorAll('p').length < fewestParagraphs) return;
  for (const block of body.querySelectorAll(BLOCKS)) {
    const text = lineOf(block, longestTeaser);
    if (text === null || text.length < shortestTeaser || block.parentNode === null) continue;
    if (COUNTER.test(text)) block.remove();
    else if (block.querySelector(INNER_BLOCKS) !== null) continue;
    else if (LIST_OF_OTHERS.test(text) && removeListAfter(block)) block.remove();
    else if (isTeaser(block, text)) block.remove();
  }
}

function isTeaser(block: DomElement, text: string): boolean {
  const share = linkShare(block, text);
  return share >= mostlyLinks && (LEAD_IN.test(text) || (share === 1 && isShout(text)));
}

/** Capitals alone, in scripts that have others. */
const isShout = (text: string) => text.length >= shortestShout && text.includes(' ') && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 > text.length;

/** @returns whether a list of links came after it; it is gone then */
function removeListAfter(heading: DomElement): boolean {
  let removed = false;
  for (let next = elementAfter(heading); next !== null; next = elementAfter(heading)) {
    const text = next.textContent.trim();
    const isList = text !== '' && /^(ul|ol|div|section|p|h\d)$/.test(next.localName) && next.querySelector('h1') === null && linkShare(next, text) >= mostlyLinks;
    if (!isList) return removed;
    next.remove();
    removed = true;
  }
  return removed;
}

function elementAfter(element: DomElement): DomElement | null {
  for (let node = element.nextSibling; node !== null; node = node.nextSibling) {
    if (node.nodeType === 1) return node as DomElement;
    if (node.textContent.trim() !== '') return null;
  }
  return null;
}

function linkShare(element: DomElement, text: string): number {
  return element.querySelectorAll('a[href]').reduce((sum, link) => sum + link.textContent.trim().length, 0) / text.length;
}
