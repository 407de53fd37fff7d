import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import formatjs from 'eslint-plugin-formatjs';
import relay from 'eslint-plugin-relay';
import tseslint from 'typescript-eslint';

const names = (...list) => Object.fromEntries(list.map((name) => [name, 'readonly']));

/** Hooks and functions of Relay that have one home here, by the folder or file that may use them. */
const onlyInRelay = {
  fetchQuery: 'Data belongs to a route\'s loader or to a fragment. What really needs a request of its own gets a hook in client/relay.',
  loadQuery: 'Make the route\'s loader with preload (client/relay/preload.ts): it also disposes references whose page never came.',
  requestSubscription: 'Use useSubscription: it ends with the component.',
  commitMutation: 'Use useResultMutation (client/relay/useResultMutation.ts): done, or refused with a code.',
  useMutation: 'Use useResultMutation (client/relay/useResultMutation.ts): done, or refused with a code.',
};
const onlyInRouteQuery = {
  usePreloadedQuery: 'Read what the route\'s loader started with useRouteQuery (client/relay/useRouteQuery.ts): it owns the reference and disposes it.',
};
const nowhere = {
  useLazyLoadQuery: 'It starts to load only when it is drawn. Start the query in the route\'s loader and read it with useRouteQuery.',
};

const restricted = (...groups) => [
  'error',
  {
    paths: [
      { name: 'react-relay', message: 'Import from react-relay/hooks: the main entry also brings the containers of the time before hooks.' },
      ...['react-relay/hooks', 'relay-runtime'].flatMap((name) =>
        Object.entries(Object.assign({}, ...groups)).map(([imported, message]) => ({ name, importNames: [imported], message })),
      ),
    ],
  },
];

const noProcessEnv = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]:not(CallExpression[callee.name="readEnv"] > *)',
  message: 'Only server/configuration/env.ts reads the environment. Take what you need as a parameter.',
};

/** The database or its pool, by itself or as a part of something: `db`, `ctx.db`, `database.prisma`. */
const database = ':matches(Identifier[name=/^(db|prisma|tx|pool)$/], MemberExpression[property.name=/^(db|prisma|tx|pool)$/])';
const noTables = [
  'MemberExpression[property.name=/^\\$(queryRaw|executeRaw)/]',
  'CallExpression[callee.name="queryRows"]',
  `MemberExpression[property.name=/^(find|create|update|upsert|delete|count|aggregate|groupBy)/] > MemberExpression.object > ${database}.object`,
  `MemberExpression[property.name=/^(query|connect)$/] > ${database}.object`,
].map((selector) => ({
  selector,
  message: 'server/http translates and reads no tables. Put this into a function of server/domain (of server/identity for accounts) that says what it promises, and call that.',
}));

/** State of the page has one shape, which says how long it lasts and can be listened to. */
const noModuleState = ['Program > VariableDeclaration[kind="let"]', ...['', 'ExportNamedDeclaration > '].map((exported) => `Program > ${exported}VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Map|Set)$/][arguments.length=0]`)].map((selector) => ({
  selector,
  message: 'No state of its own in a module: a value of the page is made by createSharedValue or createStoredValue (client/state), what belongs to the data by perEnvironment (client/relay), what a pure function has answered is remembered by memoize (client/state).',
}));

/** On a busy machine a time says how busy it is. */
const noTimes = {
  selector: 'CallExpression[callee.name="expect"] MemberExpression[object.name="performance"][property.name="now"]',
  message: 'A busy machine breaks it. What has to end at once is measured by processorMs (tests/support/processorTime.ts).',
};

export default defineConfig(
  globalIgnores([
    'dist/',
    '.vault/',
    'client/__generated__/',
    'client/generated/',
    'server/platform/db/generated/',
    'server/schema/generated/',
    'tests/firebase-emulator/node_modules/',
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    extends: [js.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    name: 'scripts of Node',
    files: ['**/*.{js,mjs,cjs}'],
    ignores: ['client/public/**'],
    languageOptions: {
      globals: names('process', 'console', 'URL', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'fetch', 'AbortSignal', 'performance'),
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: names('module', 'require', '__dirname') } },
  {
    name: 'scripts of the page',
    files: ['client/public/**/*.js'],
    languageOptions: { sourceType: 'script', globals: names('document', 'localStorage', 'matchMedia', 'window') },
  },
  {
    name: 'TypeScript',
    files: ['**/*.{ts,tsx}'],
    // Rules that need types, and those of hooks, are oxlint's (.oxlintrc.json).
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    name: 'server',
    files: ['server/**/*.ts', 'prisma/**/*.ts'],
    ignores: ['server/configuration/env.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', noProcessEnv],
      'no-restricted-imports': ['error', { name: 'node:process', importNames: ['env'], message: noProcessEnv.message }],
    },
  },
  { name: 'http', files: ['server/http/**/*.ts'], rules: { 'no-restricted-syntax': ['error', noProcessEnv, ...noTables] } },
  {
    name: 'client',
    files: ['client/**/*.{ts,tsx}'],
    ignores: ['client/vite.config.ts'],
    plugins: { relay, formatjs },
    rules: {
      'no-restricted-syntax': ['error', ...noModuleState],
      'no-restricted-properties': ['error', { object: 'crypto', property: 'randomUUID', message: 'A vault may be opened by plain http, where browsers have none: import { v4 } from uuid.' }],
      // The console is a browser's only log; what a person should know is drawn.
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-imports': restricted(onlyInRelay, onlyInRouteQuery, nowhere),

      'relay/graphql-syntax': 'error',
      'relay/graphql-naming': 'error',
      'relay/generated-typescript-types': 'error',
      // Off: its name is how a table of an enum's words leaves it out (Exclude<Code, '%future added value'>).
      'relay/no-future-added-value': 'off',
      'relay/unused-fields': 'error',
      'relay/must-colocate-fragment-spreads': 'error',
      'relay/function-required-argument': 'error',
      'relay/hook-required-argument': 'error',

      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true }],
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
      'formatjs/no-multiple-plurals': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/no-useless-message': 'error',
      'formatjs/prefer-pound-in-plural': 'error',
    },
  },
  { name: 'tests', files: ['tests/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', noTimes] } },
  {
    // The explorer is as English as GraphiQL in it.
    files: ['client/explorer/**'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'off' },
  },
  // What waits for the one page's frames; the files in the hands of the page, which may be thousands.
  { files: ['client/state/**', 'client/uploads/uploadEngine.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['client/relay/**'], rules: { 'no-restricted-imports': restricted(onlyInRouteQuery, nowhere) } },
  { files: ['client/relay/useRouteQuery.ts', 'client/relay/QueryLoader.tsx'], rules: { 'no-restricted-imports': restricted(nowhere) } },
);
