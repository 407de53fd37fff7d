import { Client } from 'undici';

export interface Measured {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** A request of a case; called anew for each, so that it may differ. */
export interface Request {
  readonly path: string;
  readonly body: string;
}

/** Sends one request after the other on each of some connections for a while, and measures in milliseconds. @throws Error at the first answer that is not 200 */
export async function load(
  url: string,
  headers: Record<string, string>,
  next: () => Request,
  { connections = 8, seconds = 3, warmUpSeconds = 1 }: { connections?: number; seconds?: number; warmUpSeconds?: number } = {},
): Promise<Measured> {
  const clients = Array.from({ length: connections }, () => new Client(url));
  const times: number[] = [];
  const from = performance.now() + warmUpSeconds * 1_000;
  const until = from + seconds * 1_000;
  try {
    await Promise.all(
      clients.map(async (client) => {
        for (let now = performance.now(); now < until; ) {
          const { path, body } = next();
          const answer = await client.request({ path, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
          if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}: ${await answer.body.text()}`);
          await answer.body.arrayBuffer();
          const end = performance.now();
          if (now >= from) times.push(end - now);
          now = end;
        }
      }),
    );
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { requestsPerSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
