import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { GrowingBytes } from './growingBytes.ts';
import { readSevenZipOrRar } from './readSevenZipOrRar.ts';
import { damagedPack, isTar, maxUnpacked, type ReaderOf, readUnpacked } from './unpackedFile.ts';

const mimeType = 'application/x-compress';
const largest = 100 * 1024 * 1024;

/**
 * Reads what `compress` of old Unix has packed (`.Z`), as that of gzip is read.
 * @throws ExtractError DAMAGED, TOO_LARGE, and what the reader of the text throws
 */
export async function readCompress(file: OpenFile, readerOf: ReaderOf): Promise<FileContent> {
  const packed = await file.all(largest);
  const unpacked = new GrowingBytes(maxUnpacked);
  try {
    unpackCompress(packed, unpacked);
  } catch (error) {
    if (!unpacked.isFull) throw damagedPack(error);
  }
  const bytes = unpacked.taken();
  if (isTar(bytes)) return { ...(await readSevenZipOrRar(file)), mimeType };
  return readUnpacked(file, readerOf, { bytes, isCut: unpacked.isFull, times: bytes.byteLength / packed.byteLength, mimeType });
}

const headLength = 3;
const firstBits = 9;
const clearCode = 256;

/**
 * LZW with codes that grow from 9 to at most 16 bits. They come in groups of eight, and where their length changes or the table is
 * cleared the rest of a group means nothing.
 * @throws Error where a code stands for nothing, and what `to` throws
 */
function unpackCompress(packed: Uint8Array, to: GrowingBytes): void {
  const flags = packed[2] ?? 0;
  const mostBits = flags & 31;
  const canClear = (flags & 128) !== 0;
  if (mostBits < firstBits || mostBits > 16) throw new Error(`Codes of ${mostBits} bits`);
  const prefixes = new Uint16Array(1 << mostBits);
  const lasts = new Uint8Array(1 << mostBits);
  const stack: number[] = [];
  const firstFree = canClear ? 257 : 256;
  let free = firstFree;
  let bits = firstBits;
  let previous = -1;
  let first = 0;
  // In bits, from the beginning of the codes of this length.
  let groupStart = headLength * 8;
  let at = groupStart;

  const endGroup = (): void => {
    const group = bits * 8;
    at = groupStart + Math.ceil((at - groupStart) / group) * group;
    groupStart = at;
  };

  for (;;) {
    if (free >= 1 << bits && bits < mostBits) {
      endGroup();
      bits += 1;
    }
    if (at + bits > packed.length * 8) return;
    let code = bitsAt(packed, at, bits);
    at += bits;
    if (code === clearCode && canClear) {
      endGroup();
      free = firstFree;
      bits = firstBits;
      previous = -1;
      continue;
    }
    const added = code;
    if (previous === -1) {
      if (code > 255) throw new Error(`Code ${code} before any byte`);
    } else if (code >= free) {
      if (code > free) throw new Error(`Code ${code} of ${free}`);
      stack.push(first);
      code = previous;
    }
    for (; code > 255; code = prefixes[code] ?? 0) stack.push(lasts[code] ?? 0);
    first = code;
    stack.push(first);
    while (stack.length > 0) to.add(stack.pop() ?? 0);
    if (previous !== -1 && free < 1 << mostBits) {
      prefixes[free] = previous;
      lasts[free] = first;
      free += 1;
    }
    previous = added;
  }
}

/** Up to 16 bits, the lowest first. */
function bitsAt(bytes: Uint8Array, at: number, count: number): number {
  const byte = at >> 3;
  const three = (bytes[byte] ?? 0) | ((bytes[byte + 1] ?? 0) << 8) | ((bytes[byte + 2] ?? 0) << 16);
  return (three >> (at & 7)) & ((1 << count) - 1);
}
