import { createHash } from 'node:crypto';

/** SHA-256 of all that the output of a stage depends on, hexadecimal. */
export function stageKey(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
