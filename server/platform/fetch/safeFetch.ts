import { Agent, request } from 'undici';
import type { Dispatcher } from 'undici';
import type { AllowList } from './allowList.ts';
import { createChainCookies } from './chainCookies.ts';
import { checkedConnector, resolveWithSystem } from './checkedConnector.ts';
import type { Resolve } from './checkedConnector.ts';
import { ACCEPT_ENCODING, readDecodedBody, tooLarge } from './decodedBody.ts';
import { FetchError, errorForBotCheck, errorForFailure, errorForStatus } from './fetchError.ts';
import { createHostLimiter, type HostLimiter, requestsPerHost } from './hostLimiter.ts';
import { isPortForWeb } from './ports.ts';
import { createUnreachableHosts } from './unreachableHosts.ts';

export interface FetchLimits {
  /** From the start of a request (name, connection and TLS included) to the end of its answer's headers; per redirect. */
  readonly firstByteMs: number;
  /** For everything, redirects and body included. */
  readonly totalMs: number;
  /** Of the body, counted after unpacking. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
  readonly maxHeaderBytes: number;
}

const DEFAULT_FETCH_LIMITS: FetchLimits = {
  firstByteMs: 10_000,
  totalMs: 30_000,
  maxBytes: 20_000_000,
  maxRedirects: 20,
  maxHeaderBytes: 64 * 1024,
};

export interface SafeFetchOptions {
  /** Private destinations that may be reached all the same. */
  readonly allow: AllowList;
  /** Who is asking, honestly, with a way to find out more: `KnowledgeVault/1.0 (+https://vault.example.org)`. */
  readonly userAgent: string;
  readonly limits?: Partial<FetchLimits>;
  /** Looks host names up; the system's resolver by default. */
  readonly resolve?: Resolve;
  /** PEM of an authority trusted instead of the built-in ones. */
  readonly certificateAuthority?: string;
  /** Limits the requests to each host; fetchers may share it. */
  readonly hostLimiter?: HostLimiter;
  /** For so long a host that could not be reached is not asked again; 0 by default: what a person asks for is always tried. */
  readonly avoidUnreachableMs?: number;
}

interface FetchRequest {
  /** Ends the fetch early; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** The Accept header; web pages first by default. */
  readonly accept?: string;
  /** What the site said of the page when it was fetched before: if it is still so, the answer has status 304 and no bytes. */
  readonly unlessAs?: { readonly etag: string | null; readonly lastModified: string | null };
}

/** A page as it was served with a 2xx status (or 304, where that was asked for), unpacked but not otherwise read. */
export interface FetchedPage {
  /** Where the page was found in the end, without credentials. */
  readonly url: string;
  readonly status: number;
  /** Media type in lower case without parameters (`text/html`), or null where the site named none. */
  readonly contentType: string | null;
  /** The `charset` parameter of the Content-Type in lower case, or null. */
  readonly charset: string | null;
  /** In a buffer of its own: may be transferred to another thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: {
    readonly etag: string | null;
    readonly lastModified: string | null;
    readonly contentLanguage: string | null;
    readonly contentDisposition: string | null;
  };
  /** Every address that redirected, in order; empty where the first one answered. */
  readonly redirects: readonly string[];
}

export interface SafeFetch {
  /**
   * Fetches a web address that a person (or a page) named, trusting neither it nor what it leads to.
   *
   * Sends one GET per redirect with no credentials (those in the URL are dropped) and no referrer. Cookies that a site sets while it
   * redirects are sent to that site until the page is there, and then forgotten: some sites redirect for ever without.
   * @throws FetchError for everything that can go wrong out there.
   */
  fetch(url: string, request?: FetchRequest): Promise<FetchedPage>;
  /** Ends what is under way (rejecting with a retryable SERVER_ERROR) and closes every connection. */
  close(): Promise<void>;
}

const ACCEPT_PAGES = 'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.8,*/*;q=0.5';
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A fetcher that reaches only the public web and what `allow` opens, within the limits. Keep one per process. */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const limits = { ...DEFAULT_FETCH_LIMITS, ...options.limits };
  const hosts = options.hostLimiter ?? createHostLimiter(requestsPerHost);
  const unreachable = createUnreachableHosts(options.avoidUnreachableMs ?? 0);
  const agent = new Agent({
    connect: checkedConnector({
      allow: options.allow,
      resolve: options.resolve ?? resolveWithSystem,
      timeoutMs: limits.firstByteMs,
      certificateAuthority: options.certificateAuthority,
    }),
    maxHeaderSize: limits.maxHeaderBytes,
    // The deadlines below cover both; undici's own are only as fine as half a second.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  async function follow(start: URL, release: () => void, accept: string, unlessAs: FetchRequest['unlessAs'], controller: AbortController): Promise<FetchedPage> {
    const redirects: string[] = [];
    const cookies = createChainCookies();
    const sent = new Set<string>();
    let url = start;
    for (;;) {
      const cookie = await cookies.headerFor(url);
      if (sent.size === sent.add(`${url.href} ${cookie}`).size) throw new FetchError('UNSUPPORTED', 'The site redirects in a circle.');
      const releaseHost = url === start ? release : await hosts.acquire(url.hostname, controller.signal);
      let response: Dispatcher.ResponseData;
      try {
        response = await send(url, accept, unlessAs, cookie, controller);
        if (!REDIRECTS.has(response.statusCode)) return await readPage(url, response, unlessAs !== undefined, redirects);
        discard(response);
      } finally {
        releaseHost();
      }
      await cookies.take(url, response.headers['set-cookie']);
      if (redirects.length >= limits.maxRedirects) {
        throw new FetchError('UNSUPPORTED', `The site redirects more than ${limits.maxRedirects} times.`);
      }
      redirects.push(url.href);
      url = redirectTarget(response, url);
    }
  }

  async function send(url: URL, accept: string, unlessAs: FetchRequest['unlessAs'], cookie: string | null, controller: AbortController): Promise<Dispatcher.ResponseData> {
    // Others may have found that out while this one waited for its turn.
    unreachable.check(url.hostname);
    const deadline = setTimeout(() => {
      const seconds = Math.round(limits.firstByteMs / 1000);
      controller.abort(
        new FetchError('TIMEOUT', `${url.host} did not answer within ${seconds} seconds.`, { retryable: true, isUnreachable: true }),
      );
    }, limits.firstByteMs);
    try {
      return await request(url, {
        dispatcher: agent,
        signal: controller.signal,
        headers: {
          'user-agent': options.userAgent,
          accept,
          'accept-language': 'en;q=0.9, *;q=0.8',
          'accept-encoding': ACCEPT_ENCODING,
          ...(cookie !== null && { cookie }),
          ...(unlessAs?.etag && { 'if-none-match': unlessAs.etag }),
          ...(unlessAs?.lastModified && { 'if-modified-since': unlessAs.lastModified }),
        },
      });
    } catch (error) {
      const reason: unknown = controller.signal.aborted ? controller.signal.reason : errorForFailure(error, url.hostname);
      unreachable.note(url.hostname, reason);
      throw reason;
    } finally {
      clearTimeout(deadline);
    }
  }

  async function readPage(url: URL, response: Dispatcher.ResponseData, mayBeUnchanged: boolean, redirects: string[]): Promise<FetchedPage> {
    const { statusCode: status, body } = response;
    if ((status < 200 || status > 299) && !(mayBeUnchanged && status === 304)) {
      discard(response);
      const error = errorForBotCheck(status, (name) => header(response, name)) ?? errorForStatus(status, header(response, 'retry-after'), new Date());
      if (error.retryAfterSeconds) hosts.pause(url.hostname, error.retryAfterSeconds);
      throw error;
    }
    try {
      if (Number(header(response, 'content-length')) > limits.maxBytes) throw tooLarge(limits.maxBytes);
      const bytes = await readDecodedBody(body, header(response, 'content-encoding'), limits.maxBytes);
      return {
        url: url.href,
        status,
        ...parseContentType(header(response, 'content-type')),
        bytes,
        headers: {
          etag: header(response, 'etag'),
          lastModified: header(response, 'last-modified'),
          contentLanguage: header(response, 'content-language'),
          contentDisposition: header(response, 'content-disposition'),
        },
        redirects,
      };
    } catch (error) {
      discard(response);
      throw errorForFailure(error, url.hostname);
    }
  }

  return {
    async fetch(address, { signal, accept = ACCEPT_PAGES, unlessAs } = {}) {
      signal?.throwIfAborted();
      const start = acceptableUrl(address);
      unreachable.check(start.hostname);
      const controller = new AbortController();
      const cancel = () => controller.abort(signal?.reason);
      signal?.addEventListener('abort', cancel, { once: true });
      // Waiting for a slot does not count: the deadline starts after it.
      const release = await hosts.acquire(start.hostname, controller.signal).catch((error: unknown) => {
        signal?.removeEventListener('abort', cancel);
        throw error;
      });
      const deadline = setTimeout(() => {
        const seconds = Math.round(limits.totalMs / 1000);
        controller.abort(
          new FetchError('TIMEOUT', `The page did not arrive within ${seconds} seconds.`, { retryable: true }),
        );
      }, limits.totalMs);
      try {
        return await follow(start, release, accept, unlessAs, controller);
      } catch (error) {
        // Whatever broke because the time was over or the caller left, that is the reason to give.
        throw controller.signal.aborted ? controller.signal.reason : error;
      } finally {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', cancel);
      }
    },
    close: () => agent.destroy(),
  };
}

/** The URL without credentials, where links of its kind can be fetched at all. */
function acceptableUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (url === null) throw new FetchError('UNSUPPORTED', 'This is not a web address.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchError('UNSUPPORTED', `Only http and https addresses can be fetched, not "${url.protocol}".`);
  }
  if (!isPortForWeb(url.port)) {
    throw new FetchError('UNSUPPORTED', `Port ${url.port} belongs to another kind of service, not to web pages.`);
  }
  url.username = '';
  url.password = '';
  return url;
}

function redirectTarget(response: Dispatcher.ResponseData, from: URL): URL {
  const location = header(response, 'location');
  if (location === null) {
    throw new FetchError('SERVER_ERROR', `The site answered ${response.statusCode} without saying where to go.`);
  }
  const target = acceptableUrl(location, from);
  // RFC 9110, 10.2.2: a target without a fragment inherits it.
  if (target.hash === '') target.hash = from.hash;
  return target;
}

/** Ends an answer whose body nobody will read, and the connection with it: draining could take for ever. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

function header({ headers }: Dispatcher.ResponseData, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function parseContentType(value: string | null): Pick<FetchedPage, 'contentType' | 'charset'> {
  const [type = '', ...parameters] = (value ?? '').split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^\s"]+)"?\s*$/i.exec(parameter)?.[1])
    .find(Boolean);
  return { contentType: type.trim().toLowerCase() || null, charset: charset?.toLowerCase() ?? null };
}
