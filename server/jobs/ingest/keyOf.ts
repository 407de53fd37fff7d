import { createHash } from 'node:crypto';

/** SHA-256 of what decides a result, hexadecimal. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
