import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * How Node runs the server: small, but not at the price of time. With a young generation of 16 megabytes the rows of eight lists that
 * are answered at once die young; with 8, which saves some 12 megabytes under load, a list costs half as much time again and a
 * tree a fifth (`npm run bench`). A heap that grows by half before it is cleaned takes next to no time.
 */
export const nodeOptions = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

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
