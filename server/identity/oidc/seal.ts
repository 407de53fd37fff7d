import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import { z } from 'zod';
import { signInSeconds } from './callback.ts';

const memoryShape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  invitationToken: z.string().nullable(),
  /** Who has to sign in again; null: anybody may sign in. */
  uid: z.string().nullable(),
  iat: z.number(),
});

/** What must survive the way to the issuer and back. */
export type SignInMemory = z.infer<typeof memoryShape>;

/** Keeps what a sign-in needs later in the browser that began it: nobody can read it, change it, or make one up. */
export interface Seal {
  close(memory: Omit<SignInMemory, 'iat'>): Promise<string>;
  /** What was sealed; null when it was not sealed here, or too long ago. */
  open(sealed: string): Promise<SignInMemory | null>;
}

/** @param secret of the vault; one for all its processes */
export function createSeal(secret: string): Seal {
  const key = createHash('sha256').update(secret).digest();
  return {
    close: (memory) =>
      new EncryptJWT({ ...memory } satisfies JWTPayload)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt()
        .setExpirationTime(`${signInSeconds}s`)
        .encrypt(key),
    async open(sealed) {
      const opened = await jwtDecrypt(sealed, key, { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'], requiredClaims: ['exp'] }).catch(() => null);
      return opened && (memoryShape.safeParse(opened.payload).data ?? null);
    },
  };
}
