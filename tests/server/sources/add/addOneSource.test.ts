import { expect, test } from 'vitest';
import { addOneSource } from '#server/domain/sources/add/addOneSource.ts';
import type { NewSource } from '#server/domain/sources/add/newSource.ts';
import { newUuid } from '#server/domain/publicId.ts';
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

const kinds: [string, Record<string, unknown>, NewSource][] = [
  ['a note', { note: { title: "O'Brien's\n  note", text: '# Städte, 東京タワー\n\nand ~ so on' } }, { type: 'NOTE', title: "O'Brien's\n  note", text: '# Städte, 東京タワー\n\nand ~ so on' }],
  ['a pasted text', { content: { text: '\n\n## First line\nsecond' } }, { type: 'CONTENT', text: '\n\n## First line\nsecond' }],
  ['a link', { link: { url: 'https://Example.org/Path?a=b#c' } }, { type: 'URI', url: 'https://Example.org/Path?a=b#c' }],
];

test.each(kinds)('%s that is added by the short way is what it is by the long one, to the last column', async (_name, input, source) => {
  const { owner, spaceId, inbox } = await place();
  for (const collection of [undefined, inbox]) {
    const other = await place();
    const id = newUuid();
    const short = await addOneSource(vault.context(owner.actor), { id, spaceId: uuid(spaceId), collection: collection === undefined ? undefined : { id: uuid(collection) }, source });
    expect(short).toEqual({ outcome: 'ADDED', sourceId: id });

    // Two at once go the long way; the second cannot be taken, so that one is added.
    const place2 = { spaceId: other.spaceId, ...(collection && { collectionId: other.inbox }) };
    const [long] = await add(other.owner, { ...place2, sources: [input, { link: { url: 'no address' } }] });
    const expected = JSON.stringify(await all(uuid(long?.source?.id ?? '')))
      .replaceAll(uuid(other.spaceId), uuid(spaceId))
      .replaceAll(uuid(other.inbox), uuid(inbox))
      .replaceAll(uuid(other.owner.id), uuid(owner.id));
    const added = await all(id);
    expect(added).toEqual(JSON.parse(expected));
    expect(JSON.stringify(added)).toContain('SOURCES_ADDED');
  }
});

test('a link that is there is answered with the one that is there, by both ways, also when they meet', async () => {
  const { owner, spaceId, inbox } = await place();
  const source = { type: 'URI', url: 'https://example.org/once' } as const;
  const one = () => addOneSource(vault.context(owner.actor), { id: newUuid(), spaceId: uuid(spaceId), collection: { id: uuid(inbox) }, source });
  const two = () => add(owner, { spaceId, collectionId: inbox, sources: [{ link: { url: source.url } }, { link: { url: `${source.url}#again` } }] });
  const answers = await Promise.all([one(), two(), one(), two(), one(), one(), two()]);
  const ids = answers.flatMap((answer) => (Array.isArray(answer) ? answer.map((each) => uuid(each.source?.id ?? '')) : [answer?.sourceId]));
  expect(new Set(ids).size).toBe(1);
  expect(await vault.database.prisma.source.count({ where: { normalizedUrl: { contains: 'example.org/once' } } })).toBe(1);
  expect(answers.flat().filter((each) => each?.outcome === 'ADDED')).toHaveLength(1);
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

test.each(['an id of nothing', 'a collection of another space', 'an archived space', 'a viewer', 'a file', 'no address', 'a long text'])(
  'the short way leaves %s to the long one',
  async (what) => {
    const { owner, spaceId } = await place();
    const other = await place();
    const who = what === 'a viewer' ? await given.member(spaceId, 'VIEWER') : owner;
    if (what === 'an archived space') await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
    const source: NewSource =
      what === 'a file' ? { type: 'FILE', name: 'a.txt', size: 5 }
      : what === 'no address' ? { type: 'URI', url: 'no address' }
      : { type: 'NOTE', text: what === 'a long text' ? 'word '.repeat(5_000) : 'A note' };
    const collection = what === 'an id of nothing' ? { id: null } : what === 'a collection of another space' ? { id: uuid(other.inbox) } : undefined;
    const before = await vault.database.prisma.source.count();
    expect(await addOneSource(vault.context(who.actor), { id: newUuid(), spaceId: uuid(spaceId), collection, source })).toBeNull();
    expect(await vault.database.prisma.source.count()).toBe(before);
  },
);
