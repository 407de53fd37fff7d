import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { passphraseIdentity, passphraseRecipient } from './passphraseStanza.ts';
import { DamagedBackupError } from './readArchive.ts';

/** How every file begins that was encrypted by age (https://age-encryption.org). */
const ageHeader = 'age-encryption.org/v1';

/** Encrypts as `age --passphrase` does: any tool that speaks age can open it. */
export async function encrypted(bytes: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(passphraseRecipient(passphrase));
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

/** The opposite of `encrypted`. A change of the bytes ends the stream with an error. @throws an Error of one line for a wrong passphrase */
export async function decrypted(bytes: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(passphraseIdentity(passphrase));
  try {
    return fromWeb(await decrypter.decrypt(toWeb(bytes)));
  } catch (error) {
    bytes.destroy();
    if (error instanceof Error && /no identity matched/i.test(error.message)) throw new Error('The passphrase is not the one that the backup was made with.', { cause: error });
    throw new DamagedBackupError('it cannot be decrypted.', error);
  }
}

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === ageHeader;
  } finally {
    await file.close();
  }
}

// The types of Node and of the web differ in what no stream of bytes has.
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (bytes: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(bytes as unknown as ReadableStream<Uint8Array>);
