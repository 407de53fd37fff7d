import { execFile, spawnSync } from 'node:child_process';
import { chown, lstat, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { handOverData } from '#server/platform/dataFolder.ts';

const run = promisify(execFile);
const clone = resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const isOpenToOthers = isRoot && spawnSync('/bin/sh', ['-c', `cd ${clone}`], { ...nobody, cwd: '/' }).status === 0;

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vault-root-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

type Choice = { uid: number; gid: number; bindsLowPort: boolean } | { reason: string };

/** As `npm start` does it before the server. */
async function choose(variables: Record<string, string>): Promise<Choice> {
  const { stdout } = await run(process.execPath, [join(clone, 'server/chooseUser.ts')], { cwd: clone, env: { PATH: process.env.PATH, ...variables } });
  return JSON.parse(stdout) as Choice;
}

const ownerOf = async (path: string) => (await lstat(path)).uid;

test.skipIf(!isOpenToOthers)('started by root, the server runs as a user of its own, to whom the data is given (only as root in a clone open to others)', async () => {
  const data = await folder();
  await mkdir(join(data, 'secrets'));
  await mkdir(join(data, 'files', 'incoming'), { recursive: true });
  for (const name of ['secrets/file-tickets', 'files/incoming/one']) await writeFile(join(data, name), 'old', { mode: 0o600 });
  const choice = await choose({ VAULT_DATA: data, PORT: '80' });
  expect(choice).toMatchObject({ uid: expect.any(Number), bindsLowPort: true });
  const { uid } = choice as { uid: number };
  expect(uid).not.toBe(0);
  const owners = await Promise.all(['', 'secrets', 'secrets/file-tickets', 'files', 'files/incoming/one'].map((name) => ownerOf(join(data, name))));
  expect(owners).toEqual([uid, uid, uid, uid, uid]);
  expect(await choose({ VAULT_DATA: data, PORT: '4000' })).toMatchObject({ uid, bindsLowPort: false });
});

test.skipIf(!isOpenToOthers)('data of somebody else stays theirs, and the server runs as them (only as root in a clone open to others)', async () => {
  const data = await folder();
  await chown(data, nobody.uid, nobody.gid);
  expect(await choose({ VAULT_DATA: data })).toMatchObject(nobody);
});

test.skipIf(!isOpenToOthers)('a folder of files in which other things live is given to nobody (only as root in a clone open to others)', async () => {
  const [data, storage] = [await folder(), await folder()];
  await writeFile(join(storage, 'accounts.db'), '');
  expect(await choose({ VAULT_DATA: data, STORAGE: `file:${storage}` })).toEqual({ reason: `the system user cannot read ${storage}` });
  expect(await ownerOf(storage)).toBe(0);
  await rm(join(storage, 'accounts.db'));
  const choice = (await choose({ VAULT_DATA: data, STORAGE: `file:${storage}` })) as { uid: number };
  expect(await ownerOf(storage)).toBe(choice.uid);
});

test.skipIf(!isRoot)('where the user cannot go, root runs the server, and is told why (only as root)', async () => {
  const closed = await folder();
  expect(await choose({ VAULT_DATA: join(closed, 'data') })).toEqual({ reason: expect.stringMatching(/^the system user cannot (read|run) /) });
  expect(await choose({ VAULT_DATA: tmpdir() })).toEqual({ reason: expect.stringContaining('shared with other things') });
});

test.skipIf(!isRoot)('links are handed over themselves, and once the secrets are theirs nothing is (only as root)', async () => {
  const [data, elsewhere] = [await folder(), await folder()];
  await mkdir(join(data, 'secrets'));
  await symlink(elsewhere, join(data, 'mail'));
  await handOverData(data, nobody);
  expect([await ownerOf(join(data, 'mail')), (await stat(elsewhere)).uid]).toEqual([nobody.uid, 0]);
  await writeFile(join(data, 'late'), '');
  await handOverData(data, nobody);
  expect(await ownerOf(join(data, 'late'))).toBe(0);
});
