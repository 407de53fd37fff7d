import { Agent, request } from 'undici';
import type { AllowList } from './allowList.ts';
import { checkedConnector, type Resolve, resolveWithSystem } from './checkedConnector.ts';
import { errorForFailure, FetchError } from './fetchError.ts';
import { isPortForWeb } from './ports.ts';

interface SafePostOptions {
  /** Private destinations that may be reached all the same. */
  readonly allow: AllowList;
  readonly userAgent: string;
  /** Looks host names up; the system's resolver by default. */
  readonly resolve?: Resolve;
  /** PEM of an authority trusted instead of the built-in ones. */
  readonly certificateAuthority?: string;
  /** From the first step to the end of what is read of the answer. */
  readonly totalMs?: number;
}

export interface PostAnswer {
  readonly status: number;
  /** Its beginning, at most 8 kB. */
  readonly body: string;
}

export interface SafePost {
  /**
   * Sends JSON to an address that a person named, over https and following no redirect: an answer of any status is one.
   * @throws FetchError when there is none
   */
  post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<PostAnswer>;
  close(): Promise<void>;
}

const mostRead = 8 * 1024;

/** Sends only to the public web and to what `allow` opens. Keep one per process. */
export function createSafePost({ allow, userAgent, resolve = resolveWithSystem, certificateAuthority, totalMs = 10_000 }: SafePostOptions): SafePost {
  const agent = new Agent({ connect: checkedConnector({ allow, resolve, timeoutMs: totalMs, certificateAuthority }), headersTimeout: 0, bodyTimeout: 0 });
  return {
    async post(address, content, headers) {
      const url = URL.parse(address);
      if (url?.protocol !== 'https:' || !isPortForWeb(url.port)) throw new FetchError('UNSUPPORTED', 'Only https addresses of the web can be told anything.');
      const controller = new AbortController();
      const deadline = setTimeout(() => controller.abort(new FetchError('TIMEOUT', `${url.host} did not answer within ${Math.round(totalMs / 1_000)} seconds.`)), totalMs);
      try {
        const { statusCode, body } = await request(url, { dispatcher: agent, method: 'POST', signal: controller.signal, body: content, headers: { ...headers, 'content-type': 'application/json', 'user-agent': userAgent } });
        return { status: statusCode, body: await beginningOf(body) };
      } catch (error) {
        throw controller.signal.aborted ? controller.signal.reason : errorForFailure(error, url.hostname);
      } finally {
        clearTimeout(deadline);
      }
    },
    close: () => agent.destroy(),
  };
}

/** Nobody reads the rest: the connection ends with it. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostRead) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, mostRead));
}
