import type { DocumentPackage } from '../package/openPackage.ts';
import { attribute, child, children, descendants } from '../package/packageXml.ts';
import { readPart, type Relationships } from '../package/relationships.ts';
import { paletteOf, type Palette } from './slideColours.ts';

/** A slide, its layout or its master: its shapes, and what they point to. */
export type SlidePart = { readonly path: string; readonly xml: Document; readonly relationships: Relationships };

/** A slide with what it is made on, and what its colours and fonts mean. */
export type Slide = {
  /** From the slide itself to the master: what one does not say the next may. */
  readonly parts: readonly SlidePart[];
  readonly palette: Palette;
  readonly fonts: { readonly major: string | null; readonly minor: string | null };
  /** What text looks like that says nothing itself, by the kind of its place. */
  readonly textStyles: Readonly<Record<'title' | 'body' | 'other', Element | null>>;
};

/** Reads slides; layouts and masters, which they share, once. */
export function slideReader(archive: DocumentPackage, defaultTextStyle: Element | null) {
  const parts = new Map<string, Promise<SlidePart | null>>();
  const shared = (path: string | null): Promise<SlidePart | null> => {
    if (path === null) return Promise.resolve(null);
    const part = parts.get(path) ?? readPart(archive, path);
    parts.set(path, part);
    return part;
  };
  const next = (part: SlidePart | null, type: string) => shared([...(part?.relationships.values() ?? [])].find((one) => one.type === type)?.path ?? null);

  return async (path: string): Promise<Slide | null> => {
    const slide = await readPart(archive, path);
    if (!slide) return null;
    const layout = await next(slide, 'slideLayout');
    const master = await next(layout, 'slideMaster');
    const theme = await next(master, 'theme');
    const fontOf = (name: string) => attribute(child(descendants(theme?.xml, name)[0], 'latin'), 'typeface');
    const styles = descendants(master?.xml, 'txStyles')[0];
    return {
      parts: [slide, layout, master].filter((part) => part !== null),
      palette: paletteOf(theme?.xml ?? null, descendants(master?.xml, 'clrMap')[0] ?? null),
      fonts: { major: fontOf('majorFont'), minor: fontOf('minorFont') },
      textStyles: { title: child(styles, 'titleStyle'), body: child(styles, 'bodyStyle'), other: child(styles, 'otherStyle') ?? defaultTextStyle },
    };
  };
}

/** The place on a slide that a shape fills: what kind, and which of several. Null for a shape of its own. */
export function placeholderOf(shape: Element): { readonly type: string; readonly index: string | null } | null {
  const place = [...shape.children].find(({ localName }) => localName.startsWith('nv'))?.getElementsByTagNameNS('*', 'ph')[0];
  return place ? { type: attribute(place, 'type') ?? 'obj', index: attribute(place, 'idx') } : null;
}

/** The same place on the layout and on the master, in this order. */
export function inheritedShapes(shape: Element, parents: readonly SlidePart[]): Element[] {
  const place = placeholderOf(shape);
  if (!place) return [];
  return parents.flatMap(({ xml }) => {
    const shapes = descendants(xml, 'sp').map((one) => ({ one, own: placeholderOf(one) }));
    const found =
      shapes.find(({ own }) => own && place.index !== null && own.index === place.index) ?? shapes.find(({ own }) => own && kindOf(own.type) === kindOf(place.type) && own.type !== 'obj') ?? shapes.find(({ own }) => own && kindOf(own.type) === kindOf(place.type));
    return found ? [found.one] : [];
  });
}

/** Which style of text is for a place. */
export const kindOf = (type: string | null): 'title' | 'body' | 'other' =>
  type === null || /^(dt|ftr|sldNum)$/.test(type) ? 'other' : /^(title|ctrTitle)$/.test(type) ? 'title' : 'body';

/** The shapes of a part, in the order in which they are drawn. */
export const shapesOf = (part: SlidePart): Element[] => [...(child(descendants(part.xml, 'cSld')[0], 'spTree')?.children ?? [])];

/** Whether what the master shows is shown as well. */
export const showsMaster = (part: SlidePart): boolean => !/^(0|false)$/.test(attribute(part.xml.documentElement, 'showMasterSp') ?? '1');

/** What is drawn of a shape that some programs know and others do not: what every program knows. */
export function known(shape: Element): Element[] {
  if (shape.localName !== 'AlternateContent') return [shape];
  const fallback = child(shape, 'Fallback');
  return [...((fallback?.children.length ? fallback : children(shape, 'Choice')[0])?.children ?? [])];
}
