import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { type Identity, type Recipient, Stanza } from 'age-encryption';

/** How much work one guess of a passphrase is, as a power of two: what age takes. */
const usualWork = 18;
/** More than that is not ours, and would take all memory. */
const mostWork = 20;

/**
 * The way of age to encrypt for a passphrase (the `scrypt` stanza of its specification), computed by Node: what comes with the library
 * computes it in JavaScript, on the thread that does everything else, in ten times the time.
 */
export function passphraseRecipient(passphrase: string, work = usualWork): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const cipher = createCipheriv('chacha20-poly1305', await keyOf(passphrase, salt, work), Buffer.alloc(12), { authTagLength: 16 });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new Stanza(['scrypt', salt.toString('base64').replaceAll('=', ''), String(work)], body)];
    },
  };
}

/** The opposite of `passphraseRecipient`. */
export function passphraseIdentity(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [stanza] = stanzas;
      if (stanzas.length !== 1 || stanza?.args[0] !== 'scrypt') return null;
      const salt = Buffer.from(stanza.args[1] ?? '', 'base64');
      const work = Number(stanza.args[2]);
      if (salt.length !== 16 || stanza.body.length !== 32 || !Number.isInteger(work) || work < 1 || work > mostWork) throw new Error('The header cannot be read');
      const decipher = createDecipheriv('chacha20-poly1305', await keyOf(passphrase, salt, work), Buffer.alloc(12), { authTagLength: 16 });
      decipher.setAuthTag(stanza.body.subarray(16));
      try {
        return Buffer.concat([decipher.update(stanza.body.subarray(0, 16)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

function keyOf(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const N = 2 ** work;
    // Twice what it takes by its definition.
    const options = { N, r: 8, p: 1, maxmem: 2 * 128 * 8 * N };
    scrypt(passphrase, Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]), 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
