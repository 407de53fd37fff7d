import type { Context } from 'hono';
import { RestError } from './errors.ts';

/** The `Idempotency-Key` of a call, if it has one. @throws RestError INVALID for one that cannot be a key */
export function keyIn(c: Context): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  const message = 'Must be 1 to 255 visible characters.';
  throw new RestError('INVALID', `Idempotency-Key: ${message}`, [{ path: 'Idempotency-Key', message }]);
}

export const keyReused = () =>
  new RestError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another call. Take a new one for each call that shall happen.');
