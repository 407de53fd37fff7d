import { expect, test } from 'vitest';
import { indexSources } from '#server/domain/search/indexSources.ts';
import { plansOf } from '#tests/support/explain.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';
import { sortedLibrary } from '../suggestions/sortedLibrary.ts';

const vault = useVault();
const { as, given } = vault;

const query = `query($ids: [ID!]!, $first: Int, $after: String) { nodes(ids: $ids) { ... on Source { related(first: $first, after: $after) {
  edges { cursor score sharedWords node { title } } pageInfo { hasNextPage endCursor } } } } }`;

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly score: number; readonly sharedWords: string[]; readonly node: { readonly title: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function relatedTo(person: Person, ids: readonly string[], page: { first?: number; after?: string | null } = {}): Promise<(Page | null)[]> {
  const { data, errors } = await as(person).query(query, { ids, ...page });
  expect(errors).toBeUndefined();
  return (data as { nodes: ({ related: Page } | null)[] }).nodes.map((node) => node?.related ?? null);
}
const titlesOf = (page: Page | null | undefined) => page?.edges.map(({ node }) => node.title);

type Kept = { title: string; text?: string; language?: string; url?: string; status?: 'COMPLETED' | 'FAILED'; isTrashed?: boolean };

/** Sources as they are once they were read. */
async function keep(owner: Person, spaceId: string, ...sources: Kept[]): Promise<string[]> {
  const { prisma } = vault.database;
  const rows = await prisma.source.createManyAndReturn({
    data: sources.map(({ title, url, language, status = 'COMPLETED', isTrashed }) => ({
      spaceId: uuid(spaceId), userId: uuid(owner.id), type: 'URI' as const, status, title, language: language ?? null, sourceUrl: url ?? 'https://example.org/', trashedAt: isTrashed ? new Date() : null, failureCode: status === 'FAILED' ? ('NOT_FOUND' as const) : null,
    })),
  });
  const ids = rows.map(({ id }) => id);
  await prisma.sourceText.createMany({ data: ids.map((sourceId, index) => ({ sourceId, plainText: sources[index]?.text ?? '' })) });
  await prisma.$transaction((tx) => indexSources({ ...vault.context(owner.actor), db: tx }, ids));
  return ids.map((id) => publicId('Source', id));
}

const onForgetting = { title: 'The forgetting curve', text: 'Ebbinghaus learned syllables and measured the savings in relearning them.' };
const others: Kept[] = [
  { title: 'Learning by heart', text: 'Of syllables that were known once, relearning takes less time: these are the savings.' },
  { title: 'A curve of prices', text: 'They rise in spring.' },
  { title: 'Of bread', text: 'The dough rests for an hour, and they who bake it have time.' },
  { title: 'Of rivers', text: 'The water of the delta is brown with what it carries.' },
  { title: 'Of clocks', text: 'A pendulum swings in the tower.' },
];

test('what shares words is related, closest first, and the words are told', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [id = ''] = await keep(owner, spaceId, onForgetting, ...others);
  const [related] = await relatedTo(owner, [id]);
  expect(titlesOf(related)).toEqual(['Learning by heart', 'A curve of prices']);
  expect(related?.edges[0]?.sharedWords.toSorted()).toEqual(['learned', 'relearning', 'savings', 'syllables']);
  expect(related?.edges[1]?.sharedWords).toEqual(['curve']);
  const [first = 0, second = 0] = related?.edges.map(({ score }) => score) ?? [];
  expect(first).toBeGreaterThan(second);
  expect(first).toBeLessThanOrEqual(1);
  expect(second).toBeGreaterThan(0);
});

test('neither what failed, nor what lies in the trash or in another space, nor an address alone is related', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const elsewhere = await given.space(owner);
  await keep(owner, elsewhere, { ...onForgetting, title: 'Elsewhere' });
  const [id = ''] = await keep(
    owner,
    spaceId,
    { ...onForgetting, url: 'https://memory.example.org/studies' },
    { ...onForgetting, title: 'Failed', status: 'FAILED' },
    { ...onForgetting, title: 'Thrown away', isTrashed: true },
    { title: 'Of the same site', url: 'https://memory.example.org/studies/bread' },
    ...others.slice(2),
  );
  expect(titlesOf((await relatedTo(owner, [id]))[0])).toEqual([]);
});

test('other forms of a word are that word; what only begins alike, or has its stem, is another one', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [port = '', university = ''] = await keep(owner, spaceId, { title: 'Port' }, { title: 'University' }, { title: 'Ports' }, { title: 'Portugal' }, { title: 'A portrait' }, { title: 'Universities' }, { title: 'The universe' }, ...others);
  expect((await relatedTo(owner, [port, university])).map(titlesOf)).toEqual([['Ports'], ['Universities']]);
});

test('what lies in the trash takes no place of what does not, and a word that the whole space has tells nothing', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const trashed = Array.from({ length: 120 }, (_, n) => ({ title: `Bees nr${n}x`, isTrashed: true }));
  const letters = Array.from({ length: 300 }, (_, n) => ({ title: `Newsletter nr${n}y` }));
  for (const some of [trashed, letters.slice(0, 100), letters.slice(100, 200), letters.slice(200)]) await keep(owner, spaceId, ...some);
  const [id = ''] = await keep(owner, spaceId, { title: 'Newsletter of bees' }, { title: 'Bees there' });
  expect(titlesOf((await relatedTo(owner, [id]))[0])).toEqual(['Bees there']);
});

test('words are one by the stems of the language of the texts, and count by how often a passage has them', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [id = ''] = await keep(
    owner,
    spaceId,
    { title: 'Eins', text: 'Die Brücken der Stadt hängen an Seilen.', language: 'de' },
    { title: 'Zwei', text: 'Eine Brücke braucht ein Seil, und die Stadt braucht Brücken.', language: 'de' },
    { title: 'Drei', text: 'Eine Brücke über den Fluss, mit einem Seil.', language: 'de' },
    { title: 'Vier', text: 'Ein Brot ruht eine Stunde.', language: 'de' },
    ...others,
  );
  expect(titlesOf((await relatedTo(owner, [id]))[0])).toEqual(['Zwei', 'Drei']);
});

test('the list is read page by page; a cursor that is none is refused', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [id = ''] = await keep(owner, spaceId, onForgetting, ...['Curve one', 'Curve two', 'Curve three'].map((title) => ({ title })), ...others.slice(2), ...others.slice(2), ...others.slice(2));
  const whole = titlesOf((await relatedTo(owner, [id]))[0]);
  expect(whole).toHaveLength(3);
  const [first] = await relatedTo(owner, [id], { first: 2 });
  expect(first?.pageInfo.hasNextPage).toBe(true);
  const [rest] = await relatedTo(owner, [id], { first: 2, after: first?.pageInfo.endCursor ?? null });
  expect(rest?.pageInfo.hasNextPage).toBe(false);
  expect([...(titlesOf(first) ?? []), ...(titlesOf(rest) ?? [])]).toEqual(whole);
  const { errors } = await as(owner).query(query, { ids: [id], after: 'nowhere' });
  expect(errors?.[0]?.message).toContain('no cursor');
});

test('in a sorted library what is closest mostly lies in the same collection', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const homes = new Map<string, string>();
  const ids: string[] = [];
  for (const [name, sources] of Object.entries(sortedLibrary)) {
    for (const [title] of sources) homes.set(title, name);
    ids.push(...(await keep(owner, spaceId, ...sources.map(([title, text]) => ({ title, text })))));
  }
  const titles = [...homes.keys()];
  const closest = (await relatedTo(owner, ids)).flatMap((related, at) => {
    const title = related?.edges[0]?.node.title;
    return title === undefined ? [] : [{ of: homes.get(titles[at] ?? ''), is: homes.get(title) }];
  });
  // By chance one of ten would.
  expect(closest.filter((each) => each.of === each.is).length / closest.length).toBeGreaterThan(0.5);
});

test('a stranger is told nothing', async () => {
  const owner = await given.person();
  const [id = ''] = await keep(owner, await given.space(owner), onForgetting, ...others);
  expect(await relatedTo(await given.person(), [id])).toEqual([null]);
});

test('ten sources take as many statements as one, at most four, by the index of the passages', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const ids = await keep(owner, spaceId, onForgetting, ...others, ...others);
  const statements = (count: number) => vault.queriesOf(owner, query, { ids: ids.slice(0, count) });
  expect(await statements(10)).toBe(await statements(1));
  expect(await statements(10)).toBeLessThanOrEqual(4);
  const { pool } = vault.database;
  await pool.query(
    `with added as (
       insert into "Source" (id, "spaceId", type, status, title)
       select gen_random_uuid(), $1, 'NOTE', 'COMPLETED', 'Note ' || i from generate_series(1, 5000) i returning id, title
     ), searched as (
       insert into "SourceSearch" ("sourceId", "spaceId", words) select id, $1, to_tsvector('simple', title || ' ' || md5(title)) from added
     ) insert into "Passage" ("sourceId", position, "spaceId", start, "end", "firstCharacter", characters, words) select id, -1, $1, 0, 0, 0, 0, to_tsvector('simple', title || ' ' || md5(title)) from added`,
    [uuid(spaceId)],
  );
  await pool.query('analyze "Source"; analyze "SourceSearch"; analyze "Passage"');
  const plan = await plansOf(pool, 'pg_stats', () => relatedTo(owner, [ids[0] ?? '']));
  expect(plan).toContain('Passage_words');
  expect(plan).not.toContain('Seq Scan on "Source');
});
