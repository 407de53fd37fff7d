import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeUrl } from '#server/domain/sources/add/normalizeUrl.ts';

test.each([
  ['https://example.org/a', 'http://www.example.org/a/'],
  ['https://example.org/a', 'example.org/a#part'],
  ['https://example.org/a?x=1', 'https://example.org/a?utm_source=news&x=1&fbclid=abc'],
  ['https://example.org', 'HTTPS://EXAMPLE.ORG/'],
  ['https://example.org:8443/a', 'http://example.org:8443/a'],
  ['https://example.org/typed', 'example.org/typed'],
  ['http://localhost:8080/a', 'localhost:8080/a'],
  ['https://example.org:8443/a', 'example.org:8443/a'],
  ['https://xn--r8jz45g.xn--zckzah/', '例え。テスト/'],
  ['https://münchen.example/ä', 'https://xn--mnchen-3ya.example/%C3%A4'],
])('%s and %s are one page', (one, other) => {
  expect(normalizeUrl(other)?.normalizedUrl).toBe(normalizeUrl(one)?.normalizedUrl);
});

test.each([
  ['https://example.org/a', 'https://example.org/A'],
  ['https://example.org/a?x=1', 'https://example.org/a?x=2'],
  ['https://example.org/a', 'https://example.org:8443/a'],
  ['https://sub.example.org/', 'https://example.org/'],
])('%s and %s are two', (one, other) => {
  expect(normalizeUrl(other)?.normalizedUrl).not.toBe(normalizeUrl(one)?.normalizedUrl);
});

test.each(['', '   ', 'hello', '9153', '0x7f000001', 'localhostess', 'ftp://example.org/', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://', 'https://user:secret@example.org/', 'mailto:a@example.org', `https://example.org/${'a'.repeat(9_000)}`])(
  '%s is no web address',
  (typed) => {
    expect(normalizeUrl(typed)).toBeNull();
  },
);

test('long addresses stay short enough for an index, and apart', () => {
  const [one, other] = ['a', 'b'].map((end) => normalizeUrl(`https://example.org/?q=${'x'.repeat(5_000)}${end}`)?.normalizedUrl ?? '');
  expect(Buffer.byteLength(one ?? '')).toBeLessThan(2_000);
  expect(one).not.toBe(other);
});

test('keeps the address as it is fetched', () => {
  expect(normalizeUrl(' example.org/a?utm_source=x#part ')).toEqual({
    url: 'https://example.org/a?utm_source=x#part',
    normalizedUrl: 'example.org/a',
    domain: 'example.org',
  });
});

test('what was normalized once stays as it is, and nothing throws', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const once = normalizeUrl(url);
      expect(once).not.toBeNull();
      expect(normalizeUrl(`https://${once?.normalizedUrl}`)?.normalizedUrl).toBe(once?.normalizedUrl);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => void normalizeUrl(typed)));
});
