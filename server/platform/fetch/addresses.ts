import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not the public internet: IANA's special-purpose registry, and Azure's platform address. */
const RESERVED_IPV4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8], // "this network"
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT, also metadata of some clouds
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // Azure's host agent: looks public, is reachable only from inside
  ['169.254.0.0', 16], // link-local, also cloud metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // IETF protocol assignments, also Oracle's metadata
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved and broadcast
];

/** Parts of IPv6's global unicast space that lead elsewhere or carry an IPv4 address inside. */
const RESERVED_GLOBAL_IPV6: readonly [network: string, prefix: number][] = [
  ['2001::', 23], // IETF protocol assignments: Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
];

const reserved = new BlockList();
for (const [network, prefix] of RESERVED_IPV4) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of RESERVED_GLOBAL_IPV6) reserved.addSubnet(network, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

const nat64 = new BlockList();
nat64.addSubnet('64:ff9b::', 96, 'ipv6');

/**
 * Whether an IP address belongs to the public internet.
 *
 * False for private, loopback, link-local, carrier-grade NAT, multicast, documentation and reserved ranges of both
 * families, for IPv4-mapped, 6to4 and Teredo addresses whatever they carry, and for anything that is not an IP address.
 * The well-known NAT64 prefix (RFC 6052) is how machines without IPv4 reach it, so there the address inside decides.
 */
export function isPublicAddress(address: string): boolean {
  const bare = withoutZone(address);
  const family = isIP(bare);
  if (family === 4) return !reserved.check(bare, 'ipv4');
  if (family !== 6) return false;
  if (nat64.check(bare, 'ipv6')) return isPublicAddress(embeddedIPv4(bare));
  return globalUnicast.check(bare, 'ipv6') && !reserved.check(bare, 'ipv6');
}

/** The address without the interface a link-local one may name (`fe80::1%eth0`). */
export function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? '';
}

/** The IPv4 address in the last 32 bits of an IPv6 address. */
function embeddedIPv4(address: string): string {
  // WHATWG URLs write IPv6 hosts without dotted quads, so the last two groups are hexadecimal.
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(':');
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group || '0', 16));
  return [(high ?? 0) >> 8, (high ?? 0) & 255, (low ?? 0) >> 8, (low ?? 0) & 255].join('.');
}
