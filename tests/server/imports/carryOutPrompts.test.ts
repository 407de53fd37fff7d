import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { carryOutPrompts } from '#server/domain/imports/carryOutPrompts.ts';
import { storeImportRows } from '#server/domain/imports/importRows.ts';
import { makePromptCollections } from '#server/domain/imports/makePromptCollections.ts';
import { planImport } from '#server/domain/imports/planImport.ts';
import { deletePrompts } from '#server/domain/prompts/deletePrompts.ts';
import { readPromptRows } from '#server/jobs/extract/prompts/readPromptRows.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { given } = vault;

const say = (name: string, text: string, version: number) => ({ type: 'text', name, prompt: text, config: {}, labels: [`v${version}`], tags: [], version });

/** An import of these prompts that has been approved, and makes the next of them with each step. */
async function approved(prompts: readonly object[]) {
  const owner = await given.person();
  const spaceId = uuid(await given.space(owner));
  const ctx = vault.context(owner.actor);
  const { prisma } = vault.database;
  const { id: jobId } = await prisma.job.create({
    data: { spaceId, startedById: uuid(owner.id), kind: 'IMPORT', state: 'RUNNING', import: { create: { format: 'PROMPTS', fileName: 'prompts.json', size: 1, duplicates: 'SKIP_IN_SPACE', skipsDryRun: true } } },
    select: { id: true },
  });
  const read = await readPromptRows({ bytes: new TextEncoder().encode(JSON.stringify(prompts)), fileName: 'prompts.json' });
  const rows = 'rows' in read ? read.rows : [];
  async function* each() {
    yield* rows;
  }
  const total = await storeImportRows(ctx, jobId, { format: 'PROMPTS', rows: each(), lostFields: new Set() }, { signal: AbortSignal.timeout(60_000), onBatch: () => Promise.resolve() });
  await planImport(ctx, jobId, { format: 'PROMPTS', promptFormat: 'LANGFUSE', lostFields: [], total });
  await makePromptCollections(ctx, jobId);
  const step = () => carryOutPrompts(ctx, jobId, false);
  const made = () => prisma.prompt.findMany({ where: { spaceId, deletedAt: null }, select: { id: true, name: true, versions: { select: { number: true }, orderBy: { number: 'asc' } } }, orderBy: { name: 'asc' } });
  return { ctx, step, made };
}

test('versions of a prompt become versions of one, however many rows of the file part them', async () => {
  const between = Array.from({ length: 150 }, (_, at) => say(`other-${String(at).padStart(3, '0')}`, `Say ${at}.`, 1));
  const { step, made } = await approved([say('answer', 'One', 1), say('answer', 'Two', 2), ...between, say('answer', 'Three', 3)]);
  while (await step());
  const [answer, ...others] = await made();
  expect(answer).toMatchObject({ name: 'answer', versions: [{ number: 1 }, { number: 2 }, { number: 3 }] });
  expect(others).toHaveLength(150);
  for (const { versions } of others) expect(versions).toHaveLength(1);
});

test('a prompt that somebody deletes while its versions are being saved is passed over, and all others come', async () => {
  const { ctx, step, made } = await approved([say('first', 'One', 1), say('second', 'Two', 1), say('third', 'Three', 1)]);
  expect(await step()).toBe(true);
  const [, second] = await made();
  await deletePrompts(ctx, { promptIds: [second?.id ?? null] });
  while (await step());
  expect(await made()).toMatchObject([{ name: 'first', versions: [{ number: 1 }] }, { name: 'third', versions: [{ number: 1 }] }]);
});

/** The statements that some work sends, without the values of lists; but for telling who watches, which takes one for so many. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls
      .map(([statement]) => (typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text))
      .filter((text) => !text.includes('pg_notify'))
      .map((text) => text.replace(/ VALUES .*| IN \(.*/, ''));
  } finally {
    query.mockRestore();
  }
}

test('a hundred prompts with their versions take as many statements as four', async () => {
  const prompts = (count: number) => Array.from({ length: count / 2 }, (_, at) => [say(`p-${at}`, `Say ${at} @@@langfusePrompt:name=p-0|label=production@@@`.slice(0, at === 0 ? 5 : 500), 1), say(`p-${at}`, `Say ${at} again`, 2)]).flat();
  const few = await approved(prompts(4));
  const many = await approved(prompts(100));
  for (const phase of ['creating', 'saving']) {
    const [ofFew, ofMany] = [await statementsOf(few.step), await statementsOf(many.step)];
    expect(ofMany, phase).toEqual(ofFew);
    expect(ofMany.length, phase).toBeLessThan(25);
    // Nothing is left of this phase.
    expect([await few.step(), await many.step()]).toEqual([true, true]);
  }
  expect((await many.made()).every(({ versions }) => versions.length === 2)).toBe(true);
});
