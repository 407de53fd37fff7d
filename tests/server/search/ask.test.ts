import type { ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';
import { createStoredSource } from './storedSource.ts';

const vault = useVault();
const { as, given } = vault;

interface Asked {
  readonly isAnswerable: boolean;
  readonly edges: { readonly cursor: string; readonly score: number; readonly text: { readonly text: string; readonly isHit: boolean }[]; readonly node: { readonly text: string; readonly source: { readonly id: string; readonly title: string }; readonly place: { readonly start: number; readonly end: number; readonly path: string; readonly contentHash: string; readonly heading: string | null } } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const selection = 'isAnswerable pageInfo { hasNextPage endCursor } edges { cursor score text { text isHit } node { text source { id title } place { start end path contentHash heading page seconds } } }';

async function answerOf(who: Person, spaceId: string, query: string, more: Record<string, unknown> = {}) {
  return as(who).query(`query($id: ID!, $query: String!, $first: Int, $after: String, $scope: ScopeInput) { node(id: $id) { ... on Space { ask(query: $query, first: $first, after: $after, scope: $scope) { ${selection} } } } }`, { id: spaceId, query, ...more });
}
async function ask(who: Person, spaceId: string, query: string, more: Record<string, unknown> = {}): Promise<Asked> {
  const { data, errors } = await answerOf(who, spaceId, query, more);
  expect(errors).toBeUndefined();
  return (data as { node: { ask: Asked } }).node.ask;
}
async function askAll(who: Person, query: string, scope?: object): Promise<Asked> {
  const { data, errors } = await as(who).query(`query($query: String!, $scope: ScopeInput) { viewer { ask(query: $query, scope: $scope) { ${selection} } } }`, { query, scope });
  expect(errors).toBeUndefined();
  return (data as { viewer: { ask: Asked } }).viewer.ask;
}
const titles = ({ edges }: Asked) => edges.map(({ node }) => node.source.title);

const codeOf = ({ errors }: Pick<ExecutionResult, 'errors'>) => (errors?.[0]?.cause as { code?: string } | undefined)?.code;

interface Text {
  readonly title: string;
  readonly text: string;
  readonly language?: string | null;
  readonly collectionId?: string;
  readonly status?: 'FAILED';
}

async function put(spaceId: string, texts: readonly Text[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { title, text, language = 'en', collectionId, status } of texts) {
    ids.push(await createStoredSource(vault, uuid(spaceId), { title, text, language, ...(collectionId !== undefined && { collectionId: uuid(collectionId) }), ...(status && { status }) }));
  }
  await indexNow(vault.context({ kind: 'system', job: 'test' }), ids);
  return ids;
}
async function library(texts: readonly Text[]) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  return { owner, spaceId, ids: await put(spaceId, texts) };
}

const memory: Text = { title: 'Forgetting', text: 'Hermann Ebbinghaus learned lists of syllables by heart. He forgot most of them within a single day.' };
const bridges: Text = { title: 'Bridges', text: 'The suspension bridge hangs from cables. Engineers were testing the towers in strong winds.' };
const bread: Text = { title: 'Bread', text: 'Flour, water and salt make a dough that rises for hours before it is baked.' };
const shelf = [memory, bridges, bread];

test('a question finds its passage though words are missing, other forms stand there, and none of it is in the title', async () => {
  const { owner, spaceId, ids } = await library(shelf);
  const found = await ask(owner, spaceId, 'How many lists of syllables were learned by heart, and how many did a person forget?');
  expect(titles(found)[0]).toBe('Forgetting');
  const [best] = found.edges;
  expect(best?.node.text).toBe(memory.text);
  expect(best?.score).toBe(1);
  expect(best?.node.place).toMatchObject({ start: 0, end: memory.text.length, path: `/source/${publicId('Source', ids[0] ?? '')}?at=0-${memory.text.length}`, heading: null, page: null, seconds: null });
  expect(best?.text.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['learned', 'lists', 'syllables', 'heart']);
  expect(best?.text.map(({ text }) => text).join('')).toBe(memory.text);
  expect(found.isAnswerable).toBe(true);
  expect((await ask(owner, spaceId, 'Which planet has the largest moons and rings around the equator?')).isAnswerable).toBe(false);
});

test('every passage is quoted from the plain text, at the place that is told', async () => {
  const { owner, spaceId } = await library([{ title: 'Long', text: `😀 ${Array.from({ length: 60 }, (_, at) => `The syllable number ${at} was learned, and forgotten again by everyone.`).join(' ')}` }]);
  const { edges } = await ask(owner, spaceId, 'Who has learned the syllables?');
  expect(edges.length).toBeGreaterThan(1);
  for (const { node } of edges) {
    const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Source { plainText } } }', { id: node.source.id });
    expect((data as { node: { plainText: string } }).node.plainText.slice(node.place.start, node.place.end)).toBe(node.text);
  }
});

test('questions of other languages: Russian and German forms, Chinese without spaces, Arabic, Thai', async () => {
  const { owner, spaceId } = await library([
    { title: 'ru', language: 'ru', text: 'Библиотеки хранят старые книги. Читатели приходят каждый день.' },
    { title: 'de', language: 'de', text: 'Die Häuser der Altstadt wurden nach dem Brand wieder aufgebaut.' },
    { title: 'zh', language: 'zh', text: '人工智能研究的历史很长，科学家提出了很多方法。' },
    { title: 'ar', language: 'ar', text: 'كانت مكتبة الإسكندرية من أكبر المكتبات في العالم القديم.' },
    { title: 'th', language: 'th', text: 'ห้องสมุดแห่งชาติเก็บหนังสือโบราณจำนวนมาก' },
  ]);
  expect(titles(await ask(owner, spaceId, 'Где хранится старая книга?'))[0]).toBe('ru');
  expect(titles(await ask(owner, spaceId, 'Wann wurde das Haus aufgebaut?'))[0]).toBe('de');
  expect(titles(await ask(owner, spaceId, '科学家提出了什么方法？'))[0]).toBe('zh');
  expect(titles(await ask(owner, spaceId, 'ما هي أكبر مكتبة في العالم؟'))[0]).toBe('ar');
  expect(titles(await ask(owner, spaceId, 'หนังสือโบราณอยู่ที่ไหน'))[0]).toBe('th');
});

test('one source does not fill the list, but may when it is the only one that is asked', async () => {
  const long = Array.from({ length: 120 }, (_, at) => `The syllable number ${at} was learned and forgotten again by everyone in the room.`).join('\n');
  const { owner, spaceId, ids } = await library([{ title: 'Long', text: long }, memory]);
  const all = titles(await ask(owner, spaceId, 'Who learned syllables?'));
  expect(all.filter((title) => title === 'Long')).toHaveLength(4);
  expect(all).toContain('Forgetting');
  const alone = await ask(owner, spaceId, 'Who learned syllables?', { scope: { sourceIds: [publicId('Source', ids[0] ?? '')] } });
  expect(alone.edges.length).toBeGreaterThan(6);
});

test('pages follow each other, and end', async () => {
  const { owner, spaceId } = await library(Array.from({ length: 7 }, (_, at) => ({ title: `Source ${at}`, text: `Syllables ${'again '.repeat(at)} were learned.` })));
  const whole = await ask(owner, spaceId, 'Who learned syllables?');
  const first = await ask(owner, spaceId, 'Who learned syllables?', { first: 3 });
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await ask(owner, spaceId, 'Who learned syllables?', { first: 10, after: first.pageInfo.endCursor });
  expect([...titles(first), ...titles(second)]).toEqual(titles(whole));
  expect(second.pageInfo.hasNextPage).toBe(false);
  expect(codeOf(await answerOf(owner, spaceId, 'syllables', { after: 'nonsense' }))).toBe('INVALID');
  expect(codeOf(await answerOf(owner, spaceId, 'a'.repeat(1_001)))).toBe('INVALID');
});

test('strangers see nothing; who has left sees nothing any more; what failed or lies in the trash is not there', async () => {
  const { owner, spaceId, ids } = await library([memory, { ...memory, title: 'Failed', status: 'FAILED' }, { ...memory, title: 'Trashed' }]);
  await vault.database.prisma.source.update({ where: { id: ids[2] ?? '' }, data: { trashedAt: new Date() } });
  const question = 'Who learned syllables?';
  expect(titles(await ask(owner, spaceId, question))).toEqual(['Forgetting']);
  const viewer = await given.member(spaceId, 'VIEWER', ['read']);
  expect(titles(await ask(viewer, spaceId, question))).toEqual(['Forgetting']);
  expect(titles(await askAll(viewer, question))).toEqual(['Forgetting']);
  const stranger = await given.person();
  expect((await answerOf(stranger, spaceId, question)).data).toEqual({ node: null });
  expect(titles(await askAll(stranger, question))).toEqual([]);
  const own = await given.space(stranger);
  for (const scope of [{ spaceIds: [spaceId] }, { sourceIds: [publicId('Source', ids[0] ?? '')] }]) {
    expect(codeOf(await answerOf(stranger, own, question, { scope }))).toBe('NOT_FOUND');
  }
  await vault.database.prisma.membership.delete({ where: { spaceId_userId: { userId: uuid(viewer.id), spaceId: uuid(spaceId) } } });
  expect((await answerOf(viewer, spaceId, question)).data).toEqual({ node: null });
  expect(titles(await askAll(viewer, question))).toEqual([]);
});

test('archived spaces answer when they are asked, and are left out of all spaces unless they are named', async () => {
  const { owner, spaceId } = await library([memory]);
  await vault.database.prisma.space.update({ where: { id: uuid(spaceId) }, data: { archivedAt: new Date() } });
  expect(titles(await ask(owner, spaceId, 'Who learned syllables?'))).toEqual(['Forgetting']);
  expect(titles(await askAll(owner, 'Who learned syllables?'))).toEqual([]);
  expect(titles(await askAll(owner, 'Who learned syllables?', { spaceIds: [spaceId] }))).toEqual(['Forgetting']);
});

test('scopes: collections with what is below, sources joined with them, filters narrow, other spaces besides', async () => {
  const { owner, spaceId } = await library([{ ...memory, title: 'Loose' }]);
  const outer = await given.collection(owner, spaceId, 'Outer');
  const inner = await given.collection(owner, spaceId, 'Inner', outer);
  await put(spaceId, [{ ...memory, title: 'Outer', collectionId: outer }]);
  await put(spaceId, [{ ...memory, title: 'Inner', collectionId: inner, language: 'en' }]);
  const [looseId = ''] = await put(spaceId, [{ ...memory, title: 'Other loose' }]);
  const other = await library([{ ...memory, title: 'Elsewhere' }]);
  const otherOwned = await given.space(owner, 'Second');
  await put(otherOwned, [{ ...memory, title: 'Second space' }]);
  const question = 'Who learned syllables?';
  const within = async (scope: object) => titles(await ask(owner, spaceId, question, { scope })).sort();
  expect(await within({ collectionIds: [outer] })).toEqual(['Inner', 'Outer']);
  expect(await within({ collectionIds: [inner], sourceIds: [publicId('Source', looseId)] })).toEqual(['Inner', 'Other loose']);
  expect(await within({ filter: { withoutCollection: true } })).toEqual(['Loose', 'Other loose']);
  expect(await within({ collectionIds: [outer], filter: { text: 'nowhere-to-be-found' } })).toEqual([]);
  expect(await within({ spaceIds: [otherOwned] })).toContain('Second space');
  expect(codeOf(await answerOf(owner, spaceId, question, { scope: { spaceIds: [other.spaceId] } }))).toBe('NOT_FOUND');
  expect(codeOf(await answerOf(owner, spaceId, question, { scope: { collectionIds: Array.from({ length: 101 }, () => outer) } }))).toBe('INVALID');
});

test('what is common elsewhere, or in the space, does not starve a narrow scope', async () => {
  const { owner, spaceId, ids } = await library([{ title: 'Wanted', text: 'Syllables are learned here.' }]);
  await vault.database.prisma.$executeRaw`
    with s as (insert into "Source" (id, "spaceId", type, status, title, language) select gen_random_uuid(), ${uuid(spaceId)}::uuid, 'CONTENT', 'COMPLETED', 'Filler ' || n, 'en' from generate_series(1, 3000) n returning id),
    t as (insert into "SourceText" ("sourceId", "plainText") select id, 'Learned syllables and zebras.' from s),
    c as (insert into "SourcePassages" ("sourceId", "contentHash", "cutVersion", configuration) select id, 'x', 1, 'english' from s)
    insert into "Passage" ("sourceId", position, "spaceId", start, "end", "firstCharacter", characters, words) select id, 0, ${uuid(spaceId)}::uuid, 0, 29, 0, 29, to_tsvector('english', 'learned syllables and zebras') from s`;
  await vault.database.prisma.$executeRawUnsafe('analyze');
  const scope = { sourceIds: [publicId('Source', ids[0] ?? '')] };
  expect(titles(await ask(owner, spaceId, 'Who learned syllables of zebras?', { scope }))).toEqual(['Wanted']);
  const other = await library([{ title: 'Other space', text: 'Syllables are learned here.' }]);
  expect(titles(await ask(other.owner, other.spaceId, 'Who learned syllables?'))).toEqual(['Other space']);
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\t '],
  ['signs', "'''' \\\\ & | ! ( ) <-> :* ''; drop table"],
  ['emoji', '😀👨‍👩‍👧🇩🇪'.repeat(40)],
  ['one letter', 'a'],
  ['stop words alone', 'the of and to in is it that was for on are as with his they at be this'.repeat(10)],
  ['a thousand letters', 'x'.repeat(1_000)],
  ['many words', Array.from({ length: 160 }, (_, at) => `word${at}`).join(' ')],
  ['Chinese', '的'.repeat(1_000)],
  ['half a pair', 'a\ud800b \udc00'],
  ['a zero', 'syllables\0learned'],
])('hostile or empty questions are answered: %s', async (_name, query) => {
  const { owner, spaceId } = await library(shelf);
  const { data, errors } = await answerOf(owner, spaceId, query);
  if (errors) expect(codeOf({ errors })).toBe('INVALID');
  else expect((data as { node: { ask: Asked } }).node.ask.edges.length).toBeLessThanOrEqual(3);
});

test('a word that is a stop word elsewhere is looked for: "sea" is one of Spanish', async () => {
  const sea = { title: 'A sea', text: 'The sea is cold.' };
  const { owner, spaceId } = await library([sea, { title: 'A lake', text: 'The lake in the north is warm.' }]);
  expect(titles(await ask(owner, spaceId, 'north sea')).sort()).toEqual(['A lake', 'A sea']);
  expect(titles(await ask(owner, spaceId, 'sea'))).toEqual(['A sea']);
});

test('it takes the same few statements however much there is', async () => {
  const { owner, spaceId } = await library(shelf);
  const text = `query($id: ID!) { node(id: $id) { ... on Space { ask(query: "Who learned syllables?") { isAnswerable edges { score node { text } } } } } }`;
  const few = await vault.queriesOf(owner, text, { id: spaceId });
  await put(spaceId, Array.from({ length: 30 }, (_, at) => ({ ...memory, title: `More ${at}` })));
  expect(await vault.queriesOf(owner, text, { id: spaceId })).toBe(few);
  expect(few).toBeLessThanOrEqual(7);
});

test('in a vault with one text, what is there is answered from it, and what is not is not', async () => {
  const { owner, spaceId } = await library([{ title: 'A river', text: 'The Elbe rises in the Giant Mountains. It reaches the North Sea near Cuxhaven after 1,094 kilometres.' }]);
  expect((await ask(owner, spaceId, 'How long is the Elbe?')).isAnswerable).toBe(true);
  expect((await ask(owner, spaceId, 'Which volcano closed the airports beside the Elbe?')).isAnswerable).toBe(false);
});
