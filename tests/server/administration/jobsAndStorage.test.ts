import { expect, test } from 'vitest';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function administrator(): Promise<Person> {
  const person = await given.person();
  await vault.database.prisma.user.update({ where: { id: uuid(person.id) }, data: { isAdministrator: true } });
  return person;
}
const ask = async (who: Person, selection: string) => ((await as(who).query(`{ viewer { administration { ${selection} } } }`)).data?.['viewer'] as { administration: unknown }).administration;

test('jobs are counted by kind, and those that were given up run again', async () => {
  const admin = await administrator();
  const { pool } = vault.database;
  await pool.query(`select graphile_worker.add_job('readPages', max_attempts => 3) from generate_series(1, 4)`);
  await pool.query(`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'readPages' order by id limit 3), attempts => 3)`);
  expect(await ask(admin, 'jobQueues { name waiting running failed }')).toMatchObject({ jobQueues: [{ name: 'readPages', waiting: 1, running: 0, failed: 3 }] });
  const retry = () => as(admin).mutate('retryFailedJobs', { queue: 'readPages' }, 'retriedCount administration { jobQueues { waiting failed } }');
  expect(await retry()).toMatchObject({ retriedCount: 3, administration: { jobQueues: [{ waiting: 4, failed: 0 }] } });
  expect(await retry()).toMatchObject({ retriedCount: 0 });
  expect(await as(await given.person()).mutate('retryFailedJobs', { queue: 'readPages' }, 'retriedCount')).toMatchObject({ code: 'FORBIDDEN' });
});

test('storage is what files and texts weigh, the same bytes once', async () => {
  const admin = await administrator();
  const spaceId = await given.space(admin);
  await vault.database.prisma.blob.create({ data: { hash: 'a'.repeat(64), size: 1234 } });
  await as(admin).mutate('addSources', { spaceId, sources: [{ note: { text: 'Milk' } }] }, '__typename');
  const { storage } = (await ask(admin, 'storage { files texts free floor }')) as { storage: { files: number; texts: number } };
  expect(storage).toMatchObject({ files: 1234, free: null, floor: null });
  expect(storage.texts).toBeGreaterThanOrEqual(4);
});
