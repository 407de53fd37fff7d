import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createDocumentCache } from '#server/http/documentCache.ts';

const operations = Object.values(JSON.parse(readFileSync(new URL('../../../persistedOperations.json', import.meta.url), 'utf8')) as Record<string, string>);

test.each(operations.map((text) => [/^\w+ \w+/.exec(text)?.[0] ?? '', text]))('%s of the web client is parsed and validated once, however long it is', (_name, text) => {
  const cache = createDocumentCache();
  const document = parse(text);
  cache.set(text, document);
  expect(cache.get(text)).toBe(document);
});

test('a longer document of a stranger is not kept, and of many only the last', () => {
  const cache = createDocumentCache();
  const long = `{ ${'viewer { user { id } } '.repeat(1_000)}}`;
  cache.set(long, parse(long));
  expect(cache.get(long)).toBeUndefined();
  const short = Array.from({ length: 201 }, (_, index) => `{ a${index} }`);
  for (const text of short) cache.set(text, parse(text));
  expect([cache.get(short[0] ?? ''), cache.get(short[1] ?? '')]).toEqual([undefined, expect.anything()]);
});
