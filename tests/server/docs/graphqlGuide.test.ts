import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { excessesOf, measureOperation, operationLimits } from '#server/http/limits/operationLimits.ts';
import { schema as served } from '#server/schema/schema.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const guide = read('docs/graphql.md');
const schema = buildSchema(read('schema.graphql'));

const snippets = [...guide.matchAll(/```graphql\n(.*?)```/gs)].map(([, text = '']) => text);
/** What the calls with curl and over WebSocket send. */
const inline = [...guide.matchAll(/"query": "([^"]+)"/g)].map(([, text = '']) => text);
const examples = ['add-and-read.ts', 'add_and_read.py', 'add-and-read.sh'].flatMap((name) =>
  [...read(`docs/examples/${name}`).matchAll(/["'`]((?:query|mutation|subscription) [^"'`]+)["'`]/g)].map(([, text = '']) => text),
);

test('every operation is found', () => {
  expect(snippets).toHaveLength(guide.match(/^```graphql$/gm)?.length ?? 0);
  expect(snippets.length).toBeGreaterThan(8);
  expect(inline.length).toBeGreaterThan(2);
  expect(examples).toHaveLength(16);
});

test.each([...snippets, ...inline, ...examples])('%s', (text) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  for (const { kind, ...definition } of document.definitions) {
    const operationName = kind === Kind.OPERATION_DEFINITION && 'name' in definition ? definition.name?.value : undefined;
    expect(excessesOf(measureOperation({ schema: served, document, operationName, variables: {} }))).toEqual([]);
  }
});

describe('what the guide names', () => {
  const named = (pattern: RegExp) => [...new Set([...guide.matchAll(pattern)].map(([, name = '']) => name))];

  test('mutations and subscriptions are there', () => {
    const fields = [schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));
    expect(fields).toEqual(expect.arrayContaining(named(/`((?:move|copy|tag|favorite|restore|retry|reprocess|delete|update)Sources?\w*|\w+(?:Changed|Received))`/g)));
  });

  test('files it links to are there, and headings', () => {
    for (const path of named(/\]\((?!https:)([^)#]+)\)/g)) if (!path.endsWith('/')) expect(read(`docs/${path}`)).not.toBe('');
    for (const heading of named(/\]\(#([^)]+)\)/g)) expect(guide.toLowerCase()).toContain(`\n## ${heading}\n`);
  });

  test('limits of an operation are those of the server', () => {
    const { tokens, characters, depth, aliases, rootFields, directives, selections, cost } = operationLimits;
    const told = Object.entries({ TOKEN: tokens, CHARACTER: characters, DEPTH: depth, ALIAS: aliases, ROOT_FIELD: rootFields, DIRECTIVE: directives, SELECTION: selections, COST: cost });
    for (const [code, limit] of told) expect(guide).toMatch(new RegExp(`\\| \`${code}_LIMIT\` \\|[^|]+\\| ${limit.toLocaleString('en')} \\|`));
  });

  test('the largest page is that of the server', () => {
    expect(guide).toContain(`| \`first\`, \`last\` | ${operationLimits.pageSize}:`);
  });
});
