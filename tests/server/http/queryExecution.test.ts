import { execute, type ExecutionArgs, getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { queryExecution } from '#server/http/queryExecution.ts';
import { schema } from '#server/schema/schema.ts';
import { type Person, useVault } from '#tests/support/vault.ts';

const vault = useVault();
const { given } = vault;

/** What the plugin answers and what GraphQL's own executor does, as JSON, and how often the query was left to the latter. */
async function both(who: Person, text: string, variableValues: Record<string, unknown> = {}, operationName?: string) {
  const document = parse(text);
  const args = (): ExecutionArgs => ({ schema, document, variableValues, operationName, contextValue: vault.context(who.actor) });
  let left = 0;
  let run: (each: ExecutionArgs) => unknown = () => undefined;
  const otherwise = (each: ExecutionArgs) => {
    left += 1;
    return execute(each);
  };
  void queryExecution().onExecute?.({ executeFn: otherwise, setExecuteFn: (next: never) => (run = next) } as never);
  const [ours, theirs] = [await run(args()), await execute(args())];
  return { ours: JSON.stringify(ours), theirs: JSON.stringify(theirs), left };
}

const card = 'id __typename name: title type status size isFavorite createdAt tags { id name } collection { id name parent { id } } viewerCanEdit failure { code }';

async function place() {
  const owner = await given.person();
  const space = await given.space(owner);
  const top = await given.collection(owner, space, 'Top');
  const below = await given.collection(owner, space, 'Below', top);
  const [source] = await given.links(owner, space, below, 'https://example.org/1', 'https://example.org/2', 'https://example.org/3');
  await vault.as(owner).mutate('tagSources', { sourceIds: [source], add: ['b', 'a'] }, 'taggedSourceIds');
  return { owner, space, top, below, source };
}

test('what goes well is answered as by the executor that knows all the rules, key by key', async () => {
  const { owner, space, source } = await place();
  const ordinary: [string, Record<string, unknown>?, string?][] = [
    [`query($id: ID!) { node(id: $id) { __typename id ... on Space { name sources(first: 2, order: CREATED) { totalCount edges { cursor node { ${card} } } pageInfo { hasNextPage endCursor } } } } }`, { id: space }],
    [`query($id: ID!) { node(id: $id) { ...S ... on Collection { name } } } fragment S on Space { tree { ...C } tree { sourceCountWithDescendants } } fragment C on Collection { id name sourceCount ancestors { id } }`, { id: space }],
    [`query($id: ID!, $query: String = "example") { node(id: $id) { ... on Space { search(query: $query) { edges { node { id } title { text isHit } snippet { field } } } } } }`, { id: space }],
    [`query A { viewer { user { email } } } query B($ids: [ID!]!) { first: nodes(ids: $ids) { id ... on Source { title processingLog { stage } } } viewer { spaces(first: 5) { edges { node { id name viewerRole } } } } }`, { ids: [source, space] }, 'B'],
    ['query { node(id: "source_01h455vb4pex5vsknk084sn02q") { id } }'],
    [getIntrospectionQuery()],
  ];
  for (const [text, variables, name] of ordinary) {
    const { ours, theirs, left } = await both(owner, text, variables, name);
    expect(ours).toBe(theirs);
    expect(JSON.parse(ours)).not.toHaveProperty('errors');
    expect(left).toBe(0);
  }
});

test('whatever goes another way is left to that executor, errors and all', async () => {
  const { owner, space, source } = await place();
  const stranger = await given.person();
  const others: [Person, string, Record<string, unknown>?, string?][] = [
    [owner, 'query($id: ID!) { node(id: $id) { ... on Space { sources(first: -1) { edges { cursor } } name } } }', { id: space }],
    [owner, 'query($id: ID!) { node(id: $id) { ... on Space { sources(after: "nonsense") { edges { cursor } } } } }', { id: space }],
    [owner, 'query($id: ID!, $yes: Boolean!) { node(id: $id) { id @include(if: $yes) ... on Source { title @skip(if: $yes) } } }', { id: source, yes: true }],
    [owner, 'query($id: ID!) { node(id: $id) { id } }', {}],
    [owner, 'query A { viewer { user { id } } } query B { viewer { user { id } } }', {}],
    [owner, 'query A { viewer { user { id } } }', {}, 'C'],
    [owner, '{ __proto__: viewer { user { id } } }'],
    [{ ...stranger, actor: { kind: 'anonymous' } }, '{ viewer { spaces { edges { node { id } } } } }'],
  ];
  for (const [who, text, variables, name] of others) {
    const { ours, theirs, left } = await both(who, text, variables, name);
    expect(ours).toBe(theirs);
    expect(left).toBeLessThanOrEqual(1);
  }
});

test('a mutation runs once', async () => {
  const { owner, source } = await place();
  const mutation = 'mutation($ids: [ID!]!) { favoriteSources(input: { sourceIds: $ids, isFavorite: true }) { __typename } }';
  expect((await both(owner, mutation, { ids: [source] })).left).toBe(1);
});
