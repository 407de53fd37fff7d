import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from '../../tools/lock.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'knowledge-vault-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('work under one lock never overlaps, whoever does it, and leaves no trace', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
    return inside;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(join(folder, 'lock'), () => undefined, work)));
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('who waits is told once', async () => {
  let told = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = withLock(join(folder, 'lock'), () => undefined, () => held);
  await expect.poll(() => readdir(folder)).toContain('lock');
  const second = withLock(join(folder, 'lock'), () => void (told += 1), () => Promise.resolve('done'));
  await expect.poll(() => told).toBe(1);
  release();
  await first;
  await expect(second).resolves.toBe('done');
  expect(told).toBe(1);
});

test('the lock is free again after work that failed', async () => {
  const failing = withLock(join(folder, 'lock'), () => undefined, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await expect(withLock(join(folder, 'lock'), () => undefined, () => Promise.resolve(1))).resolves.toBe(1);
});

test('the lock of a process that was killed is taken over', async () => {
  const tool = new URL('../../tools/lock.mjs', import.meta.url).href;
  const script = `import { withLock } from '${tool}';
    await withLock(process.argv[1], () => undefined, () => { console.log('held'); return new Promise((r) => setTimeout(r, 1e6)); });`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script, join(folder, 'lock')], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await expect(withLock(join(folder, 'lock'), () => undefined, () => Promise.resolve(1))).resolves.toBe(1);
  expect(await readdir(folder)).toEqual([]);
});
