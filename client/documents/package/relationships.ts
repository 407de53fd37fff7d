import type { DocumentPackage } from './openPackage.ts';
import { descendants, folderOf, parseXml, pathFrom } from './packageXml.ts';

/** What a part of an Office document points to. */
export type Relationship = {
  /** The last word of what it is: `slideLayout`, `image`, `hyperlink`. */
  readonly type: string;
  /** Where it is in the document; null for what lies outside. */
  readonly path: string | null;
  /** The address outside of the document; null for what is inside. */
  readonly address: string | null;
};

export type Relationships = ReadonlyMap<string, Relationship>;

/** A part with what it points to; null where it is missing. @throws DocumentError */
export async function readPart(archive: DocumentPackage, path: string): Promise<{ readonly path: string; readonly xml: Document; readonly relationships: Relationships } | null> {
  const bytes = await archive.read(path);
  return bytes && { path, xml: parseXml(bytes), relationships: await relationshipsOf(archive, path) };
}

async function relationshipsOf(archive: DocumentPackage, path: string): Promise<Relationships> {
  const folder = folderOf(path);
  const bytes = await archive.read(`${folder}_rels/${path.slice(folder.length)}.rels`);
  if (!bytes) return new Map();
  return new Map(
    descendants(parseXml(bytes), 'Relationship').map((one) => {
      const target = one.getAttribute('Target') ?? '';
      const isOutside = one.getAttribute('TargetMode') === 'External';
      const type = (one.getAttribute('Type') ?? '').replace(/^.*\//, '');
      return [one.getAttribute('Id') ?? '', { type, path: isOutside ? null : pathFrom(folder, target), address: isOutside ? target : null }];
    }),
  );
}
