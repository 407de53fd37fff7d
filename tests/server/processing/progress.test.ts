import { describe, expect, test } from 'vitest';
import { progressOf } from '#server/domain/processing/progress.ts';
import type { ProcessingOutcome, ProcessingStage } from '#server/platform/db/generated/client.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const startedAt = new Date('2026-05-14T09:12:00Z');
const entry = (stage: ProcessingStage, outcome: ProcessingOutcome, durationMs: number | null = null) => ({ stage, outcome, durationMs, startedAt: startedAt.toISOString(), partsDone: null as number | null, parts: null as number | null });
const states = (...log: ReturnType<typeof entry>[]) => progressOf(log).stages.map(({ state }) => state);

describe('how far a source is', () => {
  test('nothing is known before the first stage is done', () => {
    expect(progressOf([])).toMatchObject({ stage: null, percent: null, startedAt: null });
    expect(states()).toEqual(['WAITING', 'WAITING', 'WAITING']);
    expect(progressOf([entry('FETCH', 'RUNNING')])).toMatchObject({ stage: 'FETCH', percent: null, startedAt });
  });
  test('each stage that is done counts', () => {
    const log = [entry('FETCH', 'SUCCEEDED', 800), entry('EXTRACT', 'SKIPPED'), entry('SAVE', 'RUNNING')];
    expect(states(...log)).toEqual(['DONE', 'DONE', 'RUNNING']);
    expect(progressOf(log)).toMatchObject({ stage: 'SAVE', percent: 67 });
    expect(progressOf(log).stages[0]?.durationMs).toBe(800);
  });
  test('a stage that is tried again is not done', () => {
    expect(states(entry('FETCH', 'RETRYING', 400))).toEqual(['WAITING', 'WAITING', 'WAITING']);
    expect(progressOf([entry('FETCH', 'RETRYING', 400)]).stages[0]).toMatchObject({ isRetrying: true, durationMs: null });
    expect(states(entry('FETCH', 'RETRYING', 400), entry('FETCH', 'SUCCEEDED', 300))).toEqual(['DONE', 'WAITING', 'WAITING']);
  });
  test('stages that not every source has show once they begin', () => {
    const { stages } = progressOf([entry('FETCH', 'SUCCEEDED', 5), entry('EXTRACT', 'SUCCEEDED', 5), entry('TAGS', 'RUNNING')]);
    expect(stages.map(({ stage, state }) => [stage, state])).toEqual([
      ['FETCH', 'DONE'],
      ['EXTRACT', 'DONE'],
      ['TAGS', 'RUNNING'],
      ['SAVE', 'WAITING'],
    ]);
  });
  test('a page that is shown in a browser is read once more, which is still to come', () => {
    const shown = [entry('FETCH', 'SUCCEEDED', 5), entry('EXTRACT', 'SKIPPED', 5), entry('RENDER', 'RUNNING')];
    expect(progressOf(shown).stages.map(({ stage, state }) => [stage, state])).toEqual([
      ['FETCH', 'DONE'],
      ['RENDER', 'RUNNING'],
      ['EXTRACT', 'WAITING'],
      ['SAVE', 'WAITING'],
    ]);
    expect(states(...shown.slice(0, 2), entry('RENDER', 'SUCCEEDED', 900), entry('EXTRACT', 'SUCCEEDED', 5))).toEqual(['DONE', 'DONE', 'DONE', 'WAITING']);
  });
  test('a stage that knows its parts counts by them: pages of a document, pieces of a text', () => {
    const reading = { ...entry('EXTRACT', 'RUNNING'), partsDone: 30, parts: 40 };
    const progress = progressOf([entry('FETCH', 'SUCCEEDED', 5), reading]);
    expect(progress.stages[1]).toMatchObject({ state: 'RUNNING', parts: { done: 30, of: 40 } });
    expect(progress.percent).toBe(58);
    expect(progressOf([{ ...reading, outcome: 'SUCCEEDED' }]).stages[0]?.parts).toBeNull();
  });
  test('what a source does not need is not waited for: a file is not fetched', () => {
    expect(progressOf([entry('EXTRACT', 'RUNNING')]).stages.map(({ stage }) => stage)).toEqual(['EXTRACT', 'SAVE']);
  });
});

const vault = useVault();
const { as, given } = vault;

test('only the present run counts, and only while it is under way; it comes with the source', async () => {
  const owner = await given.person();
  const space = await given.space(owner);
  const collection = await given.collection(owner, space, 'Reading');
  const ids = await given.links(owner, space, collection, 'https://example.org/1', 'https://example.org/2', 'https://example.org/3');
  const [first = '', second = ''] = ids.map(uuid);
  const { prisma } = vault.database;
  const log = (sourceId: string, run: number, stage: ProcessingStage, outcome: ProcessingOutcome) => ({ sourceId, run, stage, outcome, startedAt });
  await prisma.processingEvent.createMany({
    data: [log(first, 1, 'FETCH', 'SUCCEEDED'), log(first, 1, 'EXTRACT', 'FAILED'), log(first, 2, 'FETCH', 'RUNNING'), log(second, 1, 'FETCH', 'SUCCEEDED')],
  });
  await prisma.source.update({ where: { id: first }, data: { status: 'PROCESSING', run: 2 } });
  await prisma.source.update({ where: { id: second }, data: { status: 'COMPLETED' } });
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on Source { progress { stage percent startedAt stages { stage state durationMs isRetrying partsDone parts } } } } }';
  const { data } = await as(owner).query(query, { ids });
  const waiting = (stage: string) => ({ stage, state: 'WAITING', durationMs: null, isRetrying: false, partsDone: null, parts: null });
  expect((data as { nodes: { progress: unknown }[] }).nodes.map(({ progress }) => progress)).toEqual([
    { stage: 'FETCH', percent: null, startedAt: startedAt.toISOString(), stages: [{ ...waiting('FETCH'), state: 'RUNNING' }, waiting('EXTRACT'), waiting('SAVE')] },
    null,
    { stage: null, percent: null, startedAt: null, stages: [waiting('FETCH'), waiting('EXTRACT'), waiting('SAVE')] },
  ]);
  expect(await vault.queriesOf(owner, query, { ids })).toBe(1);
});
