import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';

const prefix = 'knowledge-vault-test-';

/** Speed for safety: these databases do not outlive the run. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * An embedded PostgreSQL in a temporary folder, removed by `stop`. Those of runs that were killed are removed here,
 * with the servers that still run in them, so that nothing piles up.
 */
export async function startTemporaryPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  await removeDead();
  const dataFolder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  const { url } = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined }, settings });
  return { url, stop: () => removeEmbeddedPostgres(dataFolder) };
}

async function removeDead(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    // A folder of another user is theirs to remove.
    await removeEmbeddedPostgres(join(tmpdir(), name)).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
