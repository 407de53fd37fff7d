import { attribute, child, children } from '../package/packageXml.ts';
import { px } from './slideBox.ts';
import { colourIn } from './slideColours.ts';
import { inheritedShapes, kindOf, placeholderOf, type Slide, type SlidePart } from './slideParts.ts';

const PX_PER_POINT = 96 / 72;
const DEFAULT_POINTS = 18;
/** Names of fonts, and nothing that could be more than a name. */
const FONT = /^[\p{L}\p{N} ._-]{1,80}$/u;

/** Where links of a slide lead: to another slide, from 0, or out of the presentation; null for nowhere. */
export type LinkOf = (id: string) => { readonly part: number } | { readonly address: string } | null;

type TextSource = { readonly slide: Slide; readonly part: SlidePart; readonly link: LinkOf };

/**
 * Draws the text of a shape; null when there is none.
 *
 * @param holder the shape, or the cell of a table
 * @param colour what its style says text in it is coloured like
 */
export function drawText(holder: Element, { slide, part, link }: TextSource, colour: string | null = null): HTMLElement | null {
  const body = child(holder, 'txBody');
  if (!body || body.textContent.trim() === '') return null;
  const parents = slide.parts.slice(slide.parts.indexOf(part) + 1);
  const inherited = inheritedShapes(holder, parents).map((shape) => child(shape, 'txBody'));
  const place = placeholderOf(holder);
  const kind = kindOf(place?.type ?? null);
  const bodies = [body, ...inherited];
  const setting = (name: string): string | null => bodies.map((one) => attribute(child(one, 'bodyPr'), name)).find((value) => value !== null) ?? null;
  const shrunk = Number(attribute(child(child(body, 'bodyPr'), 'normAutofit'), 'fontScale') ?? 100_000) / 100_000;

  const element = document.createElement('div');
  const vertical = setting('anchor') ?? 't';
  Object.assign(element.style, {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: vertical === 'ctr' ? 'center' : vertical === 'b' ? 'flex-end' : 'flex-start',
    width: '100%',
    height: '100%',
    padding: [['tIns', '45720'], ['rIns', '91440'], ['bIns', '45720'], ['lIns', '91440']].map(([name = '', usual]) => `${px(setting(name) ?? usual)}px`).join(' '),
    writingMode: /^(vert|eaVert|vert270)$/.test(setting('vert') ?? '') ? 'vertical-rl' : 'horizontal-tb',
    whiteSpace: setting('wrap') === 'none' ? 'pre' : 'pre-wrap',
  });
  if (kind === 'title') {
    element.setAttribute('role', 'heading');
    element.setAttribute('aria-level', '2');
  }
  const numbers: number[] = [];
  for (const paragraph of children(body, 'p')) {
    const level = Math.min(8, Number(attribute(child(paragraph, 'pPr'), 'lvl')) || 0);
    const name = `lvl${level + 1}pPr`;
    const styles = [child(paragraph, 'pPr'), ...bodies.map((one) => child(child(one, 'lstStyle'), name)), child(slide.textStyles[kind], name)].filter((style) => style !== null);
    element.append(drawParagraph(paragraph, styles, { slide, link, shrunk, level, numbers, colour: place ? null : colour }));
  }
  return element;
}

type Look = { readonly slide: Slide; readonly link: LinkOf; readonly shrunk: number; readonly level: number; readonly numbers: number[]; readonly colour: string | null };

function drawParagraph(paragraph: Element, styles: readonly Element[], look: Look): HTMLElement {
  const said = (name: string): string | null => styles.map((style) => attribute(style, name)).find((value) => value !== null) ?? null;
  const element = document.createElement('p');
  const isRightToLeft = said('rtl') === '1';
  const align = said('algn') ?? 'l';
  const spacing = Number(attribute(child(styles.map((style) => child(style, 'lnSpc')).find((one) => one !== null), 'spcPct'), 'val')) / 100_000 || 1;
  const before = styles.map((style) => child(style, 'spcBef')).find((one) => one !== null);
  const size = sizeOf([child(child(paragraph, 'r'), 'rPr'), child(paragraph, 'endParaRPr'), ...runDefaults(styles)], look.shrunk);
  const space = Number(attribute(child(before, 'spcPct'), 'val')) / 100_000 || 0;
  const spacePoints = Number(attribute(child(before, 'spcPts'), 'val')) / 100 || 0;
  const indent = px(said('indent'));
  Object.assign(element.style, {
    margin: '0',
    direction: isRightToLeft ? 'rtl' : 'ltr',
    textAlign: align === 'ctr' ? 'center' : align === 'just' ? 'justify' : (align === 'r') === isRightToLeft ? 'start' : 'end',
    paddingInlineStart: `${px(said('marL'))}px`,
    paddingBlockStart: `${Math.round(size * space + spacePoints * PX_PER_POINT)}px`,
    lineHeight: String(Math.round(spacing * 120) / 100),
    fontSize: `${size}px`,
    fontFamily: fontOf(fontSaid([child(child(paragraph, 'r'), 'rPr'), ...runDefaults(styles)]), look.slide),
  });
  const hasText = paragraph.textContent.trim() !== '';
  const bullet = hasText ? bulletOf(styles, look) : null;
  if (!bullet) look.numbers.length = Math.min(look.numbers.length, hasText ? look.level : look.numbers.length);
  if (bullet) {
    const mark = document.createElement('span');
    mark.dataset['bullet'] = bullet;
    Object.assign(mark.style, { display: 'inline-block', minWidth: `${Math.max(0, -indent)}px`, marginInlineStart: `${indent}px` });
    element.append(mark);
  } else if (indent > 0) element.style.textIndent = `${indent}px`;
  for (const run of paragraph.children) {
    if (run.localName === 'br') element.append(document.createElement('br'));
    else if (run.localName === 'r' || run.localName === 'fld') element.append(drawRun(run, styles, look));
  }
  if (!hasText) element.append(document.createElement('br'));
  return element;
}

const runDefaults = (styles: readonly Element[]): (Element | null)[] => styles.map((style) => child(style, 'defRPr'));

function sizeOf(properties: readonly (Element | null)[], shrunk: number): number {
  const points = Number(properties.map((one) => attribute(one, 'sz')).find((value) => value !== null)) / 100 || DEFAULT_POINTS;
  return Math.round(Math.min(400, points) * PX_PER_POINT * shrunk * 10) / 10;
}

function drawRun(run: Element, styles: readonly Element[], { slide, link, shrunk, colour }: Look): HTMLElement {
  const properties = [child(run, 'rPr'), ...runDefaults(styles)];
  const said = (name: string): string | null => properties.map((one) => attribute(one, name)).find((value) => value !== null) ?? null;
  const element = linked(child(properties[0] ?? null, 'hlinkClick'), link) ?? document.createElement('span');
  element.textContent = child(run, 't')?.textContent ?? '';
  const own = properties.map((one) => colourIn(child(one, 'solidFill'), slide.palette));
  const isOn = (name: string) => /^(1|true)$/.test(said(name) ?? '');
  const lines = [!/^(none)?$/.test(said('u') ?? '') && 'underline', !/^(noStrike)?$/.test(said('strike') ?? '') && 'line-through'].filter(Boolean).join(' ');
  const raised = Number(said('baseline')) || 0;
  Object.assign(element.style, {
    fontSize: `${sizeOf(properties, shrunk) * (raised === 0 ? 1 : 0.66)}px`,
    fontWeight: isOn('b') ? '700' : '400',
    fontStyle: isOn('i') ? 'italic' : 'normal',
    fontFamily: fontOf(fontSaid(properties), slide),
    color: own[0] ?? colour ?? own.find((one) => one !== null) ?? colourIn(textColour, slide.palette) ?? '#000',
    ...(lines !== '' && { textDecoration: lines }),
    ...(said('cap') === 'all' && { textTransform: 'uppercase' }),
    ...(raised !== 0 && { verticalAlign: raised > 0 ? 'super' : 'sub' }),
  });
  return element;
}

const textColour = new DOMParser().parseFromString('<f><schemeClr val="tx1"/></f>', 'application/xml').documentElement;

/** The name of a font, or which one of the theme it is. */
const fontSaid = (properties: readonly (Element | null)[]): string => properties.map((one) => attribute(child(one, 'latin'), 'typeface')).find((value) => value !== null) ?? '+mn-lt';

function fontOf(name: string, { fonts }: Slide): string {
  const given = name.startsWith('+mj') ? fonts.major : name.startsWith('+mn') ? fonts.minor : name;
  return given !== null && FONT.test(given) ? `"${given}", var(--font-sans, sans-serif)` : 'var(--font-sans, sans-serif)';
}

function linked(click: Element | null, link: LinkOf): HTMLElement | null {
  const target = click && link(attribute(click, 'id') ?? '');
  if (!target) return null;
  const element = document.createElement('a');
  if ('part' in target) {
    element.href = '#';
    element.dataset['part'] = String(target.part);
    return element;
  }
  const url = URL.parse(target.address);
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return null;
  element.href = url.href;
  element.target = '_blank';
  element.rel = 'noopener noreferrer nofollow';
  return element;
}

/** What stands before a paragraph; null for nothing. Counts what is numbered. */
function bulletOf(styles: readonly Element[], { level, numbers }: Look): string | null {
  const bullet = styles.flatMap((style) => [...style.children]).find(({ localName }) => /^bu(None|Char|AutoNum|Blip)$/.test(localName));
  if (!bullet || bullet.localName === 'buNone') return null;
  if (bullet.localName !== 'buAutoNum') {
    // Signs of symbol fonts that are not here would be letters.
    const sign = attribute(bullet, 'char') ?? '•';
    return /^[\p{P}\p{S}]$/u.test(sign) ? sign : '•';
  }
  numbers.length = Math.max(numbers.length, level + 1);
  const number = (numbers[level] ?? Number(attribute(bullet, 'startAt') ?? 1) - 1) + 1;
  numbers.splice(level, numbers.length, number);
  const letters = String.fromCharCode(97 + ((number - 1) % 26));
  const type = attribute(bullet, 'type') ?? '';
  const mark = type.startsWith('alphaLc') ? letters : type.startsWith('alphaUc') ? letters.toUpperCase() : String(number);
  return type.endsWith('ParenR') ? `${mark})` : type.endsWith('ParenBoth') ? `(${mark})` : `${mark}.`;
}
