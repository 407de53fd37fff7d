import { openArchive } from './archive.ts';
import { listingOf, refuseBomb } from './listing.ts';
import type { OpenFile } from './openFile.ts';
import type { Reading } from './reading.ts';

/** Lists what is in an archive. Nothing is unpacked. @throws ExtractError DAMAGED, or TOO_LARGE for a bomb */
export async function readZip(file: OpenFile): Promise<Reading> {
  const { entries, count } = await openArchive(file);
  refuseBomb(file.size, entries.reduce((sum, { size }) => sum + size, 0));
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  return listingOf(files, Math.max(files.length, count > entries.length ? count : 0));
}
