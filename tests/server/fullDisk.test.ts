import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DiskSpace } from '#server/platform/storage/diskSpace.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestWorker } from '#tests/support/server.ts';
import { uuid } from '#tests/support/vault.ts';
import { vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

/** A disk with so much room above its floor as the test says. */
function disk(): DiskSpace & { room: number } {
  const it = { room: 2 ** 40, hasRoomFor: (bytes: number) => bytes <= it.room, levels: () => null, refresh: async () => {}, close: () => {} };
  return it;
}

async function vault() {
  const diskSpace = disk();
  const it = await vaultRest(database.url, { diskSpace });
  const { owner, spaceId, collectionId, sourceId } = await it.place();
  const mutate = async (name: string, input: Record<string, unknown>, selection = '__typename') => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const text = `mutation($input: ${type}!) { ${name}(input: $input) { __typename ... on Error { code } ... on ${name[0]?.toUpperCase()}${name.slice(1)}Payload { ${selection} } } }`;
    const { body } = await it.server.post(owner, text, { input });
    return (body['data'] as Record<string, Record<string, unknown>>)[name];
  };
  return { it, diskSpace, owner, spaceId, collectionId, sourceId, mutate };
}

const full = { __typename: 'StorageFullError', code: 'STORAGE_FULL' };

test('an almost full vault takes nothing large and says so in words', async () => {
  const { it, diskSpace, owner, spaceId, collectionId, sourceId, mutate } = await vault();
  diskSpace.room = -1;
  expect(await mutate('addSources', { spaceId, sources: [{ note: { text: 'a' } }] })).toEqual(full);
  expect(await mutate('addSources', { spaceId, sources: [{ link: { url: 'https://example.org/' } }] })).toEqual(full);
  expect(await mutate('updateSource', { sourceId, text: 'Another text' })).toEqual(full);
  expect(await mutate('copySources', { sourceIds: [sourceId], toCollectionId: collectionId })).toEqual(full);
  const rest = await it.as(owner)('POST', `/spaces/${spaceId}/sources`, { type: 'NOTE', data: 'a' });
  expect(rest).toMatchObject({ status: 507, body: { error: { code: 'STORAGE_FULL', message: expect.stringContaining('Delete something') } } });
});

test('what is small and what makes room goes on, and everything else as soon as there is room', async () => {
  const { it, diskSpace, spaceId, sourceId, mutate } = await vault();
  diskSpace.room = -1;
  expect(await mutate('updateSource', { sourceId, title: 'Another title' })).toEqual({ __typename: 'UpdateSourcePayload' });
  expect(await mutate('deleteSources', { sourceIds: [sourceId] })).toEqual({ __typename: 'DeleteSourcesPayload' });
  expect(await mutate('emptyTrash', { spaceId })).toEqual({ __typename: 'EmptyTrashPayload' });
  expect(await it.server.database.prisma.source.findUnique({ where: { id: uuid(sourceId) } })).toBeNull();
  diskSpace.room = 0;
  expect(await mutate('addSources', { spaceId, sources: [{ note: { text: 'a' } }] })).toEqual({ __typename: 'AddSourcesPayload' });
});

test('a file is refused before it is sent when it would not fit', async () => {
  const { it, diskSpace, owner, spaceId, mutate } = await vault();
  diskSpace.room = 150;
  const sources = [{ file: { name: 'fits', size: 100 } }, { file: { name: 'does not', size: 100 } }, { note: { text: 'a note' } }];
  expect(await mutate('addSources', { spaceId, sources }, 'results { outcome problem }')).toMatchObject({
    results: [{ outcome: 'ADDED' }, { outcome: 'INVALID', problem: 'STORAGE_FULL' }, { outcome: 'ADDED' }],
  });
  const announced = await it.as(owner)('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', data: { name: 'large', size: 200, mimeType: 'text/plain' } });
  expect(announced).toMatchObject({ status: 507, body: { error: { code: 'STORAGE_FULL' } } });
});

test('bytes that come when there is no room any more are refused, and come when there is', async () => {
  const { it, diskSpace, owner, spaceId } = await vault();
  const { body } = await it.as(owner)('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', data: { name: 'a.bin', size: 10, mimeType: 'application/octet-stream' } });
  const path = `/sources/${body.data.id}/content`;
  const put = () => fetch(`${it.server.url}/vault/api/v1${path}`, { method: 'PUT', headers: { authorization: `Bearer ${owner}` }, body: new Uint8Array(randomBytes(10)) });
  diskSpace.room = -1;
  const refused = await put();
  expect([refused.status, await refused.json()]).toMatchObject([507, { error: { code: 'STORAGE_FULL', message: expect.stringContaining('nothing could be written') } }]);
  diskSpace.room = 100;
  expect((await put()).status).toBeLessThan(300);
});

test('readiness is degraded, and owners are told', async () => {
  const { it, diskSpace, owner, spaceId } = await vault();
  const reader = await it.member(spaceId, 'VIEWER');
  // Their own first spaces aside: somebody who owns nothing can make no room.
  const { prisma } = it.server.database;
  await prisma.membership.updateMany({ where: { spaceId: { not: uuid(spaceId) } }, data: { role: 'EDITOR' } });
  const told = async (token: string) => (await it.server.post(token, '{ viewer { isStorageLow } }')).body;
  const ready = async () => {
    const answer = await fetch(`${it.server.url}/readyz`);
    return [answer.status, await answer.json()];
  };
  expect(await told(owner)).toEqual({ data: { viewer: { isStorageLow: false } } });
  expect(await ready()).toEqual([200, { status: 'ready', checks: { database: 'ready', storage: 'ready' } }]);
  diskSpace.room = -1;
  expect(await told(owner)).toEqual({ data: { viewer: { isStorageLow: true } } });
  expect(await told(reader)).toEqual({ data: { viewer: { isStorageLow: false } } });
  expect(await ready()).toEqual([200, { status: 'degraded', checks: { database: 'ready', storage: 'degraded' } }]);
});

test('what waits to be read waits for room and is not failed', async () => {
  const { it, diskSpace, spaceId, mutate } = await vault();
  const added = await mutate('addSources', { spaceId, sources: [{ note: { text: 'A note that waits for room' } }] }, 'results { source { id } }');
  const id = uuid(String((added?.['results'] as { source: { id: string } }[])[0]?.source.id));
  const { prisma, pool } = it.server.database;
  diskSpace.room = -1;
  await startTestWorker(database.url, undefined, { diskSpace });
  const waiting = await eventually(async () => {
    const { rows } = await pool.query<{ seconds: number; attempt: number }>(
      `select extract(epoch from run_at - now())::float8 as seconds, (payload->>'attempt')::int as attempt
       from graphile_worker._private_jobs where payload->>'sourceId' = $1 and run_at > now() + interval '1 minute'`,
      [id],
    );
    expect(rows).toHaveLength(1);
    return rows[0];
  });
  expect(waiting?.attempt ?? 1).toBe(1);
  expect(await prisma.source.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'PENDING', failureCode: null });
  diskSpace.room = 2 ** 40;
  await pool.query(`update graphile_worker._private_jobs set run_at = now() where payload->>'sourceId' = $1`, [id]);
  await eventually(async () => expect(await prisma.source.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'COMPLETED' }));
});
