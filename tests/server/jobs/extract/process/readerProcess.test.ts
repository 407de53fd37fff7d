import { fork } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readerOptions, readerScript } from '#server/jobs/extract/process/readerProcess.ts';

/** Code that is in the process before anything of ours, and tries what nothing that is read may do. */
const intruder = (folder: string) => `
  import { writeFileSync } from 'node:fs';
  import { spawnSync } from 'node:child_process';
  import { Worker } from 'node:worker_threads';
  const folder = ${JSON.stringify(folder)};
  const tried = (act) => { try { act(); return 'done'; } catch (error) { return error.code; } };
  process.on('message', () => process.send({
    written: tried(() => writeFileSync(folder + '/intruder', '')),
    started: tried(() => spawnSync('true')),
    thread: tried(() => new Worker('', { eval: true })),
    environment: Object.keys(process.env).filter((name) => !/^(MALLOC_|NODE_)/.test(name)),
  }));`;

it('nothing that is read may write, not even where Node keeps what it compiled, nor start anything', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vault-compiled-'));
  const { execArgv = [], env } = readerOptions(folder);
  const reader = fork(readerScript, [], { execArgv: [...execArgv, `--import=data:text/javascript,${encodeURIComponent(intruder(folder))}`], env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  try {
    const said = () => new Promise((resolve) => reader.once('message', resolve));
    expect(await said()).toEqual({ ready: true });
    const answered = said();
    reader.send({ task: {}, memoryLimitMb: 400 });
    expect(await answered).toEqual({ written: 'ERR_ACCESS_DENIED', started: 'ERR_ACCESS_DENIED', thread: 'ERR_ACCESS_DENIED', environment: [] });
    expect(await readdir(folder)).not.toContain('intruder');
  } finally {
    reader.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
