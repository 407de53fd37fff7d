import { once } from 'node:events';
import { type ReadEntry, Parser } from 'tar';
import { ExtractError } from '../../extractError.ts';
import type { ArchiveEntry } from '../../extraction.ts';
import { listingOf } from './listing.ts';
import { type OpenFile, piecesOf } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { timeLimit } from '../base/timeLimit.ts';

const maxEntries = 20_000;
/** Of processor time; reading stops after it, with what was listed until then. */
const longestMs = 25_000;

/** Lists what is in a tar archive. @throws ExtractError DAMAGED */
export function readTar(file: OpenFile): Promise<FileContent> {
  return listTar(piecesOf(file, 0, file.size));
}

/** The same of its bytes as they come; what they hold is passed over. @throws ExtractError DAMAGED, and what `pieces` throws */
export async function listTar(pieces: AsyncIterable<Buffer>): Promise<FileContent> {
  const entries: ArchiveEntry[] = [];
  const problems: unknown[] = [];
  const parser = new Parser({
    // It would unpack what is packed, without our limits.
    gzip: false,
    brotli: false,
    zstd: false,
    onReadEntry: (entry: ReadEntry) => {
      if (/^(Old)?(File|ContiguousFile)$/.test(entry.type)) entries.push({ name: entry.path, size: entry.size });
      entry.resume();
    },
    onwarn: (code, message) => problems.push(`${code} ${message}`),
  });
  parser.on('error', (error: unknown) => problems.push(error));
  const isOver = timeLimit(longestMs);
  let isWhole = true;
  for await (const piece of pieces) {
    if (!parser.write(piece)) await once(parser, 'drain');
    isWhole = entries.length < maxEntries && !isOver();
    if (!isWhole) break;
  }
  if (isWhole) parser.end();
  if (entries.length === 0 && problems.length > 0) throw new ExtractError('DAMAGED', 'The archive is damaged: it ends too early or is not what it says. Add it again.', String(problems[0]));
  const reading = { ...listingOf(entries, entries.length), entries };
  if (problems.length > 0) return { ...reading, note: { code: 'DAMAGED', message: 'The archive is damaged: only what comes before the break is listed.' } };
  return isWhole ? reading : { ...reading, note: { code: 'TOO_LARGE', message: 'The archive is very long: only its first entries are listed.' } };
}
