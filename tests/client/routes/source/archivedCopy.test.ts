import { expect, test } from 'vitest';
import { archivedCopyOf } from '#client/routes/source/remedies/archivedCopy.ts';

test.each([
  ['https://example.org/essays/a?b=c', 'https://web.archive.org/web/2/https://example.org/essays/a?b=c'],
  ['http://news.example.co.uk/', 'https://web.archive.org/web/2/http://news.example.co.uk/'],
  ['http://localhost/a', null],
  ['http://192.168.1.4/a', null],
  ['http://[::1]/a', null],
  ['http://nas.local/a', null],
  ['https://example.org:8443/a', null],
  ['no address', null],
  [null, null],
])('of %s there can be a copy at %s', (address, copy) => {
  expect(archivedCopyOf(address)).toBe(copy);
});
