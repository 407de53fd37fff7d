import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { relayQueries } from '#client/vite.config.ts';
import { WorkerOrder } from './support/workerOrder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Every process of a run compiles the same modules: Node keeps what came of it.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../node_modules/.cache/node/', import.meta.url));

const measuresItself = 'tests/server/jobs/extract/files/badInput.test.ts';

export default defineConfig({
  root,
  plugins: [relayQueries()],
  // As Node resolves it: Vite's `development` condition would bring a second copy of graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    // For a busy machine: whoever is right at once waits for nothing.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    // Twice what two cores can run: each waits now and then for PostgreSQL, for the browser or for another process.
    maxWorkers: 4,
    // They run in the order of their names: the long journeys first.
    sequence: { sequencer: WorkerOrder },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/startProduct.ts'],
          testTimeout: 600_000,
          // Files share Playwright and the browser of their process, and close their windows.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          exclude: ['tests/client/relay/live/**'],
          setupFiles: ['tests/support/domSetup.ts'],
          // React, Relay and jsdom take longer to load than most files to run: files share them, and the page is emptied after each.
          isolate: false,
          // Styles go into the page rule by rule, as in production: jsdom would parse all of them again for each new one.
          env: { SC_DISABLE_SPEEDY: 'false' },
        },
      },
      {
        extends: true,
        // Connections that try again outlive their test: each file has a process of its own.
        test: { name: 'client-live', include: ['tests/client/relay/live/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,mcp,architecture,tools}/**/*.test.ts'],
          exclude: [measuresItself],
          globalSetup: ['tests/support/postgres.ts'],
          // Loading the server takes longer than most files: they share its modules, and have databases of their own.
          isolate: false,
        },
      },
      {
        extends: true,
        // It measures what its process takes: in one with the memory of other files it would measure how that is cleaned up, too.
        test: { name: 'server-alone', include: [measuresItself] },
      },
    ],
  },
});
