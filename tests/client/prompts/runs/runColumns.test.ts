import { expect, test } from 'vitest';
import { areBest, columnsOfRuns, nextColumn, type RunColumn } from '#client/prompts/runs/runColumns.ts';

const column = (key: number, versionId: string | null, model: string | null): RunColumn => ({ key, versionId, model, runId: null });
const choice = { models: ['small', 'large'], versionIds: [null, 'v2', 'v1'] };

test('models are compared on the version of the first column, until none is left', () => {
  const first = column(1, 'v2', null);
  const second = nextColumn([first], { compare: 'models', ...choice });
  expect(second).toEqual(column(2, 'v2', 'large'));
  expect(nextColumn([first, column(2, 'v2', 'large')], { compare: 'models', ...choice })).toBeNull();
});

test('versions are compared with the model of the first column, the draft and the newest first', () => {
  const first = column(4, 'v2', 'large');
  expect(nextColumn([first], { compare: 'versions', ...choice })).toEqual(column(5, null, 'large'));
  expect(nextColumn([first, column(5, null, 'large')], { compare: 'versions', ...choice })).toEqual(column(6, 'v1', 'large'));
  expect(nextColumn([first, column(5, null, 'large'), column(6, 'v1', 'large')], { compare: 'versions', ...choice })).toBeNull();
});

test('what was run last stands there again as it stood; nothing but the draft where nothing was', () => {
  expect(columnsOfRuns([])).toEqual([column(1, null, null)]);
  const run = (id: string, groupId: string, model: string) => ({ id, groupId, model, versionId: null });
  expect(columnsOfRuns([run('b', 'new', 'large'), run('a', 'new', 'small'), run('z', 'old', 'small')])).toEqual([
    { key: 1, versionId: null, model: 'small', runId: 'a' },
    { key: 2, versionId: null, model: 'large', runId: 'b' },
  ]);
});

test('nothing is the best before all are known, alone, or where all are the same', () => {
  expect(areBest([3, 2, 2])).toEqual([false, true, true]);
  expect(areBest([3, null])).toEqual([false, false]);
  expect(areBest([3])).toEqual([false]);
  expect(areBest([2, 2])).toEqual([false, false]);
});
