import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The journeys: a browser, the whole product started as a person starts it. One after the other, for a true clock. */
export default defineConfig({
  root,
  // As in vitest.config.ts: one copy of graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    testTimeout: 120_000,
    // Patience for a busy machine: whoever is right at once waits for nothing.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
