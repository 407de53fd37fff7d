import { Client } from 'undici';

export interface Measured {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Time on a processor for one request, in milliseconds: of the server's process and of PostgreSQL. */
  readonly cpu?: { readonly server: number; readonly postgres: number };
}

/** A request of a case; called again for each, so that it may differ. */
export interface Request {
  readonly path: string;
  readonly body: string;
}

/** A server under load. */
export interface Target {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly next: () => Request;
  /** What its process and PostgreSQL have used so far, in milliseconds. */
  readonly used: () => { readonly server: number; readonly postgres: number };
}

export interface Load {
  readonly connections: number;
  /** For each target, without the warm-up. */
  readonly seconds: number;
}

const turns = 4;
const warmUpShare = 0.3;

/**
 * Sends one request after the other on each of some connections, and measures in milliseconds. Several targets take
 * turns of a fraction of a second, so that what else the machine does hits all of them alike.
 * @throws Error at the first answer that is not 200
 */
export async function load(targets: readonly Target[], { connections, seconds }: Load): Promise<Measured[]> {
  const runs = targets.map((target) => ({
    target,
    clients: Array.from({ length: connections }, () => new Client(target.url)),
    times: [] as number[],
    lasted: 0,
    server: 0,
    postgres: 0,
  }));
  try {
    for (const { target, clients } of runs) await busy(target, clients, Math.max(0.3, seconds * warmUpShare), []);
    for (let turn = 0; turn < turns; turn++) {
      for (const run of runs) {
        const before = run.target.used();
        run.lasted += await busy(run.target, run.clients, seconds / turns, run.times);
        const after = run.target.used();
        run.server += after.server - before.server;
        run.postgres += after.postgres - before.postgres;
      }
    }
  } finally {
    await Promise.all(runs.flatMap(({ clients }) => clients.map((client) => client.destroy())));
  }
  return runs.map(({ times, lasted, server, postgres }) => ({
    requestsPerSecond: times.length / (lasted / 1_000),
    ...quantiles(times),
    cpu: { server: server / times.length, postgres: postgres / times.length },
  }));
}

/** Keeps all connections busy for so long; answers how long it was. */
async function busy({ headers, next }: Target, clients: readonly Client[], seconds: number, times: number[]): Promise<number> {
  const from = performance.now();
  const until = from + seconds * 1_000;
  await Promise.all(
    clients.map(async (client) => {
      for (let now = performance.now(); now < until; ) {
        const { path, body } = next();
        const answer = await client.request({ path, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
        if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}: ${await answer.body.text()}`);
        await answer.body.arrayBuffer();
        const end = performance.now();
        times.push(end - now);
        now = end;
      }
    }),
  );
  return performance.now() - from;
}

export function quantiles(times: number[]): { p50: number; p99: number } {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
