import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * How Node runs the server: small. A nursery of 8 megabytes and a heap that grows by half before it is cleaned take half
 * of the memory under load and next to no time; with 4 megabytes and a third, lists took 40 % longer
 * (`npm run bench`, `npm run bench:processing`).
 */
export const nodeOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

export const nodeEnvironment = {
  // Node keeps what it compiled: a second start takes half the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  // glibc gives every thread a heap of its own otherwise, and keeps what they let go of.
  MALLOC_ARENA_MAX: '1',
  // And it keeps for itself what compilers and buffers have used for a moment, unless larger pieces come from the system each
  // time and go back to it: 250 instead of 292 megabytes after some thousand lists.
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
