import { CFB as untyped } from '@e965/xlsx';

/** What is used of it; its own types say nothing. */
const CFB = untyped as {
  read(bytes: Buffer, options: { readonly type: 'buffer' }): object;
  find(container: object, path: string): { readonly content?: Uint8Array | readonly number[] } | null;
};

/** A file of the kind in which Office kept documents before 2007: streams with names, in one file (MS-CFB). */
export interface CompoundFile {
  /** The bytes of a stream, or null where there is none. */
  stream(name: string): Buffer | null;
}

/** @throws Error where it is none, or damaged */
export function openCompoundFile(bytes: Uint8Array<ArrayBuffer>): CompoundFile {
  const container = CFB.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { type: 'buffer' });
  return {
    stream(name) {
      const content = CFB.find(container, name)?.content;
      return content === undefined ? null : Buffer.from(content as Uint8Array);
    },
  };
}
