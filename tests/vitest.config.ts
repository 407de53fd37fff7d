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
    testTimeout: 60_000,
    // Patience for a busy machine: whoever is right at once waits for nothing.
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/domSetup.ts'],
          // Styles go into the page rule by rule, as in production: jsdom would parse all of them again for each new one.
          env: { SC_DISABLE_SPEEDY: 'false' },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['tests/{server,architecture,tools}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
        },
      },
    ],
  },
});
