import type { DomDocument, DomElement } from '../text/dom.ts';
import { taskMark } from '../text/markup.ts';
import { oneLine } from '../text/words.ts';
import { elementOf, isWithin, namesOf } from './elements.ts';

/** For machines, for the makers of a page, or for those who hear it. */
const NOT_FOR_READERS = [
  '.mw-editsection,.mw-jump-link,#siteSub,#jump-to-nav,.noprint',
  'div.sr-only,span.sr-only,a.sr-only,p.sr-only,.screen-reader-text,.visually-hidden:not(h2):not(h3),.visuallyhidden,.skip-link',
  'amp-ad,amp-embed,amp-sidebar,amp-consent,amp-sticky-ad,amp-auto-ads',
].join();
const HEADINGS = 'h1,h2,h3,h4,h5,h6';
const ANCHOR = /\b(anchor|headerlink|hash-link)\b/;
const HIDDEN = /display\s*:\s*none/i;

const named = (names: string) => new RegExp(`(^|[\\s_-])(${names})([\\s_-]|$)`, 'i');
const CONSENT = named('cookies?|consent|gdpr|ccpa|cmp|onetrust|didomi|truste|cybot\\w*|usercentrics|quantcast|cky');
const SHARE_BUTTONS = named('share|sharing|sharedaddy|social|addtoany|addthis');
const SIGN_UP = named('newsletter|sign-?up|subscribe|subscription');
const BLOCKS = 'div,section,aside,ul,form';
const TEXTS = 'article,main,h1';
/** Longer blocks are no question whether one agrees. */
const longestConsent = 4_000;
const longestShareButtons = 200;
const longestSignUp = 600;

/** So many names on a page are those of people who talk with each other. */
const MIN_SPEAKERS = 3;

/**
 * Takes away what pages ask of their readers, and keeps what would be taken for it: names in a thread, boxes to tick, tabs.
 * @param source what the document was made of: what does not stand in it need not be looked for
 */
export function normalizeParts(document: DomDocument, source: string): void {
  if (/tablist/.test(source)) for (const list of document.querySelectorAll('[role=tablist]')) showTabs(document, list);
  if (/mw-|siteSub|noprint|sr-only|screen-reader|visually-?hidden|skip-link|<amp-/.test(source)) {
    for (const element of document.querySelectorAll(NOT_FOR_READERS)) element.remove();
  }
  if (HIDDEN.test(source)) for (const element of document.body.querySelectorAll('[style]')) if (isHidden(element)) element.remove();
  for (const heading of document.querySelectorAll(HEADINGS)) {
    if (heading.firstChild !== null) for (const anchor of heading.querySelectorAll('a')) removeIfWordless(anchor);
  }
  if (ANCHOR.test(source)) for (const link of document.querySelectorAll('a[class]')) if (ANCHOR.test(link.getAttribute('class') ?? '')) removeIfWordless(link);
  for (const block of document.querySelectorAll(BLOCKS)) if (isPrompt(block)) block.remove();
  if (/<input/i.test(source)) for (const box of document.querySelectorAll('input')) tick(document, box);
  if (/author|user-?name/i.test(source)) labelSpeakers(document);
}

/** Marks to link to a heading: `#`, `¶`, a drawing. */
function removeIfWordless(anchor: DomElement): void {
  if (!/[\p{L}\p{N}]/u.test(anchor.textContent) && anchor.querySelector('img') === null) anchor.remove();
}

/** Hidden, and not only until scripts show the whole page. */
function isHidden(element: DomElement): boolean {
  return HIDDEN.test(element.getAttribute('style') ?? '') && element.querySelector(TEXTS) === null && !/^(article|main|h1)$/.test(element.localName);
}

function isPrompt(block: DomElement): boolean {
  const names = namesOf(block);
  if (names === ' ') return false;
  const [isConsent, isShareButtons, isSignUp] = [CONSENT.test(names), SHARE_BUTTONS.test(names), SIGN_UP.test(names)];
  if ((!isConsent && !isShareButtons && !isSignUp) || block.querySelector(TEXTS) !== null) return false;
  const text = block.textContent;
  if (isConsent && text.length <= longestConsent && /cookies?|tracking|device|einwillig|consent/i.test(text) && /privacy|personal data|partners|accept|datenschutz|akzeptier|privacidad|acept|confidentialit|accepte/i.test(text)) return true;
  if (isShareButtons && text.trim().length <= longestShareButtons && block.querySelector('p,figure,pre,blockquote') === null) return true;
  return isSignUp && text.length <= longestSignUp && block.querySelector('form,input,button') !== null;
}

/** All that is behind tabs, one after the other, each under its name. */
function showTabs(document: DomDocument, list: DomElement): void {
  const tabs = list.querySelectorAll('[role=tab]');
  const panels = list.parentNode?.querySelectorAll('[role=tabpanel]') ?? [];
  panels.forEach((panel, at) => {
    for (const name of ['hidden', 'aria-hidden', 'style']) panel.removeAttribute(name);
    const by = panel.getAttribute('aria-labelledby');
    const tab = tabs.find((each) => by !== null && each.getAttribute('id') === by) ?? (tabs.length === panels.length ? tabs[at] : undefined);
    const name = oneLine(tab?.textContent, 100);
    if (name === null) return;
    const label = document.createElement('p');
    label.append(elementOf(document, 'strong', name));
    panel.prepend(label);
  });
  if (panels.length > 0) list.remove();
}

/** A list of things to do shows what is done; all other boxes are there to be clicked. */
function tick(document: DomDocument, box: DomElement): void {
  const item = box.parentNode?.localName === 'label' ? box.parentNode.parentNode : box.parentNode;
  const isCalledTask = /\btask/i.test(`${item?.getAttribute('class') ?? ''} ${item?.parentNode?.getAttribute('class') ?? ''}`);
  const isTask = box.getAttribute('type') === 'checkbox' && item?.localName === 'li' && (isCalledTask || box.getAttribute('disabled') !== null);
  if (isTask) box.replaceWith(document.createTextNode(taskMark(box.getAttribute('checked') !== null)));
  else box.remove();
}

/** In a thread it matters who says what; elsewhere one name is that of the author, and known from better places. */
function labelSpeakers(document: DomDocument): void {
  const found = new Set<DomElement>();
  for (const element of document.body.querySelectorAll('.author,.username,.user-name,.comment-author,.post-author,[itemprop=author]')) {
    if (element.parentNode !== null && !isWithin(element.parentNode, found)) found.add(element);
  }
  if (found.size < MIN_SPEAKERS) return;
  for (const element of found) {
    const name = oneLine((element.querySelector('a.username,.username,.fn,[itemprop=name],a') ?? element).textContent, 60);
    if (name === null) continue;
    const line = document.createElement(/^(span|a|b|strong|cite)$/.test(element.localName) ? 'span' : 'p');
    line.append(elementOf(document, 'strong', name));
    element.replaceWith(line);
  }
}
