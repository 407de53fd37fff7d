import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sweepTrash } from '#server/domain/sources/trash/sweepTrash.ts';
import { emptyTrashProcessor, sweepBlobsProcessor } from '#server/jobs/sweeps.ts';
import { startWorker } from '#server/platform/queue/worker.ts';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { silentLog, temporaryFolder } from '#tests/support/identity.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

test('what has lain in the trash for 30 days is deleted, younger and untrashed sources stay', async () => {
  const { prisma } = vault.database;
  const spaces = await Promise.all([0, 1].map(async () => uuid(await vault.given.space(await vault.given.person()))));
  const trashed = (spaceId: string, days: number) => ({ spaceId, type: 'NOTE' as const, title: `${days} days`, trashedAt: daysAgo(days) });
  // More than one batch.
  await prisma.source.createMany({ data: Array.from({ length: 1_200 }, (_, index) => trashed(spaces[index % 2] as string, 31)) });
  await prisma.source.createMany({ data: spaces.flatMap((spaceId) => [trashed(spaceId, 29), { spaceId, type: 'NOTE' as const, title: 'kept' }]) });

  expect(await sweepTrash(vault.context({ kind: 'system', job: 'emptyTrash' }))).toEqual({ deletedSourceCount: 1_200 });
  const left = await prisma.source.findMany({ select: { title: true }, orderBy: { title: 'asc' } });
  expect(left.map(({ title }) => title)).toEqual(['29 days', '29 days', 'kept', 'kept']);
});

test('the worker empties the trash and removes the bytes, every night and when it is told to', async () => {
  const { prisma, pool } = vault.database;
  const blobs = await openBlobFolder(temporaryFolder());
  const { hash, size } = await blobs.write(
    (async function* () {
      yield randomBytes(10);
    })(),
    10,
  );
  await prisma.blob.create({ data: { hash, size, reservedAt: daysAgo(2) } });
  const spaceId = uuid(await vault.given.space(await vault.given.person()));
  await prisma.source.create({ data: { spaceId, type: 'FILE', title: 'old', blobHash: hash, trashedAt: daysAgo(31) } });

  const ctx = vault.context({ kind: 'system', job: 'sweep' });
  const processors = [emptyTrashProcessor(ctx), sweepBlobsProcessor(ctx, blobs)];
  const worker = await startWorker({ pool, databaseUrl: vault.url, log: silentLog, processors });
  try {
    const known = () => pool.query<{ identifier: string }>('select identifier from graphile_worker._private_known_crontabs order by 1');
    await expect.poll(async () => (await known()).rows.map(({ identifier }) => identifier)).toEqual(['emptyTrash', 'sweepBlobs']);
    await pool.query(`select graphile_worker.add_job('emptyTrash')`);
    await expect.poll(() => prisma.source.count({ where: { spaceId } })).toBe(0);
    await pool.query(`select graphile_worker.add_job('sweepBlobs')`);
    await expect.poll(() => prisma.blob.count({ where: { hash } })).toBe(0);
    await expect(blobs.read(hash)).rejects.toThrow();
  } finally {
    await worker.stop();
  }
});
