import { expect, test } from 'vitest';
import { indexSources } from '#server/domain/search/indexSources.ts';
import { plansOf } from '#tests/support/explain.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';
import { sortedLibrary } from './sortedLibrary.ts';

const vault = useVault();
const { as, given } = vault;

const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Source { suggestedCollections { collection { name } reason names count } } } }';

interface Suggestion {
  readonly collection: { readonly name: string };
  readonly reason: string;
  readonly names: readonly string[];
  readonly count: number;
}

async function suggestionsFor(person: Person, ...ids: string[]): Promise<Suggestion[][]> {
  const { data, errors } = await as(person).query(query, { ids });
  expect(errors).toBeUndefined();
  return (data as { nodes: ({ suggestedCollections: Suggestion[] } | null)[] }).nodes.map((node) => node?.suggestedCollections ?? []);
}
const namesOf = (suggestions: readonly Suggestion[] = []) => suggestions.map(({ collection }) => collection.name);

type Kept = { title: string; text?: string; domain?: string; collectionId?: string };

/** Sources as they are once they were read. */
async function keep(owner: Person, spaceId: string, ...sources: Kept[]): Promise<string[]> {
  const { prisma } = vault.database;
  const rows = await prisma.source.createManyAndReturn({
    data: sources.map(({ title, domain, collectionId }) => ({
      spaceId: uuid(spaceId), userId: uuid(owner.id), type: 'URI' as const, status: 'COMPLETED' as const, title, sourceUrl: `https://${domain ?? 'example.org'}/`, domain: domain ?? null, collectionId: collectionId === undefined ? null : uuid(collectionId),
    })),
  });
  const ids = rows.map(({ id }) => id);
  await prisma.sourceText.createMany({ data: ids.map((sourceId, index) => ({ sourceId, plainText: sources[index]?.text ?? '' })) });
  await prisma.$transaction((tx) => indexSources({ ...vault.context(owner.actor), db: tx }, ids));
  return ids.map((id) => publicId('Source', id));
}

async function library(owner: Person) {
  const spaceId = await given.space(owner);
  const homes: { id: string; home: string }[] = [];
  for (const [name, sources] of Object.entries(sortedLibrary)) {
    const collectionId = await given.collection(owner, spaceId, name);
    const ids = await keep(owner, spaceId, ...sources.map(([title, text]) => ({ title, text, collectionId })));
    homes.push(...ids.map((id) => ({ id, home: name })));
  }
  return { spaceId, homes };
}

test('in a sorted library most sources are led to where they lie, each judged by the others', async () => {
  const owner = await given.person();
  const { homes } = await library(owner);
  const suggested = await suggestionsFor(owner, ...homes.map(({ id }) => id));
  const places = homes.map(({ home }, index) => namesOf(suggested[index]).indexOf(home));
  // Each is led to one of eight; who guesses is right five times of forty.
  const told = suggested.filter((each) => each.length > 0).length;
  const first = places.filter((place) => place === 0).length;
  const amongThree = places.filter((place) => place >= 0).length;
  expect(homes).toHaveLength(40);
  expect(first).toBeGreaterThanOrEqual(22);
  expect(amongThree).toBeGreaterThanOrEqual(25);
  expect(first / told).toBeGreaterThan(0.65);
});

test('the words, tags, site or habit that speak for a collection are told', async () => {
  const owner = await given.person();
  const { spaceId } = await library(owner);
  const blogs = await given.collection(owner, spaceId, 'Blogs');
  const drafts = await given.collection(owner, spaceId, 'Drafts');
  await keep(owner, spaceId, ...Array.from({ length: 4 }, (_, index) => ({ title: `${index}`, domain: 'blog.example.org', collectionId: blogs })));
  const tagged = await keep(owner, spaceId, ...Array.from({ length: 4 }, (_, index) => ({ title: `${index}`, collectionId: drafts })));
  const [byWords = '', bySite = '', byTag = '', byNothing = ''] = await keep(
    owner,
    spaceId,
    { title: 'Rye flour and the sourdough starter', text: 'The dough rises in the morning.' },
    { title: '7', domain: 'blog.example.org' },
    { title: '8' },
    { title: 'Quarterly figures', text: 'Nobody has written of them before.' },
  );
  await as(owner).mutate('tagSources', { sourceIds: [...tagged, byTag], add: ['thesis'] }, 'taggedSourceIds');
  const [words, site, tag, nothing] = await suggestionsFor(owner, byWords, bySite, byTag, byNothing);
  expect(words?.[0]).toMatchObject({ collection: { name: 'Bread baking' }, reason: 'SHARED_WORDS', count: 0 });
  expect(words?.[0]?.names).toEqual(['dough', 'flour', 'rye']);
  expect(site).toEqual([{ collection: { name: 'Blogs' }, reason: 'SAME_SITE', names: [], count: 4 }]);
  expect(tag).toEqual([{ collection: { name: 'Drafts' }, reason: 'SHARED_TAGS', names: ['thesis'], count: 0 }]);
  expect(nothing).toEqual([]);
});

test('what lies in the trash, in another space or before a stranger speaks for nothing', async () => {
  const owner = await given.person();
  const { spaceId } = await library(owner);
  const stranger = await given.person();
  const other = await given.space(stranger);
  const [mine = ''] = await keep(owner, spaceId, { title: 'Rye flour and the sourdough starter' });
  const [theirs = ''] = await keep(stranger, other, { title: 'Rye flour and the sourdough starter' });
  expect(namesOf((await suggestionsFor(owner, mine))[0])[0]).toBe('Bread baking');
  expect(await suggestionsFor(stranger, theirs, mine)).toEqual([[], []]);
  await vault.database.prisma.source.updateMany({ where: { spaceId: uuid(spaceId), id: { not: uuid(mine) } }, data: { trashedAt: new Date() } });
  expect(await suggestionsFor(owner, mine)).toEqual([[]]);
});

test('of two with as much to say for them, the one comes first that the reader put things into lately', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const editor = await given.member(spaceId, 'EDITOR');
  const first = await given.collection(owner, spaceId, 'First');
  const second = await given.collection(owner, spaceId, 'Second');
  for (const collectionId of [first, second]) await keep(owner, spaceId, ...Array.from({ length: 6 }, (_, index) => ({ title: `${index}`, domain: `blog.${index % 2 === 0 ? 'even' : 'odd'}.org`, collectionId })));
  const elsewhere = await given.collection(owner, spaceId, 'Elsewhere');
  await keep(owner, spaceId, ...Array.from({ length: 60 }, (_, index) => ({ title: `${index}`, collectionId: elsewhere })));
  const [asked = '', ...moved] = await keep(owner, spaceId, ...Array.from({ length: 4 }, () => ({ title: '0', domain: 'blog.even.org' })));
  expect(namesOf((await suggestionsFor(owner, asked))[0])).toEqual(['First', 'Second']);
  for (const id of moved) await as(owner).mutate('moveSources', { sourceIds: [id], toCollectionId: second }, 'movedSourceIds');
  // What the moves say is that somebody moves things there; what was moved is looked at no more.
  await vault.database.prisma.source.updateMany({ where: { id: { in: moved.map(uuid) } }, data: { trashedAt: new Date() } });
  expect(namesOf((await suggestionsFor(owner, asked))[0])).toEqual(['Second', 'First']);
  expect(namesOf((await suggestionsFor(editor, asked))[0])).toEqual(['First', 'Second']);
});

test('ten sources take as many statements as one, found by indexes among thousands', async () => {
  const owner = await given.person();
  const { spaceId, homes } = await library(owner);
  const statements = (count: number) => vault.queriesOf(owner, query, { ids: homes.slice(0, count).map(({ id }) => id) });
  expect(await statements(10)).toBe(await statements(1));
  const { pool } = vault.database;
  await pool.query(
    `with added as (
       insert into "Source" (id, "spaceId", "collectionId", type, status, title)
       select gen_random_uuid(), $1, $2, 'NOTE', 'COMPLETED', 'Note ' || i from generate_series(1, 5000) i returning id, title
     ) insert into "SourceSearch" ("sourceId", "spaceId", words) select id, $1, to_tsvector('simple', title || ' ' || md5(title)) from added`,
    [uuid(spaceId), uuid(await given.collection(owner, spaceId, 'Notes'))],
  );
  await pool.query('analyze "Source"; analyze "SourceSearch"');
  const plan = await plansOf(pool, 'ts_lexize', () => suggestionsFor(owner, homes[0]?.id ?? ''));
  expect(plan).toContain('SourceSearch_words');
  expect(plan).not.toContain('Seq Scan');
});
