import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { relayQueries } from '#client/vite.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  plugins: [relayQueries()],
  // As Node resolves it: Vite's `development` condition would bring a second copy of graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: ['tests/{server,client,architecture,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    testTimeout: 30_000,
    // Patience for a busy machine: whoever is right at once waits for nothing.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
