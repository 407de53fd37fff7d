import { expect, test } from 'vitest';
import { notify } from '#server/domain/notifications/notify.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import { beginProcessing, failProcessing } from '#server/domain/processing/processingRun.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const noon = new Date('2026-05-14T12:00:00Z');
const worker = (now = noon) => ({ ...vault.context({ kind: 'system', job: 'processSource' }), now: () => now });

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  return { owner, spaceId, inbox };
}

async function fail(sourceIds: readonly string[], now?: Date, number = 1) {
  await Promise.all(
    sourceIds.map(async (id) => {
      const run = { sourceId: uuid(id), run: number };
      await beginProcessing(worker(now), run);
      await failProcessing(worker(now), run, { code: 'NOT_FOUND', message: 'The page does not exist.' }, { refetch: true });
    }),
  );
}

const urls = (count: number) => Array.from({ length: count }, (_, index) => `https://example.org/${index}`);

async function inboxOf(person: Person) {
  const { data, errors } = await as(person).query(
    '{ viewer { unreadNotificationCount notifications(first: 10) { edges { node { id kind isRead count spaceName space { name } source { title } role actorName failedCount } } } } }',
  );
  expect(errors).toBeUndefined();
  const { viewer } = data as { viewer: { unreadNotificationCount: number; notifications: { edges: { node: { id: string; count: number } }[] } } };
  return { unread: viewer.unreadNotificationCount, nodes: viewer.notifications.edges.map(({ node }) => node) };
}

test('thirty failures at once are one notification that counts them', async () => {
  const { owner, spaceId, inbox } = await place();
  const ids = await given.links(owner, spaceId, inbox, ...urls(30));
  await fail(ids);
  const { unread, nodes } = await inboxOf(owner);
  expect(unread).toBe(1);
  expect(nodes).toEqual([
    {
      id: expect.stringMatching(/^notification_/),
      kind: 'PROCESSING_FAILED',
      isRead: false,
      count: 30,
      spaceName: 'Research Lab',
      space: { name: 'Research Lab' },
      source: { title: expect.stringContaining('https://example.org/') },
      role: null,
      actorName: null,
      failedCount: null,
    },
  ]);
});

test('a source that is retried and fails again is counted once', async () => {
  const { owner, spaceId, inbox } = await place();
  const ids = await given.links(owner, spaceId, inbox, ...urls(4));
  await fail(ids);
  for (const run of [2, 3]) {
    await as(owner).mutate('retrySources', { sourceIds: ids.slice(run - 1) }, 'sources { id }');
    await vault.database.prisma.source.updateMany({ where: { id: { in: ids.map(uuid) } }, data: { run } });
    await fail(ids.slice(run - 1), noon, run);
  }
  expect(await inboxOf(owner)).toMatchObject({ unread: 1, nodes: [{ count: 4 }] });
  const [more = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/more');
  await fail([more]);
  expect(await inboxOf(owner)).toMatchObject({ unread: 1, nodes: [{ count: 5 }] });
});

test('what fails after it was read, or much later, is news', async () => {
  const { owner, spaceId, inbox } = await place();
  const [first = '', second = '', third = ''] = await given.links(owner, spaceId, inbox, ...urls(3));
  await fail([first]);
  const id = (await inboxOf(owner)).nodes[0]?.id ?? '';
  expect(await as(owner).mutate('markNotificationsRead', { notificationIds: [id] }, 'notifications { id isRead } viewer { unreadNotificationCount }')).toEqual({
    __typename: 'MarkNotificationsReadPayload',
    notifications: [{ id, isRead: true }],
    viewer: { unreadNotificationCount: 0 },
  });
  await fail([second]);
  expect(await inboxOf(owner)).toMatchObject({ unread: 1, nodes: [{ isRead: false, count: 1 }, { id, isRead: true, count: 1 }] });
  await fail([third], new Date(noon.getTime() + 3_600_000));
  expect(await inboxOf(owner)).toMatchObject({ unread: 2, nodes: [{ count: 1 }, { count: 1 }, { count: 1 }] });
});

test('the one who added a source hears of it, as long as they are a member', async () => {
  const { owner, spaceId, inbox } = await place();
  const editor = await given.member(spaceId, 'EDITOR');
  const [mine = '', theirs = ''] = await given.links(editor, spaceId, inbox, ...urls(2));
  await fail([mine]);
  expect(await inboxOf(owner)).toEqual({ unread: 0, nodes: [] });
  expect(await inboxOf(editor)).toMatchObject({ unread: 1 });
  await vault.database.prisma.membership.deleteMany({ where: { userId: uuid(editor.id) } });
  await fail([theirs]);
  expect(await inboxOf(editor)).toEqual({ unread: 0, nodes: [] });
});

test('saying the same thing twice makes one notification; a failed command makes none', async () => {
  const { owner, spaceId } = await place();
  const shared = { kind: 'SHARED', userId: uuid(owner.id), spaceId: uuid(spaceId), role: 'EDITOR', actorName: 'Mira' } as const;
  const finished = { kind: 'IMPORT_FINISHED', userId: uuid(owner.id), spaceId: uuid(spaceId), importId: 'a', addedCount: 12, failedCount: 1 } as const;
  await notify(worker(), shared);
  await notify(worker(), shared);
  await notify(worker(new Date(noon.getTime() + 1)), finished);
  await inTransaction(worker(), async (ctx) => {
    await notify(ctx, { ...finished, importId: 'b' });
    throw new Error('undone');
  }).catch(() => {});
  expect((await inboxOf(owner)).nodes).toMatchObject([
    { kind: 'IMPORT_FINISHED', count: 12, failedCount: 1 },
    { kind: 'SHARED', role: 'EDITOR', actorName: 'Mira', spaceName: 'Research Lab' },
  ]);
});

test('an invitation tells the name of the space and nothing else of it, and goes with the invitation', async () => {
  const { spaceId } = await place();
  const guest = await given.person();
  const { id } = await vault.database.prisma.invitation.create({
    data: { spaceId: uuid(spaceId), email: 'guest@example.org', role: 'VIEWER', expiresAt: new Date(Date.now() + 1_000_000) },
  });
  await notify(worker(), { kind: 'INVITATION', userId: uuid(guest.id), invitationId: id, spaceName: 'Research Lab', role: 'VIEWER', actorName: 'Mira' });
  expect((await inboxOf(guest)).nodes).toMatchObject([{ kind: 'INVITATION', space: null, spaceName: 'Research Lab', role: 'VIEWER', actorName: 'Mira' }]);
  await vault.database.prisma.invitation.delete({ where: { id } });
  expect(await inboxOf(guest)).toEqual({ unread: 0, nodes: [] });
});

test('read stays read, and only one\'s own can be read', async () => {
  const { owner, spaceId, inbox } = await place();
  const stranger = await given.person();
  const ids = await given.links(owner, spaceId, inbox, ...urls(1));
  await fail(ids);
  const id = (await inboxOf(owner)).nodes[0]?.id ?? '';
  const mark = (person: Person, notificationIds: string[]) => as(person).mutate('markNotificationsRead', { notificationIds }, 'notifications { readAt }');
  expect(await mark(stranger, [id])).toMatchObject({ code: 'NOT_FOUND' });
  expect(await mark(owner, [id, publicId('Source', uuid(id))])).toMatchObject({ code: 'NOT_FOUND' });
  expect(await inboxOf(owner)).toMatchObject({ unread: 1 });
  const first = await mark(owner, [id]);
  expect(await mark(owner, [id])).toEqual(first);
  expect(await mark(owner, [])).toMatchObject({ code: 'INVALID' });
  expect(await mark(owner, Array.from({ length: 10_001 }, () => id))).toMatchObject({ code: 'INVALID' });
  expect(await mark(owner, ['💥', '', 'x'.repeat(100_000)])).toMatchObject({ code: 'NOT_FOUND' });
});

test('all are read at once, or those that came until a moment', async () => {
  const { owner, spaceId } = await place();
  for (const minutes of [0, 1, 2]) {
    const now = new Date(noon.getTime() + minutes * 60_000);
    await notify(worker(now), { kind: 'IMPORT_FINISHED', userId: uuid(owner.id), spaceId: uuid(spaceId), importId: String(minutes), addedCount: 1, failedCount: 0 });
  }
  const markAll = (input: Record<string, unknown>) => as(owner).mutate('markAllNotificationsRead', input, 'readCount viewer { unreadNotificationCount }');
  expect(await markAll({ until: '2026-05-14T12:01:00Z' })).toMatchObject({ readCount: 2, viewer: { unreadNotificationCount: 1 } });
  expect(await markAll({})).toMatchObject({ readCount: 1, viewer: { unreadNotificationCount: 0 } });
  expect(await markAll({})).toMatchObject({ readCount: 0 });
});

test('pages go forwards and backwards, each notification once, in as many queries for two as for fifty', async () => {
  const { owner, spaceId } = await place();
  await vault.database.prisma.notification.createMany({
    data: Array.from({ length: 60 }, (_, index) => ({
      userId: uuid(owner.id),
      spaceId: uuid(spaceId),
      kind: 'IMPORT_FINISHED' as const,
      createdAt: new Date(noon.getTime() + (index % 4)),
    })),
  });
  const list = `query($first: Int, $after: String, $last: Int, $before: String) { viewer { notifications(first: $first, after: $after, last: $last, before: $before) {
    edges { node { id space { name } source { title } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
  type Page = { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string } };
  const page = async (variables: Record<string, unknown>) => {
    const { data, errors } = await as(owner).query(list, variables);
    expect(errors).toBeUndefined();
    return (data as { viewer: { notifications: Page } }).viewer.notifications;
  };
  const all = (await page({ first: 100 })).edges.map(({ node }) => node.id);
  expect(new Set(all).size).toBe(60);
  const forwards: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { edges, pageInfo } = await page({ first: 7, after });
    forwards.push(...edges.map(({ node }) => node.id));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  const backwards: string[] = [];
  for (let before: string | undefined, more = true; more; ) {
    const { edges, pageInfo } = await page({ last: 7, before });
    backwards.unshift(...edges.map(({ node }) => node.id));
    before = pageInfo.startCursor;
    more = pageInfo.hasPreviousPage;
  }
  expect([forwards, backwards]).toEqual([all, all]);

  expect(await vault.queriesOf(owner, list, { first: 2 })).toBe(await vault.queriesOf(owner, list, { first: 50 }));
  const { errors } = await as(owner).query(list, { first: 1, after: 'nonsense' });
  expect(errors?.[0]?.cause).toMatchObject({ code: 'INVALID' });
});

test('nobody hears of what they have muted, and hears of it again from the moment they want to', async () => {
  const { owner, spaceId, inbox } = await place();
  const mute = (...mutedNotifications: readonly string[]) => as(owner).mutate('updateProfile', { mutedNotifications }, 'account { mutedNotifications }');
  expect(await mute('PROCESSING_FAILED', 'SHARED', 'SHARED')).toMatchObject({ account: { mutedNotifications: ['PROCESSING_FAILED', 'SHARED'] } });
  const ids = await given.links(owner, spaceId, inbox, ...urls(3));
  await fail(ids.slice(0, 2));
  expect(await inboxOf(owner)).toEqual({ unread: 0, nodes: [] });

  expect(await mute('INVITATION')).toMatchObject({ code: 'INVALID' });
  expect(await mute('SHARED')).toMatchObject({ account: { mutedNotifications: ['SHARED'] } });
  await fail(ids.slice(2));
  expect((await inboxOf(owner)).nodes).toMatchObject([{ kind: 'PROCESSING_FAILED', count: 1 }]);
});
