import { createCipheriv, createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Archives that are encrypted as programs encrypt them: with the password every byte of them can be had. Files are stored, not compressed. */

type Files = Readonly<Record<string, string>>;

/** What a file is in a zip archive when it is encrypted. */
interface Sealed {
  readonly method: number;
  readonly bytes: Buffer;
  readonly checksum: number;
  readonly extra: Buffer;
}

/** The cipher that zip has had from its beginning (APPNOTE 6.1). @param open are put beside them as they are */
export const zipCryptoOf = (files: Files, password: string, open: Files = {}) =>
  sealedZip(files, open, (content) => {
    let [first, second, third] = [0x12345678, 0x23456789, 0x34567890];
    const step = (key: number, byte: number) => ~crc32(Buffer.from([byte]), ~key >>> 0) >>> 0;
    const update = (byte: number) => {
      first = step(first, byte);
      second = (Math.imul((second + (first & 0xff)) | 0, 134_775_813) + 1) >>> 0;
      third = step(third, second >>> 24);
    };
    for (const byte of Buffer.from(password)) update(byte);
    const encrypt = (byte: number) => {
      const mask = (third & 0xffff) | 2;
      update(byte);
      return byte ^ ((Math.imul(mask, mask ^ 1) >>> 8) & 0xff);
    };
    const checksum = crc32(content);
    const head = Buffer.concat([randomBytes(11), Buffer.from([checksum >>> 24])]);
    return { method: 0, bytes: Buffer.from([...head, ...content].map(encrypt)), checksum, extra: Buffer.alloc(0) };
  });

/** AES-256 as WinZip and 7-Zip do it (AE-2: no sum of what it was before). @param open are put beside them as they are */
export const zipAesOf = (files: Files, password: string, open: Files = {}) =>
  sealedZip(files, open, (content) => {
    const salt = randomBytes(16);
    const keys = pbkdf2Sync(password, salt, 1_000, 66, 'sha1');
    // Its counter begins with its lowest byte, so each block is encrypted by itself.
    const blocks = Array.from({ length: Math.ceil(content.length / 16) }, (_, at) => {
      const counter = Buffer.alloc(16);
      counter.writeUInt32LE(at + 1);
      const pad = createCipheriv('aes-256-ecb', keys.subarray(0, 32), null).setAutoPadding(false).update(counter);
      return content.subarray(at * 16, at * 16 + 16).map((byte, place) => byte ^ (pad[place] ?? 0));
    });
    const encrypted = Buffer.concat(blocks);
    const proof = createHmac('sha1', keys.subarray(32, 64)).update(encrypted).digest().subarray(0, 10);
    const extra = Buffer.from([0x01, 0x99, 7, 0, 2, 0, ...Buffer.from('AE'), 3, 0, 0]);
    return { method: 99, bytes: Buffer.concat([salt, keys.subarray(64), encrypted, proof]), checksum: 0, extra };
  });

function sealedZip(files: Files, open: Files, seal: (content: Buffer) => Sealed): Uint8Array<ArrayBuffer> {
  const asItIs = (content: Buffer): Sealed => ({ method: 0, bytes: content, checksum: crc32(content), extra: Buffer.alloc(0) });
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  const add = (name: string, content: Buffer, sealed: Sealed, flags: number) => {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(51, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(sealed.method, 4);
    common.writeUInt16LE(0x5aa4, 8);
    common.writeUInt32LE(sealed.checksum, 10);
    common.writeUInt32LE(sealed.bytes.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    common.writeUInt16LE(sealed.extra.length, 24);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), sealed.extra, sealed.bytes]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x33\x00'), common, place, Buffer.from(name), sealed.extra]));
    parts.push(local);
    at += local.length;
  };
  for (const [name, words] of Object.entries(files)) add(name, Buffer.from(words), seal(Buffer.from(words)), 1);
  for (const [name, words] of Object.entries(open)) add(name, Buffer.from(words), asItIs(Buffer.from(words)), 0);
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, index, Buffer.from('PK\x05\x06'), end]));
}

/** An archive of 7-Zip whose files are encrypted and, unless they are to be seen, their names, too (`-mhe=on`). */
export function sevenZipSealed(files: Files, password: string, { areNamesSeen }: { areNamesSeen: boolean }): Uint8Array<ArrayBuffer> {
  const contents = Object.values(files).map((words) => Buffer.from(words));
  const data = sealed(Buffer.concat(contents), password);
  const names = Buffer.from(Object.keys(files).map((name) => `${name}\0`).join(''), 'utf16le');
  const sizes = contents.slice(0, -1).flatMap(({ length }) => number(length));
  const parts = [8, 0x0d, contents.length, 9, ...sizes, 0];
  const header = Buffer.from([1, 4, ...streamsOf(0, data), ...parts, 0, 5, contents.length, 0x11, ...number(names.length + 1), 0, ...names, 0, 0]);
  if (areNamesSeen) return sevenZip(data.bytes, header);
  const hidden = sealed(header, password);
  return sevenZip(Buffer.concat([data.bytes, hidden.bytes]), Buffer.from([0x17, ...streamsOf(data.bytes.length, hidden), 0]));
}

interface SealedStream {
  readonly bytes: Buffer;
  readonly size: number;
  readonly properties: Buffer;
}

const rounds = 10;

/** AES-256 with the key of 7-Zip: the sum over salt, password and a count, 2 to the `rounds` times. */
function sealed(content: Buffer, password: string): SealedStream {
  const words = Buffer.from(password, 'utf16le');
  const hash = createHash('sha256');
  const count = Buffer.alloc(8);
  for (let round = 0; round < 2 ** rounds; round += 1) {
    count.writeUInt32LE(round);
    hash.update(words).update(count);
  }
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', hash.digest(), iv).setAutoPadding(false);
  const padded = Buffer.concat([content, Buffer.alloc((16 - (content.length % 16)) % 16)]);
  return { bytes: cipher.update(padded), size: content.length, properties: Buffer.concat([Buffer.from([rounds | 0x40, 0x0f]), iv]) };
}

/** Where it lies and how it is encrypted. */
const streamsOf = (at: number, { bytes, size, properties }: SealedStream) =>
  [6, ...number(at), 1, 9, ...number(bytes.length), 0, 7, 0x0b, 1, 0, 1, 0x24, 0x06, 0xf1, 0x07, 0x01, properties.length, ...properties, 0x0c, ...number(size), 0];

/** Numbers below 16,384, as 7-Zip writes them. */
const number = (value: number) => (value < 128 ? [value] : [0x80 | (value >>> 8), value & 0xff]);

function sevenZip(packed: Buffer, header: Buffer): Uint8Array<ArrayBuffer> {
  const start = Buffer.alloc(20);
  start.writeUInt32LE(packed.length, 0);
  start.writeUInt32LE(header.length, 8);
  start.writeUInt32LE(crc32(header), 16);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(start));
  return new Uint8Array(Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), sum, start, packed, header]));
}
