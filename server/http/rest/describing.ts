import { z } from '@hono/zod-openapi';
import { type RestCode, statusOf } from './errors.ts';

/*
 * What the OpenAPI documents of both services say in the same words: failures, headers, bodies.
 */

const Failure = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(statusOf) as [RestCode, ...RestCode[]]).openapi({ description: 'For programs.', example: 'INVALID' }),
      message: z.string().openapi({ description: 'For people, in English.', example: 'name: Name is required' }),
      fields: z
        .array(z.object({ path: z.string(), message: z.string(), code: z.string().optional(), limit: z.number().optional() }))
        .optional()
        .openapi({ description: 'What cannot be taken, when the code is INVALID.', example: [{ path: 'name', message: 'Name is required' }] }),
      challenge: z.string().optional().openapi({ description: 'Which sign-in goes on, when the code is TWO_FACTOR_REQUIRED.', example: '2fa-Zp4rT0qkW1.x8' }),
    }),
  })
  .openapi('Failure');

/** `{"data": …}`, as every answer is. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });

export const json = <T extends z.ZodType>(schema: T) => ({ content: { 'application/json': { schema } } });

/** A JSON body that must be there. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({ required: true, ...json(schema) });

/** Headers of answers, described once (`vaultApi.ts` puts them into the document). */
export const headerMeanings = {
  'X-Request-Id': 'The id of the call: the one you sent, or a new one.',
  'RateLimit-Limit': 'Calls that may be made in the window: a minute in the vault service, by credential; in the auth service as its rules say, by address.',
  'RateLimit-Remaining': 'How many of them are left.',
  'RateLimit-Reset': 'Seconds until they are all there again.',
  ETag: 'Of what is shown; send it as If-Match to change only that.',
} as const;

const headers = (...names: (keyof typeof headerMeanings)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) as Record<string, { $ref: `#/components/headers/${string}` }>;
export const counted = headers('X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset');
const tagged = { ...counted, ...headers('ETag') };

/** A success with a body, as one answer of `responses`. */
export const shown = <T extends z.ZodType>(description: string, schema: T) => ({ description, headers: counted, ...json(dataOf(schema)) });

/** As `shown`, of one thing with its ETag. */
export const taggedAnswer = <T extends z.ZodType>(description: string, schema: T) => ({ description, headers: tagged, ...json(dataOf(schema)) });

const meanings = {
  INVALID: 'Something that was sent cannot be taken; `fields` says what.',
  UNAUTHENTICATED: 'No credential, or one that does not count.',
  FORBIDDEN: 'You see it, but your role or the scope of your key does not allow this.',
  NOT_FOUND: 'Not there, or not visible to you: both get this answer.',
  SPACE_ARCHIVED: 'The space is archived: it can be read, not changed.',
  COLLECTION_CYCLE: 'A collection cannot be placed inside itself or below itself.',
  CROSS_SPACE: 'Nothing leaves its space.',
  FILE_ALREADY_THERE: 'The bytes of this file came before, and were others.',
  PRECONDITION_FAILED: 'It is not what If-Match says any more: read it again.',
  UNREADABLE: 'The file is protected, damaged or too large: `message` says which.',
  TOO_LARGE: 'The body, or the file that it announces, is larger than what is taken.',
  UNSUPPORTED_MEDIA_TYPE: 'Send JSON.',
  RANGE_NOT_SATISFIABLE: 'The file has no such bytes.',
  SAME_COLLECTION: 'It is in this collection already.',
  FILE_MISMATCH: 'The bytes are not those that were announced. The source has FAILED and says why; PUT again.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for another call.',
  LIMIT_REACHED: 'There is as much as there may be.',
  STORAGE_FULL: 'The disk of the vault is almost full: delete something for good.',
  RATE_LIMITED: 'Too many calls: wait as Retry-After says.',
  WRONG_CREDENTIALS: 'E-mail or password is wrong.',
  POSITION_EXPIRED: 'The position is older than 30 days: begin without `cursor`.',
  CONFLICT: 'There is an account with this address.',
  INVALID_RESET_TOKEN: 'The link was used already, or is too old: ask for a new one.',
  ACCOUNT_DISABLED: 'An administrator has disabled the account.',
  EMAIL_UNVERIFIED: 'The account counts when its address is confirmed: follow the link in the mail.',
  REGISTRATION_CLOSED: 'The vault takes in who is invited.',
  ACCOUNT_LOCKED: 'Too many wrong passwords: wait as Retry-After says, or set a new password.',
  INVALID_VERIFICATION_TOKEN: 'The link is too old, or not complete: ask for a new one.',
  MAIL_NOT_SET_UP: 'This vault sends no mail, so it cannot confirm addresses.',
  TWO_FACTOR_REQUIRED: 'The password is right, and a code is needed, too: send it with `challenge` to `POST /token/two-factor`.',
  WRONG_CODE: 'The code is wrong, too old, or was used already.',
  INVALID_CHALLENGE: 'It took too long, was answered before, or had too many wrong codes: begin again.',
  REAUTHENTICATION_REQUIRED: 'It needs a sign-in of the last ten minutes: sign in again and repeat it.',
  WRONG_PASSKEY: 'The passkey was not accepted: try again.',
  UNKNOWN_PASSKEY: 'The passkey is not known here, or was removed.',
  PASSKEYS_NEED_NAME: 'The address of this vault is none that browsers have passkeys for: it needs a name and https, or localhost.',
  SIGN_IN_EXPIRED: 'The sign-in at the issuer took too long, began in another browser, or has had its token: sign in again.',
  TWO_FACTOR_ON: 'Two-factor is on already.',
  TWO_FACTOR_OFF: 'Two-factor is off, or was not set up.',
  NOT_SUPPORTED: 'This vault leaves that to its identity provider.',
  INTERNAL: 'Something went wrong here. It has been logged.',
  UNAVAILABLE: 'The identity provider or the database cannot be reached: try again as Retry-After says.',
} as const satisfies Partial<Record<RestCode, string>>;

/** Codes that the documents know. */
export type Told = keyof typeof meanings;

/** The failures of an operation, for `responses`. */
export function answersOf(codes: readonly Told[]) {
  const byStatus = Map.groupBy(new Set(codes), (code) => statusOf[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\`: ${meanings[code]}`).join('\n\n'),
        content: {
          'application/json': { schema: Failure, example: { error: { code: ofStatus[0] as string, message: meanings[ofStatus[0] as Told] } } },
        },
      },
    ]),
  );
}

export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'Must be 1 to 255 visible characters.')
    .optional()
    .openapi({ description: 'A word of yours for this call. Repeated within 24 hours, it answers as the first did and changes nothing again.', example: '8f14e45f-ceea-467f' }),
});
