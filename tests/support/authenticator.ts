import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { encodeCBOR } from '@levischuck/tiny-cbor';

/** What `options` of a ceremony hold, as far as an authenticator looks at them. */
interface Options {
  readonly challenge?: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly excludeCredentials?: readonly { readonly id: string }[];
}

/** What a hostile browser or authenticator says instead of the truth. */
interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Whether finger, face or PIN was asked for. */
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly credentialId?: string;
  readonly signedBy?: KeyObject;
}

const flag = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/** An authenticator in software, with one ES256 key that is kept on several devices. */
export function softwareAuthenticator(origin = 'https://vault.example.org') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32).toString('base64url');
  let counter = 0;

  const clientData = (type: string, options: Options, lies: Lies) =>
    Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge: lies.challenge ?? options.challenge, origin: lies.origin ?? origin, crossOrigin: false }));

  function authenticatorData(rpId: string, lies: Lies, attested: Buffer): Buffer {
    const flags = flag.userPresent | flag.backupEligible | flag.backedUp | (lies.userVerified === false ? 0 : flag.userVerified) | (attested.length > 0 ? flag.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  }

  return {
    id,
    privateKey,
    /** As `navigator.credentials.create`. */
    create(options: Options, lies: Lies = {}) {
      const credentialId = Buffer.from(lies.credentialId ?? id, 'base64url');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = encodeCBOR(new Map<number, number | Uint8Array>([[1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]]));
      const authData = authenticatorData(options.rp?.id ?? '', lies, Buffer.concat([Buffer.alloc(16), length, credentialId, key]));
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([['fmt', 'none'], ['attStmt', new Map<string, never>()], ['authData', authData]]);
      return {
        id: base64url(credentialId),
        rawId: base64url(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: base64url(clientData('webauthn.create', options, lies)), attestationObject: base64url(encodeCBOR(attestation)), transports: ['internal'] },
      };
    },
    /** As `navigator.credentials.get`; each use counts. */
    get(options: Options, lies: Lies = {}) {
      counter++;
      const data = authenticatorData(options.rpId ?? '', lies, Buffer.alloc(0));
      const client = clientData('webauthn.get', options, lies);
      const signature = createSign('sha256').update(Buffer.concat([data, sha256(client)])).sign(lies.signedBy ?? privateKey);
      return {
        id: lies.credentialId ?? id,
        rawId: lies.credentialId ?? id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: base64url(client), authenticatorData: base64url(data), signature: base64url(signature), userHandle: base64url('somebody') },
      };
    },
  };
}
