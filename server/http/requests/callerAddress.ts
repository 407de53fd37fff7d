import { BlockList, isIP, isIPv6 } from 'node:net';

/** The proxies whose word about the caller's address counts. */
export type TrustedProxies = Pick<BlockList, 'check'>;

const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const loopback = parseTrustedProxies('loopback');

/**
 * Reads `TRUST_PROXY`: addresses and ranges (`10.0.0.7, 10.1.0.0/16`), or the words `loopback` and `private`, by commas.
 * Unset trusts nobody.
 * @throws Error with one line for a person
 */
export function parseTrustedProxies(value: string | undefined): TrustedProxies {
  const trusted = new BlockList();
  for (const entry of (value ?? '').split(',').flatMap((word) => named[word.trim()] ?? [word.trim()])) {
    if (!entry) continue;
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const bits = family === 'ipv6' ? 128 : 32;
    const length = prefix === undefined ? bits : /^\d+$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (!isIP(address) || !(length <= bits)) {
      throw new Error(
        `TRUST_PROXY=${JSON.stringify(value)}: "${entry}" is neither an address, a range, "loopback" nor "private".`,
      );
    }
    trusted.addSubnet(address, length, family);
  }
  return trusted;
}

/**
 * Whose limits a request counts against: the socket's address, or behind trusted proxies the last address in
 * `X-Forwarded-For` that is none of them. Whatever stands left of that was written by the caller. An IPv6 caller is
 * their /64 network, which is what one household or machine has.
 */
export function callerAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  let address = unmapped(socketAddress ?? '');
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    if (!isIP(address) || !trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) break;
    const before = unmapped(hop.trim());
    if (!isIP(before)) break;
    address = before;
  }
  return isIPv6(address) ? network64(address) : address;
}

/** Whether an address of a socket, or of a URL, is this machine's own. */
export function isLoopback(address: string): boolean {
  const plain = unmapped(address);
  return isIP(plain) !== 0 && loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

function unmapped(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function network64(address: string): string {
  // The URL parser writes an address in its one canonical form.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
