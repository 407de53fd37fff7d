import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { storeImportRows } from '#server/domain/imports/importRows.ts';
import { planImport } from '#server/domain/imports/planImport.ts';
import { requestRun } from '#server/domain/runs/runJob.job.ts';
import { readPromptRows } from '#server/jobs/extract/prompts/readPromptRows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { given } = vault;
const count = 350;
/** In the midst of the third hundred, so that two are made for good. */
const stuckAt = 250;

test('a worker that is killed in the midst of an import of prompts leaves whole hundreds, and the next one ends it without doing anything twice', async () => {
  const { prisma, pool } = vault.database;
  const owner = await given.person();
  const spaceId = uuid(await given.space(owner));
  const prompts = Array.from({ length: count }, (_, at) => ({ id: `p-${at}`, raw: `Say ${at} to {{name}}`, knowledge_vault: { version: 1, labels: ['production'] } }));
  const file = JSON.stringify({ prompts, providers: ['echo'], tests: [{ vars: { name: 'Ada' }, assert: [{ type: 'contains', value: 'Ada' }] }] });
  const { id: jobId } = await prisma.job.create({
    data: { spaceId, startedById: uuid(owner.id), kind: 'IMPORT', state: 'RUNNING', import: { create: { format: 'PROMPTS', fileName: 'prompts.json', size: 1, duplicates: 'SKIP_IN_SPACE', skipsDryRun: true } } },
    select: { id: true },
  });
  const read = await readPromptRows({ bytes: new TextEncoder().encode(file), fileName: 'prompts.json' });
  async function* rows() {
    if ('rows' in read) yield* read.rows;
  }
  const ctx = vault.context(owner.actor);
  const total = await storeImportRows(ctx, jobId, { format: 'PROMPTS', rows: rows(), lostFields: new Set() }, { signal: AbortSignal.timeout(60_000), onBatch: () => Promise.resolve() });
  await planImport(ctx, jobId, { format: 'PROMPTS', promptFormat: 'PROMPTFOO', lostFields: [], total });
  await requestRun(prisma, [jobId]);

  // Somebody is about to take a name, so that the import gets stuck on its way.
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query(`insert into "Prompt" (id, "spaceId", name, title) values (gen_random_uuid(), $1, $2, 'Theirs')`, [spaceId, `p-${stuckAt}`]);
  const variables = { DATABASE_URL: vault.url, VAULT_DATA: temporaryFolder() };
  const doomed = await startServer('worker', variables);
  const made = () => prisma.prompt.count({ where: { spaceId } });
  await eventually(async () => expect(await made()).toBe(200));
  doomed.child.kill('SIGKILL');
  await once(doomed.child, 'exit');
  await holder.query('rollback');
  expect(await made()).toBe(200);
  expect(await prisma.importRow.count({ where: { jobId, promptId: { not: null } } })).toBe(200);

  await startServer('worker', variables);
  // Jobs of dead workers are looked for at the start, and then each minute.
  await eventually(async () => expect(await prisma.job.findUnique({ where: { id: jobId }, select: { state: true, done: true } })).toEqual({ state: 'SUCCEEDED', done: count }), { timeout: 150_000 });
  const all = await prisma.prompt.findMany({ where: { spaceId }, select: { name: true, versions: { select: { number: true } }, labels: { select: { name: true } }, testSets: { select: { _count: { select: { cases: true } } } } } });
  expect(new Set(all.map(({ name }) => name)).size).toBe(count);
  expect(all).toHaveLength(count);
  for (const { versions, labels, testSets } of all) expect({ versions, labels, testSets }).toEqual({ versions: [{ number: 1 }], labels: [{ name: 'production' }], testSets: [{ _count: { cases: 1 } }] });
});
