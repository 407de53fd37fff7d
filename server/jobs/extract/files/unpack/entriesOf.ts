import { createGunzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import { ExtractError } from '../../extractError.ts';
import { damagedPack, isTar } from '../archives/unpackedFile.ts';
import { type OpenFile, piecesOf } from '../base/openFile.ts';
import { type FileKind, sniff } from '../base/sniff.ts';
import { goneEntry } from './entryErrors.ts';
import type { Entries } from './foundEntry.ts';
import { attachmentsOfMail, attachmentsOfMsg, mailsOfMbox } from './mailEntries.ts';
import { packedEntries } from './packedEntries.ts';
import { tarEntries } from './tarEntries.ts';
import { zipEntries } from './zipEntries.ts';

/**
 * Takes entries out of an archive, a mail or a mailbox, one after the other, in their order.
 * @param wanted positions in rising order
 * @throws ExtractError where nothing more can be had of it
 */
export async function* entriesOf(file: OpenFile, wanted: readonly number[]): Entries {
  const { kind } = await sniff(file);
  yield* entriesOfKind(kind, file, wanted);
}

function entriesOfKind(kind: FileKind, file: OpenFile, wanted: readonly number[]): Entries {
  switch (kind) {
    case 'zip':
      return zipEntries(file, wanted);
    case 'packed':
    case 'bzip2':
    case 'compress':
      return packedEntries(file, wanted);
    case 'tar':
      return tarEntries(piecesOf(file, 0, file.size), wanted);
    case 'gzip':
      return gzipEntries(file, wanted);
    case 'mail':
      return attachmentsOfMail(file, wanted);
    case 'msg':
      return attachmentsOfMsg(file, wanted);
    case 'mbox':
      return mailsOfMbox(file, wanted);
    default:
      throw new ExtractError('UNSUPPORTED', 'Nothing can be taken out of this kind of file.');
  }
}

/** A tar archive in gzip, or the one file that was packed. */
async function* gzipEntries(file: OpenFile, wanted: readonly number[]): Entries {
  if (await holdsTar(file)) yield* tarEntries(unpacked(file), wanted);
  else for (const position of wanted) yield position === 0 ? { position, bytes: unpacked(file), packedSize: file.size } : { position, refusal: goneEntry() };
}

async function holdsTar(file: OpenFile): Promise<boolean> {
  let start = Buffer.alloc(0);
  for await (const piece of unpacked(file)) {
    start = Buffer.concat([start, piece]);
    if (start.length >= 512) break;
  }
  return isTar(start);
}

async function* unpacked(file: OpenFile): AsyncGenerator<Buffer> {
  const source = Readable.from(piecesOf(file, 0, file.size));
  // A fault of either is thrown where the bytes are read.
  const gunzip = pipeline(source, createGunzip(), () => undefined);
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) yield piece;
  } catch (error) {
    throw damagedPack(error);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}
