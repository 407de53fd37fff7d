import { ArchiveReader, libarchiveWasm } from 'libarchive-wasm';
import { ExtractError } from '../../extractError.ts';
import { protectedArchive } from '../archives/readSevenZipOrRar.ts';
import type { OpenFile } from '../base/openFile.ts';
import { brokenEntry, goneEntry, protectedEntry } from './entryErrors.ts';
import type { Entries } from './foundEntry.ts';

/** As for their lists: it lies in memory twice. */
const largest = 100 * 1024 * 1024;
const piece = 256 * 1024;
const isProtection = /passphrase|encrypt/i;

/** The files in an archive of 7-Zip or RAR, and in a tar archive that is packed otherwise than with gzip. */
export async function* packedEntries(file: OpenFile, wanted: readonly number[]): Entries {
  const bytes = await file.all(largest);
  const reader = new ArchiveReader(await libarchiveWasm(), new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const left = new Set(wanted);
  try {
    let position = -1;
    for (const entry of reader.entries()) {
      if (entry.getFiletype() === 'Directory') continue;
      position += 1;
      if (!left.delete(position)) continue;
      if (entry.isEncrypted()) yield { position, refusal: protectedEntry() };
      else yield { position, bytes: dataOf(reader) };
      if (left.size === 0) return;
    }
    const problem = reader.libarchive.error_string(reader.archive);
    if (isProtection.test(problem)) throw protectedArchive();
    if (problem && left.size > 0) throw new ExtractError('DAMAGED', 'The archive is damaged: what comes after the break cannot be had.', problem);
    for (const missing of left) yield { position: missing, refusal: goneEntry() };
  } finally {
    reader.free();
  }
}

async function* dataOf(reader: ArchiveReader): AsyncGenerator<Uint8Array> {
  for (;;) {
    const data = reader.readData(piece);
    if (data.byteLength === 0) break;
    yield new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  }
  const problem = reader.libarchive.error_string(reader.archive);
  if (isProtection.test(problem)) throw protectedEntry();
  if (problem) throw brokenEntry(problem);
}
