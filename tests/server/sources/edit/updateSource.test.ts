import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const reading = await given.collection(owner, spaceId, 'Reading');
  const answer = await as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources: [{ note: { title: 'A note', text: 'First' } }] }, 'results { source { id updatedAt } }');
  const [{ source }] = (answer as unknown as { results: [{ source: { id: string; updatedAt: string } }] }).results;
  return { owner, spaceId, inbox, reading, note: source.id, updatedAt: source.updatedAt };
}

const fields = 'source { title note status originalContent excerpt size tags { name } collection { id } updatedAt } collections { id sourceCount }';
const revisions = (id: string) =>
  vault.database.prisma.sourceRevision.findMany({ where: { sourceId: uuid(id) }, orderBy: { createdAt: 'asc' }, select: { title: true, body: true } });

test('what is given changes, the rest stays', async () => {
  const { owner, inbox, reading, note } = await place();
  const update = (input: Record<string, unknown>) => as(owner).mutate('updateSource', { sourceId: note, ...input }, fields);
  expect(await update({ title: '  Sleep  and memory ', note: 'مرحبا 👩‍👩‍👧', tags: ['Draft', 'draft ', 'sleep'] })).toMatchObject({
    source: { title: 'Sleep and memory', note: 'مرحبا 👩‍👩‍👧', originalContent: 'First', tags: [{ name: 'draft' }, { name: 'sleep' }], collection: { id: inbox } },
    collections: [{ id: inbox, sourceCount: 1 }],
  });
  expect(await update({ collectionId: reading, tags: ['SLEEP'] })).toMatchObject({
    source: { title: 'Sleep and memory', tags: [{ name: 'sleep' }], collection: { id: reading } },
    collections: [
      { id: reading, sourceCount: 1 },
      { id: inbox, sourceCount: 0 },
    ],
  });
  expect(await update({ collectionId: null })).toMatchObject({ source: { collection: null } });
});

test('a new text is a new run, and the one before is kept', async () => {
  const { owner, note } = await place();
  await vault.database.prisma.source.update({ where: { id: uuid(note) }, data: { status: 'COMPLETED' } });
  const answer = await as(owner).mutate('updateSource', { sourceId: note, text: '# Second\n\nWords' }, fields);
  expect(answer).toMatchObject({ source: { status: 'PENDING', originalContent: '# Second\n\nWords', excerpt: 'Second\nWords', size: 15 } });
  expect(await revisions(note)).toEqual([{ title: 'A note', body: 'First' }]);
  const { rows } = await vault.database.pool.query('select payload from graphile_worker._private_jobs where key = $1', [`source:${uuid(note)}`]);
  expect(rows).toMatchObject([{ payload: { run: 2, attempt: 1 } }]);
});

test('the same text is no new run', async () => {
  const { owner, note } = await place();
  await vault.database.prisma.source.update({ where: { id: uuid(note) }, data: { status: 'COMPLETED' } });
  expect(await as(owner).mutate('updateSource', { sourceId: note, text: 'First', title: 'New' }, fields)).toMatchObject({ source: { status: 'COMPLETED' } });
  expect(await revisions(note)).toEqual([]);
});

test('while one person types there is one revision; another person in between makes theirs', async () => {
  const { owner, spaceId, note } = await place();
  const editor = await given.member(spaceId, 'EDITOR');
  const write = (who: typeof owner, text: string) => as(who).mutate('updateSource', { sourceId: note, text }, 'source { id }');
  await write(owner, 'Second');
  await write(owner, 'Third');
  await write(editor, 'Fourth');
  await write(owner, 'Fifth');
  expect((await revisions(note)).map(({ body }) => body)).toEqual(['First', 'Third', 'Fourth']);
});

test('two tabs do not overwrite each other', async () => {
  const { owner, note, updatedAt } = await place();
  const update = (title: string, ifUnchangedSince: string) => as(owner).mutate('updateSource', { sourceId: note, title, ifUnchangedSince }, 'source { title updatedAt }');
  const answers = await Promise.all(['one', 'two', 'three'].map((title) => update(title, updatedAt)));
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['CONFLICT', 'CONFLICT', 'ok']);
  const done = answers.find(({ code }) => !code) as unknown as { source: { title: string; updatedAt: string } };
  expect(await update('four', done.source.updatedAt)).toMatchObject({ source: { title: 'four' } });
});

test('bad input is refused with words and changes nothing', async () => {
  const { owner, spaceId, inbox, note } = await place();
  const [link = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/a');
  const elsewhere = await given.collection(owner, await given.space(owner, 'Another'), 'There');
  const before = await vault.database.prisma.source.findUnique({ where: { id: uuid(note) } });
  for (const [input, code] of [
    [{ title: '   ' }, 'INVALID'],
    [{ title: 'x'.repeat(501) }, 'INVALID'],
    [{ title: 'null \0 character' }, 'INVALID'],
    [{ text: '\uD800 half' }, 'INVALID'],
    [{ text: 'x'.repeat(2_000_001) }, 'INVALID'],
    [{ text: ' \n ' }, 'INVALID'],
    [{ note: 'x'.repeat(100_001) }, 'INVALID'],
    [{ tags: [''] }, 'INVALID'],
    [{ tags: ['x'.repeat(101)] }, 'INVALID'],
    [{ tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) }, 'INVALID'],
    [{ collectionId: elsewhere }, 'CROSS_SPACE'],
    [{ collectionId: note }, 'NOT_FOUND'],
    [{ sourceId: link, text: 'A link has no text' }, 'INVALID'],
    [{ sourceId: inbox, title: 'A collection' }, 'NOT_FOUND'],
  ] as const) {
    expect((await as(owner).mutate('updateSource', { sourceId: note, ...input }, 'source { id }')).code, JSON.stringify(input).slice(0, 60)).toBe(code);
  }
  expect(await vault.database.prisma.source.findUnique({ where: { id: uuid(note) } })).toEqual(before);
});
