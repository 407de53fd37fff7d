import { expect, test } from 'vitest';
import { crashedExitCode, restartPause, supervise } from '../../tools/supervise.mjs';

type Ending = { code: number | null; signal: NodeJS.Signals | null };
const crash: Ending = { code: crashedExitCode, signal: null };

/** Runs a server that ends in these ways, one after the other, a crash every `every` milliseconds. */
async function supervised(endings: Ending[], { every = 1_000, stopAfter = Infinity } = {}) {
  const [said, pauses]: [string[], number[]] = [[], []];
  let runs = 0;
  const exitCode = await supervise(async () => endings[runs++] ?? { code: 0, signal: null }, {
    isStopping: () => runs >= stopAfter,
    say: (line) => said.push(line),
    wait: async (ms) => pauses.push(ms),
    now: () => runs * every,
  });
  return { exitCode, runs, said, pauses };
}

test('a server that ends in order, or cannot start, is not started again', async () => {
  expect(await supervised([{ code: 0, signal: null }])).toMatchObject({ exitCode: 0, runs: 1, said: [] });
  expect(await supervised([{ code: 1, signal: null }])).toMatchObject({ exitCode: 1, runs: 1, said: [] });
});

test('a server that crashes is started again, after a longer pause each time', async () => {
  const { exitCode, runs, said, pauses } = await supervised([crash, { code: null, signal: 'SIGKILL' }, crash]);
  expect({ exitCode, runs, pauses }).toEqual({ exitCode: 0, runs: 4, pauses: [500, 1_000, 2_000] });
  expect(said[1]).toBe('The server has crashed (SIGKILL). It is started again in 1 s.');
});

test('five crashes within a minute end it, with a line that says so', async () => {
  const { exitCode, runs, said } = await supervised(Array.from({ length: 9 }, () => crash));
  expect({ exitCode, runs }).toEqual({ exitCode: crashedExitCode, runs: 5 });
  expect(said.at(-1)).toMatch(/^The server has crashed 5 times within a minute and is not started again\./);
});

test('crashes that lie far apart never end it, and do not make the pause longer', async () => {
  const { runs, pauses } = await supervised(Array.from({ length: 9 }, () => crash), { every: 60_000 });
  expect({ runs, pauses: new Set(pauses) }).toEqual({ runs: 10, pauses: new Set([500]) });
});

test('once it has run, not getting up at the first try is one more crash', async () => {
  expect(await supervised([crash, { code: 1, signal: null }])).toMatchObject({ exitCode: 0, runs: 3 });
});

test('a server that was told to stop is not started again', async () => {
  expect(await supervised([crash, crash], { stopAfter: 1 })).toMatchObject({ exitCode: crashedExitCode, runs: 1, pauses: [] });
});

test('the pause after the first crash is half a second', () => {
  expect([restartPause([7]), restartPause([7, 8]), restartPause([7, 60_008])]).toEqual([500, 1_000, 500]);
});
