import { expect, test } from 'vitest';
import type { ProcessingOutcome, ProcessingStage } from '#server/platform/db/generated/client.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

/** So many links of one space, the last of which is being summed up since a second. */
async function place(count: number) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const ids = await given.links(owner, spaceId, inbox, ...Array.from({ length: count + 1 }, (_, n) => `https://example.org/${n}`));
  const running = ids.pop() ?? '';
  await vault.database.prisma.source.update({ where: { id: uuid(running) }, data: { status: 'PROCESSING' } });
  await logged(running, ['SUMMARY', 'RUNNING', -1_000, null]);
  return { owner, spaceId, ids, running };
}

type Event = [ProcessingStage, ProcessingOutcome, startedMs: number, durationMs: number | null];

const logged = (id: string, ...events: Event[]) =>
  vault.database.prisma.processingEvent.createMany({
    data: events.map(([stage, outcome, startedMs, durationMs]) => ({ sourceId: uuid(id), run: 1, stage, outcome, startedAt: new Date(Date.now() + startedMs), durationMs })),
  });

/** It was fetched for 200 ms, summed up for so long, and saved for 100 ms, a while ago. */
async function completed(id: string, summaryMs: number): Promise<void> {
  await vault.database.prisma.source.update({ where: { id: uuid(id) }, data: { status: 'COMPLETED' } });
  await logged(id, ['FETCH', 'SUCCEEDED', -90_000, 200], ['SUMMARY', 'SUCCEEDED', -89_800, summaryMs], ['SAVE', 'SUCCEEDED', -89_800 + summaryMs, 100]);
}

async function left({ owner, running }: Awaited<ReturnType<typeof place>>): Promise<number | null> {
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Source { processingMsLeft } } }', { id: running });
  return (data as { node: { processingMsLeft: number | null } }).node.processingMsLeft;
}

test('what is left is told by the last ones of its kind, from the stage that it is in to the end', async () => {
  const here = await place(5);
  for (const [index, id] of here.ids.entries()) await completed(id, 5_000 + index * 10);
  const ms = await left(here);
  expect(ms).toBeGreaterThan(3_000);
  expect(ms).toBeLessThanOrEqual(4_120);
});

test('nothing is told by too few, by those that differ too much, by other kinds, by those that had to be tried again', async () => {
  const few = await place(4);
  for (const id of few.ids) await completed(id, 5_000);
  expect(await left(few)).toBeNull();

  const unlike = await place(5);
  for (const [index, id] of unlike.ids.entries()) await completed(id, 1_500 * 3 ** index);
  expect(await left(unlike)).toBeNull();

  const others = await place(5);
  for (const id of others.ids) await completed(id, 5_000);
  await vault.database.prisma.source.update({ where: { id: uuid(others.ids[0] ?? '') }, data: { type: 'FILE' } });
  expect(await left(others)).toBeNull();

  const retried = await place(5);
  for (const id of retried.ids) await completed(id, 5_000);
  await logged(retried.ids[0] ?? '', ['FETCH', 'RETRYING', -95_000, 100]);
  expect(await left(retried)).toBeNull();
});

test('nothing is told when it takes longer than it usually does, and when it is over', async () => {
  const here = await place(5);
  for (const id of here.ids) await completed(id, 500);
  expect(await left(here)).toBeNull();
  await vault.database.prisma.source.update({ where: { id: uuid(here.running) }, data: { status: 'COMPLETED' } });
  expect(await left(here)).toBeNull();
});
