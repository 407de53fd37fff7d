/** The rules of imports between rooms, for dependency-cruiser. Generated code is imported by others but not looked into. */
const table = require('./rooms.cjs');

/** What rooms may not take from npm. */
const packages = [
  {
    name: 'domain-speaks-no-protocol',
    comment: 'server/domain holds rules and permissions: no GraphQL, no HTTP. Answer plain objects and throw domain errors; server/schema and server/http translate.',
    rooms: ['server/domain'],
    never: ['graphql', 'graphql-yoga', 'graphql-ws', '@graphql-yoga/[^/]+', '@pothos/[^/]+', 'hono', '@hono/[^/]+'],
  },
  {
    name: 'ui-knows-no-data-and-no-words',
    comment: 'client/ui and client/theme get what they show as props: no Relay, no react-intl.',
    rooms: ['client/ui', 'client/theme'],
    never: ['react-relay', 'relay-runtime', 'react-intl'],
  },
];

const ours = '^(server|client|prisma|tests|tools)/';
const generated = '(^server/platform/db/generated/|^server/schema/generated/|^client/(__generated__|generated)/)';

const escaped = (path) => path.replaceAll('.', '\\.');
const isFile = (room) => /\.\w+$/.test(room);
const pattern = (room) => (isFile(room) ? `^${escaped(room)}$` : `^${escaped(room)}/`);
const rooms = Object.keys(table);

/** Turns a row of the table into rules: nothing of ours besides the list, and of `types` no values. */
function rulesOf(room) {
  const { may, types = [] } = table[room];
  const from = { path: pattern(room) };
  const list = [...may, ...types.map((folder) => `${folder} (types only)`)].join(', ') || 'nothing of ours';
  const itself = isFile(room) ? [] : [room];
  return [
    {
      name: `${room} may import`,
      comment: `${room} may import ${list}. Move the code to where it belongs, or hand it in from outside; a new arrow between rooms is a decision and changes the table in tests/architecture/rooms.cjs.`,
      severity: 'error',
      from,
      to: { path: ours, pathNot: [...itself, ...may, ...types].map(pattern) },
    },
    ...types.map((folder) => ({
      name: `${room} may import types`,
      comment: `${room} may know the types of ${folder}: write \`import type\`, and get values from outside.`,
      severity: 'error',
      from,
      to: { path: pattern(folder), dependencyTypesNot: ['type-only'] },
    })),
  ];
}

module.exports = {
  forbidden: [
    {
      name: 'every-folder-is-a-room',
      comment: 'This file is in no room. Give its folder a row in tests/architecture/rooms.cjs, which says what it may import.',
      severity: 'error',
      from: { path: ours, pathNot: rooms.map(pattern) },
      to: {},
    },
    ...rooms.flatMap(rulesOf),
    ...packages.map(({ name, comment, rooms: bound, never }) => ({
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
      name: 'aliases-cross-rooms',
      comment: 'From another room import through its name (#server/…, #client/…, #prisma/…), so that a file can move without its importers counting dots.',
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
      from: { path: '^(server|client|prisma)/', pathNot: '^client/vite\\.config\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: `node_modules|${generated}` },
    exclude: { path: '^tests/firebase-emulator/node_modules/' },
    // Types count: a room that knows another's types cannot be changed without it.
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
