import { describe, expect, test } from 'vitest';
import { fileKind } from '#client/sources/item/fileKind.ts';
import { dayGroups } from '#client/sources/list/dayGroups.ts';
import { percentOf, stagesOf } from '#client/sources/status/processing.ts';

const event = (stage: string, outcome: string, durationMs: number | null = null, run = 1) => ({ stage, outcome, durationMs, run });
const states = (...log: ReturnType<typeof event>[]) => stagesOf(log).map(({ state }) => state);

describe('how far a source is', () => {
  test('nothing is known before the first stage is done', () => {
    expect(states()).toEqual(['next', 'next', 'next']);
    expect(percentOf(stagesOf([event('FETCH', 'RUNNING')]))).toBeUndefined();
  });
  test('each stage that is done counts', () => {
    const log = [event('FETCH', 'SUCCEEDED', 800), event('EXTRACT', 'SKIPPED'), event('SAVE', 'RUNNING')];
    expect(states(...log)).toEqual(['done', 'done', 'now']);
    expect(percentOf(stagesOf(log))).toBe(67);
    expect(stagesOf(log)[0]?.durationMs).toBe(800);
  });
  test('a stage that is tried again is not done', () => {
    expect(states(event('FETCH', 'RETRYING', 400))).toEqual(['next', 'next', 'next']);
    expect(stagesOf([event('FETCH', 'RETRYING', 400)])[0]).toMatchObject({ isRetrying: true, durationMs: null });
    expect(states(event('FETCH', 'RETRYING', 400), event('FETCH', 'SUCCEEDED', 300))).toEqual(['done', 'next', 'next']);
  });
  test('stages that not every source has show once they begin', () => {
    expect(stagesOf([event('FETCH', 'SUCCEEDED', 5), event('EXTRACT', 'SUCCEEDED', 5), event('TAGS', 'RUNNING')]).map(({ stage, state }) => [stage, state])).toEqual([
      ['FETCH', 'done'],
      ['EXTRACT', 'done'],
      ['TAGS', 'now'],
      ['SAVE', 'next'],
    ]);
  });
  test('a stage that knows its parts counts by them: pages of a document, pieces of a text', () => {
    const reading = { ...event('EXTRACT', 'RUNNING'), partsDone: 30, parts: 40 };
    expect(stagesOf([event('FETCH', 'SUCCEEDED', 5), reading])[1]).toMatchObject({ state: 'now', parts: { done: 30, of: 40 } });
    expect(percentOf(stagesOf([event('FETCH', 'SUCCEEDED', 5), reading]))).toBe(58);
    expect(stagesOf([{ ...reading, outcome: 'SUCCEEDED' }])[0]?.parts).toBeNull();
  });
  test('what a source does not need is not waited for: a file is not fetched', () => {
    expect(stagesOf([event('EXTRACT', 'RUNNING')]).map(({ stage }) => stage)).toEqual(['EXTRACT', 'SAVE']);
  });
  test('an earlier run is over', () => {
    expect(states(event('FETCH', 'SUCCEEDED', 1, 1), event('EXTRACT', 'FAILED', 1, 1), event('FETCH', 'RUNNING', null, 2))).toEqual(['now', 'next', 'next']);
  });
});

test('a list falls into today, this week and earlier', () => {
  const now = new Date(2026, 4, 14, 12);
  const at = (...date: [number, number, number, number]) => ({ date: new Date(...date).toISOString() });
  const today = at(2026, 4, 14, 0);
  const monday = at(2026, 4, 8, 1);
  const before = at(2026, 4, 7, 23);
  expect(dayGroups([today, monday, before], now)).toEqual([
    { name: 'today', items: [today] },
    { name: 'week', items: [monday] },
    { name: 'earlier', items: [before] },
  ]);
  expect(dayGroups([before], now).map(({ name }) => name)).toEqual(['earlier']);
});

test('files are told apart by their media type', () => {
  expect(fileKind('application/pdf').word).toBe('PDF');
  expect(fileKind('image/svg+xml').word).toBe('SVG');
  expect(fileKind('application/x-tar').word).toBe('TAR');
  expect(fileKind('application/vnd.openxmlformats-officedocument.wordprocessingml.document').word).toBe('DOCX');
  expect(fileKind('text/plain').word).toBe('TXT');
  for (const unknown of [null, 'application/octet-stream']) expect(fileKind(unknown).word).toBe('');
});
