import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './addresses.ts';
import type { AllowList } from './allowList.ts';
import { FetchError } from './fetchError.ts';

/** Looks a host name up: every address it has. Fails with an error that carries a DNS code (ENOTFOUND, EAI_AGAIN …). */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** The system's resolver, hosts file included. */
export const resolveWithSystem: Resolve = (hostname) => systemLookup(hostname, { all: true, order: 'verbatim' });

interface CheckedConnectorOptions {
  readonly allow: AllowList;
  readonly resolve: Resolve;
  /** After this long without a connection its socket is given up. */
  readonly timeoutMs: number;
  /** PEM of an authority trusted instead of the built-in ones. */
  readonly certificateAuthority?: string | undefined;
}

/**
 * A connector for undici that reaches only public or allowed addresses.
 *
 * The check sits where the connection is made, so a redirect or a name that resolves differently the second time (DNS
 * rebinding) meets it too: a name is resolved once, only addresses that passed are handed to the socket, and what the
 * socket ended up connected to is compared once more.
 */
export function checkedConnector(options: CheckedConnectorOptions): buildConnector.connector {
  const { allow, resolve, timeoutMs, certificateAuthority } = options;

  return ({ hostname, port, protocol, ...rest }, callback) => {
    const destination = { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
    const mayReach = (address: string) => isPublicAddress(address) || allow.allows({ ...destination, address });

    // An address written into the URL is connected to without a lookup.
    if (isIP(hostname) !== 0 && !mayReach(hostname)) return callback(privateAddress(), null);

    const lookup = (
      name: string,
      { all }: LookupOptions,
      answer: (error: Error | null, address?: string | LookupAddress[], family?: number) => void,
    ): void => {
      resolve(name).then(
        (found) => {
          const reachable = found.filter(({ address }) => mayReach(address));
          const [first] = reachable;
          if (found.length === 0) answer(noAddress(name));
          else if (first === undefined) answer(privateAddress());
          else if (all) answer(null, reachable);
          else answer(null, first.address, first.family);
        },
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    };

    const connect = buildConnector({
      timeout: timeoutMs,
      allowH2: false,
      lookup,
      ...(certificateAuthority === undefined ? {} : { ca: certificateAuthority }),
    } as buildConnector.BuildOptions);

    return connect({ hostname, port, protocol, ...rest }, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      if (socket.remoteAddress === undefined || !mayReach(socket.remoteAddress)) {
        socket.destroy();
        return callback(privateAddress(), null);
      }
      return callback(null, socket);
    });
  };
}

function privateAddress(): FetchError {
  return new FetchError(
    'PRIVATE_ADDRESS',
    'The address leads into a private network. Whoever runs this vault can allow it with FETCH_ALLOW.',
  );
}

function noAddress(name: string): Error {
  return Object.assign(new Error(`${name} has no address`), { code: 'ENODATA' });
}
