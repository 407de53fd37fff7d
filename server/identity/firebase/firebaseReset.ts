import { z } from 'zod';
import { AuthError, PasswordRefusedError, RefusedError } from '../identityErrors.ts';

const timeoutMs = 8_000;

const answerShape = z.union([z.object({ email: z.string() }), z.object({ error: z.object({ message: z.string() }) })]);

/** Firebase's endpoint for reset codes, which firebase-admin leaves out. */
interface ResetEndpoint {
  /** Whose code this is; the code stays good. @throws RefusedError `invalid-reset-token` */
  emailOf(code: string): Promise<string>;
  /** Sets the password and uses the code up. @throws RefusedError `invalid-reset-token`, PasswordRefusedError */
  confirm(code: string, newPassword: string): Promise<void>;
}

/** Null when there is neither a web API key nor an emulator to ask with. */
export function openResetEndpoint({
  apiKey,
  emulator,
}: {
  apiKey?: string | undefined;
  emulator?: string | undefined;
}): ResetEndpoint | null {
  if (!apiKey && !emulator) return null;
  const host = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const address = `${host}/v1/accounts:resetPassword?key=${encodeURIComponent(apiKey ?? 'emulator')}`;

  async function ask(body: { oobCode: string; newPassword?: string }): Promise<string> {
    // The error of a failed request may hold its body: only the name of what went wrong leaves this function.
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then((response) => response.json())
      .then((json) => answerShape.parse(json))
      .catch(() => {
        throw new AuthError('unavailable');
      });
    if ('email' in answer) return answer.email;
    const [code] = answer.error.message.split(' ');
    if (code === 'WEAK_PASSWORD') throw new PasswordRefusedError('TOO_SHORT');
    if (code && spentCodes.has(code)) throw new RefusedError('invalid-reset-token');
    throw new AuthError('unavailable', { cause: new Error(code) });
  }

  return {
    emailOf: (oobCode) => ask({ oobCode }),
    async confirm(oobCode, newPassword) {
      await ask({ oobCode, newPassword });
    },
  };
}

const spentCodes = new Set([
  'INVALID_OOB_CODE',
  'EXPIRED_OOB_CODE',
  'MISSING_OOB_CODE',
  'USER_DISABLED',
  'EMAIL_NOT_FOUND',
  'USER_NOT_FOUND',
]);
