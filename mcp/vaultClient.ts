/** A refusal or a failure, in words that say what to do about it. */
export class VaultError extends Error {}

/** One answer of the vault's REST service, its ETag, and where the list goes on. */
export interface VaultAnswer<Data> {
  readonly data: Data;
  readonly etag: string | null;
  readonly nextCursor: string | null;
}

export interface VaultClient {
  /**
   * Calls `/vault/api/v1` with the key. Parts of the path are the caller's to encode (`pathOf`).
   *
   * @throws {VaultError} when the vault refuses, cannot be reached, or does not answer in time
   */
  call<Data>(method: 'GET' | 'POST' | 'PUT', path: string, options?: { body?: unknown; etag?: string | null }): Promise<VaultAnswer<Data>>;
}

const timeoutMs = 60_000;

/** What to do about a refusal of this code; the vault's own words stand before it. */
const advice: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Make a new API key in the settings of the vault: this one is wrong, revoked or has ended.',
  FORBIDDEN: 'This needs an API key with the scope "write", of somebody who may change the space.',
  NOT_FOUND: 'List spaces, collections or sources to see which ids this key may see.',
  PRECONDITION_FAILED: 'Somebody changed it at the same time: try again.',
  RATE_LIMITED: 'Wait a minute before the next call.',
  UNAVAILABLE: 'The vault is not ready: try again in a minute.',
};

/** A path whose values are encoded, whatever is in them. */
export function pathOf(parts: TemplateStringsArray, ...values: string[]): string {
  return parts.reduce((path, part, index) => path + encodeURIComponent(values[index - 1] ?? '') + part);
}

/**
 * The vault at an address, as the owner of an API key sees it.
 *
 * @throws {VaultError} when the address is none of http or https
 */
export function openVault(vaultUrl: string, apiKey: string): VaultClient {
  const base = restAddress(vaultUrl);
  return {
    async call<Data>(method: string, path: string, { body, etag }: { body?: unknown; etag?: string | null } = {}) {
      const headers = {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(typeof etag === 'string' && { 'if-match': etag }),
      };
      // A key is for this address: it follows nobody to another.
      const request = { method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs), ...(body !== undefined && { body: JSON.stringify(body) }) } as const;
      const { answer, text } = await send(base + path, request);
      const parsed = parse(text);
      if (!answer.ok) throw new VaultError(refusal(answer.status, parsed));
      if (parsed?.data === undefined) throw new VaultError(`What answers at ${base} is no vault: check VAULT_URL.`);
      return { data: parsed.data as Data, etag: answer.headers.get('etag'), nextCursor: nextCursorIn(answer.headers.get('link')) };
    },
  };
}

function restAddress(vaultUrl: string): string {
  const url = URL.parse(vaultUrl);
  if (!url || !/^https?:$/.test(url.protocol)) throw new VaultError('VAULT_URL is the address of the vault, such as http://127.0.0.1:4000.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}/vault/api/v1`;
}

async function send(url: string, request: RequestInit): Promise<{ answer: Response; text: string }> {
  try {
    const answer = await fetch(url, request);
    return { answer, text: await answer.text() };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new VaultError('The vault did not answer within a minute: try again, or ask for less.');
    throw new VaultError(`The vault cannot be reached at ${new URL(url).origin}: check that it is running, and VAULT_URL.`);
  }
}

interface Body {
  data?: unknown;
  error?: { code?: string; message?: string; fields?: { path: string; message: string }[] };
}

function parse(text: string): Body | null {
  try {
    return JSON.parse(text) as Body | null;
  } catch {
    return null;
  }
}

function refusal(status: number, body: Body | null): string {
  const { code = `HTTP ${status}`, message = 'The vault refused.', fields = [] } = body?.error ?? {};
  const details = fields.map(({ path, message: wrong }) => `${path}: ${wrong}`);
  return [`${code}: ${message}`, ...details, ...(advice[code] === undefined ? [] : [advice[code]])].join(' ');
}

function nextCursorIn(link: string | null): string | null {
  const [, address] = /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '') ?? [];
  return address === undefined ? null : new URL(address, 'http://vault').searchParams.get('cursor');
}
