import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const ask = 'query($id: ID!, $links: [String!], $sha256: [String!]) { node(id: $id) { ... on Space { existingSources(links: $links, sha256: $sha256) { given match source { id trashedAt } } } } }';

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const reading = await given.collection(owner, spaceId, 'Reading');
  const later = await given.collection(owner, spaceId, 'Later');
  const [first = '', second = ''] = await given.links(owner, spaceId, reading, 'https://example.org/first', 'https://example.org/second');
  const existing = async (given: { links?: readonly string[]; sha256?: readonly string[] }) => {
    const { data, errors } = await as(owner).query(ask, { id: spaceId, ...given });
    expect(errors).toBeUndefined();
    return (data as { node: { existingSources: { given: string; match: string; source: { id: string; trashedAt: string | null } }[] } }).node.existingSources;
  };
  return { owner, spaceId, reading, later, first, second, existing };
}

test('an address that is there is known however it is typed, in the order asked; what is no address, and what is not there, is left out', async () => {
  const { first, second, existing } = await place();
  const links = ['http://www.example.org/second/?utm_source=mail#part', 'nonsense', 'example.org/other', 'example.org/first', 'example.org/first'];
  expect((await existing({ links })).map(({ given, match, source }) => [given, match, source.id])).toEqual([
    [links[0], 'ADDRESS', second],
    ['example.org/first', 'ADDRESS', first],
    ['example.org/first', 'ADDRESS', first],
  ]);
  expect(await existing({})).toEqual([]);
});

test('a page that led there, or names the address as its own, is known by it; files are known by their bytes', async () => {
  const { spaceId, first, second, existing } = await place();
  const { prisma } = vault.database;
  await prisma.source.update({ where: { id: uuid(first) }, data: { normalizedCanonicalUrl: 'example.org/long-address' } });
  const hash = 'ab'.repeat(32);
  await prisma.blob.create({ data: { hash, size: 3 } });
  const file = await prisma.source.create({ data: { spaceId: uuid(spaceId), type: 'FILE', status: 'COMPLETED', title: 'a.pdf', blobHash: hash } });
  expect((await existing({ links: ['https://example.org/long-address', 'example.org/second'], sha256: [hash.toUpperCase(), 'nonsense'] })).map(({ match, source }) => [match, uuid(source.id)])).toEqual([
    ['REDIRECT', uuid(first)],
    ['ADDRESS', uuid(second)],
    ['CONTENT', file.id],
  ]);
});

test('of several the first outside the trash is told; what lies in the trash says so', async () => {
  const { owner, spaceId, later, first, existing } = await place();
  await as(owner).mutate('deleteSources', { sourceIds: [first] }, 'deletedSourceIds');
  expect(await existing({ links: ['example.org/first'] })).toEqual([{ given: 'example.org/first', match: 'ADDRESS', source: { id: first, trashedAt: expect.anything() } }]);
  const [again] = await given.links(owner, spaceId, later, 'https://example.org/first');
  expect(await existing({ links: ['example.org/first'] })).toMatchObject([{ source: { id: again, trashedAt: null } }]);
});

test('a thousand are looked up in two statements; more are refused with words', async () => {
  const { owner, spaceId } = await place();
  const links = Array.from({ length: 1_000 }, (_, index) => `https://example.org/${index}`);
  expect(await vault.queriesOf(owner, ask, { id: spaceId, links })).toBe(2);
  const { errors } = await as(owner).query(ask, { id: spaceId, links: [...links, 'one more'] });
  expect(errors?.[0]?.cause).toMatchObject({ code: 'INVALID', fields: [{ path: 'links', code: 'TOO_MANY', limit: 1_000 }] });
});

test('what to do with what is there is told: leave it in the collection, in the space, or add it nevertheless', async () => {
  const { owner, spaceId, later, first } = await place();
  const add = async (duplicates: string | undefined, collectionId: string | undefined) => {
    const { results } = await as(owner).mutate('addSources', { spaceId, collectionId, duplicates, sources: [{ link: { url: 'example.org/first' } }, { link: { url: 'example.org/first#again' } }] }, 'results { outcome source { id } }');
    return results as { outcome: string; source: { id: string } }[];
  };
  expect(await add('SKIP_IN_SPACE', later)).toEqual([{ outcome: 'ALREADY_THERE', source: { id: first } }, { outcome: 'ALREADY_THERE', source: { id: first } }]);
  const inLater = await add(undefined, later);
  expect(inLater.map(({ outcome }) => outcome)).toEqual(['ADDED', 'ALREADY_THERE']);
  // Of those of the space, the one that lies in the collection itself.
  expect((await add('SKIP_IN_SPACE', later))[0]?.source.id).toBe(inLater[0]?.source.id);
  expect((await add('ADD', later)).map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED']);
  await as(owner).mutate('deleteSources', { matching: { spaceId, filter: {}, expectedCount: 5 } }, 'deletedSourceIds');
  expect((await add('SKIP_IN_SPACE', undefined)).map(({ outcome }) => outcome)).toEqual(['ADDED', 'ALREADY_THERE']);
});
