import { getNamedType, type GraphQLField, type GraphQLObjectType, isCompositeType, isObjectType, isRequiredArgument, isUnionType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { untilTold } from '#server/domain/changes/horizon.ts';
import { schema } from '#server/schema/schema.ts';
import { fullSpaces, type FullSpace, type Who } from '#tests/support/fullSpace.ts';
import { nobody, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as } = vault;
const { fullSpace, actors } = fullSpaces(vault);

/** `seen`: what is looked for is in the answer. `nothing`: an answer without it. */
type Sight = 'seen' | 'nothing';
type Sights = Record<Who, Sight>;

const members: Sights = { OWNER: 'seen', EDITOR: 'seen', VIEWER: 'seen', STRANGER: 'nothing', NOBODY: 'nothing', READ_KEY: 'seen', WRITE_KEY: 'seen', OTHER_KEY: 'nothing' };
const everybody: Sights = { ...members, STRANGER: 'seen', NOBODY: 'seen', OTHER_KEY: 'seen' };
const signedIn: Sights = { ...members, STRANGER: 'seen', OTHER_KEY: 'seen' };
/** What belongs to the owner as a person. */
const oneself: Sights = { OWNER: 'seen', EDITOR: 'nothing', VIEWER: 'nothing', STRANGER: 'nothing', NOBODY: 'nothing', READ_KEY: 'nothing', WRITE_KEY: 'nothing', OTHER_KEY: 'nothing' };
/** What belongs to whoever was invited. */
const invitee: Sights = { ...oneself, OWNER: 'nothing', STRANGER: 'seen' };

interface Row {
  readonly sights: Sights;
  readonly ask: (space: FullSpace) => string;
  /** What is looked for in the answer, as JSON would write it. */
  readonly find: (space: FullSpace, myId: string) => string;
}

const viewerRows: Record<string, Row> = {
  user: { sights: signedIn, ask: () => 'user { id }', find: (_place, myId) => myId },
  account: { sights: signedIn, ask: () => 'account { user { id } }', find: (_place, myId) => myId },
  spaces: { sights: members, ask: () => 'spaces { edges { node { id } } }', find: ({ spaceId }) => spaceId },
  sources: { sights: members, ask: () => 'sources { totalCount edges { node { id } } }', find: ({ sourceId }) => sourceId },
  search: { sights: members, ask: () => 'search(query: "example") { totalCount edges { node { id } } }', find: ({ sourceId }) => sourceId },
  ask: { sights: members, ask: () => 'ask(query: "What is an example?") { edges { node { source { id } } } }', find: ({ sourceId }) => sourceId },
  dueCards: { sights: members, ask: () => 'dueCards { newCount edges { node { id } } }', find: ({ cardId }) => cardId },
  apiKeys: { sights: oneself, ask: () => 'apiKeys { edges { node { id } } }', find: ({ apiKeyId }) => apiKeyId },
  invitations: { sights: invitee, ask: () => 'invitations { edges { node { id } } }', find: ({ invitationId }) => invitationId },
  promptTemplates: { sights: signedIn, ask: () => 'promptTemplates(first: 1) { edges { node { title } } }', find: () => '"promptTemplates":{"edges":[{' },
  notifications: { sights: oneself, ask: () => 'notifications { edges { node { id } } }', find: ({ notificationId }) => notificationId },
  renewedFileAddresses: {
    // The same person; what it opens is asked when it is opened.
    sights: { ...oneself, OTHER_KEY: 'seen' },
    ask: ({ owner, sourceId }) => `renewedFileAddresses(addresses: ["${vault.context(owner.actor).fileAddress('VIEW', uuid(sourceId))?.path}"])`,
    find: () => '"renewedFileAddresses":["/files/',
  },
  // Nobody here looks after the vault; who does is proven in tests/server/administration.
  administration: { sights: { ...oneself, OWNER: 'nothing' }, ask: () => 'administration { registration { mode } }', find: () => '"mode"' },
  // There is room here; who is told that there is none is proven in tests/server/fullDisk.test.ts.
  isStorageLow: { sights: { ...oneself, OWNER: 'nothing' }, ask: () => 'isStorageLow', find: () => '"isStorageLow":true' },
  sendsMail: { sights: signedIn, ask: () => 'sendsMail', find: () => '"sendsMail":false' },
  // One's own alone, and for a key that of its spaces: proven in tests/server/usage.
  usage: { sights: signedIn, ask: () => 'usage(months: 1) { sourcesAdded }', find: () => '"usage":[{' },
  changes: { sights: members, ask: ({ spaceId }) => `changes(first: 100, spaceId: "${spaceId}") { edges { node { changedId node { id } } } }`, find: ({ sourceId }) => `"node":{"id":"${sourceId}"` },
  changePosition: { sights: signedIn, ask: () => 'changePosition', find: () => '"changePosition":"' },
  unreadNotificationCount: { sights: oneself, ask: () => 'unreadNotificationCount', find: () => '"unreadNotificationCount":1' },
};

const queryRows: Record<string, Row> = {
  viewer: { sights: signedIn, ask: () => 'viewer { user { id } }', find: (_place, myId) => myId },
  node: { sights: members, ask: ({ sourceId }) => `node(id: "${sourceId}") { id }`, find: ({ sourceId }) => sourceId },
  nodes: { sights: members, ask: ({ collectionId }) => `nodes(ids: ["${collectionId}"]) { id }`, find: ({ collectionId }) => collectionId },
  invitation: { sights: everybody, ask: ({ token }) => `invitation(token: "${token}") { id }`, find: ({ invitationId }) => invitationId },
};

const fieldsOf = (type: string) => Object.keys((schema.getType(type) as GraphQLObjectType).getFields()).sort();

test('every field of Query and of Viewer has its row', () => {
  expect(Object.keys(queryRows).sort()).toEqual(fieldsOf('Query'));
  expect(Object.keys(viewerRows).sort()).toEqual(fieldsOf('Viewer'));
});

const rows = [
  ...Object.entries(queryRows).map(([name, row]) => ({ name: `Query.${name}`, ...row })),
  ...Object.entries(viewerRows).map(([name, row]) => ({ name: `Viewer.${name}`, ...row, ask: (here: FullSpace) => `viewer { ${row.ask(here)} }` })),
];

/** Where all rows look: reading changes nothing for who reads next. */
let here: FullSpace;
type Reader = Awaited<ReturnType<(typeof actors)[Who]>>;
const readers = new Map<Who, Reader>();

beforeAll(async () => {
  here = await fullSpace();
  for (const who of Object.keys(actors) as Who[]) readers.set(who, await actors[who](here));
  const { id = '' } = readers.get('STRANGER') ?? {};
  await vault.database.prisma.user.update({ where: { id: uuid(id) }, data: { email: 'ada@example.org', emailVerified: true } });
  await untilTold(vault.database.prisma);
});

describe.each(rows)('$name', ({ sights, ask, find }) => {
  test.each(Object.entries(sights) as [Who, Sight][])('%s: %s', async (who, expected) => {
    const me: Reader = readers.get(who) ?? nobody;
    const { data, errors } = await as(me).query(`{ ${ask(here)} }`);
    expect(errors).toBeUndefined();
    // Nobody has no id: they look for any user at all.
    expect(JSON.stringify(data).includes(find(here, me.id ?? 'user_'))).toBe(expected === 'seen');
  });
});

const learned = (reviews: number) => ({ again: 0, minutes: 0, retention: null, reviews });

/** Fields of which members of one space see different values, by what each sees. All other fields are the same for all of them. */
const differing: Record<string, Record<string, Record<'OWNER' | 'EDITOR' | 'VIEWER' | 'READ_KEY', unknown>>> = {
  Space: {
    viewerRole: { OWNER: 'OWNER', EDITOR: 'EDITOR', VIEWER: 'VIEWER', READ_KEY: 'OWNER' },
    viewerCanEdit: { OWNER: true, EDITOR: true, VIEWER: false, READ_KEY: false },
    viewerCanManage: { OWNER: true, EDITOR: false, VIEWER: false, READ_KEY: false },
    continueReading: { OWNER: { edges: [expect.anything()] }, EDITOR: { edges: [] }, VIEWER: { edges: [] }, READ_KEY: { edges: [] } },
    favoriteCount: { OWNER: 1, EDITOR: 0, VIEWER: 0, READ_KEY: 0 },
    auditLogUrl: { OWNER: expect.stringContaining('/files/'), EDITOR: null, VIEWER: null, READ_KEY: null },
    auditLog: { OWNER: { edges: [expect.anything()] }, EDITOR: null, VIEWER: null, READ_KEY: null },
    invitations: { OWNER: { edges: [expect.anything()] }, EDITOR: null, VIEWER: null, READ_KEY: { edges: [expect.anything()] } },
    webhooks: { OWNER: { edges: [expect.anything()] }, EDITOR: null, VIEWER: null, READ_KEY: { edges: [expect.anything()] } },
    feedAddresses: { OWNER: { edges: [expect.anything()] }, EDITOR: { edges: [] }, VIEWER: { edges: [] }, READ_KEY: { edges: [] } },
    conversations: { OWNER: { edges: [expect.anything(), expect.anything()] }, EDITOR: { edges: [] }, VIEWER: { edges: [] }, READ_KEY: { edges: [] } },
    jobs: { OWNER: { edges: [expect.anything()] }, EDITOR: { edges: [] }, VIEWER: { edges: [] }, READ_KEY: { edges: [expect.anything()] } },
  },
  Collection: { viewerCanEdit: { OWNER: true, EDITOR: true, VIEWER: false, READ_KEY: false } },
  PromptCollection: { viewerCanEdit: { OWNER: true, EDITOR: true, VIEWER: false, READ_KEY: false } },
  Prompt: {
    viewerCanEdit: { OWNER: true, EDITOR: true, VIEWER: false, READ_KEY: false },
    // One's own, and that of a test run.
    runs: { OWNER: { edges: [expect.anything(), expect.anything()] }, EDITOR: { edges: [expect.anything()] }, VIEWER: { edges: [expect.anything()] }, READ_KEY: { edges: [expect.anything()] } },
  },
  Deck: {
    viewerCanEdit: { OWNER: true, EDITOR: true, VIEWER: false, READ_KEY: false },
    // The owner has answered once.
    statistics: { OWNER: learned(1), EDITOR: learned(0), VIEWER: learned(0), READ_KEY: learned(0) },
  },
  Work: { viewerCanEdit: { OWNER: true, EDITOR: true, VIEWER: false, READ_KEY: false } },
  Source: {
    viewerCanEdit: { OWNER: true, EDITOR: true, VIEWER: false, READ_KEY: false },
    isFavorite: { OWNER: true, EDITOR: false, VIEWER: false, READ_KEY: false },
    citedBy: { OWNER: { edges: [expect.anything()] }, EDITOR: { edges: [] }, VIEWER: { edges: [] }, READ_KEY: { edges: [] } },
    readingProgress: { OWNER: 0.5, EDITOR: null, VIEWER: null, READ_KEY: null },
  },
};

const idOf: Record<string, (space: FullSpace) => string> = {
  Space: ({ spaceId }) => spaceId,
  Collection: ({ collectionId }) => collectionId,
  Source: ({ sourceId }) => sourceId,
  Prompt: ({ promptId }) => promptId,
  PromptCollection: ({ promptCollectionId }) => promptCollectionId,
  Deck: ({ deckId }) => deckId,
  Work: ({ workId }) => workId,
};

/** What stands on an edge of these, by its id: of a union, whichever it is. Passages have none. */
function idOfNode(edges: GraphQLField<unknown, unknown>): string {
  const node = (getNamedType(edges.type) as GraphQLObjectType).getFields()['node'];
  const named = node && getNamedType(node.type);
  if (isObjectType(named) && !named.getFields()['id']) return '__typename';
  return isUnionType(named) ? '... on Node { id }' : 'id';
}

/** A field with enough below it to tell two values apart. */
function selectionOf({ name, type, args }: GraphQLField<unknown, unknown>): string {
  const given = name === 'prompt' && args.some((arg) => arg.name === 'label') ? '(name: "first-answer", label: "latest")' : args.some((arg) => arg.name === 'query') ? '(query: "example")' : '';
  const named = getNamedType(type);
  if (!isCompositeType(named)) return name;
  const below = isObjectType(named) ? named.getFields() : {};
  if ('edges' in below) return `${name}${given} { edges { node { ${idOfNode(below['edges'])} } } }`;
  // What differs by role is looked at where it belongs.
  const leaves = Object.values(below).filter((field) => !isCompositeType(getNamedType(field.type)) && !field.name.startsWith('viewer') && field.name !== 'auditLogUrl' && field.name !== 'favoriteCount' && !field.args.some(isRequiredArgument));
  return `${name}${given} { ${leaves.map((leaf) => leaf.name).join(' ') || '__typename'} }`;
}

describe.each(Object.entries(differing))('fields of %s', (typeName, byRole) => {
  test('each member sees what their role allows, and of everything else the same', async () => {
    const here = await fullSpace();
    await as(here.owner).mutate('favoriteSources', { sourceIds: [here.sourceId], isFavorite: true }, 'favoriteSourceIds');
    await as(here.owner).mutate('setReadingProgress', { sourceId: here.sourceId, progress: 0.5 }, 'source { id }');
    const whos = ['OWNER', 'EDITOR', 'VIEWER', 'READ_KEY'] as const;
    const people = await Promise.all(whos.map((who) => actors[who](here)));
    // Addresses are signed for one person: see promptDownloads.test.ts.
    const fields = Object.values((schema.getType(typeName) as GraphQLObjectType).getFields()).filter(({ name, args }) => name !== 'downloadUrl' || args.length === 0);
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(byRole)));
    const query = `query($id: ID!) { node(id: $id) { ... on ${typeName} { ${fields.map(selectionOf).join(' ')} } } }`;
    const answers = await Promise.all(people.map((person) => as(person).query(query, { id: idOf[typeName]?.(here) })));
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    const seen = answers.map(({ data }) => data?.['node'] as Record<string, unknown>);
    whos.forEach((who, index) => {
      expect(seen[index]).toEqual({ ...seen[0], ...Object.fromEntries(Object.entries(byRole).map(([name, values]) => [name, values[who]])) });
    });
  });
});

test('a stranger gets the answer of ids that do not exist', async () => {
  const here = await fullSpace();
  const stranger = await actors.STRANGER(here);
  const nowhere = '01939d2f-0000-7000-8000-000000000000';
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  const hidden = await as(stranger).query(query, { ids: [here.spaceId, here.collectionId, here.sourceId, here.invitationId, here.apiKeyId] });
  const missing = await as(stranger).query(query, { ids: (['Space', 'Collection', 'Source', 'Invitation', 'ApiKey'] as const).map((kind) => publicId(kind, nowhere)) });
  expect(hidden).toEqual(missing);
});
