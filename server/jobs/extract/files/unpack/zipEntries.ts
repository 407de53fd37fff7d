import type { OpenFile } from '../base/openFile.ts';
import { openZipArchive } from '../base/zipArchive.ts';
import { goneEntry, protectedEntry } from './entryErrors.ts';
import type { Entries } from './foundEntry.ts';

/** The files in a zip archive, in the order in which they are listed. */
export async function* zipEntries(file: OpenFile, wanted: readonly number[]): Entries {
  const archive = await openZipArchive(file);
  const files = archive.entries.filter(({ name }) => !name.endsWith('/'));
  for (const position of wanted) {
    const entry = files[position];
    if (!entry) yield { position, refusal: goneEntry() };
    else if (entry.isEncrypted) yield { position, refusal: protectedEntry() };
    else yield { position, bytes: archive.pieces(entry.name), packedSize: entry.packedSize };
  }
}
