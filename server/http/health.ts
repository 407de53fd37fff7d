import { Hono } from 'hono';

/** What must answer before this process takes work, by name. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

const checkTimeoutMs = 3_000;

/** `/healthz` (alive), `/readyz` (every check answers). */
export function health(checks: ReadinessChecks): Hono {
  const app = new Hono();

  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await answers(check)] as const),
    );
    const ready = results.every(([, ok]) => ok);
    const states = Object.fromEntries(results.map(([name, ok]) => [name, ok ? 'ready' : 'unavailable']));
    return c.json({ status: ready ? 'ready' : 'unavailable', checks: states }, ready ? 200 : 503);
  });
  return app;
}

async function answers(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), checkTimeoutMs);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
