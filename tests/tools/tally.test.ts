import { expect, test } from 'vitest';
import { tallyReport } from '../../tools/tally.mjs';

const file = (status: string, ...tests: [fullName: string, status: string][]) => ({
  name: '/a/file.test.ts',
  status,
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});

test('counts what passed and what failed', () => {
  const report = { testResults: [file('failed', ['a', 'passed'], ['b', 'failed']), file('passed', ['c', 'passed'])] };
  expect(tallyReport(report, false)).toEqual({ passed: 2, failed: 1, complaints: [] });
});

test('a skipped test counts as failed and is named', () => {
  const report = { testResults: [file('passed', ['a', 'passed'], ['b', 'pending'], ['c', 'todo'])] };
  expect(tallyReport(report, true)).toEqual({ passed: 1, failed: 2, complaints: ['skipped: b', 'skipped: c'] });
});

test('a skipped test that says under which condition alone it runs does not count', () => {
  const report = { testResults: [file('passed', ['a', 'passed'], ['b (only as root)', 'pending'])] };
  expect(tallyReport(report, true)).toEqual({ passed: 1, failed: 0, complaints: [] });
});

test('a file that could not be run counts as failed', () => {
  const report = { testResults: [file('failed'), file('passed', ['a', 'passed'])] };
  expect(tallyReport(report, false)).toMatchObject({ passed: 1, failed: 1 });
});

test('a run without any test, without a report or with an error outside of tests counts as failed', () => {
  expect(tallyReport({ testResults: [] }, true)).toEqual({ passed: 0, failed: 1, complaints: ['no test ran'] });
  expect(tallyReport(undefined, false)).toEqual({ passed: 0, failed: 1, complaints: ['no test ran'] });
  expect(tallyReport({ testResults: [file('passed', ['a', 'passed'])] }, false)).toMatchObject({ passed: 1, failed: 1 });
});
