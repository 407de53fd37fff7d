import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP, type Socket } from 'node:net';
import { Transform, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Agent, type buildConnector, request } from 'undici';
import { isPublicAddress } from './addresses.ts';
import type { AllowList } from './allowList.ts';
import { checkedConnector, resolveWithSystem, type Resolve } from './checkedConnector.ts';
import { tooLarge } from './decodedBody.ts';
import { errorForFailure, FetchError } from './fetchError.ts';
import type { HostLimiter } from './hostLimiter.ts';
import { isPortForWeb } from './ports.ts';

export interface ForwardProxyLimits {
  /** Of all that the page in turn loads and sends, as it travels. */
  readonly maxBytes: number;
  /** At a time; more are refused. */
  readonly maxConnections: number;
  /** From a request to the first byte of its answer. */
  readonly firstByteMs: number;
  /** A tunnel through which nothing more came for so long is closed: it keeps the slot of its host. */
  readonly idleMs: number;
}

const defaultLimits: ForwardProxyLimits = { maxBytes: 50_000_000, maxConnections: 60, firstByteMs: 10_000, idleMs: 2_000 };

export interface ForwardProxyOptions {
  /** Private destinations that a page may reach which is at a private one of these itself. */
  readonly allow: AllowList;
  readonly hostLimiter: HostLimiter;
  /** Hosts that nobody needs in order to read. */
  readonly isBlocked?: (host: string) => boolean;
  /** Looks host names up; the system's resolver by default. */
  readonly resolve?: Resolve;
  readonly limits?: Partial<ForwardProxyLimits>;
  /** Where it listens: the address of this machine by which the browser finds it; loopback by default. */
  readonly listenOn?: string;
}

/**
 * The one way out for a browser: each of its connections is checked like any other fetch (public or allowed addresses, looked up once and connected to as
 * they were found; the ports of browsers; the slots of a host), whatever the page is up to. Serves one page after the other, and nobody who lacks its password.
 */
export interface ForwardProxy {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  /**
   * From now on requests are those of this page.
   * @param address as a person gave it. What is private is reached only by a page that is there itself: scripts of a public page have no business with it
   */
  begin(address: string): Promise<void>;
  /** Ends what is under way; until the next page everything is refused. */
  end(): Promise<void>;
  /** Why a host could not be reached for the page in turn; null where nothing went wrong. */
  failureOf(host: string): FetchError | null;
  close(): Promise<void>;
}

/** What belongs to one page. */
interface Turn {
  readonly agent: Agent;
  readonly connect: buildConnector.connector;
  readonly ended: AbortController;
  readonly sockets: Set<Duplex>;
  readonly failures: Map<string, FetchError>;
  bytes: number;
  connections: number;
}

/** Headers of a hop (RFC 9110, 7.6.1): they are for us. */
const ofHop = new Set(['connection', 'keep-alive', 'proxy-connection', 'proxy-authorization', 'proxy-authenticate', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings', 'expect']);

/** Starts listening. */
export async function startForwardProxy({ allow, hostLimiter, isBlocked = () => false, resolve = resolveWithSystem, limits: given, listenOn = '127.0.0.1' }: ForwardProxyOptions): Promise<ForwardProxy> {
  const limits = { ...defaultLimits, ...given };
  const [username, password] = ['vault', randomBytes(24).toString('base64url')];
  const expected = Buffer.from(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  const clients = new Set<Socket>();
  let turn: Turn | null = null;

  function isKnown(message: IncomingMessage): boolean {
    const sent = Buffer.from(message.headers['proxy-authorization'] ?? '');
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  }

  async function isPrivateAndAllowed(url: URL): Promise<boolean> {
    const host = bareHost(url.hostname);
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const addresses = isIP(host) ? [host] : await resolve(host).then((found) => found.map(({ address }) => address), () => []);
    return addresses.some((address) => !isPublicAddress(address) && allow.allows({ host, port, address }));
  }

  /** @throws FetchError when this page may not have it */
  function check(current: Turn, url: URL): void {
    if (isBlocked(url.hostname)) throw new FetchError('BLOCKED', 'Advertisements and beacons are left out.');
    if (!isPortForWeb(url.port)) throw new FetchError('UNSUPPORTED', `Port ${url.port} belongs to another kind of service, not to web pages.`);
    if (current.connections >= limits.maxConnections) throw new FetchError('TOO_LARGE', 'The page opens too many connections.');
    if (current.bytes > limits.maxBytes) throw tooLarge(limits.maxBytes);
  }

  function note(current: Turn, host: string, failure: unknown): void {
    current.failures.set(host, errorForFailure(failure, host));
  }

  /** Counts what passes, and ends it when the page has had enough. */
  function counted(current: Turn): Transform {
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        current.bytes += chunk.byteLength;
        done(current.bytes > limits.maxBytes ? tooLarge(limits.maxBytes) : null, chunk);
      },
    });
  }

  async function forward(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const current = turn;
    const url = URL.parse(message.url ?? '');
    if (!current || url?.protocol !== 'http:') return refuse(response, 403);
    const { hostname } = url;
    current.connections += 1;
    let release: (() => void) | undefined;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const signal = AbortSignal.any([current.ended.signal, gone.signal]);
    try {
      check(current, url);
      release = await hostLimiter.acquire(hostname, signal);
      const answer = await request(url, {
        dispatcher: current.agent,
        method: message.method as 'GET',
        headers: withoutHopHeaders(message.headers),
        ...(hasBody(message) && { body: message.pipe(counted(current)) }),
        signal,
        headersTimeout: limits.firstByteMs,
        bodyTimeout: limits.firstByteMs,
      });
      response.writeHead(answer.statusCode, withoutHopHeaders(answer.headers));
      await pipeline(answer.body, counted(current), response);
    } catch (error) {
      if (!signal.aborted) note(current, hostname, error);
      refuse(response, 502);
    } finally {
      current.connections -= 1;
      release?.();
    }
  }

  async function tunnel(message: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on('error', () => undefined);
    const current = turn;
    if (!isKnown(message)) return answer(client, `407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="vault"`);
    const url = URL.parse(`https://${message.url ?? ''}`);
    if (!current || url?.pathname !== '/' || url.username !== '') return answer(client, '403 Forbidden');
    const host = bareHost(url.hostname);
    current.connections += 1;
    let release: (() => void) | undefined;
    let server: Socket | undefined;
    try {
      check(current, url);
      current.sockets.add(client);
      release = await hostLimiter.acquire(url.hostname, current.ended.signal);
      server = await connectTo(current, host, url.port === '' ? '443' : url.port);
      current.sockets.add(server);
      await passThrough(current, client, head, server);
      client.destroy();
    } catch (error) {
      if (!current.ended.signal.aborted) note(current, url.hostname, error);
      answer(client, '502 Bad Gateway');
    } finally {
      current.connections -= 1;
      release?.();
      server?.destroy();
      current.sockets.delete(client);
      if (server) current.sockets.delete(server);
    }
  }

  /** A connection without TLS of ours: what is inside is between the browser and the site. */
  function connectTo(current: Turn, hostname: string, port: string): Promise<Socket> {
    return new Promise((done, fail) => {
      current.connect({ hostname, host: hostname, port, protocol: 'http:' }, (error, socket) => {
        if (error !== null) return fail(error);
        socket.on('error', () => undefined);
        if (!current.ended.signal.aborted) return done(socket);
        socket.destroy();
        return fail(new Error('The page has ended.'));
      });
    });
  }

  async function passThrough(current: Turn, client: Duplex, head: Buffer, server: Socket): Promise<void> {
    let idle = setTimeout(() => undefined, 0);
    const watch = (ms: number) => {
      clearTimeout(idle);
      idle = setTimeout(() => server.destroy(), ms);
    };
    // Whoever was asked last may take its time; when nobody is asked anything the slot is for others.
    client.on('data', () => watch(limits.firstByteMs));
    server.on('data', () => watch(limits.idleMs));
    watch(limits.firstByteMs);
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    if (head.byteLength > 0) server.write(head);
    try {
      // Either side may end it, in whatever way: that is no failure of the host.
      await Promise.allSettled([pipeline(client, counted(current), server), pipeline(server, counted(current), client)]);
    } finally {
      clearTimeout(idle);
    }
  }

  const server = createServer({ maxHeaderSize: 64 * 1024 }, (message, response) => {
    message.on('error', () => undefined);
    response.on('error', () => undefined);
    if (isKnown(message)) void forward(message, response);
    else response.writeHead(407, { 'Proxy-Authenticate': 'Basic realm="vault"' }).end();
  });
  server.on('connect', (message: IncomingMessage, client: Duplex, head: Buffer) => void tunnel(message, client, head));
  server.on('upgrade', (_message: IncomingMessage, client: Duplex) => client.destroy());
  server.on('connection', (socket) => {
    clients.add(socket);
    socket.on('close', () => clients.delete(socket));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, listenOn, done);
  });

  async function end(): Promise<void> {
    const current = turn;
    turn = null;
    if (!current) return;
    current.ended.abort(new FetchError('SERVER_ERROR', 'The page has ended.'));
    for (const socket of current.sockets) socket.destroy();
    await current.agent.destroy();
  }

  return {
    host: listenOn,
    port: (server.address() as AddressInfo).port,
    username,
    password,
    async begin(address) {
      await end();
      const url = new URL(address);
      const isInside = await isPrivateAndAllowed(url);
      const connect = checkedConnector({ allow: { allows: (destination) => isInside && allow.allows(destination) }, resolve, timeoutMs: limits.firstByteMs });
      // A connection of its own for each page: what one may reach another may not.
      turn = { agent: new Agent({ connect, maxHeaderSize: 64 * 1024 }), connect, ended: new AbortController(), sockets: new Set(), failures: new Map(), bytes: 0, connections: 0 };
    },
    end,
    failureOf: (host) => turn?.failures.get(host) ?? null,
    async close() {
      await end();
      for (const socket of clients) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

/** As connections name it: IPv6 without brackets. */
const bareHost = (hostname: string) => (hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);

const hasBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function withoutHopHeaders(headers: OutgoingHttpHeaders | IncomingMessage['headers']): Record<string, string | string[]> {
  const named = new Set(String(headers.connection ?? '').toLowerCase().split(/\s*,\s*/));
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ofHop.has(name) && !named.has(name)) kept[name] = Array.isArray(value) ? [...value] : String(value);
  }
  return kept;
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-length': '0' }).end();
}

function answer(client: Duplex, status: string): void {
  if (!client.writable) return;
  client.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
