import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { processEnvironment } from '#tests/support/serverProcess.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

function startWorker(): ChildProcess {
  const child = spawn(process.execPath, [main], {
    env: { ...processEnvironment, VAULT_ROLE: 'worker', DATABASE_URL: vault.url, VAULT_DATA: temporaryFolder() },
    // By the channel it hears when we are gone.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** How many rows of each table belong to a space, by its column or through its sources. */
async function rowsOf(spaceId: string): Promise<Record<string, number>> {
  const { rows } = await vault.database.pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     where c.table_schema = 'public' and c.column_name in ('spaceId', 'sourceId') and c.table_name <> 'AuditEntry' order by 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of rows) {
    const of = column === 'spaceId' ? '$1' : 'any(select id from "Source" where "spaceId" = $1)';
    const { rows: [row] } = await vault.database.pool.query<{ count: number }>(`select count(*)::int as count from "${table}" where "${column}" = ${of}`, [spaceId]);
    if (row && row.count > 0) counts[`${table}.${column}`] = row.count;
  }
  return counts;
}

test('the rows of a deleted space go some at a time; a worker that is killed on the way has done its part for good, and the next one ends it', async () => {
  const owner = await given.person();
  const [spaceId, otherId] = [await given.space(owner, 'Large'), await given.space(owner, 'Other')];
  const { pool } = vault.database;
  for (const id of [spaceId, otherId]) {
    const inbox = await given.collection(owner, id, 'Inbox');
    const links = await given.links(owner, id, inbox, 'https://example.org/a', 'https://example.org/b');
    await as(owner).mutate('tagSources', { sourceIds: links, add: ['draft', 'ideas'] }, 'taggedSourceIds');
    await as(owner).mutate('favoriteSources', { sourceIds: links, isFavorite: true }, 'favoriteSourceIds');
    await as(owner).mutate('addHighlight', { sourceId: links[0], quote: 'Words' }, 'highlight { id }');
    await as(owner).mutate('inviteMember', { spaceId: id, email: 'ada@example.org', role: 'VIEWER' }, 'invitation { id }');
    // Nothing is left to process: this is about the removal.
    await pool.query(`update "Source" set status = 'COMPLETED'`);
    const stored = await pool.query(
      `with added as (
         insert into "Source" (id, "spaceId", type, title, status) select gen_random_uuid(), $1, 'NOTE', 'Note ' || n, 'COMPLETED' from generate_series(1, 2500) n returning id
       ), texts as (insert into "SourceText" ("sourceId", "originalContent") select id, 'Text' from added),
       names as (insert into "Passage" ("sourceId", position, "spaceId", start, "end", "firstCharacter", characters, words) select id, -1, $1, 0, 0, 0, 0, to_tsvector('simple', 'note') from added)
       select id from added`,
      [uuid(id)],
    );
    expect(stored.rowCount).toBe(2_500);
  }
  const kept = await rowsOf(uuid(otherId));
  expect(Object.keys(kept).length).toBeGreaterThan(10);

  // Somebody holds what belongs to the last source by its id, so that the removal gets stuck on its way.
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query(`select 1 from "SourceText" where "sourceId" = (select id from "Source" where "spaceId" = $1 order by id desc limit 1) for update`, [uuid(spaceId)]);

  expect(await as(owner).mutate('deleteSpace', { spaceId, confirmation: 'Large' }, 'deletedSourceCount deletedCollectionCount')).toMatchObject({ deletedSourceCount: 2_502, deletedCollectionCount: 1 });
  const first = startWorker();
  await eventually(async () => expect((await rowsOf(uuid(spaceId)))['Source.spaceId']).toBeLessThan(2_502));
  first.kill('SIGKILL');
  await once(first, 'exit');
  const left = await rowsOf(uuid(spaceId));
  expect(left['Source.spaceId']).toBeGreaterThan(0);
  expect(left['Collection.spaceId']).toBe(1);

  await holder.query('commit');
  startWorker();
  await eventually(async () => expect(await rowsOf(uuid(spaceId))).toEqual({}));
  await eventually(async () => expect((await pool.query('select 1 from "Space" where id = $1', [uuid(spaceId)])).rowCount).toBe(0));
  expect(await rowsOf(uuid(otherId))).toEqual(kept);
});
