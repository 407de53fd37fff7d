import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  return { owner, spaceId, inbox };
}

type Results = { outcome: string; source: { id: string } | null }[];
const add = async (who: Parameters<typeof as>[0], input: Record<string, unknown>) =>
  ((await as(who).mutate('addSources', input, 'results { outcome source { id } }')) as unknown as { results: Results }).results;

/** All that stands of a source anywhere, without what no two sources share. */
async function all(sourceId: string) {
  const { rows: [row] } = await vault.database.pool.query<{ all: Record<string, unknown> }>(
    `select json_build_object(
       'source', (select to_jsonb(s) - 'id' - 'createdAt' - 'updatedAt' || jsonb_build_object('untouched', s."createdAt" = s."updatedAt") from "Source" s where s.id = $1),
       'text', (select to_jsonb(t) - 'sourceId' from "SourceText" t where t."sourceId" = $1),
       'words', (select w.words::text from "SourceSearch" w where w."sourceId" = $1),
       'searchedIn', (select w."spaceId" from "SourceSearch" w where w."sourceId" = $1),
       'job', (select jsonb_build_object('payload', j.payload::jsonb - 'sourceId', 'of', j.payload->>'sourceId' = $1::text, 'priority', j.priority, 'tries', j.max_attempts, 'task', t.identifier)
               from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.key = 'source:' || $1::text),
       'activities', (select jsonb_agg(jsonb_build_object('by', a."userId", 'verb', a.verb, 'data', a.data - 'id')) from "Activity" a where a.data->>'id' = $1::text)) as all`,
    [sourceId],
  );
  return row?.all;
}

test.each([
  ['a note', { note: { title: "O'Brien's\n  note", text: '# Städte, 東京タワー\n\nand ~ so on' } }],
  ['a pasted text', { content: { text: '\n\n## First line\nsecond' } }],
  ['a link', { link: { url: 'https://Example.org/Path?a=b#c' } }],
  ['a file', { file: { name: 'paper.pdf', size: 48_213, mimeType: 'application/pdf' } }],
])('%s that is added alone is what it is among several, to the last column', async (_name, input) => {
  const { owner, spaceId, inbox } = await place();
  for (const collection of [undefined, inbox]) {
    const other = await place();
    const [alone] = await add(owner, { spaceId, ...(collection && { collectionId: collection }), sources: [input] });
    expect(alone?.outcome).toBe('ADDED');

    // The others cannot be taken, so that one is added.
    const elsewhere = { spaceId: other.spaceId, ...(collection && { collectionId: other.inbox }) };
    const [among] = await add(other.owner, { ...elsewhere, sources: [input, { link: { url: 'no address' } }] });
    const expected = JSON.stringify(await all(uuid(among?.source?.id ?? '')))
      .replaceAll(uuid(other.spaceId), uuid(spaceId))
      .replaceAll(uuid(other.inbox), uuid(inbox))
      .replaceAll(uuid(other.owner.id), uuid(owner.id));
    const added = await all(uuid(alone?.source?.id ?? ''));
    expect(added).toEqual(JSON.parse(expected));
    expect(JSON.stringify(added)).toContain('SOURCES_ADDED');
  }
});

test('several are added in the order of the call, each with its text, words and job', async () => {
  const { owner, spaceId } = await place();
  const texts = Array.from({ length: 30 }, (_, index) => `Note number ${index}`);
  const results = await add(owner, { spaceId, sources: texts.map((text) => ({ note: { text } })) });
  const ids = results.map(({ source }) => uuid(source?.id ?? ''));
  expect([...ids].sort()).toEqual(ids);
  const rows = await vault.database.prisma.sourceText.findMany({ where: { sourceId: { in: ids } }, orderBy: { sourceId: 'asc' } });
  expect(rows.map(({ originalContent }) => originalContent)).toEqual(texts);
  const [first, last] = [await all(ids[0] ?? ''), await all(ids.at(-1) ?? '')];
  expect([first?.['job'], last?.['job'], first?.['words'], last?.['words']].every(Boolean)).toBe(true);
});

test('as many statements for fifty as for two', async () => {
  const { owner, spaceId } = await place();
  const mutation = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }';
  const statements = (length: number, of: string) =>
    vault.queriesOf(owner, mutation, { input: { spaceId, sources: Array.from({ length }, (_, index) => ({ link: { url: `https://example.org/${of}/${index}` } })) } });
  expect(await statements(50, 'fifty')).toBe(await statements(2, 'two'));
});

test('adding one note takes seven statements: begin, rights, rows, job, activity, event, commit; who was measured a moment ago is not measured again', async () => {
  const { owner, spaceId } = await place();
  const mutation = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }';
  const statements = await vault.statementsOf(owner, mutation, { input: { spaceId, sources: [{ note: { text: 'Milk' } }] } });
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(7);
});

test('a link that is there is answered with the one that is there, alone and among several, also when calls meet', async () => {
  const { owner, spaceId, inbox } = await place();
  const url = 'https://example.org/once';
  const one = () => add(owner, { spaceId, collectionId: inbox, sources: [{ link: { url } }] });
  const two = () => add(owner, { spaceId, collectionId: inbox, sources: [{ link: { url } }, { link: { url: `${url}#again` } }] });
  const answers = (await Promise.all([one(), two(), one(), two(), one(), one(), two()])).flat();
  expect(new Set(answers.map(({ source }) => source?.id)).size).toBe(1);
  expect(await vault.database.prisma.source.count({ where: { normalizedUrl: { contains: 'example.org/once' } } })).toBe(1);
  expect(answers.filter(({ outcome }) => outcome === 'ADDED')).toHaveLength(1);
});

test('a collection that is deleted at this moment is waited for, and then is not there', async () => {
  const { owner, spaceId, inbox } = await place();
  const client = await vault.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from "Collection" where id = $1', [uuid(inbox)]);
    const adding = as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources: [{ note: { text: 'Where to?' } }] }, 'results { outcome }');
    await client.query('commit');
    expect(await adding).toMatchObject({ code: 'NOT_FOUND', message: 'Collection not found.' });
  } finally {
    client.release();
  }
});

test.each([
  ['a collection that is none', 'NOT_FOUND'],
  ['a collection of another space', 'CROSS_SPACE'],
  ['an archived space', 'SPACE_ARCHIVED'],
  ['a viewer', 'FORBIDDEN'],
  ['a stranger', 'NOT_FOUND'],
])('%s is refused with %s, and nothing is added', async (what, code) => {
  const { owner, spaceId } = await place();
  const elsewhere = await given.collection(owner, await given.space(owner), 'Elsewhere');
  const who = what === 'a viewer' ? await given.member(spaceId, 'VIEWER') : what === 'a stranger' ? await given.person() : owner;
  if (what === 'an archived space') await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  const collections: Record<string, string> = { 'a collection that is none': 'collection_01h455vb4pex5vsknk084sn02q', 'a collection of another space': elsewhere };
  const collectionId = collections[what];
  const before = await vault.database.prisma.source.count();
  const input = { spaceId, ...(collectionId && { collectionId }), sources: [{ note: { text: 'A note' } }, { link: { url: 'https://example.org' } }] };
  expect(await as(who).mutate('addSources', input, 'results { outcome }')).toMatchObject({ code });
  expect(await vault.database.prisma.source.count()).toBe(before);
});
