import { fork, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readerOptions, readerScript } from '#server/jobs/extract/process/readerProcess.ts';
import { findSandbox, type Sandbox } from '#server/jobs/extract/process/sandbox.ts';
import { createLog } from '#server/platform/log.ts';

let data: string;
let files: string;
let compiled: string;
let port: number;
let sandbox: Sandbox | null;
const server = createServer((socket) => socket.destroy());
const silentLog = createLog('silent', false);

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vault-reader-'));
  compiled = await mkdtemp(join(tmpdir(), 'vault-compiled-'));
  files = join(data, 'files');
  await mkdir(join(data, 'secrets'));
  await mkdir(files);
  await writeFile(join(data, 'secrets', 'key'), 'secret');
  await writeFile(join(files, 'file'), 'text\n');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  sandbox = await findSandbox({ data, files }, silentLog);
});

afterAll(async () => {
  server.close();
  await Promise.all([data, compiled].map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Code that is in the process before anything of ours, and tries what nothing that is read may do. */
const intruder = () => `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { connect } from 'node:net';
  import { spawnSync } from 'node:child_process';
  import { Worker } from 'node:worker_threads';
  const tried = (act) => { try { act(); return 'done'; } catch (error) { return error.code; } };
  const reached = () => new Promise((resolve) => connect(${port}, '127.0.0.1').on('connect', () => resolve('done')).on('error', (error) => resolve(error.code)));
  process.on('message', async () => process.send({
    intruder: true,
    file: tried(() => readFileSync(${JSON.stringify(join(files, 'file'))})),
    secret: tried(() => readFileSync(${JSON.stringify(join(data, 'secrets', 'key'))})),
    passwords: tried(() => readFileSync('/etc/passwd')),
    written: [${JSON.stringify(compiled)}, ${JSON.stringify(files)}].map((folder) => tried(() => writeFileSync(folder + '/intruder', ''))),
    started: tried(() => spawnSync('true')),
    thread: tried(() => new Worker('', { eval: true })),
    network: await reached(),
    environment: Object.keys(process.env).filter((name) => !/^(MALLOC_|NODE_)/.test(name)),
  }));`;

async function outcomeOf(options: ReturnType<typeof readerOptions>): Promise<unknown> {
  const reader = fork(readerScript, [], {
    ...options,
    execArgv: [...options.execArgv, `--import=data:text/javascript,${encodeURIComponent(intruder())}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    const said = (what: string) =>
      new Promise((resolve) => reader.on('message', (message: Record<string, unknown>) => what in message && resolve(message)));
    await said('ready');
    const answered = said('intruder');
    reader.send({ task: {}, memoryLimitMb: 400 });
    return await answered;
  } finally {
    reader.kill('SIGKILL');
  }
}

const refusals = {
  file: 'done',
  secret: 'ERR_ACCESS_DENIED',
  passwords: 'ERR_ACCESS_DENIED',
  written: ['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED'],
  started: 'ERR_ACCESS_DENIED',
  thread: 'ERR_ACCESS_DENIED',
};

test('nothing that is read sees more than files, writes, not even where Node keeps what it compiled, or starts anything', async () => {
  const outcome = await outcomeOf(readerOptions(compiled, { readableFolders: [files] }));
  expect(outcome).toMatchObject({ ...refusals, environment: [] });
  expect(await readdir(compiled)).not.toContain('intruder');
});

test('nor does it reach the network, where the system has namespaces for us', async ({ skip }) => {
  if (!sandbox) skip();
  const outcome = await outcomeOf(readerOptions(compiled, { readableFolders: [files], sandbox }));
  expect(outcome).toMatchObject({ ...refusals, network: 'ENETUNREACH' });
});

test('in the sandbox even native code finds neither secrets nor rights, and cannot write files', ({ skip }) => {
  if (!sandbox) return skip();
  const [execPath, ...words] = sandbox;
  const look = `ls -A ${data}; cat ${files}/file; cat ${data}/secrets/key || echo no secret; touch ${files}/other || echo not written; umount ${data} || echo still covered`;
  const { stdout } = spawnSync(execPath, [...words, '/bin/sh', '-c', look], { encoding: 'utf8' });
  expect(stdout.split('\n')).toEqual(['files', 'text', 'no secret', 'not written', 'still covered', '']);
});

test('a system without namespaces is told once in the log, and pages are read all the same', async () => {
  const log = { ...silentLog, warn: vi.fn() } as unknown as typeof silentLog;
  expect(await findSandbox({ data: join(data, 'nowhere'), files: join(data, 'nowhere') }, log)).toBe(null);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('once nobody is there to hear it, it ends at once, without waiting for threads of its own', async () => {
  const reader = fork(readerScript, [], { ...readerOptions(compiled, { readableFolders: [files] }), stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await new Promise((resolve) => reader.once('message', resolve));
  const ended = new Promise((resolve) => reader.once('exit', (_code, signal) => resolve(signal)));
  reader.disconnect();
  expect(await ended).toBe('SIGKILL');
});
