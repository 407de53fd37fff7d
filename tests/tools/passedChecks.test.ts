import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPassed, readPassed, stateOf } from '../../tools/passedChecks.mjs';

let root: string;
let memory: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'knowledge-vault-checks-'));
  memory = join(root, 'node_modules', '.cache', 'checks');
  await write('.gitignore', 'node_modules/\n/server/platform/db/generated/\n');
  await write('server/main.ts', 'export {};\n');
  git('init', '--quiet');
  git('add', '.');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('what passed is known as long as nothing changes, and with what passes later', async () => {
  const state = await currentState();
  expect(await readPassed(memory, state)).toEqual(new Set());
  await keepPassed(memory, state, ['lint']);
  await keepPassed(memory, state, ['relay', 'lint']);
  expect(await readPassed(memory, await currentState())).toEqual(new Set(['lint', 'relay']));
});

test.each([
  ['a tracked file', 'server/main.ts'],
  ['a new file', 'server/new.ts'],
  ['the database client, which git leaves out', 'server/platform/db/generated/client.ts'],
  ['the installed packages', 'node_modules/.package-lock.json'],
])('%s that changes makes all of it unknown', async (_what, path) => {
  await keepPassed(memory, await currentState(), ['lint']);
  await write(path, 'export const changed = 1;\n');
  const changed = await currentState();
  expect(await readPassed(memory, changed)).toEqual(new Set());
  await keepPassed(memory, changed, ['relay']);
  expect(await readPassed(memory, changed)).toEqual(new Set(['relay']));
});

test('a file that is gone, and one that has its name and nothing else, are changes', async () => {
  const states = [await currentState()];
  await write('server/main.ts', '');
  states.push(await currentState());
  await rm(join(root, 'server/main.ts'));
  states.push(await currentState());
  expect(new Set(states).size).toBe(3);
});

test('where git knows nothing, and when the memory is no memory, nothing is known', async () => {
  const state = await currentState();
  await write('node_modules/.cache/checks/passed.json', '{"state":');
  expect(await readPassed(memory, state)).toEqual(new Set());
  await rm(join(root, '.git'), { recursive: true });
  expect(await stateOf(root)).toBeNull();
  await keepPassed(memory, state, ['lint']);
  expect(await readPassed(memory, null)).toEqual(new Set());
});

async function currentState(): Promise<string> {
  const state = await stateOf(root);
  if (state === null) throw new Error('git is needed here');
  return state;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

function git(...words: string[]): void {
  execFileSync('git', words, { cwd: root, stdio: 'ignore' });
}
