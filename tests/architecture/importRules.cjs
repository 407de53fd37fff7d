/** The rules of imports between modules, for dependency-cruiser. Generated code is imported by others but not looked into. */
const table = require('./modules.cjs');

/** What modules may not take from npm. */
const packages = [
  {
    name: 'domain-speaks-no-protocol',
    comment: 'server/domain holds rules and permissions: no GraphQL, no HTTP. Answer plain objects and throw domain errors; server/schema and server/http translate.',
    modules: ['server/domain'],
    never: ['graphql', 'graphql-yoga', 'graphql-ws', '@graphql-yoga/[^/]+', '@pothos/[^/]+', 'hono', '@hono/[^/]+'],
  },
  {
    name: 'ui-knows-no-data-and-no-words',
    comment: 'client/ui and client/theme get what they show as props: no Relay, no react-intl.',
    modules: ['client/ui', 'client/theme'],
    never: ['react-relay', 'relay-runtime', 'react-intl'],
  },
];

const ours = '^(server|client|prisma|mcp|tests|tools)/';
const generated = '(^server/platform/db/generated/|^server/schema/generated/|^client/(__generated__|generated)/)';

const escaped = (path) => path.replaceAll('.', '\\.');
const isFile = (module) => /\.\w+$/.test(module);
const pattern = (module) => (isFile(module) ? `^${escaped(module)}$` : `^${escaped(module)}/`);
const modules = Object.keys(table);

/** Turns a row of the table into rules: nothing of ours besides the list, and of `types` no values. */
function rulesOf(module) {
  const { may, types = [] } = table[module];
  const from = { path: pattern(module) };
  const list = [...may, ...types.map((folder) => `${folder} (types only)`)].join(', ') || 'nothing of ours';
  const itself = isFile(module) ? [] : [module];
  return [
    {
      name: `${module} may import`,
      comment: `${module} may import ${list}. Move the code to where it belongs, or hand it in from outside; a new arrow between modules is a decision and changes the table in tests/architecture/modules.cjs.`,
      severity: 'error',
      from,
      to: { path: ours, pathNot: [...itself, ...may, ...types].map(pattern) },
    },
    ...types.map((folder) => ({
      name: `${module} may import types`,
      comment: `${module} may know the types of ${folder}: write \`import type\`, and get values from outside.`,
      severity: 'error',
      from,
      to: { path: pattern(folder), dependencyTypesNot: ['type-only'] },
    })),
  ];
}

module.exports = {
  forbidden: [
    {
      name: 'every-folder-is-a-module',
      comment: 'This file is in no module. Give its folder a row in tests/architecture/modules.cjs, which says what it may import.',
      severity: 'error',
      from: { path: ours, pathNot: modules.map(pattern) },
      to: {},
    },
    ...modules.flatMap(rulesOf),
    ...packages.map(({ name, comment, modules: bound, never }) => ({
      name,
      comment,
      severity: 'error',
      from: { path: bound.map(pattern) },
      to: { path: `(^|/)node_modules/(@types/)?(${never.join('|')})/` },
    })),
    {
      name: 'http-reads-no-tables',
      comment: 'server/http translates: no SQL, nothing is decided there. Put what is read or written into a function of server/domain (of server/identity for accounts) and call that; of the rows know at most the types (`import type`).',
      severity: 'error',
      from: { path: '^server/http/' },
      to: { path: '(^server/platform/db/(rows\\.ts$|generated/)|(^|/)node_modules/(@types/)?(@prisma/client|pg)/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-browser-has-no-node',
      comment: 'client/ runs in browsers, which have no modules of Node.',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/vite\\.config\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'aliases-cross-modules',
      comment: 'From another module import through its name (#server/…, #client/…, #prisma/…), so that a file can move without its importers counting dots.',
      severity: 'error',
      from: { path: '^(server/[^/]+|client/[^/]+|prisma|tests)/' },
      to: { path: '^(server|client|prisma|tests)/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be read, tested or moved one at a time. Usually what both need is a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'This import leads nowhere: the file or package does not exist (any more).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-are-declared',
      comment: 'Name the package in package.json: what another package happens to bring along can vanish with its next version.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'the-product-needs-no-tools',
      comment: 'What the server or the browser runs belongs to "dependencies", not to "devDependencies".',
      severity: 'error',
      from: { path: '^(server|client|prisma|mcp)/', pathNot: '^client/vite\\.config\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: `node_modules|${generated}` },
    exclude: { path: '^tests/firebase-emulator/node_modules/' },
    // Types count: a module that knows another's types cannot be changed without it.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
