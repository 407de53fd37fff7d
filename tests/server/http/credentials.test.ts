import { expect, test } from 'vitest';
import { parseCredentials } from '#server/http/callers/credentials.ts';

test.each([
  [undefined, { kind: 'none' }],
  [null, { kind: 'none' }],
  ['', { kind: 'none' }],
  ['   ', { kind: 'none' }],
  ['Bearer abc.def-_~+/==', { kind: 'token', token: 'abc.def-_~+/==' }],
  ['bearer  abc', { kind: 'token', token: 'abc' }],
  ['BEARER vk_abc', { kind: 'apiKey', secret: 'vk_abc' }],
  ['Bearer', { kind: 'malformed' }],
  ['Bearer a b', { kind: 'malformed' }],
  ['Bearer a,Bearer b', { kind: 'malformed' }],
  ['Basic YTpi', { kind: 'malformed' }],
  ['abc', { kind: 'malformed' }],
  ['Bearer ä', { kind: 'malformed' }],
  ['Bearer a\0', { kind: 'malformed' }],
  [`Bearer ${'a'.repeat(9_000)}`, { kind: 'malformed' }],
] as const)('%j', (header, credentials) => {
  expect(parseCredentials(header)).toEqual(credentials);
});
