import { BlockList, isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { withoutZone } from './addresses.ts';

/** What a connection is about to reach: the host of the URL, its port, and the IP address it resolved to. */
interface Destination {
  /** Host of the URL in lower case; IPv6 literals without brackets. */
  readonly host: string;
  readonly port: number;
  readonly address: string;
}

/** Destinations that link fetching may reach although they are private. */
export interface AllowList {
  allows(destination: Destination): boolean;
}

type Rule = (destination: Destination) => boolean;

const HOST_NAME = /^(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*$/;

/**
 * Reads the value of FETCH_ALLOW: a list separated by commas or blanks of host names (`wiki.intranet`), names with
 * everything below them (`*.example.org`: not `example.org` itself), IP addresses and CIDR ranges (`10.1.0.0/16`,
 * `fd00::/8`). Names and addresses may end in a port (`127.0.0.1:8080`, `[::1]:8080`). A name allows every address that
 * it resolves to; an address allows every name that resolves to it. Empty text allows nothing.
 *
 * @throws Error naming the entry that cannot be read.
 */
export function parseAllowList(text: string): AllowList {
  const rules = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(parseEntry);
  return { allows: (destination) => rules.some((rule) => rule(destination)) };
}

function parseEntry(entry: string): Rule {
  if (entry.includes('/')) return parseRange(entry);

  const { host, port } = splitPort(entry);
  const matchesPort: Rule = (destination) => port === null || destination.port === port;
  if (isIP(host)) {
    const list = new BlockList();
    list.addAddress(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
    return (destination) => matchesPort(destination) && contains(list, destination.address);
  }

  const wildcard = host.startsWith('*.');
  const name = hostName(wildcard ? host.slice(2) : host);
  if (name === null) throw unreadable(entry, 'is not a host, host:port, *.domain, IP address or CIDR range');
  return (destination) => {
    const asked = withoutRootDot(destination.host);
    return matchesPort(destination) && (wildcard ? asked.endsWith(`.${name}`) : asked === name);
  };
}

function parseRange(entry: string): Rule {
  const [network = '', prefix = '', ...rest] = entry.split('/');
  const family = isIP(network);
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (rest.length > 0 || family === 0 || !(bits <= (family === 6 ? 128 : 32))) {
    throw unreadable(entry, 'is not a CIDR range such as 10.1.0.0/16 or fd00::/8');
  }
  const list = new BlockList();
  list.addSubnet(network, bits, family === 6 ? 'ipv6' : 'ipv4');
  return (destination) => contains(list, destination.address);
}

function splitPort(entry: string): { host: string; port: number | null } {
  if (isIP(entry)) return { host: entry, port: null };
  const match = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(entry);
  const host = match?.[1] ?? match?.[2];
  const port = match?.[3] === undefined ? null : Number(match[3]);
  if (host === undefined || (match?.[1] !== undefined && isIP(host) !== 6)) {
    throw unreadable(entry, 'is not a host, host:port, *.domain, IP address or CIDR range');
  }
  if (port !== null && (port < 1 || port > 65_535)) throw unreadable(entry, 'has a port outside of 1 to 65535');
  return { host, port };
}

/** The name as URLs write it (lower case, punycode), or null where it cannot be one. */
function hostName(name: string): string | null {
  const ascii = withoutRootDot(domainToASCII(name));
  // All digits and dots is a mistyped IP address, never a name.
  return HOST_NAME.test(ascii) && !/^[\d.]+$/.test(ascii) ? ascii : null;
}

function withoutRootDot(name: string): string {
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

function contains(list: BlockList, address: string): boolean {
  const bare = withoutZone(address);
  const family = isIP(bare);
  return family !== 0 && list.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}

function unreadable(entry: string, why: string): Error {
  return new Error(`FETCH_ALLOW: "${entry}" ${why}.`);
}
