import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter, Encrypter } from 'age-encryption';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { decrypted, isEncrypted } from '#server/backup/archive/encryption.ts';
import { passphraseIdentity, passphraseRecipient } from '#server/backup/archive/passphraseStanza.ts';
import { openArchive, verifyArchive } from '#server/backup/archive/readArchive.ts';
import { backupDatabaseAlone } from '#server/backup/backupDatabaseAlone.ts';
import { beginRestore, refuseBrokenRestore } from '#server/backup/brokenRestore.ts';
import { createBackup } from '#server/backup/createBackup.ts';
import { takeSnapshot } from '#server/backup/database/dumpDatabase.ts';
import { checkMigrations } from '#server/backup/database/loadDatabase.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { sweepBlobs } from '#server/domain/sources/files/blobs.ts';
import { type BlobStore } from '#server/platform/storage/blobStore.ts';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillVault } from '#tests/support/fullVault.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { type Person, uuid, useVault } from '#tests/support/vault.ts';

const vault = useVault();
const target = useDatabase();
let person: Person;
let spaceId: string;

beforeAll(async () => {
  ({ person } = await fillVault(vault, 1));
  // Its bytes are in no store: a vault may have lost some.
  await vault.database.pool.query('delete from "SourcePicture"; delete from "SourceArtefact"');
  spaceId = await vault.given.space(person);
  const collection = await vault.given.collection(person, spaceId, 'Inbox');
  await vault.given.links(person, spaceId, collection, 'https://example.org/1', 'https://example.org/2');
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table of a database, as text. */
const rowsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') and tablename not in ('_prisma_migrations', 'migrations') order by 1`,
    );
    const all: Record<string, string[]> = {};
    for (const { name } of tables) all[name] = (await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)).rows.map(({ row }) => row);
    return all;
  });

/** Keys, indexes, generated columns: what the tables are. */
const definitionsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ definition: string }>(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as definition from pg_constraint where connamespace::regnamespace::text in ('public', 'graphile_worker')
       union all select indexdef from pg_indexes where schemaname in ('public', 'graphile_worker')
       union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
    );
    return rows.map(({ definition }) => definition);
  });

/** A store with some files that sources of the vault refer to, and a folder of secrets. */
async function filledStore() {
  const folder = temporaryFolder();
  const blobs = await openBlobFolder(join(folder, 'files'));
  const hashes: string[] = [];
  for (const size of [0, 10, 300_000]) hashes.push(await addFile(blobs, size));
  const secretsFolder = temporaryFolder();
  await writeFile(join(secretsFolder, 'auth'), 'a secret');
  await writeFile(join(secretsFolder, 'postgres-password'), 'of this cluster');
  await writeFile(join(secretsFolder, '.auth.1.tmp'), 'half a secret');
  return { blobs, hashes, secretsFolder };
}

async function addFile(blobs: BlobStore, size: number): Promise<string> {
  const { hash } = await blobs.write(
    (async function* () {
      yield randomBytes(size);
    })(),
    size,
  );
  await vault.database.prisma.blob.upsert({ where: { hash }, create: { hash, size }, update: {} });
  await vault.database.prisma.source.create({ data: { spaceId: uuid(spaceId), type: 'FILE', title: 'A file', blobHash: hash, size } });
  return hash;
}

/** Restores a backup into the other database and a new folder. */
async function restore(path: string, { replace = true } = {}) {
  const dataFolder = temporaryFolder();
  const blobs = await openBlobFolder(join(dataFolder, 'files'));
  const archive = await openArchive(path);
  onTestFinished(() => archive.close());
  await verifyArchive(archive);
  const restored = await restoreBackup({ archive, databaseUrl: target.url, dataFolder, blobs, replace });
  return { restored, dataFolder, blobs, manifest: archive.manifest };
}

test('restored, everything is there: each row, each file, each secret, each key', async () => {
  const { blobs, hashes, secretsFolder } = await filledStore();
  const path = join(temporaryFolder(), 'backup.zip');
  await createBackup({ databaseUrl: vault.url, path, vault: { blobs, secretsFolder } });
  const expected = await rowsOf(vault.url);
  expect(Object.values(expected).filter((rows) => rows.length > 0).length).toBeGreaterThan(20);

  const { restored, dataFolder, blobs: restoredBlobs } = await restore(path);
  expect(await rowsOf(target.url)).toEqual(expected);
  expect(await definitionsOf(target.url)).toEqual(await definitionsOf(vault.url));
  expect(restored).toEqual({ rows: Object.entries(expected).flatMap(([name, rows]) => (name === 'public."HostPause"' ? [] : rows)).length, files: hashes.length });
  for (const hash of hashes) expect(await restoredBlobs.read(hash)).toEqual(await blobs.read(hash));
  expect(await readdir(join(dataFolder, 'secrets'))).toEqual(['auth']);
  expect(await readFile(join(dataFolder, 'secrets', 'auth'), 'utf8')).toBe('a secret');
  // Ids that a sequence gives go on where they were.
  const next = (url: string) => withClient(url, async (client) => (await client.query<{ id: string }>(`select graphile_worker.add_job('x') as job, (select max(id)::text from graphile_worker._private_jobs) as id`)).rows[0]?.id);
  await expect(next(target.url)).resolves.toBe(await next(vault.url));
});

test('made while others write, it is one moment of the vault', async () => {
  const { blobs, secretsFolder } = await filledStore();
  const path = join(temporaryFolder(), 'backup.zip');
  const writing = new AbortController();
  const write = async () => {
    while (!writing.signal.aborted) {
      const collection = await vault.given.collection(person, spaceId, 'Written meanwhile');
      await vault.given.links(person, spaceId, collection, `https://example.org/${crypto.randomUUID()}`);
      await addFile(blobs, 1_000);
      await vault.as(person).mutate('deleteCollection', { collectionId: collection, confirmation: 'DELETE' }, 'deletedSourceCount');
    }
  };
  const writers = [write(), write()];
  const manifest = await createBackup({ databaseUrl: vault.url, path, vault: { blobs, secretsFolder } });
  writing.abort();
  await Promise.all(writers);
  expect(manifest.missingFiles).toEqual((await lostFiles(blobs)).filter((hash) => manifest.missingFiles.includes(hash)));
  const { restored } = await restore(path);
  expect(restored.rows).toBe(manifest.tables.reduce((sum, { rows }) => sum + rows, 0));
  // A link and its job are written together: so they are restored.
  const { rows } = await withClient(target.url, (client) => client.query<{ pending: string; jobs: string }>(
    `select (select count(*) from "Source" s where s.status = 'PENDING' and s.title like 'example.org%') as pending,
      (select count(*) from graphile_worker._private_jobs j join "Source" s on s.id::text = j.payload->>'sourceId' where s.status = 'PENDING' and s.title like 'example.org%') as jobs`,
  ));
  expect(rows[0]?.jobs).toBe(rows[0]?.pending);
});

/** Files that sources refer to and that no test ever stored here. */
async function lostFiles(blobs: BlobStore): Promise<string[]> {
  const all = await vault.database.prisma.source.findMany({ where: { blobHash: { not: null } }, select: { blobHash: true }, orderBy: { blobHash: 'asc' } });
  const lost = await Promise.all([...new Set(all.map(({ blobHash }) => blobHash ?? ''))].map(async (hash) => ((await blobs.read(hash).catch(() => null)) === null ? hash : null)));
  return lost.filter((hash) => hash !== null);
}

test('the page that was kept with an earlier text of a link is backed up', async () => {
  const { prisma } = vault.database;
  const hash = randomBytes(32).toString('hex');
  const { id: sourceId } = await prisma.source.findFirstOrThrow({ where: { type: 'URI' } });
  await prisma.blob.create({ data: { hash, size: 5 } });
  const { id } = await prisma.sourceRevision.create({ data: { sourceId, title: 'Before', excerpt: '', body: '', blobHash: hash } });
  const snapshot = await takeSnapshot(vault.url);
  const referred = await snapshot.blobs();
  await snapshot[Symbol.asyncDispose]();
  // Its bytes are in no store.
  await prisma.sourceRevision.delete({ where: { id } });
  await prisma.blob.delete({ where: { hash } });
  expect(referred).toContain(hash);
});

test('while a snapshot is held no bytes are removed', async () => {
  const blobs = await openBlobFolder(temporaryFolder());
  const hash = await addFile(blobs, 10);
  const snapshot = await takeSnapshot(vault.url);
  expect(await snapshot.blobs()).toContain(hash);
  await vault.database.pool.query(`delete from "Source" where "blobHash" = $1`, [hash]);
  await vault.database.pool.query(`update "Blob" set "reservedAt" = now() - interval '2 days' where hash = $1`, [hash]);
  const sweep = () => sweepBlobs(vault.context({ kind: 'system', job: 'sweep' }), blobs.remove);
  expect(await sweep()).toEqual({ removedCount: 0 });
  expect(await blobs.read(hash)).toHaveLength(10);
  await snapshot[Symbol.asyncDispose]();
  await sweep();
  await expect(blobs.read(hash)).rejects.toThrow();
});

test('with a passphrase it is encrypted as age does it, and opened by nothing else', async () => {
  const { blobs, secretsFolder } = await filledStore();
  const path = join(temporaryFolder(), 'backup.zip.age');
  await createBackup({ databaseUrl: vault.url, path, passphrase: 'correct horse battery', vault: { blobs, secretsFolder } });
  expect(await isEncrypted(path)).toBe(true);
  expect((await readFile(path)).includes('a secret')).toBe(false);
  const opening = async (passphrase: string) => {
    const file = await open(path);
    const plain = join(temporaryFolder(), 'plain.zip');
    await writeFile(plain, await decrypted(file.createReadStream(), passphrase));
    return plain;
  };
  await expect(opening('wrong horse battery')).rejects.toThrow('The passphrase is not the one that the backup was made with.');
  const archive = await openArchive(await opening('correct horse battery'));
  onTestFinished(() => archive.close());
  await verifyArchive(archive);

  const bytes = await readFile(path);
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  await writeFile(path, bytes);
  await expect(opening('correct horse battery')).rejects.toThrow();
});

test('what is encrypted for a passphrase is opened by the library itself, and the other way round', async () => {
  const [ours, theirs] = [new Encrypter(), new Encrypter()];
  ours.addRecipient(passphraseRecipient('correct horse battery', 10));
  theirs.setPassphrase('correct horse battery');
  theirs.setScryptWorkFactor(10);
  const [opensTheirs, opensOurs] = [new Decrypter(), new Decrypter()];
  opensTheirs.addIdentity(passphraseIdentity('correct horse battery'));
  opensOurs.addPassphrase('correct horse battery');
  expect(await opensOurs.decrypt(await ours.encrypt('words'), 'text')).toBe('words');
  expect(await opensTheirs.decrypt(await theirs.encrypt('words'), 'text')).toBe('words');
  const wrong = new Decrypter();
  wrong.addIdentity(passphraseIdentity('wrong horse battery'));
  await expect(wrong.decrypt(await theirs.encrypt('words'))).rejects.toThrow();
});

test('a damaged backup is refused, wherever the damage is, before anything is touched', async () => {
  const { blobs, secretsFolder } = await filledStore();
  const path = join(temporaryFolder(), 'backup.zip');
  await createBackup({ databaseUrl: vault.url, path, vault: { blobs, secretsFolder } });
  const whole = await readFile(path);
  const check = async () => {
    const archive = await openArchive(path);
    try {
      await verifyArchive(archive);
    } finally {
      archive.close();
    }
  };
  await check();
  // In the bytes of a file: those are most of it, and stored as they are.
  const { name, size } = { name: 'files/', size: 300_000 };
  const at = whole.lastIndexOf(name, whole.length - size) + size / 2;
  await writeFile(path, whole.with(at, (whole[at] ?? 0) ^ 1));
  await expect(check()).rejects.toThrow('The backup is damaged');
  for (const length of [0, 100, Math.floor(whole.length / 2), whole.length - 1]) {
    await writeFile(path, whole);
    await truncate(path, length);
    await expect(check(), `${length} of ${whole.length} bytes`).rejects.toThrow('The backup is damaged');
  }
});

test('a place with people is left alone unless it may be replaced, one that is in use always', async () => {
  const { blobs, secretsFolder } = await filledStore();
  const path = join(temporaryFolder(), 'backup.zip');
  await createBackup({ databaseUrl: vault.url, path, vault: { blobs, secretsFolder } });
  await restore(path);
  const before = await rowsOf(target.url);
  await expect(restore(path, { replace: false })).rejects.toThrow('--replace');
  await withClient(target.url, async () => {
    await expect(restore(path)).rejects.toThrow('Stop the vault');
  });
  expect(await rowsOf(target.url)).toEqual(before);
});

test('a restore that was broken off leaves a place that no server takes, and is run again without a word', async () => {
  const folder = temporaryFolder();
  await refuseBrokenRestore(folder);
  await beginRestore(folder);
  await expect(refuseBrokenRestore(folder)).rejects.toThrow('was broken off');
});

test('a backup of a newer version is refused with words', async () => {
  const path = join(temporaryFolder(), 'backup.zip');
  const manifest = await createBackup({ databaseUrl: vault.url, path });
  await checkMigrations(manifest);
  await expect(checkMigrations({ ...manifest, migrations: [...manifest.migrations, '29990101000000_later'] })).rejects.toThrow('29990101000000_later');
});

test('of the backups of the database alone the last three are kept', async () => {
  const folder = temporaryFolder();
  for (const hour of [1, 2, 3, 4, 5]) await backupDatabaseAlone(vault.url, folder, new Date(Date.UTC(2026, 0, 1, hour)));
  expect((await readdir(join(folder, 'backups'))).sort()).toEqual([3, 4, 5].map((hour) => `database-2026-01-01T0${hour}-00-00-000Z.zip`));
  const { restored, manifest } = await restore(join(folder, 'backups', 'database-2026-01-01T05-00-00-000Z.zip'));
  expect([restored.files, manifest.files]).toEqual([0, null]);
});
