import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { ExtractError } from '../../extractError.ts';
import { openZipArchive } from '../base/zipArchive.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { propertiesIn } from './officeProperties.ts';
import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { childOf, refuseEntities, textOf } from '../base/xml.ts';

/** One level below the title of the source. */
const styles = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p > em:fresh",
  ...[1, 2, 3, 4, 5].flatMap((level) => [`p[style-name='heading ${level}'] => h${level + 1}:fresh`, `p[style-name='Heading ${level}'] => h${level + 1}:fresh`]),
  "p[style-name='heading 6'] => h6:fresh",
  "p[style-name='Quote'] => blockquote:fresh",
  "p[style-name='Intense Quote'] => blockquote:fresh",
];

/** What mammoth reads. Pictures and fonts, which make a document large, stay where they are. */
const read = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(_rels\/)?[\w.-]+\.(xml|rels))$/;

/** @throws ExtractError DAMAGED, TOO_LARGE or PASSWORD */
export async function readDocx(file: OpenFile): Promise<FileContent> {
  const archive = await openZipArchive(file);
  const properties = propertiesIn(await archive.xml('docProps/core.xml'));
  const pages = Number(textOf(childOf(childOf(await archive.xml('docProps/app.xml'), 'Properties'), 'Pages')));
  // Unpacked within our limits and packed again: what mammoth unpacks by itself it unpacks without any.
  const parts: Record<string, Uint8Array> = {};
  for (const { name } of archive.entries) {
    if (!read.test(name)) continue;
    const part = await archive.read(name);
    if (part === null) continue;
    refuseEntities(Buffer.from(part.buffer, part.byteOffset, Math.min(part.byteLength, 100_000)).toString('latin1'));
    parts[name] = part;
  }
  const text = new TextBuilder();
  text.add(await toHtml(Buffer.from(zipSync(parts, { level: 0 }))));
  return { ...properties, text, details: { ...(pages > 0 && { pages }), outline: text.outline }, picture: () => archive.read('docProps/thumbnail.jpeg') };
}

async function toHtml(buffer: Buffer): Promise<string> {
  try {
    const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
    return (await mammoth.convertToHtml({ buffer }, { styleMap: styles, convertImage, externalFileAccess: false })).value;
  } catch {
    throw new ExtractError('DAMAGED', 'The document is damaged: its text could not be read. Add it again.');
  }
}
