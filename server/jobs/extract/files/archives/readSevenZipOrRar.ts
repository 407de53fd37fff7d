import { libarchiveWasm, ArchiveReader } from 'libarchive-wasm';
import { ExtractError } from '../../extractError.ts';
import type { ArchiveEntry } from '../../extraction.ts';
import { listingOf } from './listing.ts';
import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';

/** It lies in memory twice while its list is read. */
const largest = 100 * 1024 * 1024;
const maxEntries = 20_000;

/** Not even the names in it can be read. */
export const protectedArchive = () => new ExtractError('PASSWORD', 'The file is protected with a password. Remove the protection and add it again.');

/** Lists what is in an archive of 7-Zip or RAR. Nothing of its files is unpacked. @throws ExtractError DAMAGED or PASSWORD */
export async function readSevenZipOrRar(file: OpenFile): Promise<FileContent> {
  if (file.size > largest) return { ...listingOf([], 0), note: { code: 'TOO_LARGE', message: 'Archives of this kind are listed up to 100 MB. It is kept as it is.' } };
  const bytes = await file.all(largest);
  let reader: ArchiveReader | null = null;
  try {
    reader = new ArchiveReader(await libarchiveWasm(), new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const entries: ArchiveEntry[] = [];
    let count = 0;
    for (const entry of reader.entries()) {
      if (entry.getFiletype() !== 'Directory') {
        count += 1;
        if (count <= maxEntries) entries.push({ name: entry.getPathname(), size: entry.getSize(), isEncrypted: entry.isEncrypted() });
      }
    }
    // The end of what it can read and the end of the archive look the same but for this.
    const problem = reader.libarchive.error_string(reader.archive);
    const listing = { ...listingOf(entries, count), entries };
    if (!problem) return listing;
    if (entries.length === 0) throw new Error(problem);
    return { ...listing, note: { code: 'DAMAGED', message: 'The archive is damaged: only what comes before the break is listed.' } };
  } catch (error) {
    const said = String(error);
    if (/passphrase|encrypt/i.test(said)) throw protectedArchive();
    throw new ExtractError('DAMAGED', 'The archive is damaged: it ends too early or is not what it says. Add it again.', said);
  } finally {
    reader?.free();
  }
}
