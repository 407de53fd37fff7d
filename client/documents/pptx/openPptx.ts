import { readPageText } from '#client/highlights/pageText.ts';
import { DocumentError, type DocumentFile, type DrawnPart, type OpenDocument } from '../openDocument.ts';
import { openPackage } from '../package/openPackage.ts';
import { attribute, child, descendants } from '../package/packageXml.ts';
import { readPictures } from '../package/pictures.ts';
import { readPart } from '../package/relationships.ts';
import { px } from './slideBox.ts';
import { slideReader, type Slide, type SlidePart } from './slideParts.ts';
import { drawSlide } from './slideShapes.ts';
import type { LinkOf } from './slideText.ts';

const MOST_SLIDES = 2_000;

/** Opens a presentation: a part is a slide, drawn when it is wanted. @throws DocumentError */
export async function openPptx(file: DocumentFile): Promise<OpenDocument> {
  const archive = await openPackage(file);
  const presentation = await readPart(archive, 'ppt/presentation.xml');
  if (!presentation) throw new DocumentError('damaged');
  const { xml, relationships } = presentation;
  const paths = descendants(xml, 'sldId')
    .flatMap((one) => relationships.get(attribute(one, 'id') ?? '')?.path ?? [])
    .filter((path) => archive.entries.has(path))
    .slice(0, MOST_SLIDES);
  if (paths.length === 0) throw new DocumentError('damaged');
  const extent = descendants(xml, 'sldSz')[0];
  const size = { width: sideOf(attribute(extent, 'cx'), 960), height: sideOf(attribute(extent, 'cy'), 720) };
  const read = slideReader(archive, child(xml.documentElement, 'defaultTextStyle'));

  const draw = async (part: number, hasPictures: boolean): Promise<DrawnPart> => {
    const slide = await read(paths[part] ?? '');
    if (!slide) throw new DocumentError('damaged');
    const pictures = hasPictures ? await readPictures(archive, picturesOf(slide)) : new Map<string, string>();
    return { element: drawSlide(slide, size, (path) => pictures.get(path) ?? null, (of) => linksOf(of, paths)), styles: [] };
  };
  return {
    unit: 'slide',
    parts: paths.map(() => ({ weight: 1, ...size })),
    contents: [],
    isRightToLeft: attribute(xml.documentElement, 'rtl') === '1',
    isPartByPart: false,
    counters: null,
    draw: (part) => draw(part, true),
    words: async (part) => readPageText((await draw(part, false)).element).text,
  };
}

const sideOf = (emu: string | null, usual: number): number => {
  const side = Math.round(px(emu));
  return side >= 100 && side <= 6_000 ? side : usual;
};

const picturesOf = ({ parts }: Slide): string[] => parts.flatMap(({ relationships }) => [...relationships.values()].flatMap(({ type, path }) => (type === 'image' && path !== null ? [path] : [])));

const linksOf =
  ({ relationships }: SlidePart, paths: readonly string[]): LinkOf =>
  (id) => {
    const target = relationships.get(id);
    if (!target) return null;
    if (target.address !== null) return { address: target.address };
    const part = target.path === null ? -1 : paths.indexOf(target.path);
    return part === -1 ? null : { part };
  };
