import { z } from '@hono/zod-openapi';
import type { HonoRequest } from 'hono';
import { type FieldFailure, notJson, RestError } from '../errors.ts';
import { parseJson, readBody } from '../readBody.ts';

const maxBodyBytes = 65_536;

/** A zod check whose failure carries a code for clients and words for everybody else. */
const failing = (code: string, message: string) => ({ error: `${code}|${message}` });

const text = z.string({
  error: ({ input }) => (input === undefined ? 'REQUIRED|Must be given.' : 'INVALID|Must be a text.'),
});

const email = text
  .trim()
  .toLowerCase()
  .max(254, failing('INVALID_EMAIL', 'Must be an e-mail address.'))
  .pipe(z.email(failing('INVALID_EMAIL', 'Must be an e-mail address.')))
  .openapi({ type: 'string', format: 'email', maxLength: 254, example: 'ada@example.org' });

/** A password as given: what a new one must be is the identity's to say. The bound only keeps hashing cheap. */
const password = text
  .min(1, failing('REQUIRED', 'Must be given.'))
  .max(1_000, failing('TOO_LONG', 'Use at most 200 characters.'))
  .openapi({ example: 'correct horse battery' });

const displayName = text
  .trim()
  .max(100, failing('TOO_LONG', 'Use at most 100 characters.'))
  .refine(
    (name) => name.isWellFormed() && !/\p{Cc}/u.test(name),
    failing('INVALID_CHARACTERS', 'Must not hold control characters.'),
  )
  .openapi({ example: 'Ada' });

/** The last part of the link in the mail of an invitation. */
const invitation = text.max(200, failing('INVALID', 'Is no invitation.')).openapi({ description: 'The last part of the link that invited you, where a vault takes in nobody else.', example: 'kP3vX0aV' });

export const registrationInput = z.object({ email, password, displayName: displayName.nullish(), invitation: invitation.nullish() });
export const tokenInput = z.object({ email, password });
export const tokenValidateInput = z.object({ token: text.min(1, failing('REQUIRED', 'Must be given.')).openapi({ description: 'A token or an API key.', example: 'Kq2mVfX0…' }) });
const locale = z.string().max(35).optional().catch(undefined).openapi({ type: 'string', description: 'The language of the mail; else what Accept-Language says.', example: 'es' });
export const passwordResetInput = z.object({ email, locale });

/** No token in a mail, of any driver, has other characters than these. */
const mailedToken = (kind: string) =>
  text
    .max(2_048, failing('INVALID', `Is no ${kind} token.`))
    .regex(/^[\w.~+/=-]+$/, failing('INVALID', `Is no ${kind} token.`))
    .openapi({ description: 'From the link in the mail.', example: 'Zp4rT0qkW1' });
const revokeApiKeys = z
  .boolean(failing('INVALID', 'Must be true or false.'))
  .default(false)
  .openapi({ description: 'Also ends every API key of the account. Keys made before the address was proven end anyway.' });
const endOtherSessions = z
  .boolean(failing('INVALID', 'Must be true or false.'))
  .default(true)
  .openapi({ description: 'Ends all other tokens of the account.' });
export const passwordChangeInput = z.object({ currentPassword: password, newPassword: password, endOtherSessions });
export const passwordResetConfirmInput = z.object({ token: mailedToken('reset'), password, revokeApiKeys });
/** Goes into a header of our own making, so it has no other characters than these. */
const challenge = text
  .max(500, failing('INVALID', 'Is no challenge.'))
  .regex(/^[\w.%~+/=-]+$/, failing('INVALID', 'Is no challenge.'))
  .openapi({ description: 'From the answer to the password.', example: '2fa-Zp4rT0qkW1.x8' });
const code = text
  .transform((given) => given.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, failing('INVALID', 'Must be six digits.')))
  .openapi({ type: 'string', description: 'What the authenticator app shows: six digits.', example: '418205' });
const recoveryCode = text.trim().max(50, failing('INVALID', 'Is no recovery code.')).openapi({ description: 'One of the recovery codes, in place of `code`.', example: 'k7qd2-9fxAb' });
export const twoFactorSignInInput = z
  .object({ challenge, code: code.optional(), recoveryCode: recoveryCode.optional() })
  .refine((given) => (given.code === undefined) !== (given.recoveryCode === undefined), { ...failing('REQUIRED', 'Give code or recoveryCode.'), path: ['code'] });
export const twoFactorCodeInput = z.object({ code });
export const passwordInput = z.object({ password });
const path = text.max(2_000, failing('TOO_LONG', 'Use at most 2,000 characters.')).openapi({ description: 'Where to go afterwards: a path of the web client.', example: '/starred' });
const again = z
  .boolean(failing('INVALID', 'Must be true or false.'))
  .default(false)
  .openapi({ description: 'Whether the one whose token is sent proves once more who they are, for what needs a sign-in of the last ten minutes.' });
export const externalSignInInput = z.object({ returnTo: path, invitation: invitation.nullish(), again, locale });
export const externalTokenInput = z.object({ locale: text.max(35, failing('INVALID', 'Is no language.')).openapi({ description: 'The language of mails to somebody new.', example: 'es' }) });
const passkeyChallenge = challenge.openapi({ description: 'From the call that answered `options`.', example: 'Zp4rT0qkW1.x8' });
const base64url = z.string().max(8_192).regex(/^[\w-]+$/);
const passkeyName = text
  .transform((name) => name.trim())
  .pipe(
    z
      .string()
      .min(1, failing('REQUIRED', 'Must be given.'))
      .max(60, failing('TOO_LONG', 'Use at most 60 characters.'))
      .refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), failing('INVALID_CHARACTERS', 'Must not hold control characters.')),
  )
  .openapi({ type: 'string', maxLength: 60, description: 'Which device, in one’s own words.', example: 'MacBook, Touch ID' });

/** What browsers make of an authenticator's answer (`PublicKeyCredential.toJSON`); what it proves is better-auth's to say. */
const credential = <T extends z.ZodRawShape>(response: T) =>
  z
    .object({
      id: base64url.max(1_400),
      rawId: base64url.max(1_400),
      type: z.literal('public-key'),
      authenticatorAttachment: z.string().max(50).nullish(),
      clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
      response: z.object({ clientDataJSON: base64url, ...response }),
    })
    .openapi({ description: 'The answer of `navigator.credentials`, by `toJSON()`.' });
export const passkeyRegistrationInput = z.object({
  challenge: passkeyChallenge,
  name: passkeyName,
  credential: credential({ attestationObject: z.string().max(32_768).regex(/^[\w-]+$/), transports: z.array(z.string().max(30).regex(/^[\w-]+$/)).max(10).optional() }),
});
export const passkeySignInInput = z.object({ challenge: passkeyChallenge, credential: credential({ authenticatorData: base64url, signature: base64url, userHandle: base64url.nullish() }) });
export const passkeyNameInput = z.object({ id: text.max(100).openapi({ description: 'A public id.', example: 'passkey_01h455vb4pex5vsknk084sn02q' }), name: passkeyName });
export const emailVerificationInput = z.object({ email, locale });
export const emailVerificationConfirmInput = z.object({ token: mailedToken('verification') });

/**
 * The JSON body of a request, checked. Unknown properties are left alone, as older clients may send more.
 * @throws RestError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE or INVALID (with every field that is wrong)
 */
export async function readInput<T extends z.ZodType>(request: HonoRequest, shape: T): Promise<z.output<T>> {
  const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw notJson();
  const parsed = shape.safeParse(parseJson(await readBody(request.raw, maxBodyBytes)));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(fieldOf);
  throw new RestError(
    'INVALID',
    fields.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join(' '),
    fields,
  );
}

function fieldOf(issue: z.core.$ZodIssue): FieldFailure {
  const [code = 'INVALID', message] = issue.message.split('|');
  const path = issue.path.join('.');
  return message
    ? { path, code, message }
    : { path, code: 'INVALID', message: 'Must be a JSON object with the documented properties.' };
}
