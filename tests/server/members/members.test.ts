import { expect, test } from 'vitest';
import type { Role } from '#server/platform/db/generated/client.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  return { owner, spaceId: await given.space(owner) };
}

async function memberId(spaceId: string, { id }: Person): Promise<string> {
  const spaceId_userId = { spaceId: uuid(spaceId), userId: uuid(id) };
  return publicId('Member', (await vault.database.prisma.membership.findUniqueOrThrow({ where: { spaceId_userId } })).id);
}

const owners = (spaceId: string) => vault.database.prisma.membership.count({ where: { spaceId: uuid(spaceId), role: 'OWNER' } });
const leave = (who: Person, spaceId: string) => as(who).mutate('leaveSpace', { spaceId }, 'leftSpaceId');
const change = async (who: Person, spaceId: string, whom: Person, role: Role) =>
  as(who).mutate('changeMemberRole', { memberId: await memberId(spaceId, whom), role }, 'member { role user { id } } space { viewerCanManage }');
const remove = async (who: Person, spaceId: string, whom: Person) =>
  as(who).mutate('removeMember', { memberId: await memberId(spaceId, whom) }, 'space { members { totalCount } }');

const list = `query($id: ID!, $first: Int, $after: String, $last: Int, $before: String) { node(id: $id) { ... on Space {
  members(first: $first, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { id role since isViewer user { id displayName } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`;
type Members = {
  totalCount: number;
  edges: { cursor: string; node: { id: string; role: Role; isViewer: boolean; user: { id: string } } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
};
async function members(who: Person, id: string, page: Record<string, unknown> = {}): Promise<Members> {
  const { data, errors } = await as(who).query(list, { id, ...page });
  expect(errors).toBeUndefined();
  return (data as { node: { members: Members } }).node.members;
}

test('every member sees all of them, longest there first', async () => {
  const { owner, spaceId } = await place();
  const editor = await given.member(spaceId, 'EDITOR');
  const viewer = await given.member(spaceId, 'VIEWER', ['read']);
  const { totalCount, edges } = await members(viewer, spaceId);
  expect(totalCount).toBe(3);
  expect(edges.map(({ node: { role, isViewer, user } }) => [user.id, role, isViewer])).toEqual([
    [owner.id, 'OWNER', false],
    [editor.id, 'EDITOR', false],
    [viewer.id, 'VIEWER', true],
  ]);
});

test('pages hold while members come and go', async () => {
  const { owner, spaceId } = await place();
  for (let index = 0; index < 6; index++) await given.member(spaceId, 'VIEWER');
  const first = await members(owner, spaceId, { first: 3 });
  const gone = first.edges[2]?.node.id ?? '';
  expect(await as(owner).mutate('removeMember', { memberId: gone }, 'removedMemberId')).toMatchObject({ removedMemberId: gone });
  const second = await members(owner, spaceId, { first: 100, after: first.pageInfo.endCursor });
  expect(second.edges).toHaveLength(4);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const back = await members(owner, spaceId, { last: 2, before: second.pageInfo.startCursor });
  expect(back.edges.map(({ node }) => node.id)).toEqual(first.edges.slice(0, 2).map(({ node }) => node.id));
  const { errors } = await as(owner).query(list, { id: spaceId, after: 'nonsense' });
  expect(errors?.[0]?.cause).toMatchObject({ code: 'INVALID' });
});

test('a list of any length takes as many queries as one of two', async () => {
  const { owner, spaceId } = await place();
  for (let index = 0; index < 5; index++) await given.member(spaceId, 'VIEWER');
  const count = async (first: number) => (await vault.statementsOf(owner, list, { id: spaceId, first })).length;
  expect(await count(2)).toBe(await count(6));
  // The space, the page, its people, and how many there are in all.
  expect(await count(6)).toBeLessThanOrEqual(4);
});

test('a new role counts at the next question', async () => {
  const { owner, spaceId } = await place();
  const member = await given.member(spaceId, 'EDITOR');
  const add = () => as(member).mutate('createCollection', { spaceId, name: 'New' }, 'collection { id }');
  expect(await add()).toMatchObject({ __typename: 'CreateCollectionPayload' });
  expect(await change(owner, spaceId, member, 'VIEWER')).toEqual({
    __typename: 'ChangeMemberRolePayload',
    member: { role: 'VIEWER', user: { id: member.id } },
    space: { viewerCanManage: true },
  });
  expect(await add()).toMatchObject({ code: 'FORBIDDEN' });
  await remove(owner, spaceId, member);
  expect(await add()).toMatchObject({ code: 'NOT_FOUND' });
});

test('a person is told of the role that somebody gave them', async () => {
  const { owner, spaceId } = await place();
  const member = await given.member(spaceId, 'VIEWER');
  await change(owner, spaceId, member, 'EDITOR');
  await change(owner, spaceId, member, 'EDITOR');
  const told = await vault.database.prisma.notification.findMany({ where: { userId: uuid(member.id), kind: 'SHARED' } });
  expect(told).toHaveLength(1);
});

test('the last owner can neither leave, nor be removed, nor become less', async () => {
  const { owner, spaceId } = await place();
  await given.member(spaceId, 'EDITOR');
  expect(await leave(owner, spaceId)).toMatchObject({ code: 'LAST_OWNER' });
  expect(await remove(owner, spaceId, owner)).toMatchObject({ code: 'LAST_OWNER' });
  expect(await change(owner, spaceId, owner, 'EDITOR')).toMatchObject({ code: 'LAST_OWNER' });
  expect(await change(owner, spaceId, owner, 'OWNER')).toMatchObject({ member: { role: 'OWNER' } });
  expect(await owners(spaceId)).toBe(1);
});

test('two owners who leave at once leave one behind', async () => {
  for (let round = 0; round < 5; round++) {
    const { owner, spaceId } = await place();
    const other = await given.member(spaceId, 'OWNER');
    const answers = await Promise.all([leave(owner, spaceId), leave(other, spaceId)]);
    expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['LAST_OWNER', 'ok']);
    expect(await owners(spaceId)).toBe(1);
  }
});

test('owners who remove, demote and leave each other at once leave one behind', async () => {
  for (let round = 0; round < 5; round++) {
    const { owner, spaceId } = await place();
    const [second, third] = [await given.member(spaceId, 'OWNER'), await given.member(spaceId, 'OWNER')];
    const [first, two, three] = await Promise.all([owner, second, third].map((who) => memberId(spaceId, who)));
    const answers = await Promise.all([
      as(owner).mutate('changeMemberRole', { memberId: two, role: 'VIEWER' }, 'member { id }'),
      as(second).mutate('removeMember', { memberId: three }, 'removedMemberId'),
      as(third).mutate('changeMemberRole', { memberId: first, role: 'EDITOR' }, 'member { id }'),
      leave(owner, spaceId),
      leave(second, spaceId),
      leave(third, spaceId),
    ]);
    for (const { code } of answers) expect(['LAST_OWNER', 'FORBIDDEN', 'NOT_FOUND', undefined]).toContain(code);
    expect(await owners(spaceId)).toBeGreaterThanOrEqual(1);
  }
});

test('who removes themselves sees nothing of the space in the answer', async () => {
  const { owner, spaceId } = await place();
  await given.member(spaceId, 'OWNER');
  expect(await remove(owner, spaceId, owner)).toEqual({ __typename: 'RemoveMemberPayload', space: null });
});

test('what a member added stays when they are gone', async () => {
  const { owner, spaceId } = await place();
  const member = await given.member(spaceId, 'EDITOR');
  const collectionId = await given.collection(member, spaceId, 'Theirs');
  const [sourceId = ''] = await given.links(member, spaceId, collectionId, 'https://example.org/theirs');
  await leave(member, spaceId);
  expect((await as(owner).query('query($id: ID!) { node(id: $id) { id } }', { id: sourceId })).data).toEqual({ node: { id: sourceId } });
  expect((await as(member).query('query($id: ID!) { node(id: $id) { id } }', { id: sourceId })).data).toEqual({ node: null });
});

test('an archived space can be left and its members managed', async () => {
  const { owner, spaceId } = await place();
  const [leaving, staying] = [await given.member(spaceId, 'EDITOR'), await given.member(spaceId, 'EDITOR')];
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  expect(await leave(leaving, spaceId)).toMatchObject({ leftSpaceId: spaceId });
  expect(await change(owner, spaceId, staying, 'VIEWER')).toMatchObject({ member: { role: 'VIEWER' } });
});

test('an id of another type is no member', async () => {
  const { owner, spaceId } = await place();
  for (const id of [spaceId, owner.id, '', '💥', 'member_']) {
    expect(await as(owner).mutate('removeMember', { memberId: id }, 'removedMemberId')).toMatchObject({ code: 'NOT_FOUND' });
  }
});
