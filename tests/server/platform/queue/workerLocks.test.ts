import { expect, onTestFinished, test } from 'vitest';
import { holdWorkerLocks } from '#server/platform/queue/workerLocks.ts';
import { eventually } from '#tests/support/eventually.ts';
import { silentLog } from '#tests/support/identity.ts';
import { useVault } from '#tests/support/vault.ts';

const vault = useVault();

test('what a worker of this process held is free as soon as it has ended, and not before', async () => {
  const { pool } = vault.database;
  const locks = await holdWorkerLocks(vault.url, silentLog);
  onTestFinished(() => locks.close());
  const workerPool = { id: 'pool-of-this-process' } as never;
  const { rows: [job] } = await pool.query<{ id: string }>(`select id::text from graphile_worker.add_job('held')`);
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'pool-of-this-process', locked_at = now() where id = $1`, [job?.id]);
  const holder = async () =>
    (await pool.query<{ locked_by: string | null }>('select locked_by from graphile_worker._private_jobs where id = $1', [job?.id])).rows[0]?.locked_by;

  locks.events.emit('pool:create', { workerPool } as never);
  await locks.freeJobsOfDeadWorkers();
  expect(await holder()).toBe('pool-of-this-process');
  locks.events.emit('pool:release', { workerPool } as never);
  await eventually(async () => expect(await holder()).toBeNull());
});
