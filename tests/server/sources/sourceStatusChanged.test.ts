import { readFileSync } from 'node:fs';
import type { Client } from 'graphql-ws';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publishCollectionsChanged, publishSourceStatusChanged } from '#server/domain/events.ts';
import { notify } from '#server/domain/notifications/notify.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { silentLog } from '#tests/support/identity.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { publicId, uuid } from '#tests/support/vault.ts';

const database = useDatabase();

const firstSpace = '{ viewer { user { id } spaces(first: 1) { edges { node { id } } } } }';

type Me = { data: { viewer: { user: { id: string }; spaces: { edges: { node: { id: string } }[] } } } };

async function vaultWithSpace() {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const { body } = await server.post(token, firstSpace);
  return { server, token, spaceId: (body as Me).data.viewer.spaces.edges[0]?.node.id as string };
}

async function memberOf(server: RunningServer, spaceId: string): Promise<string> {
  const token = await server.signedIn();
  const { body } = await server.post(token, firstSpace);
  await server.database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid((body as Me).data.viewer.user.id), role: 'VIEWER' } });
  return token;
}

/** Subscribes and collects what comes. */
function listen<T>(client: Client, query: string, variables: Record<string, unknown>) {
  const seen: T[] = [];
  const errors: unknown[] = [];
  onTestFinished(
    client.subscribe<T>(
      { query, variables },
      {
        next: (answer) => {
          if (answer.errors) errors.push(answer.errors);
          else seen.push(answer.data as T);
        },
        error: (error) => errors.push(error),
        complete: () => {},
      },
    ),
  );
  return { seen, errors };
}

/** The statements that reach PostgreSQL from this process until the test ends: `about(id)` are those with this id among their values. */
function statements(): { about(id: string): string[] } {
  const sent: { text: string; values: string }[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [{ text, values }] = args as [{ text?: string; values?: unknown[] }];
    if (text) sent.push({ text, values: JSON.stringify(values ?? []) });
    return query.apply(this, args);
  });
  onTestFinished(() => spy.mockRestore());
  return { about: (id) => sent.filter(({ values }) => values.includes(id)).map(({ text }) => text) };
}

test('a thousand subscribers hear of one event, and it is read once for all', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const tokens = [token, await memberOf(server, spaceId), await memberOf(server, spaceId), await memberOf(server, spaceId)];
  type Changed = { sourceStatusChanged: { sourceId: string; source: { title: string; viewerCanEdit: boolean } | null } };
  const query = 'subscription($spaceId: ID!) { sourceStatusChanged(spaceId: $spaceId) { sourceId source { title status viewerCanEdit tags { name } collection { name } } } }';
  const watchers = tokens.flatMap((each) => {
    const client = server.subscribe(each);
    return Array.from({ length: 250 }, () => listen<Changed>(client, query, { spaceId }));
  });
  const nothing = '01939d2f-0000-7000-8000-000000000000';
  await eventually(
    async () => {
      await publishSourceStatusChanged(server.database.prisma, uuid(spaceId), [nothing]);
      expect(watchers.every(({ seen }) => seen.length > 0)).toBe(true);
    },
    { timeout: 60_000, interval: 500 },
  );

  const { id } = await server.database.prisma.source.create({ data: { spaceId: uuid(spaceId), type: 'NOTE', title: 'Heard by all' } });
  const sourceId = publicId('Source', id);
  const sent = statements();
  await publishSourceStatusChanged(server.database.prisma, uuid(spaceId), [id]);
  const heard = ({ seen }: (typeof watchers)[number]) => seen.find(({ sourceStatusChanged }) => sourceStatusChanged.sourceId === sourceId)?.sourceStatusChanged;
  await eventually(() => expect(watchers.filter(heard)).toHaveLength(1_000), { timeout: 60_000 });

  const answers = watchers.map((watcher) => heard(watcher)?.source);
  expect(new Set(answers.map((source) => JSON.stringify(source)))).toEqual(
    new Set([true, false].map((viewerCanEdit) => JSON.stringify({ title: 'Heard by all', status: 'PENDING', viewerCanEdit, tags: [], collection: null }))),
  );
  expect(answers.filter((source) => source?.viewerCanEdit)).toHaveLength(250);
  expect(sent.about(id).filter((text) => /from ("public".)?"Source"/i.test(text))).toHaveLength(1);
  // The rights of all in a few batches: some sockets hear of it a moment later than others.
  expect(sent.about(uuid(spaceId)).length).toBeLessThan(30);
});

test('what the web client watches is answered once for all connections of a person, and what all persons share is read once', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const tokens = [token, await memberOf(server, spaceId), await memberOf(server, spaceId)];
  const operations = Object.values(JSON.parse(readFileSync(new URL('../../../persistedOperations.json', import.meta.url), 'utf8')) as Record<string, string>);
  const query = operations.find((text) => text.startsWith('subscription useSourceStatusChangesSubscription(')) ?? '';
  type Changed = { sourceStatusChanged: { sourceId: string; source: { title: string; isFavorite: boolean; collection: { sourceCount: number } } | null } };
  const watchers = tokens.flatMap((each) => Array.from({ length: 20 }, () => listen<Changed>(server.subscribe(each), query, { spaceId })));
  await eventually(
    async () => {
      await publishSourceStatusChanged(server.database.prisma, uuid(spaceId), ['01939d2f-0000-7000-8000-000000000000']);
      expect(watchers.every(({ seen }) => seen.length > 0)).toBe(true);
    },
    { timeout: 60_000, interval: 500 },
  );

  const collection = await server.database.prisma.collection.create({ data: { spaceId: uuid(spaceId), name: 'Reading', rank: 'a' } });
  const { id } = await server.database.prisma.source.create({ data: { spaceId: uuid(spaceId), collectionId: collection.id, type: 'NOTE', title: 'Heard by all', status: 'PROCESSING' } });
  const owner = (await server.post(token, firstSpace)).body as Me;
  await server.database.prisma.favorite.create({ data: { sourceId: id, userId: uuid(owner.data.viewer.user.id) } });
  const sent = statements();
  await publishSourceStatusChanged(server.database.prisma, uuid(spaceId), [id]);
  const heard = ({ seen }: (typeof watchers)[number]) => seen.find(({ sourceStatusChanged }) => sourceStatusChanged.sourceId === publicId('Source', id))?.sourceStatusChanged.source;
  await eventually(() => expect(watchers.filter(heard)).toHaveLength(watchers.length));

  expect(watchers.map((watcher) => heard(watcher)?.isFavorite)).toEqual(watchers.map((_watcher, index) => index < 20));
  expect(watchers.every((watcher) => heard(watcher)?.collection.sourceCount === 1)).toBe(true);
  const about = (text: RegExp, value = id) => sent.about(value).filter((each) => text.test(each));
  expect(about(/s\."title"/)).toHaveLength(1);
  // Each person may like it, and sees its collection under rights of their own.
  expect(about(/from "Favorite"/)).toHaveLength(tokens.length);
  const [counts, collections] = [about(/"SourceCount"/, collection.id), about(/from "Collection"/, collection.id)];
  expect(collections.filter((each) => !counts.includes(each))).toHaveLength(tokens.length);
  // One moment for all, unless answers of the database come between.
  expect(about(/e\."stage"/).length).toBeLessThanOrEqual(tokens.length);
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.length).toBeLessThanOrEqual(tokens.length);
});

test('of one person, a key that only reads is answered for itself, and a role that is lost counts at the next event', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const { body } = await server.post(token, 'mutation { createApiKey(input: { name: "Script", scopes: [READ] }) { ... on CreateApiKeyPayload { secret } } }');
  const { data } = body as { data: { createApiKey: { secret: string } } };
  const { id } = await server.database.prisma.source.create({ data: { spaceId: uuid(spaceId), type: 'NOTE', title: 'Heard', status: 'PROCESSING' } });
  type Changed = { sourceStatusChanged: { source: { viewerCanEdit: boolean } | null } };
  const query = 'subscription($spaceId: ID!) { sourceStatusChanged(spaceId: $spaceId) { source { viewerCanEdit } } }';
  const watchers = [token, data.createApiKey.secret].map((credential) => listen<Changed>(server.subscribe(credential), query, { spaceId }));
  const expectHeard = (sources: Changed['sourceStatusChanged']['source'][]) =>
    eventually(async () => {
      await publishSourceStatusChanged(server.database.prisma, uuid(spaceId), [id]);
      expect(watchers.map(({ seen }) => seen.at(-1)?.sourceStatusChanged.source)).toEqual(sources);
    });
  await expectHeard([{ viewerCanEdit: true }, { viewerCanEdit: false }]);
  await server.database.prisma.membership.deleteMany({ where: { spaceId: uuid(spaceId) } });
  await expectHeard([null, null]);
});

test('ten thousand changed at once are one word to the subscribers: read again', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const client = server.subscribe(token);
  type Tree = { collectionsChanged: { readAgain: boolean; collectionIds: string[]; collections: { name: string }[]; space: { tree: { name: string; sourceCount: number }[] } | null } };
  const sources = listen<unknown>(client, 'subscription($spaceId: ID!) { sourceStatusChanged(spaceId: $spaceId) { sourceId } }', { spaceId });
  const tree = listen<Tree>(client, 'subscription($spaceId: ID!) { collectionsChanged(spaceId: $spaceId) { readAgain collectionIds collections { name } space { tree { name sourceCount } } } }', { spaceId });
  await eventually(() => expect(tree.seen).toEqual([{ collectionsChanged: { readAgain: true, collectionIds: [], collections: [], space: { tree: [] } } }]));

  const mutate = async (name: string, input: Record<string, unknown>, selection: string) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const { body } = await server.post(token, `mutation($input: ${type}Input!) { ${name}(input: $input) { ... on ${type}Payload { ${selection} } ... on Error { code message } } }`, { input });
    return (body as { data: Record<string, Record<string, never>> }).data[name] as Record<string, never>;
  };
  const { collection } = (await mutate('createCollection', { spaceId, name: 'Reading' }, 'collection { id }')) as unknown as { collection: { id: string } };
  await eventually(() =>
    expect(tree.seen[1]).toEqual({
      collectionsChanged: { readAgain: false, collectionIds: [collection.id], collections: [{ name: 'Reading' }], space: { tree: [{ name: 'Reading', sourceCount: 0 }] } },
    }),
  );

  await server.database.pool.query(
    `insert into "Source" (id, "spaceId", type, status, title) select gen_random_uuid(), $1, 'NOTE', 'COMPLETED', 'Note' from generate_series(1, 10000)`,
    [uuid(spaceId)],
  );
  await mutate('moveSources', { matching: { spaceId, expectedCount: 10_000 }, toCollectionId: collection.id }, 'movedSourceIds');
  await eventually(() =>
    expect(tree.seen[2]).toEqual({ collectionsChanged: { readAgain: true, collectionIds: [], collections: [], space: { tree: [{ name: 'Reading', sourceCount: 10_000 }] } } }),
  );
  expect(sources).toEqual({ seen: [], errors: [] });

  for (const [name, input] of [
    ['updateCollection', { collectionId: collection.id, name: 'Renamed' }],
    ['moveCollection', { collectionId: collection.id, parentId: null }],
    ['deleteCollection', { collectionId: collection.id, confirmation: 'DELETE' }],
  ] as const) {
    expect(await mutate(name, input, '__typename'), name).not.toHaveProperty('code');
  }
  await eventually(() => expect(tree.seen.at(-1)).toMatchObject({ collectionsChanged: { collections: [], space: { tree: [] } } }));
});

test('each event of the tree tells the version that the tree then has', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const { seen } = listen<{ collectionsChanged: { readAgain: boolean; treeVersion: string } }>(
    server.subscribe(token),
    'subscription($spaceId: ID!) { collectionsChanged(spaceId: $spaceId) { readAgain treeVersion } }',
    { spaceId },
  );
  const tells = async (readAgain: boolean) => {
    const { body } = await server.post(token, 'query($id: ID!) { node(id: $id) { ... on Space { treeVersion } } }', { id: spaceId });
    const { treeVersion } = (body as { data: { node: { treeVersion: string } } }).data.node;
    await eventually(() => expect(seen.at(-1)?.collectionsChanged).toEqual({ readAgain, treeVersion }));
    return treeVersion;
  };
  const versions = [await tells(true)];
  const { body } = await server.post(token, `mutation { createCollection(input: { spaceId: "${spaceId}", name: "Reading" }) { ... on CreateCollectionPayload { collection { id } } } }`);
  const { collection } = (body as { data: { createCollection: { collection: { id: string } } } }).data.createCollection;
  versions.push(await tells(false));
  await server.database.prisma.source.create({ data: { spaceId: uuid(spaceId), collectionId: uuid(collection.id), type: 'NOTE', title: 'Note' } });
  await server.post(token, `mutation { updateSpace(input: { spaceId: "${spaceId}", name: "Lab" }) { __typename } }`);
  versions.push(await tells(true));
  expect(new Set(versions).size).toBe(3);
});

test('who may not see a space hears nothing of its tree, nor who is no member any more', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const query = 'subscription($spaceId: ID!) { collectionsChanged(spaceId: $spaceId) { readAgain treeVersion collections { name } space { name } } }';
  const strangers = await server.signedIn();
  for (const id of [spaceId, publicId('Space', '01939d2f-0000-7000-8000-000000000000'), '💥']) {
    const { seen, errors } = listen<unknown>(server.subscribe(strangers), query, { spaceId: id });
    await eventually(() => expect(errors).toMatchObject([[{ message: 'Space not found.' }]]));
    expect(seen).toEqual([]);
  }
  const { seen } = listen<{ collectionsChanged: unknown }>(server.subscribe(token), query, { spaceId });
  await eventually(() => expect(seen).toHaveLength(1));
  await server.database.prisma.membership.deleteMany({ where: { spaceId: uuid(spaceId) } });
  const collection = await server.database.prisma.collection.create({ data: { spaceId: uuid(spaceId), name: 'Secret plans', rank: 'a0' } });
  await publishCollectionsChanged(server.database.prisma, uuid(spaceId), [collection.id]);
  await eventually(() => expect(seen[1]).toEqual({ collectionsChanged: { readAgain: false, treeVersion: null, collections: [], space: null } }));
});

test('a notification is received by the person, and by nobody else', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const other = await memberOf(server, spaceId);
  const query = 'subscription { notificationReceived { notificationId notification { id kind count isRead space { id } } viewer { unreadNotificationCount } } }';
  const mine = listen<unknown>(server.subscribe(token), query, {});
  const theirs = listen<unknown>(server.subscribe(other), query, {});
  const nobodys = listen<unknown>(server.subscribe(null), query, {});
  await eventually(() => expect(nobodys.errors).toMatchObject([[{ message: expect.stringContaining('Sign in first') }]]));
  const { body } = await server.post(token, firstSpace);
  const userId = uuid((body as Me).data.viewer.user.id);
  const ctx = { db: server.database.prisma, actor: { kind: 'system', job: 'test' } as const, log: silentLog, now: () => new Date() };
  let importId = 0;
  await eventually(async () => {
    await notify(ctx, { kind: 'IMPORT_FINISHED', userId, spaceId: uuid(spaceId), importId: String(importId++), addedCount: 3, failedCount: 0 });
    expect(mine.seen.length).toBeGreaterThan(0);
  });
  expect(mine.seen[0]).toMatchObject({
    notificationReceived: { notification: { kind: 'IMPORT_FINISHED', count: 3, isRead: false, space: { id: spaceId } }, viewer: { unreadNotificationCount: expect.any(Number) } },
  });
  expect(theirs).toEqual({ seen: [], errors: [] });
});

test('who watches a space hears when it is renamed, archived, unarchived and deleted', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const viewer = await memberOf(server, spaceId);
  const query = 'subscription($spaceId: ID!) { collectionsChanged(spaceId: $spaceId) { readAgain space { name archivedAt } } }';
  const { seen } = listen<{ collectionsChanged: { readAgain: boolean; space: { name: string; archivedAt: string | null } | null } }>(server.subscribe(viewer), query, { spaceId });
  await eventually(() => expect(seen).toHaveLength(1));
  const space = () => seen.at(-1)?.collectionsChanged.space;
  await server.post(token, `mutation { updateSpace(input: { spaceId: "${spaceId}", name: "Lab" }) { __typename } }`);
  await eventually(() => expect(space()).toEqual({ name: 'Lab', archivedAt: null }));
  await server.post(token, `mutation { archiveSpace(input: { spaceId: "${spaceId}" }) { __typename } }`);
  await eventually(() => expect(space()).toEqual({ name: 'Lab', archivedAt: expect.any(String) }));
  await server.post(token, `mutation { unarchiveSpace(input: { spaceId: "${spaceId}" }) { __typename } }`);
  await eventually(() => expect(space()).toEqual({ name: 'Lab', archivedAt: null }));
  await server.post(token, `mutation { deleteSpace(input: { spaceId: "${spaceId}", confirmation: "Lab" }) { __typename } }`);
  await eventually(() => expect(space()).toBeNull());
  expect(seen.every(({ collectionsChanged }) => collectionsChanged.readAgain)).toBe(true);
});
