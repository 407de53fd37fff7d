/**
 * The modules of the project: what each is for and which others it may import. `importRules.cjs` enforces it, the README
 * prints it (`npm run readme`).
 *
 * It is an allow list. A folder that has no row here belongs to no module, and whatever it imports is an error until
 * somebody says what it may import. One row per module: a sentence about it (`what`), the folders (or files) it may import
 * besides itself (`may`), and those of which it may only know the types (`types`).
 */
module.exports = {
  'server/main.ts': {
    what: 'puts the server together and stops it in order',
    may: ['server/http', 'server/jobs', 'server/schema', 'server/identity', 'server/domain', 'server/platform', 'server/backup', 'server/configuration', 'prisma/migrate.ts'],
  },
  'server/chooseUser.ts': {
    what: 'as whom the server runs when root starts it',
    may: ['server/platform', 'server/configuration'],
  },
  'server/configuration': {
    what: 'environment variables, checked',
    may: ['server/platform/emailDomain.ts'],
  },
  'server/http': {
    what: 'HTTP and WebSocket: who calls, limits, GraphQL, REST, files',
    may: ['server/schema', 'server/domain', 'server/identity', 'server/platform', 'server/configuration'],
  },
  'server/schema': {
    what: 'the GraphQL schema; asks the domain',
    may: ['server/domain', 'server/cloze', 'server/schema/generated'],
  },
  'server/jobs': {
    what: 'background jobs: fetch, extract, archive, enrich, sweep',
    may: ['server/domain', 'server/platform'],
  },
  'server/identity': {
    what: 'who holds a token: identity drivers, accounts, API keys',
    may: ['server/platform'],
    types: ['server/domain/access'],
  },
  'server/templates': {
    what: 'the language of prompts: pure, for the server and for the editor in the browser',
    may: [],
  },
  'server/cloze': {
    what: 'the gaps in the texts of flashcards: pure, for the server and for the page in the browser',
    may: [],
  },
  'server/domain': {
    what: 'rules, permissions, queries and commands; no GraphQL, no HTTP',
    may: ['server/templates', 'server/cloze', 'server/platform/db', 'server/platform/queue', 'server/platform/events', 'server/platform/securityEvents.ts', 'server/platform/emailDomain.ts', 'server/platform/fetch/addresses.ts'],
  },
  'server/backup': {
    what: 'backups of a vault, and restoring them',
    may: ['server/platform', 'server/configuration', 'prisma'],
  },
  'server/platform': {
    what: 'database, queue, events, storage, safe fetch, mail, log',
    may: [],
  },
  prisma: {
    what: 'tables and migrations',
    may: ['server/platform'],
  },

  'client/main.tsx': {
    what: 'starts the client',
    may: ['client/app', 'client/routes', 'client/auth', 'client/relay', 'client/ui', 'client/theme', 'client/i18n'],
  },
  'client/explorer': {
    what: 'GraphiQL with the credential of the web client: a page of its own',
    may: ['client/auth', 'client/ui', 'client/theme', 'client/state'],
  },
  'client/vite.config.ts': {
    what: 'how the client is built',
    may: [],
  },
  'client/app': {
    what: 'environment, router, layout, header, shortcuts',
    may: ['client/routes', 'client/palette', 'client/notifications', 'client/uploads', 'client/sources', 'client/collections', 'client/spaces', 'client/auth', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/routes': {
    what: 'pages',
    may: ['server/cloze', 'client/citations', 'client/autosave', 'client/notifications', 'client/highlights', 'client/notes', 'client/prompts', 'client/uploads', 'client/sources', 'client/collections', 'client/spaces', 'client/auth', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/sources': {
    what: 'lists, cards, filters, selection and actions of sources',
    may: ['client/documents', 'client/highlights', 'client/collections', 'client/spaces', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/documents': {
    what: 'books, documents and presentations as they are, drawn so that nothing in them runs or loads anything',
    may: ['client/highlights', 'client/ui', 'client/theme', 'client/i18n', 'client/state'],
  },
  'client/uploads': {
    what: 'files and links that are dropped, pasted or chosen; the upload tray',
    may: ['client/sources', 'client/auth', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/collections': {
    what: 'the collection tree and its dialogs, dragging',
    may: ['client/spaces', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/palette': {
    what: 'the command palette',
    may: ['client/sources', 'client/collections', 'client/spaces', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/notifications': {
    what: 'the bell, its list, invitations',
    may: ['client/sources', 'client/spaces', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/spaces': {
    what: 'spaces: switcher, settings, members',
    may: ['server/templates', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/autosave': {
    what: 'saves what is typed by itself, and says how it stands; drafts on this device',
    may: ['client/relay', 'client/ui', 'client/i18n', 'client/state', 'client/generated'],
  },
  'client/citations': {
    what: 'quotes of sources: their marks, cards and sheets',
    may: ['client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__'],
  },
  'client/notes': {
    what: 'the note editor, revisions, pictures, what notes cite',
    may: ['client/citations', 'client/autosave', 'client/auth', 'client/sources', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/prompts': {
    what: 'the prompt workshop: collections of prompts, the editor',
    may: ['server/templates', 'client/autosave', 'client/collections/dialogs/CollectionForm.tsx', 'client/collections/CollectionPicker.tsx', 'client/sources', 'client/spaces', 'client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/highlights': {
    what: 'highlights: found by quote, painted, listed',
    may: ['client/relay', 'client/ui', 'client/theme', 'client/i18n', 'client/state', 'client/__generated__', 'client/generated'],
  },
  'client/auth': {
    what: 'signing in, the session, requests with its token',
    may: ['client/theme', 'client/state'],
  },
  'client/relay': {
    what: 'the Relay environment, live connection, queries and mutations',
    may: ['client/auth', 'client/ui', 'client/i18n', 'client/state'],
  },
  'client/i18n': {
    what: 'languages, formats, error messages',
    may: ['client/ui', 'client/state'],
    types: ['client/__generated__', 'client/generated'],
  },
  'client/ui': {
    what: 'controls, overlays, layout; no data, no texts',
    may: ['client/theme', 'client/state'],
  },
  'client/theme': {
    what: 'colours, type, themes',
    may: ['client/ui', 'client/state'],
  },
  'client/state': {
    what: 'values shared by a page, stored by the browser or not',
    may: [],
  },

  mcp: {
    what: 'the vault for programs that speak the Model Context Protocol; knows its REST service alone',
    may: [],
  },

  tests: {
    what: 'tests and benchmarks; folders mirror what they test',
    may: ['server', 'client', 'prisma', 'tools', 'tests'],
  },
  tools: {
    what: 'the scripts behind npm: install, start, generate, check, test',
    may: ['server/schema', 'server/http/rest/vault', 'server/http/rest/auth', 'prisma', 'tests/support', 'tests/architecture/modules.cjs'],
  },
};
