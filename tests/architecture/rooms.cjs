/**
 * Who may import whom: the table of the house, as dependency-cruiser reads it.
 *
 * It is a white list. A folder that has no row here belongs to no room, and whatever it imports is an error until
 * somebody says what it may import. Generated code (Prisma's, Pothos', Relay's) is read by others but not looked into.
 */

/**
 * One row per room: the folders (or files) it may import besides itself. `types` are those of which it may only know
 * the types.
 */
const table = {
  'server/main.ts': {
    may: ['server/http', 'server/jobs', 'server/schema', 'server/identity', 'server/domain', 'server/platform', 'server/env.ts', 'prisma/migrate.ts'],
  },
  'server/env.ts': { may: [] },
  'server/http': { may: ['server/schema', 'server/domain', 'server/identity', 'server/platform', 'server/env.ts'] },
  'server/schema': { may: ['server/domain', 'server/schema/generated'] },
  'server/jobs': { may: ['server/domain', 'server/platform'] },
  'server/identity': { may: ['server/platform'], types: ['server/domain/access'] },
  'server/domain': { may: ['server/platform/db', 'server/platform/queue', 'server/platform/events'] },
  'server/platform': { may: [] },
  prisma: { may: ['server/platform'] },

  'client/main.tsx': { may: ['client/app', 'client/routes', 'client/auth', 'client/relay', 'client/ui', 'client/theme', 'client/i18n'] },
  'client/vite.config.ts': { may: ['client/app/firstVisits.ts'] },
  'client/app': {
    may: ['client/routes', 'client/palette', 'client/notifications', 'client/uploads', 'client/sources', 'client/collections', 'client/spaces', 'client/auth', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/routes': {
    may: ['client/notifications', 'client/highlights', 'client/notes', 'client/uploads', 'client/sources', 'client/collections', 'client/spaces', 'client/auth', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/sources': {
    may: ['client/collections', 'client/spaces', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/uploads': { may: ['client/sources', 'client/auth', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'] },
  'client/collections': { may: ['client/spaces', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'] },
  'client/palette': {
    may: ['client/sources', 'client/collections', 'client/spaces', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/notifications': { may: ['client/sources', 'client/spaces', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'] },
  'client/spaces': { may: ['client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'] },
  'client/notes': { may: ['client/sources', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'] },
  'client/highlights': { may: ['client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'] },
  'client/auth': { may: ['client/theme', 'client/state'] },
  'client/relay': { may: ['client/auth', 'client/ui', 'client/i18n', 'client/state'] },
  'client/i18n': { may: ['client/ui', 'client/state'], types: ['client/__generated__', 'client/generated'] },
  'client/ui': { may: ['client/theme', 'client/state'] },
  'client/theme': { may: ['client/ui', 'client/state'] },
  'client/state': { may: [] },

  tests: { may: ['server', 'client', 'prisma', 'tools', 'tests'] },
  tools: { may: ['server/schema', 'server/http/rest/vault', 'server/http/rest/auth', 'prisma', 'tests/support'] },
};

/** What rooms may not take from npm. */
const packages = [
  {
    name: 'domain-speaks-no-protocol',
    comment: 'server/domain is what is true and who may: no GraphQL, no HTTP. Answer plain objects and throw domain errors; server/schema and server/http translate.',
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
