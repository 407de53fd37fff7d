import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { answersOf, counted, type Told } from '../describing.ts';

/** Where what the service takes and answers is described. */
export type Registry = OpenAPIHono['openAPIRegistry'];

export const User = z
  .object({
    id: z.string().openapi({ description: 'A public id.', example: 'user_01h455vb4pex5vsknk084sn02q' }),
    email: z.string().nullable().openapi({ example: 'ada@example.org' }),
    displayName: z.string().nullable().openapi({ example: 'Ada' }),
    photoURL: z.string().nullable().openapi({ example: null }),
  })
  .openapi('User');

export const token = z.string().openapi({ description: 'Send it as `Authorization: Bearer …`, here and to the vault service.', example: 'Kq2mVfX0…' });

export const expiresAt = z.string().openapi({ format: 'date-time', example: '2026-11-28T17:21:06.000Z' });

/** What can stand in the way of every call. */
const always = ['INVALID', 'TOO_LARGE', 'RATE_LIMITED', 'NOT_SUPPORTED', 'INTERNAL', 'UNAVAILABLE'] as const;
export const refusals = (...codes: Told[]) => answersOf([...always, ...codes]);

export const done = (description: string) => ({ description, headers: counted });

/** A call of somebody who is signed in. */
export const withToken = { method: 'post', security: [{ bearer: [] }] } as { method: 'post'; security: Record<string, string[]>[] };
export const changed = ['UNSUPPORTED_MEDIA_TYPE', 'UNAUTHENTICATED', 'FORBIDDEN'] as const;
