import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readMigrations } from '#prisma/history.ts';
import { migrate } from '#prisma/migrate.ts';
import { openArchive, verifyArchive } from '#server/backup/archive/readArchive.ts';
import { beginRestore } from '#server/backup/brokenRestore.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { startBucket } from '#tests/support/bucket.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { postJson, processEnvironment, runServer, signIn, startServer } from '#tests/support/serverProcess.ts';

/** The two commands as people run them, on a vault that is at work. */

const database = useDatabase();
const folderOf = fileURLToPath(new URL('../../../server/backup/', import.meta.url));

function start(command: 'backup' | 'restore', args: readonly string[], variables: Record<string, string>, shell = 'exec "$@"') {
  const child = spawn('/bin/sh', ['-c', shell, 'sh', process.execPath, join(folderOf, `${command}Command.ts`), ...args], {
    env: { ...processEnvironment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function run(...given: Parameters<typeof start>) {
  const { child, output } = start(...given);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

/** A folder for a vault with an embedded database, which is gone after the test. */
async function vaultFolder(): Promise<string> {
  const folder = join(temporaryFolder(), 'vault');
  await mkdir(folder, { mode: 0o700 });
  onTestFinished(() => removeEmbeddedPostgres(folder));
  return folder;
}

async function ask(port: number, token: string, query: string, variables: Record<string, unknown>) {
  const { data } = (await (await postJson(port, '/graphql', { query, variables }, token)).json()) as { data: Record<string, unknown> };
  return data;
}

const addNotes = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { outcome } } } }';
const addNote = (port: number, token: string, spaceId: string, text: string) => ask(port, token, addNotes, { input: { spaceId, sources: [{ note: { text } }] } });

/** Puts a file into a space, as a script does. */
async function addFile(port: number, token: string, spaceId: string, bytes: string): Promise<string> {
  const announced = (await (
    await postJson(port, `/vault/api/v1/spaces/${publicIdOf(spaceId)}/sources`, { type: 'FILE', data: { name: 'a.txt', size: bytes.length, mimeType: 'text/plain' } }, token)
  ).json()) as { data: { id: string; uploadUrl: string } };
  const sent = await fetch(new URL(announced.data.uploadUrl, `http://127.0.0.1:${port}`), { method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: bytes });
  expect(sent.ok).toBe(true);
  return announced.data.id;
}
const publicIdOf = (id: string) => encodeURIComponent(id);

const contents = 'query($id: ID!) { node(id: $id) { ... on Space { sources(first: 100, order: CREATED) { totalCount edges { node { id title } } } } } }';
type Contents = { node: { sources: { totalCount: number; edges: { node: { id: string; title: string } }[] } } };

test('a vault that people write into is backed up encrypted, and is the same in an empty place: files, passwords, sessions', async () => {
  const data = await vaultFolder();
  const running = await startServer('all', { VAULT_DATA: data });
  const { token, spaceId } = await signIn(running.port);
  await addNote(running.port, token, spaceId, 'Written before');
  const fileId = await addFile(running.port, token, spaceId, 'The bytes of a file');
  const writing = new AbortController();
  const acknowledged: string[] = [];
  const writer = (async () => {
    for (let count = 0; !writing.signal.aborted; count++) {
      await addNote(running.port, token, spaceId, `Meanwhile ${count}`);
      acknowledged.push(`Meanwhile ${count}`);
    }
  })();
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(2));
  const before = [...acknowledged];
  const secret = { BACKUP_PASSPHRASE: 'correct horse battery' };
  const backups = temporaryFolder();
  const backedUp = await run('backup', [backups], { VAULT_DATA: data, ...secret });
  writing.abort();
  await writer;
  expect(backedUp).toMatchObject({ code: 0, output: expect.stringMatching(/Backed up [\d,]+ rows .* 1 files .*\nRead back.*\nEncrypted/) });
  const names = await readdir(backups);
  expect(names).toEqual([expect.stringMatching(/^vault-.*\.zip\.age$/)]);
  const file = join(backups, names[0] ?? '');
  running.child.kill('SIGTERM');
  await once(running.child, 'exit');

  const empty = await vaultFolder();
  expect(await run('restore', [file], { VAULT_DATA: empty })).toMatchObject({ code: 1, output: expect.stringContaining('set BACKUP_PASSPHRASE') });
  expect(await run('restore', [file], { VAULT_DATA: empty, BACKUP_PASSPHRASE: 'another passphrase' })).toMatchObject({ code: 1, output: 'The passphrase is not the one that the backup was made with.\n' });
  expect(await run('restore', [file], { VAULT_DATA: empty, ...secret })).toMatchObject({ code: 0, output: expect.stringMatching(/Restored .*\nCounted afterwards/) });
  expect((await readdir(empty)).filter((name) => name.startsWith('backup-') || name === 'restoring')).toEqual([]);

  const restored = await startServer('web', { VAULT_DATA: empty });
  // The session of before: its secret is there.
  const { node } = (await ask(restored.port, token, contents, { id: spaceId })) as Contents;
  const titles = node.sources.edges.map((edge) => edge.node.title);
  expect(titles).toEqual(expect.arrayContaining(['Written before', ...before]));
  const download = (await ask(restored.port, token, 'query($id: ID!) { node(id: $id) { ... on Source { downloadUrl } } }', { id: fileId })) as { node: { downloadUrl: string } };
  expect(await (await fetch(new URL(download.node.downloadUrl, `http://127.0.0.1:${restored.port}`))).text()).toBe('The bytes of a file');

  // While it runs, nothing is put in its place.
  expect(await run('restore', [file, '--replace'], { VAULT_DATA: empty, ...secret })).toMatchObject({ code: 1, output: expect.stringContaining('Stop the vault') });
  restored.child.kill('SIGTERM');
  await once(restored.child, 'exit');
  expect(await run('restore', [file], { VAULT_DATA: empty, ...secret })).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
  expect(await run('restore', [file, '--replace'], { VAULT_DATA: empty, ...secret })).toMatchObject({ code: 0, output: expect.stringContaining('The database that was here is in') });
});

test('a start that migrates the embedded database backs it up first; one on a place whose restore was broken off ends in one line', async () => {
  const data = await vaultFolder();
  const postgres = await startEmbeddedPostgres({ dataFolder: data, log: { info: () => undefined } });
  const silent = { info: () => undefined, warn: () => undefined };
  const migrations = await readMigrations();
  await migrate(postgres.url, silent, migrations.slice(0, -1));
  await postgres.stop();
  const running = await startServer('web', { VAULT_DATA: data });
  const [name = ''] = await readdir(join(data, 'backups'));
  const archive = await openArchive(join(data, 'backups', name));
  await verifyArchive(archive);
  archive.close();
  expect(archive.manifest.migrations).toEqual(migrations.slice(0, -1).map((migration) => migration.name));
  running.child.kill('SIGTERM');
  await once(running.child, 'exit');

  await beginRestore(data);
  const refused = runServer({ VAULT_DATA: data });
  const [code] = (await once(refused.child, 'close')) as [number];
  expect([code, refused.output()]).toEqual([1, expect.stringContaining('was broken off')]);
});

test('to a bucket and from it', async () => {
  const bucket = await startBucket();
  onTestFinished(() => bucket.stop());
  const s3 = { S3_ENDPOINT: bucket.endpoint, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  const backedUp = await run('backup', [`s3://${bucket.name}/nightly`], { DATABASE_URL: database.url, VAULT_DATA: temporaryFolder(), ...s3 });
  expect(backedUp.code, backedUp.output).toBe(0);
  const address = backedUp.output.trim().split('\n').at(-1) ?? '';
  expect(address).toMatch(/^s3:\/\/vault-test\/nightly\/vault-.*\.zip$/);
  const restored = await run('restore', [address], { DATABASE_URL: database.url, VAULT_DATA: temporaryFolder(), ...s3 });
  expect(restored.code, restored.output).toBe(0);
});

test('without room, without a folder, without a vault: one line, and nothing that looks like a backup', async () => {
  const variables = { DATABASE_URL: database.url, VAULT_DATA: temporaryFolder() };
  const target = temporaryFolder();
  // No file may become larger than 512 bytes.
  const full = await run('backup', [target], variables, 'ulimit -f 1; exec "$@"');
  expect(full.code).toBe(1);
  expect(full.output.trim().split('\n')).toHaveLength(1);
  expect(await readdir(target)).toEqual([]);
  expect(await run('backup', ['/dev/null/backups'], variables)).toEqual({ code: 1, output: '/dev/null/backups cannot be written to.\n' });
  expect(await run('backup', [target], { VAULT_DATA: '/nowhere/vault' })).toEqual({ code: 1, output: 'There is no vault in /nowhere/vault.\n' });
  expect(await run('restore', [join(target, 'none.zip')], variables)).toMatchObject({ code: 1, output: expect.stringContaining('There is no file') });
  expect((await run('backup', [], variables)).output).toContain('npm run backup --');
  expect((await run('restore', [], variables)).output).toContain('npm run restore --');
});

test('killed at whatever moment, it leaves no half backup under the name of a whole one', async () => {
  const variables = { DATABASE_URL: database.url, VAULT_DATA: temporaryFolder() };
  const target = temporaryFolder();
  for (const after of [/^$/, /\.partial$/, /\.partial$|\.zip$/]) {
    const { child } = start('backup', [target], variables);
    const ended = once(child, 'exit');
    // As soon as a file of that name is there; the first one at once.
    await eventually(async () => expect(['', ...(await readdir(target))].some((name) => after.test(name)) || child.exitCode !== null).toBe(true), { interval: 1 });
    child.kill('SIGKILL');
    await ended;
  }
  for (const name of (await readdir(target)).filter((each) => each.endsWith('.zip'))) {
    expect((await readFile(join(target, name))).subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006');
    expect((await run('restore', [join(target, name)], variables)).code).toBe(0);
  }
  expect((await run('backup', [target], variables)).code).toBe(0);
});
