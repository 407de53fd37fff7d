import { attribute, child, children, descendants } from '../package/packageXml.ts';
import { boxOf, frameOf, place, px, WHOLE, type Box, type Frame } from './slideBox.ts';
import { colourIn, fillOf } from './slideColours.ts';
import { inheritedShapes, known, placeholderOf, shapesOf, showsMaster, type Slide, type SlidePart } from './slideParts.ts';
import { drawText, type LinkOf } from './slideText.ts';

/** Beyond it a slide is drawn without the rest: nobody sees so many. */
const MOST_SHAPES = 4_000;
const DEEPEST = 12;

type Drawing = {
  readonly slide: Slide;
  /** The address of a picture by where it is in the presentation; null where it is not shown. */
  readonly picture: (path: string) => string | null;
  /** Where links lead, by the part they stand on. */
  readonly linkOf: (part: SlidePart) => LinkOf;
  /** How many more shapes are drawn. */
  left: number;
};

/** Draws a slide in px. All elements are made here: of what the file says only numbers, colours, names of fonts and words are taken. */
export function drawSlide(slide: Slide, { width, height }: { width: number; height: number }, picture: Drawing['picture'], linkOf: Drawing['linkOf']): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'relative', width: `${width}px`, height: `${height}px`, overflow: 'hidden', fontSize: '24px', background: '#fff' });
  const drawing: Drawing = { slide, picture, linkOf, left: MOST_SHAPES };
  drawBackground(element, drawing);
  const [own] = slide.parts;
  const shown = slide.parts.filter((_part, at) => at === 0 || slide.parts.slice(0, at).every(showsMaster)).toReversed();
  for (const part of shown) {
    for (const shape of shapesOf(part)) {
      // Places that slides fill are empty on what they are made on.
      if (part !== own && placeholderOf(shape)) continue;
      drawShape(element, shape, part, WHOLE, 0, drawing);
    }
  }
  return element;
}

function drawBackground(element: HTMLElement, { slide, picture }: Drawing): void {
  for (const part of slide.parts) {
    const background = child(descendants(part.xml, 'cSld')[0], 'bg');
    if (!background) continue;
    const properties = child(background, 'bgPr');
    const path = pathOf(child(properties, 'blipFill'), part);
    const address = path === null ? null : picture(path);
    const fill = properties ? fillOf(properties, slide.palette) : colourIn(child(background, 'bgRef'), slide.palette);
    if (address !== null) {
      const image = document.createElement('img');
      image.src = address;
      image.alt = '';
      Object.assign(image.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' });
      element.append(image);
    } else if (fill !== null && fill !== 'none') element.style.background = fill;
    return;
  }
}

function drawShape(into: HTMLElement, given: Element, part: SlidePart, frame: Frame, depth: number, drawing: Drawing): void {
  for (const shape of known(given)) {
    drawing.left -= 1;
    if (drawing.left < 0 || depth > DEEPEST || isHidden(shape)) continue;
    if (shape.localName === 'grpSp') {
      const inner = frameOf(shape, frame);
      for (const one of shape.children) if (one.localName !== 'nvGrpSpPr' && one.localName !== 'grpSpPr') drawShape(into, one, part, inner, depth + 1, drawing);
      continue;
    }
    const parents = drawing.slide.parts.slice(drawing.slide.parts.indexOf(part) + 1);
    const same = [shape, ...inheritedShapes(shape, parents)];
    const box = boxOf(same, frame);
    if (!box) continue;
    if (shape.localName === 'sp') into.append(drawBox(shape, same, box, part, drawing));
    else if (shape.localName === 'cxnSp') into.append(drawLine(shape, box, drawing.slide));
    else if (shape.localName === 'pic') drawPicture(into, shape, box, part, drawing);
    else if (shape.localName === 'graphicFrame') into.append(drawFrame(shape, box, part, drawing));
  }
}

const isHidden = (shape: Element): boolean => /^(1|true)$/.test(attribute(descendants(shape, 'cNvPr')[0], 'hidden') ?? '');

function drawBox(shape: Element, same: readonly Element[], box: Box, part: SlidePart, { slide, linkOf, picture }: Drawing): HTMLElement {
  const element = document.createElement('div');
  place(element, box);
  const style = child(shape, 'style');
  const properties = same.map((one) => child(one, 'spPr'));
  const form = attribute(child(properties[0], 'prstGeom'), 'prst') ?? 'rect';
  if (form === 'line') {
    const line = drawLine(shape, box, slide);
    const words = drawText(shape, { slide, part, link: linkOf(part) });
    element.append(...(words ? [words] : []));
    line.style.left = line.style.top = '0';
    element.append(line);
    return element;
  }
  const fill = properties.map((one) => fillOf(one, slide.palette)).find((one) => one !== null) ?? colourIn(child(style, 'fillRef'), slide.palette);
  const isFilled = fill !== null && fill !== 'none' && !(properties[0] && !fillOf(properties[0], slide.palette) && attribute(child(style, 'fillRef'), 'idx') === '0');
  const edge = edgeOf(properties, style, slide);
  const radius = form === 'ellipse' ? '50%' : /^(round|flowChartTerminator)/.test(form) ? `${Math.round(Math.min(box.width, box.height) / 6)}px` : '0';
  const clip = CLIPPED[form];
  const path = pathOf(child(properties[0], 'blipFill'), part);
  const address = path === null ? null : picture(path);
  if (isFilled || edge || address !== null) {
    const ground = document.createElement(address === null ? 'div' : 'img');
    Object.assign(ground.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', boxSizing: 'border-box', borderRadius: radius });
    if (ground instanceof HTMLImageElement && address !== null) {
      ground.src = address;
      ground.alt = '';
      ground.style.objectFit = 'cover';
    } else if (isFilled) ground.style.background = fill;
    if (edge && !clip) ground.style.border = edge;
    if (clip) ground.style.clipPath = `polygon(${clip})`;
    if (box.isFlippedX || box.isFlippedY) ground.style.transform = `scale(${box.isFlippedX ? -1 : 1}, ${box.isFlippedY ? -1 : 1})`;
    element.append(ground);
  }
  const words = drawText(shape, { slide, part, link: linkOf(part) }, colourIn(child(style, 'fontRef'), slide.palette));
  if (words) {
    words.style.position = 'relative';
    element.append(words);
  }
  return element;
}

/** Forms that have corners elsewhere. */
const CLIPPED: Readonly<Record<string, string>> = {
  triangle: '50% 0, 100% 100%, 0 100%',
  rtTriangle: '0 0, 100% 100%, 0 100%',
  diamond: '50% 0, 100% 50%, 50% 100%, 0 50%',
  flowChartDecision: '50% 0, 100% 50%, 50% 100%, 0 50%',
  parallelogram: '25% 0, 100% 0, 75% 100%, 0 100%',
  trapezoid: '25% 0, 75% 0, 100% 100%, 0 100%',
  hexagon: '25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%',
  chevron: '0 0, 75% 0, 100% 50%, 75% 100%, 0 100%, 25% 50%',
  homePlate: '0 0, 80% 0, 100% 50%, 80% 100%, 0 100%',
  rightArrow: '0 25%, 65% 25%, 65% 0, 100% 50%, 65% 100%, 65% 75%, 0 75%',
  leftArrow: '100% 25%, 35% 25%, 35% 0, 0 50%, 35% 100%, 35% 75%, 100% 75%',
  downArrow: '25% 0, 75% 0, 75% 65%, 100% 65%, 50% 100%, 0 65%, 25% 65%',
  upArrow: '25% 100%, 75% 100%, 75% 35%, 100% 35%, 50% 0, 0 35%, 25% 35%',
};

function edgeOf(properties: readonly (Element | null)[], style: Element | null, { palette }: Slide): string | null {
  const line = properties.map((one) => child(one, 'ln')).find((one) => one !== null) ?? null;
  if (child(line, 'noFill')) return null;
  const reference = child(style, 'lnRef');
  const colour = colourIn(child(line, 'solidFill'), palette) ?? (attribute(reference, 'idx') === '0' ? null : colourIn(reference, palette));
  if (colour === null) return null;
  const dash = attribute(child(line, 'prstDash'), 'val') ?? 'solid';
  return `${Math.max(1, Math.min(60, px(attribute(line, 'w') ?? '9525')))}px ${/dash/i.test(dash) ? 'dashed' : /dot/i.test(dash) ? 'dotted' : 'solid'} ${colour}`;
}

function drawLine(shape: Element, box: Box, slide: Slide): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  place(svg, { ...box, width: Math.max(1, box.width), height: Math.max(1, box.height) });
  svg.style.overflow = 'visible';
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'line');
  const [from, to] = box.isFlippedX ? [box.width, 0] : [0, box.width];
  const [top, bottom] = box.isFlippedY ? [box.height, 0] : [0, box.height];
  for (const [name, value] of Object.entries({ x1: from, y1: top, x2: to, y2: bottom })) line.setAttribute(name, String(value));
  const properties = child(shape, 'spPr');
  const own = child(properties, 'ln');
  line.setAttribute('stroke', colourIn(child(own, 'solidFill'), slide.palette) ?? colourIn(child(child(shape, 'style'), 'lnRef'), slide.palette) ?? '#444');
  line.setAttribute('stroke-width', String(Math.max(1, Math.min(60, px(attribute(own, 'w') ?? '9525')))));
  svg.append(line);
  return svg;
}

function drawPicture(into: HTMLElement, shape: Element, box: Box, part: SlidePart, { picture }: Drawing): void {
  const fill = child(shape, 'blipFill');
  const path = pathOf(fill, part);
  const address = path === null ? null : picture(path);
  const words = attribute(descendants(shape, 'cNvPr')[0], 'descr') ?? '';
  if (address === null) {
    if (words !== '') into.append(placeholder(box, words));
    return;
  }
  const holder = document.createElement('div');
  place(holder, box);
  holder.style.overflow = 'hidden';
  if (attribute(child(child(shape, 'spPr'), 'prstGeom'), 'prst') === 'ellipse') holder.style.borderRadius = '50%';
  const image = document.createElement('img');
  image.src = address;
  image.alt = words;
  const cut = child(fill, 'srcRect');
  const [left, top, right, bottom] = ['l', 't', 'r', 'b'].map((side) => Math.max(0, Math.min(0.95, Number(attribute(cut, side)) / 100_000 || 0))) as [number, number, number, number];
  const [wide, high] = [Math.max(0.05, 1 - left - right), Math.max(0.05, 1 - top - bottom)];
  Object.assign(image.style, { position: 'absolute', maxWidth: 'none', width: `${100 / wide}%`, height: `${100 / high}%`, left: `${(-left / wide) * 100}%`, top: `${(-top / high) * 100}%` });
  holder.append(image);
  into.append(holder);
}

const pathOf = (fill: Element | null, { relationships }: SlidePart): string | null => relationships.get(attribute(child(fill, 'blip'), 'embed') ?? '')?.path ?? null;

/** A table; in the place of a chart or a drawing of another program, what it is called. */
function drawFrame(shape: Element, box: Box, part: SlidePart, drawing: Drawing): HTMLElement {
  const table = descendants(shape, 'tbl')[0];
  const name = descendants(shape, 'cNvPr')[0];
  if (!table) return placeholder(box, attribute(name, 'descr') || attribute(name, 'title') || attribute(name, 'name') || '');
  const { slide, linkOf } = drawing;
  const element = document.createElement('table');
  place(element, { ...box, degrees: 0 });
  Object.assign(element.style, { borderCollapse: 'collapse', tableLayout: 'fixed', boxSizing: 'border-box' });
  const hasHead = attribute(child(table, 'tblPr'), 'firstRow') === '1';
  const columns = document.createElement('colgroup');
  for (const column of children(child(table, 'tblGrid'), 'gridCol').slice(0, 200)) {
    const one = document.createElement('col');
    one.style.width = `${px(attribute(column, 'w'))}px`;
    columns.append(one);
  }
  const body = document.createElement('tbody');
  for (const [at, row] of children(table, 'tr').slice(0, 500).entries()) {
    const line = document.createElement('tr');
    line.style.height = `${px(attribute(row, 'h'))}px`;
    for (const cell of children(row, 'tc').slice(0, 200)) {
      if (attribute(cell, 'hMerge') === '1' || attribute(cell, 'vMerge') === '1') continue;
      const isHead = hasHead && at === 0;
      const one = document.createElement(isHead ? 'th' : 'td');
      one.colSpan = Number(attribute(cell, 'gridSpan')) || 1;
      one.rowSpan = Number(attribute(cell, 'rowSpan')) || 1;
      const fill = fillOf(child(cell, 'tcPr'), slide.palette) ?? (isHead ? colourOfHead(slide) : null);
      Object.assign(one.style, { padding: '0', verticalAlign: 'top', border: '1px solid #bfbfbf', fontWeight: '400', textAlign: 'start' });
      if (fill !== null && fill !== 'none') one.style.background = fill;
      const words = drawText(cell, { slide, part, link: linkOf(part) }, isHead ? '#fff' : null);
      if (words) one.append(words);
      line.append(one);
    }
    body.append(line);
  }
  element.append(columns, body);
  return element;
}

const colourOfHead = ({ palette }: Slide): string => `#${palette.get('accent1') ?? '4472c4'}`;

function placeholder(box: Box, words: string): HTMLElement {
  const element = document.createElement('div');
  place(element, box);
  Object.assign(element.style, { boxSizing: 'border-box', display: 'grid', placeItems: 'center', padding: '8px', border: '1px dashed #8a8a8a', color: '#595959', fontSize: '16px', overflow: 'hidden' });
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', words);
  element.dataset['bullet'] = words;
  return element;
}
