import { ExtractError } from '../../extractError.ts';
import { openZipArchive } from '../base/zipArchive.ts';
import { listingOf } from './listing.ts';
import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';

/** Deflate cannot make more of a byte. */
const maxTimes = 1_032;

/**
 * Lists what is in an archive. Nothing is unpacked: one full of zeros is listed like any other.
 * @throws ExtractError DAMAGED, or TOO_LARGE for one whose files share their bytes or lie about their size, which nobody does who means well
 */
export async function readZip(file: OpenFile): Promise<FileContent> {
  const { entries, count } = await openZipArchive(file);
  const claimed = entries.reduce((sum, { size, isDeflated }) => sum + (isDeflated ? size : 0), 0);
  if (claimed > file.size * maxTimes) {
    throw new ExtractError('TOO_LARGE', 'The archive says that it unpacks to more than its bytes can hold: it seems to be made to fill disks. It is not unpacked.');
  }
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  return { ...listingOf(files, Math.max(files.length, count > entries.length ? count : 0)), entries: files };
}
