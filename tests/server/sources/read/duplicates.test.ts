import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const reading = await given.collection(owner, spaceId, 'Reading');
  return { owner, spaceId, inbox, reading };
}

const sha256 = 'ab'.repeat(32);
type Results = { results: { outcome: string; message: string | null; source: { id: string; uploadPath: string | null } | null }[] };

/** The bytes have come. */
const arrive = async (id: string, hash = sha256) => {
  await vault.database.prisma.blob.createMany({ data: [{ hash, size: 5 }], skipDuplicates: true });
  await vault.database.prisma.source.update({ where: { id: uuid(id) }, data: { blobHash: hash, status: 'PENDING' } });
};

test('a file whose hash is told, and that is there already, is answered with the one that is there and need not be sent', async () => {
  const { owner, spaceId, inbox, reading } = await place();
  const add = async (collectionId: string, ...files: Record<string, unknown>[]) =>
    ((await as(owner).mutate('addSources', { spaceId, collectionId, sources: files.map((file) => ({ file: { name: 'a.pdf', size: 5, ...file } })) }, 'results { outcome message source { id uploadPath } }')) as unknown as Results).results;
  const [first, twin] = await add(inbox, { sha256 }, { sha256: sha256.toUpperCase() });
  expect([first?.outcome, twin?.outcome]).toEqual(['ADDED', 'ALREADY_THERE']);
  expect(twin?.source?.id).toBe(first?.source?.id);
  await arrive(first?.source?.id ?? '');
  expect(await add(inbox, { sha256, name: 'same bytes.pdf' }, { sha256: 'cd'.repeat(32) }, {})).toMatchObject([
    { outcome: 'ALREADY_THERE', source: { id: first?.source?.id, uploadPath: null } },
    { outcome: 'ADDED', source: { uploadPath: expect.any(String) } },
    { outcome: 'ADDED' },
  ]);
  expect(await add(reading, { sha256 })).toMatchObject([{ outcome: 'ADDED' }]);
  for (const wrong of ['', 'x', `${sha256}0`, `${sha256.slice(1)}g`]) {
    expect(await add(inbox, { sha256: wrong })).toMatchObject([{ outcome: 'INVALID', message: 'The sha256 must be 64 hexadecimal digits.' }]);
  }
});

test('a source says of which one it is another copy: by its bytes or by its address, in its space, outside the trash', async () => {
  const { owner, spaceId, inbox, reading } = await place();
  const other = await place();
  const file = async (collectionId: string) => {
    const { results } = (await as(owner).mutate('addSources', { spaceId, collectionId, sources: [{ file: { name: 'a.pdf', size: 5 } }] }, 'results { source { id } }')) as unknown as Results;
    const id = results[0]?.source?.id ?? '';
    await arrive(id, 'ef'.repeat(32));
    return id;
  };
  const [firstFile, secondFile] = [await file(inbox), await file(reading)];
  const [firstLink = ''] = await given.links(owner, spaceId, inbox, 'https://www.example.org/a/?utm_source=x#part');
  const [secondLink = ''] = await given.links(owner, spaceId, reading, 'http://example.org/a');
  await given.links(other.owner, other.spaceId, other.inbox, 'https://example.org/a');
  const found = async () => {
    const { data } = await as(owner).query('query($ids: [ID!]!) { nodes(ids: $ids) { ... on Source { duplicateOf { id title } } } }', { ids: [firstFile, secondFile, firstLink, secondLink] });
    return (data as { nodes: { duplicateOf: { id: string } | null }[] }).nodes.map(({ duplicateOf }) => duplicateOf?.id ?? null);
  };
  expect(await found()).toEqual([null, firstFile, null, firstLink]);
  await as(owner).mutate('deleteSources', { sourceIds: [firstFile, firstLink] }, 'deletedSourceIds');
  expect(await found()).toEqual([null, null, null, null]);
});

test('a list asks once for all its rows', async () => {
  const { owner, spaceId, inbox, reading } = await place();
  const urls = Array.from({ length: 20 }, (_, index) => `https://example.org/${index}`);
  await given.links(owner, spaceId, inbox, ...urls);
  await given.links(owner, spaceId, reading, ...urls);
  const query = (first: number) => vault.queriesOf(owner, `{ viewer { sources(first: ${first}) { edges { node { duplicateOf { id title } } } } } }`);
  expect(await query(40)).toBe(await query(2));
});
