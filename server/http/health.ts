import { Hono } from 'hono';

/** What must answer before this process takes work, by name; `degraded`: it takes some, such as reading and deleting. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void | 'degraded'>>>;

type Readiness = 'ready' | 'degraded' | 'unavailable';

const checkTimeoutMs = 3_000;

/** `/healthz` (alive), `/readyz` (every check answers; 503 where one does not). */
export function health(checks: ReadinessChecks): Hono {
  const app = new Hono();

  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await readinessOf(check)] as const));
    const states = results.map(([, state]) => state);
    const status = states.includes('unavailable') ? 'unavailable' : states.includes('degraded') ? 'degraded' : 'ready';
    return c.json({ status, checks: Object.fromEntries(results) }, status === 'unavailable' ? 503 : 200);
  });
  return app;
}

async function readinessOf(check: ReadinessChecks[string]): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), checkTimeoutMs);
  });
  try {
    return (await Promise.race([check(), late])) ?? 'ready';
  } catch {
    return 'unavailable';
  } finally {
    clearTimeout(timer);
  }
}
