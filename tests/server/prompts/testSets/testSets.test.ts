import { beforeEach, expect, test } from 'vitest';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

let owner: Person;
let spaceId: string;
let promptId: string;
beforeEach(async () => {
  owner = await given.person();
  spaceId = await given.space(owner);
  promptId = await newPrompt();
});

async function newPrompt(): Promise<string> {
  const { prompt } = (await as(owner).mutate('createPrompt', { spaceId, title: 'Greeting', content: { messages: [{ role: 'USER', text: 'Greet {{name}}.' }] } }, 'prompt { id }')) as unknown as { prompt: { id: string } };
  return prompt.id;
}

const content = 'id name updatedAt cases { totalCount edges { node { id expected values { name fill { text source { id } } } assertions { kind value threshold } } } }';

interface Refusal {
  readonly code?: string;
  readonly fields?: readonly { readonly field: readonly string[]; readonly code: string }[];
}
interface Case {
  readonly id: string;
  readonly expected: string | null;
  readonly values: readonly { readonly name: string; readonly fill: { readonly text: string | null; readonly source: { readonly id: string } | null } }[];
  readonly assertions: readonly { readonly kind: string; readonly value: string; readonly threshold: number | null }[];
}
interface TestSet {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
  readonly cases: { readonly totalCount: number; readonly edges: readonly { readonly node: Case }[] };
}

async function save(input: Record<string, unknown>) {
  const { data, errors } = await as(owner).query(
    `mutation($input: SaveTestSetInput!) { saveTestSet(input: $input) { ... on Error { code message } ... on InvalidInputError { fields { field code } } ... on SaveTestSetPayload { testSet { ${content} } } } }`,
    { input: { promptId, ...input } },
  );
  expect(errors).toBeUndefined();
  return data?.['saveTestSet'] as Refusal & { readonly testSet: TestSet };
}

const saying = (name: string, assertions: readonly Record<string, unknown>[] = []) => ({ values: [{ name: 'name', fill: { text: name } }], assertions });

test('a set is made with its cases, in order, and changed: cases added, changed and taken away at once', async () => {
  const { testSet } = await save({ name: ' Greetings ', add: [saying('Ada', [{ kind: 'CONTAINS', value: 'Ada' }]), saying('Bob'), { ...saying('Cleo', [{ kind: 'SIMILARITY', value: '' }]), expected: 'Hello Cleo' }] });
  expect(testSet.name).toBe('Greetings');
  const cases = testSet.cases.edges.map(({ node }) => node);
  expect(cases.map(({ values }) => values[0]?.fill.text)).toEqual(['Ada', 'Bob', 'Cleo']);
  expect(cases[0]?.assertions).toEqual([{ kind: 'CONTAINS', value: 'Ada', threshold: null }]);
  expect(cases[2]).toMatchObject({ expected: 'Hello Cleo', assertions: [{ kind: 'SIMILARITY', value: '', threshold: 0.8 }] });
  const changed = (await save({ testSetId: testSet.id, name: 'Others', add: [saying('Dan')], change: [{ testCaseId: cases[0]?.id, case: saying('Ann', [{ kind: 'REGEX', value: '^Hi' }]) }], remove: [cases[1]?.id] })).testSet;
  expect(changed.name).toBe('Others');
  expect(changed.cases.totalCount).toBe(3);
  expect(changed.cases.edges.map(({ node }) => node.values[0]?.fill.text)).toEqual(['Ann', 'Cleo', 'Dan']);
  expect(changed.cases.edges[0]?.node).toMatchObject({ id: cases[0]?.id, expected: null, assertions: [{ kind: 'REGEX', value: '^Hi', threshold: null }] });
});

test('sets are listed by name, as numbers count, page by page', async () => {
  for (const name of ['Set 10', 'set 9', 'Another']) await save({ name });
  const read = async (args: string) => {
    const { data } = await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Prompt { testSets(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { node { name } } } } } }`, { id: promptId });
    return (data?.['node'] as { testSets: { totalCount: number; pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string }; edges: { node: { name: string } }[] } }).testSets;
  };
  const first = await read('first: 2');
  expect([first.totalCount, first.pageInfo.hasNextPage, first.edges.map(({ node }) => node.name)]).toEqual([3, true, ['Another', 'set 9']]);
  const second = await read(`first: 2, after: "${first.pageInfo.endCursor}"`);
  expect([second.pageInfo.hasNextPage, second.pageInfo.hasPreviousPage, second.edges.map(({ node }) => node.name)]).toEqual([false, true, ['Set 10']]);
  expect((await read('last: 2')).edges.map(({ node }) => node.name)).toEqual(['set 9', 'Set 10']);
});

test.each([
  ['a set without a name', { add: [saying('Ada')] }, ['name'], 'REQUIRED'],
  ['a pattern that is none', { name: 'New', add: [saying('Ada', [{ kind: 'REGEX', value: '(' }])] }, ['add', '0', 'assertions', '0', 'value'], 'MALFORMED'],
  ['a pattern that looks back', { name: 'New', add: [saying('Ada', [{ kind: 'REGEX', value: '(a)\\1' }])] }, ['add', '0', 'assertions', '0', 'value'], 'MALFORMED'],
  ['a schema that is none', { name: 'New', add: [saying('Ada', [{ kind: 'JSON_SCHEMA', value: '{"type":"objet"}' }])] }, ['add', '0', 'assertions', '0', 'value'], 'MALFORMED'],
  ['an assertion without anything to compare with', { name: 'New', add: [saying('Ada', [{ kind: 'EQUALS', value: '' }])] }, ['add', '0', 'assertions', '0', 'value'], 'REQUIRED'],
  ['a threshold above one', { name: 'New', add: [saying('Ada', [{ kind: 'SIMILARITY', value: 'Ada', threshold: 1.5 }])] }, ['add', '0', 'assertions', '0', 'threshold'], 'TOO_LARGE'],
  ['a variable that stands twice', { name: 'New', add: [{ values: [{ name: 'a', fill: { text: '1' } }, { name: 'a', fill: { text: '2' } }] }] }, ['add', '0', 'values'], 'DUPLICATE'],
  ['too many assertions', { name: 'New', add: [saying('Ada', Array.from({ length: 21 }, () => ({ kind: 'CONTAINS', value: 'a' })))] }, ['add', '0', 'assertions'], 'TOO_MANY'],
] as const)('%s is refused, and nothing is made', async (_name, input, field, code) => {
  expect(await save(input)).toMatchObject({ code: 'INVALID', fields: [{ field, code }] });
  expect(await vault.database.prisma.testSet.count({ where: { spaceId: uuid(spaceId) } })).toBe(0);
});

test('cases of another set, and sets of another prompt, are not there', async () => {
  const { testSet: one } = await save({ name: 'One', add: [saying('Ada')] });
  const { testSet: other } = await save({ name: 'Other' });
  const caseId = one.cases.edges[0]?.node.id;
  expect(await save({ testSetId: other.id, remove: [caseId] })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await save({ testSetId: other.id, change: [{ testCaseId: caseId, case: saying('Eve') }] })).toMatchObject({ code: 'NOT_FOUND' });
  promptId = await newPrompt();
  expect(await save({ testSetId: one.id, name: 'Mine' })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a row may be a source of the space, and of no other; one that is deleted for good leaves the case as it is', async () => {
  const linkIn = async (space: string) => (await given.links(owner, space, await given.collection(owner, space, 'Here'), 'https://example.org/'))[0] ?? '';
  const sourceId = await linkIn(spaceId);
  const elsewhere = await linkIn(await given.space(owner));
  const filledWith = (id: string) => ({ values: [{ name: 'name', fill: { sourceId: id } }] });
  expect(await save({ name: 'New', add: [filledWith(elsewhere)] })).toMatchObject({ code: 'NOT_FOUND' });
  const { testSet } = await save({ name: 'New', add: [filledWith(sourceId)] });
  expect(testSet.cases.edges[0]?.node.values[0]?.fill.source).toEqual({ id: sourceId });
  await vault.database.prisma.source.delete({ where: { id: uuid(sourceId) } });
  const { testSet: later } = await save({ testSetId: testSet.id, change: [{ testCaseId: testSet.cases.edges[0]?.node.id, case: { ...filledWith(sourceId), expected: 'Anything' } }] });
  expect(later.cases.edges[0]?.node).toMatchObject({ expected: 'Anything', values: [{ fill: { text: null, source: null } }] });
});

test('deleted sets stop what is under way, and come back with an undo', async () => {
  const { testSet } = await save({ name: 'Greetings', add: [saying('Ada')] });
  const run = await vault.database.prisma.testRun.create({ data: { spaceId: uuid(spaceId), testSetId: uuid(testSet.id), state: 'RUNNING', total: 1, estimatedInputTokens: 1, estimatedOutputTokens: 1 }, select: { id: true } });
  const { undoId } = (await as(owner).mutate('deleteTestSets', { testSetIds: [testSet.id], undoable: true }, 'deletedTestSetIds undoId')) as unknown as { undoId: string };
  const there = async () => (await as(owner).query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [testSet.id, testSet.cases.edges[0]?.node.id, publicId('TestRun', run.id)] })).data?.['nodes'];
  expect(await there()).toEqual([null, null, null]);
  expect(await vault.database.prisma.testRun.findUnique({ where: { id: run.id }, select: { state: true } })).toEqual({ state: 'STOPPED' });
  expect(await as(owner).mutate('undoChange', { undoId }, 'changedIds changed { __typename id }')).toMatchObject({ changedIds: [testSet.id], changed: [{ __typename: 'TestSet', id: testSet.id }] });
  expect(await there()).not.toContain(null);
});

test('a set has at most 5,000 cases', async () => {
  const { testSet } = await save({ name: 'Many' });
  await vault.database.prisma.testCase.createMany({ data: Array.from({ length: 5_000 }, (_, position) => ({ testSetId: uuid(testSet.id), position, values: [] })) });
  expect(await save({ testSetId: testSet.id, add: [saying('Ada')] })).toMatchObject({ code: 'LIMIT_REACHED' });
});
