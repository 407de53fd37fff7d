import { oneLine } from '../../text/words.ts';
import type { ZipArchive } from '../base/zipArchive.ts';
import { descendantsOf, textOf, type XmlElement } from '../base/xml.ts';

/** What a document says of itself. */
export interface OfficeProperties {
  readonly title: string | null;
  readonly author: string | null;
  readonly language: string | null;
  readonly description: string | null;
  readonly publishedAt: Date | null;
}

/** The Dublin Core properties somewhere in this XML: of Office Open XML, OpenDocument and EPUB alike. */
export function propertiesIn(xml: XmlElement | undefined): OfficeProperties {
  const first = (...names: string[]): string | null => {
    for (const name of names) {
      const found = oneLine(textOf(descendantsOf(xml, name)[0]));
      if (found !== null) return found;
    }
    return null;
  };
  const date = new Date(first('created', 'creation-date', 'date') ?? '');
  return {
    title: first('title'),
    author: first('creator', 'initial-creator')?.slice(0, 200) ?? null,
    language: first('language'),
    description: first('description'),
    publishedAt: Number.isNaN(date.getTime()) || date > new Date() ? null : date,
  };
}

/** A part of an Office Open XML package that another part points to, by the id of its relationship. */
export async function relationshipsOf(archive: ZipArchive, part: string): Promise<Map<string, string>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const xml = await archive.xml(`${folder}_rels/${part.slice(folder.length)}.rels`);
  return new Map(
    descendantsOf(xml, 'Relationship').map(({ attributes: { Id = '', Target = '', TargetMode } }) => [
      Id,
      TargetMode === 'External' ? Target : pathFrom(folder, Target),
    ]),
  );
}

/** Where a relative reference leads within an archive. */
export function pathFrom(folder: string, reference: string): string {
  try {
    return decodeURIComponent(new URL(reference, `http://archive/${folder}`).pathname.slice(1));
  } catch {
    return reference;
  }
}
