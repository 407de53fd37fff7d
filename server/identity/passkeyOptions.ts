import type { PasskeyOptions } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { Database } from '#server/platform/db/database.ts';
import { passkeyAddress } from './passkeyAddress.ts';

export const passkeyCookie = 'passkey';
export const notVerified = 'USER_NOT_VERIFIED';

/**
 * How better-auth's plug-in makes and checks passkeys. They stand for both steps of signing in, so an authenticator that
 * does not say that it asked for finger, face or PIN is refused: the plug-in alone would take it.
 */
export function passkeyOptions(publicUrl: string, database: Database): PasskeyOptions {
  const address = passkeyAddress(publicUrl);
  return {
    rpName: 'Knowledge Vault',
    rpID: address?.rpId ?? 'localhost',
    origin: address?.origin ?? publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: passkeyCookie },
    schema: { passkey: { modelName: 'authPasskey' } },
    registration: {
      afterVerification({ verification }) {
        requirePerson(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      async afterVerification({ verification: { authenticationInfo }, clientData }) {
        requirePerson(authenticationInfo.userVerified);
        await database.prisma.authPasskey.update({
          where: { credentialID: clientData.id },
          data: { lastUsedAt: new Date(), backedUp: authenticationInfo.credentialBackedUp },
        });
      },
    },
  };
}

function requirePerson(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError('UNAUTHORIZED', { code: notVerified });
}
