import { beforeAll, expect, test } from 'vitest';
import { nobody, type Person, useVault } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

interface Collections {
  readonly totalCount: number;
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly name: string; readonly parent: { readonly name: string } | null; readonly viewerCanEdit: boolean } }[];
  readonly pageInfo: { readonly startCursor: string | null; readonly endCursor: string | null; readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
}

let person: Person;
let spaceId: string;
let book: string;
beforeAll(async () => {
  person = await given.person();
  spaceId = await given.space(person);
  book = await given.collection(person, spaceId, 'Élan vital');
  for (const name of ['chapter 10', 'Chapter 2', 'chapter 2', 'Appendix']) await given.collection(person, spaceId, name, book);
  await given.collection(person, spaceId, 'Zoo');
});

async function ask(args: string, who: { readonly actor: Person['actor'] } = person) {
  const { data, errors } = await as(who).query(
    `query($id: ID!) { node(id: $id) { ... on Space { collections${args} {
      totalCount edges { cursor node { name parent { name } viewerCanEdit } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } } }`,
    { id: spaceId },
  );
  return { collections: (data as { node: { collections: Collections } | null } | null)?.node?.collections, errors };
}

async function list(args: string): Promise<Collections> {
  const { collections, errors } = await ask(args);
  expect(errors).toBeUndefined();
  return collections as Collections;
}

const names = ({ edges }: Collections) => edges.map(({ node }) => node.name);

test('by name: case and accents do not count, numbers do by their value', async () => {
  const all = await list('');
  expect(names(all).map((name) => name.toLowerCase())).toEqual(['appendix', 'chapter 2', 'chapter 2', 'chapter 10', 'élan vital', 'zoo']);
  expect(all.totalCount).toBe(6);
  expect(all.edges[0]?.node).toEqual({ name: 'Appendix', parent: { name: 'Élan vital' }, viewerCanEdit: true });
});

test('pages forwards and backwards lose none and repeat none, also between equal names', async () => {
  const all = names(await list(''));
  for (const size of [1, 2, 4]) {
    const [forwards, backwards]: [string[], string[]] = [[], []];
    for (let cursor: string | null = null, goesOn = true; goesOn; ) {
      const page: Collections = await list(`(first: ${size}${cursor ? `, after: "${cursor}"` : ''})`);
      forwards.push(...names(page));
      [cursor, goesOn] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    for (let cursor: string | null = null, goesOn = true; goesOn; ) {
      const page: Collections = await list(`(last: ${size}${cursor ? `, before: "${cursor}"` : ''})`);
      backwards.unshift(...names(page));
      [cursor, goesOn] = [page.pageInfo.startCursor, page.pageInfo.hasPreviousPage];
    }
    expect(forwards).toEqual(all);
    expect(backwards).toEqual(all);
  }
});

test('only those below one, and only those with a text in name or description', async () => {
  const below = await list(`(parentId: "${book}", first: 2)`);
  expect([names(below).length, below.totalCount, below.pageInfo.hasNextPage]).toEqual([2, 4, true]);
  expect(names(await list('(text: "CHAPTER 1")'))).toEqual(['chapter 10']);
  expect(names(await list('(text: "  ")')).length).toBe(6);
  expect(names(await list('(text: "100%_")'))).toEqual([]);
  await as(person).mutate('updateCollection', { collectionId: book, description: 'On creative evolution' }, 'collection { id }');
  expect(names(await list('(text: "Evolution")'))).toEqual(['Élan vital']);
});

test('an id that names no collection finds none; a cursor of another list is refused', async () => {
  expect(await list(`(parentId: "${spaceId}")`)).toMatchObject({ edges: [], totalCount: 0 });
  expect(await list('(parentId: null)')).toMatchObject({ totalCount: 6 });
  for (const cursor of ['nonsense', Buffer.from('["a"]').toString('base64url'), Buffer.from('["\\u0000","0190a000-0000-7000-8000-000000000000"]').toString('base64url')]) {
    expect((await ask(`(after: "${cursor}")`)).errors?.[0]?.message, cursor).toBe('after: This cursor does not belong to this list. Start again without it.');
  }
});

test('strangers and nobody see none of it', async () => {
  expect((await ask('', await given.person())).collections).toBeUndefined();
  expect((await ask('', nobody)).collections).toBeUndefined();
});

test('a page is one statement besides that of its space', async () => {
  expect(await vault.queriesOf(person, `query($id: ID!) { node(id: $id) { ... on Space { collections(first: 5) { edges { node { name viewerCanEdit } } } } } }`, { id: spaceId })).toBe(2);
});
