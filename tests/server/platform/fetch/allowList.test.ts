import { describe, expect, it } from 'vitest';
import { parseAllowList } from '#server/platform/fetch/allowList.ts';

const wiki = { host: 'wiki.intranet', port: 80, address: '10.1.2.3' };

describe('parseAllowList', () => {
  it('allows nothing when empty', () => {
    expect(parseAllowList('').allows(wiki)).toBe(false);
    expect(parseAllowList('  , ').allows(wiki)).toBe(false);
  });

  it.each([
    ['a host', 'wiki.intranet', wiki],
    ['a host in capitals', 'WIKI.Intranet', wiki],
    ['a host with the root dot', 'wiki.intranet', { ...wiki, host: 'wiki.intranet.' }],
    ['an international host', 'büro.intranet', { ...wiki, host: 'xn--bro-hoa.intranet' }],
    ['a host and port', 'wiki.intranet:80', wiki],
    ['a domain', '*.intranet', wiki],
    ['a domain, deeper', '*.intranet', { ...wiki, host: 'a.b.intranet' }],
    ['an address', '10.1.2.3', wiki],
    ['an address and port', '10.1.2.3:80', wiki],
    ['a range', '10.0.0.0/8', wiki],
    ['an IPv6 address', '::1', { host: '::1', port: 80, address: '::1' }],
    ['an IPv6 address and port', '[::1]:8080', { host: 'x', port: 8080, address: '::1' }],
    ['an IPv6 range', 'fd00::/8', { host: 'x', port: 443, address: 'fd12::7' }],
    ['one of several', 'a.test, b.test\n10.1.2.3', wiki],
  ])('allows %s', (_kind, text, destination) => expect(parseAllowList(text).allows(destination)).toBe(true));

  it.each([
    ['another host', 'other.intranet', wiki],
    ['a host that only ends alike', '*.intranet', { ...wiki, host: 'evilintranet' }],
    ['the domain itself for its wildcard', '*.intranet', { ...wiki, host: 'intranet' }],
    ['another port', 'wiki.intranet:8080', wiki],
    ['another port of an address', '10.1.2.3:8080', wiki],
    ['another address', '10.1.2.4', wiki],
    ['an address outside of the range', '10.2.0.0/16', wiki],
  ])('does not allow %s', (_kind, text, destination) => expect(parseAllowList(text).allows(destination)).toBe(false));

  it.each([
    'http://wiki.intranet',
    '10.0.0.0/33',
    '10.0.0/8',
    'fd00::/129',
    'wiki:0',
    'wiki:99999',
    '256.1.1.1',
    '*',
    '*.*.org',
    '-a',
    'a_b!',
    '[10.0.0.1]',
  ])('names the entry that makes no sense: %s', (entry) =>
    expect(() => parseAllowList(`ok.test, ${entry}`)).toThrow(`FETCH_ALLOW: "${entry}"`),
  );
});
