import { expect, test } from 'vitest';
import { callerAddress, parseTrustedProxies } from '#server/http/requests/callerAddress.ts';

const nobody = parseTrustedProxies(undefined);
const proxies = parseTrustedProxies('loopback, 10.0.0.0/8, 2001:db8:1::/48, 192.0.2.7');

test.each([
  ['203.0.113.9', '198.51.100.1', '203.0.113.9', 'without a trusted proxy the header is the word of a stranger'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9', 'IPv4 in the clothes of IPv6'],
  ['2001:db8:2:3:4:5:6:7', undefined, '2001:db8:2:3::/64', 'an IPv6 caller is their network'],
  ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64', 'a zone is no part of the address'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64', 'short forms mean the same network'],
  [undefined, '198.51.100.1', '', 'a socket that is gone'],
])('%s, %s → %s: %s', (socket, forwarded, expected, _why) => {
  expect(callerAddress(socket, forwarded, nobody)).toBe(expected);
});

test.each([
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '203.0.113.66, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '203.0.113.66, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['::1', '198.51.100.1, 2001:db8:1::5', '198.51.100.1'],
  ['::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['192.0.2.7', ' 2001:db8:9::1 ', '2001:db8:9:0::/64'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, evil', '127.0.0.1'],
  ['192.0.2.8', '198.51.100.1', '192.0.2.8'],
])('behind proxies: %s, %s → %s', (socket, forwarded, expected) => {
  expect(callerAddress(socket, forwarded, proxies)).toBe(expected);
});

test.each(['yes', '10.0.0.0/33', '10.0.0.0/', '1.2.3', '::1/129', '10.0.0.1/-1'])(
  'TRUST_PROXY=%s is refused in one line',
  (value) => {
    expect(() => parseTrustedProxies(value)).toThrow(/^TRUST_PROXY=.*neither.*$/);
  },
);
