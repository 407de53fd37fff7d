import { z } from 'zod';
import type { Person } from '../identity.ts';

const text = (longest: number) =>
  z
    .string()
    .transform((given) => given.replaceAll(/\p{Cc}/gu, ' ').trim())
    .refine((given) => given !== '' && given.length <= longest && given.isWellFormed())
    .optional()
    .catch(undefined);

const claimsShape = z.object({
  sub: z.string().regex(/^\P{Cc}{1,255}$/u),
  email: text(254),
  email_verified: z.boolean().optional().catch(undefined),
  name: text(1_000),
  picture: text(2_000),
  auth_time: z.number().optional().catch(undefined),
});

/** What an issuer says of somebody; null when it does not say who. Claims that are odd count as absent. */
export function readClaims(claims: unknown): { readonly person: Person; readonly authTime: Date | null } | null {
  const read = claimsShape.safeParse(claims);
  if (!read.success) return null;
  const { sub, email, email_verified, name, picture, auth_time } = read.data;
  return {
    person: {
      provider: 'oidc',
      uid: sub,
      email: email ?? null,
      emailVerified: email !== undefined && email_verified === true,
      name: name?.slice(0, longestName) ?? null,
      photoUrl: picture ?? null,
    },
    authTime: auth_time === undefined ? null : dateOf(auth_time),
  };
}

/** As people may choose it here. */
const longestName = 100;

/** Nobody has signed in later than now. */
function dateOf(seconds: number): Date {
  return new Date(Math.min(Math.max(seconds, 0) * 1_000, Date.now()));
}
