import { beforeEach, describe, expect, test } from 'vitest';
import { answerQuestion } from '#server/domain/conversations/answerQuestion.job.ts';
import { beginAnswer } from '#server/domain/conversations/beginAnswer.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { proposeChanges } from '#server/jobs/assistant/proposeChanges.ts';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
const ctx = () => vault.context({ kind: 'system', job: answerQuestion.name });

let owner: Person;
let spaceId: string;
beforeEach(async () => {
  owner = await given.person();
  spaceId = await given.space(owner);
});

const { signal } = new AbortController();

async function add(title: string, more: Partial<Prisma.SourceUncheckedCreateInput> = {}, plainText = `${title} text.`, tags: readonly string[] = []): Promise<string> {
  const { id } = await vault.database.prisma.source.create({
    data: { spaceId: uuid(spaceId), type: 'CONTENT', status: 'COMPLETED', title, language: 'en', text: { create: { plainText } }, ...more }, select: { id: true },
  });
  if (tags.length > 0) await as(owner).mutate('tagSources', { sourceIds: [publicId('Source', id)], add: tags }, 'taggedSourceIds');
  await indexNow(ctx(), [id]);
  return id;
}

interface Change {
  readonly id: string;
  readonly act: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly tags: readonly string[];
  readonly reasonCode: string;
  readonly reason: string;
  readonly collectionName: string | null;
  readonly needsId: string | null;
  readonly needsChoice: boolean;
  readonly state: string;
  readonly sources: { readonly totalCount: number; readonly edges: readonly { readonly node: { readonly title: string } }[] };
}
interface Answer {
  readonly id: string;
  readonly state: string;
  readonly appliedAt: string | null;
  readonly plan: readonly { readonly kind: string; readonly state: string; readonly sourceCount: number | null; readonly changeCount: number; readonly title: string; readonly detail: string }[];
  readonly proposedChanges: { readonly totalCount: number; readonly edges: readonly { readonly node: Change }[] };
}
const fields = `id state appliedAt plan { kind state sourceCount changeCount title detail }
  proposedChanges(first: 100) { totalCount edges { node { id act before after tags reasonCode reason collectionName needsId needsChoice state sources { totalCount edges { node { title } } } } } }`;

async function read(id: string, who = owner): Promise<Answer | null> {
  const { data, errors } = await as(who).query(`query($id: ID!) { node(id: $id) { ... on Message { ${fields} } } }`, { id });
  expect(errors).toBeUndefined();
  return data?.['node'] as Answer | null;
}

async function ask(input: Record<string, unknown>): Promise<{ answer: Answer; changes: Change[]; conversationId: string }> {
  const { conversation, answer } = (await as(owner).mutate('startConversation', { spaceId, kind: 'ASSISTANT', question: 'Do it', ...input }, 'conversation { id kind } answer { id }')) as unknown as { conversation: { id: string }; answer: { id: string } };
  const begun = await beginAnswer(ctx(), uuid(answer.id));
  if (begun) await proposeChanges(ctx(), begun, signal);
  const read_ = (await read(answer.id)) as Answer;
  return { answer: read_, changes: read_.proposedChanges.edges.map(({ node }) => node), conversationId: conversation.id };
}

type Applied = { code?: string; answer: Answer; undoId: string; changed: readonly { __typename: string }[]; actualCount?: number };
const apply = (messageId: string, expectedCount: number, changeIds?: readonly string[], who = owner) =>
  as(who).mutate('applyProposedChanges', { messageId, expectedCount, undoable: true, ...(changeIds && { changeIds }) }, `undoId changed { __typename } answer: message { ${fields} } } ... on CountChangedError { actualCount`) as unknown as Promise<Applied>;
const undo = (undoId: string) => as(owner).mutate('undoChange', { undoId }, 'changedIds');

/** All that undoing must bring back. */
const everything = () =>
  Promise.all([
    vault.database.prisma.source.findMany({ where: { spaceId: uuid(spaceId) }, orderBy: { id: 'asc' }, select: { id: true, title: true, note: true, trashedAt: true, collectionId: true, createdAt: true, tags: { select: { tag: { select: { name: true } } } }, highlights: { select: { id: true } }, favorites: { select: { userId: true } }, text: { select: { summary: true } } } }),
    vault.database.prisma.collection.findMany({ where: { spaceId: uuid(spaceId) }, orderBy: { id: 'asc' }, select: { id: true, name: true } }),
  ]);

describe('what is found without a model', () => {
  test('copies by address, and what is kept of them', async () => {
    const address = { type: 'URI', sourceUrl: 'https://example.org/a', normalizedUrl: 'example.org/a', domain: 'example.org' } as const;
    const first = await add('The first', { ...address, note: 'Mine', createdAt: new Date('2026-01-02') }, undefined, ['one']);
    const second = await add('The second', { ...address, note: 'Another', createdAt: new Date('2026-01-01') }, undefined, ['two']);
    await add('Alone', { type: 'URI', sourceUrl: 'https://example.org/b', normalizedUrl: 'example.org/b' });
    await vault.database.prisma.highlight.create({ data: { sourceId: first, spaceId: uuid(spaceId), userId: uuid(owner.id), quote: 'text' } });
    const onSecond = await vault.database.prisma.highlight.create({ data: { sourceId: second, spaceId: uuid(spaceId), userId: uuid(owner.id), quote: 'second' } });
    await vault.database.prisma.favorite.create({ data: { sourceId: second, userId: uuid(owner.id) } });
    const before = await everything();
    const { answer, changes } = await ask({ aims: ['MERGE'] });
    expect(changes).toMatchObject([{ act: 'MERGE_SOURCES', reasonCode: 'SAME_ADDRESS', reason: '2 sources have the same address.', needsChoice: false, state: 'PROPOSED', sources: { totalCount: 2 } }]);
    expect(answer.plan).toMatchObject([{ kind: 'MERGE', state: 'SUCCEEDED', sourceCount: 3, changeCount: 1, detail: '3 sources looked at, 1 changes proposed.' }]);
    expect(await everything()).toEqual(before);

    const { undoId, answer: message, changed } = await apply(answer.id, 1);
    expect(changed.length).toBeGreaterThan(0);
    expect(message.proposedChanges.edges[0]?.node.state).toBe('APPLIED');
    expect(message.appliedAt).not.toBeNull();
    const kept = await vault.database.prisma.source.findFirstOrThrow({ where: { spaceId: uuid(spaceId), trashedAt: null, normalizedUrl: 'example.org/a' }, include: { tags: { include: { tag: true } }, highlights: true, favorites: true } });
    expect(kept.createdAt).toEqual(new Date('2026-01-01'));
    expect(kept.note.split('\n\n').sort()).toEqual(['Another', 'Mine']);
    expect(kept.tags.map(({ tag }) => tag.name).sort()).toEqual(['one', 'two']);
    expect(kept.highlights.map(({ id }) => id)).toContain(onSecond.id);
    expect(kept.highlights).toHaveLength(2);
    expect(kept.favorites).toHaveLength(1);
    expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId) } })).toBe(3);

    expect(await undo(undoId)).not.toHaveProperty('code');
    expect(await everything()).toEqual(before);
    expect((await read(answer.id))?.proposedChanges.edges[0]?.node.state).toBe('UNDONE');
    expect(await undo(undoId)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('almost the same text waits for a choice', async () => {
    const text = Array.from({ length: 150 }, (_, at) => `alpha${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + ((at / 26) | 0))}`).join(' ');
    await add('One', { wordCount: 150 }, `${text} end`);
    await add('Two', { wordCount: 150 }, `${text} finish`);
    const { changes } = await ask({ aims: ['MERGE'] });
    expect(changes).toMatchObject([{ act: 'MERGE_SOURCES', reasonCode: 'ALMOST_SAME_TEXT', needsChoice: true }]);
  });

  test('tags, places, titles, dead links, summaries and a collection of what a search finds', async () => {
    const collectionId = await given.collection(owner, spaceId, 'Nights');
    const elsewhere = await given.collection(owner, spaceId, 'Elsewhere');
    for (const n of [1, 2, 3, 4, 5]) await add(`Bridges ${n}`, { collectionId: uuid(elsewhere) }, 'Arches carry stone over water.', ['Bridges']);
    for (const n of [1, 2, 3]) await add(`Sleep study ${n}`, { collectionId: uuid(collectionId) }, 'Hippocampus spindles ripples consolidate memory overnight.', ['Sleep']);
    await add('Notes about sleep', {}, 'Hippocampus spindles ripples consolidate memory overnight.');
    await add('scan_0042.pdf', { type: 'FILE', fileName: 'scan_0042.pdf' }, 'A History of Cartography\nMaps are old.');
    await add('https://gone.example/x', { type: 'URI', status: 'FAILED', failureCode: 'NOT_FOUND', sourceUrl: 'https://gone.example/x', domain: 'gone.example' });
    const long = Array.from({ length: 12 }, (_, n) => `Sentence number ${n} speaks of the river, of its water and of the bridges that cross the river in winter.`).join(' ');
    await add('A river', { wordCount: 220 }, long);
    const { answer, changes } = await ask({ aims: ['TAG', 'MOVE', 'RENAME', 'SUMMARIZE', 'CHECK_LINKS'] });
    expect(answer.plan.map(({ kind, state }) => [kind, state])).toEqual(['TAG', 'MOVE', 'RENAME', 'SUMMARIZE', 'CHECK_LINKS'].map((kind) => [kind, 'SUCCEEDED']));
    const told = changes.map(({ act, sources, after, tags, collectionName, needsChoice }) => [act, sources.edges[0]?.node.title, ...(act === 'SUMMARIZE_SOURCE' ? [] : [after]), tags, collectionName, needsChoice]);
    expect(told).toEqual([
      ['TAG_SOURCES', 'Notes about sleep', null, ['Sleep'], null, false],
      ['MOVE_SOURCES', 'Notes about sleep', null, [], 'Nights', false],
      ['RENAME_SOURCE', 'scan_0042.pdf', 'A History of Cartography', [], null, false],
      ['SUMMARIZE_SOURCE', 'A river', [], null, false],
      ['TRASH_SOURCES', 'https://gone.example/x', null, [], null, true],
    ]);
    const before = await everything();
    const { undoId, answer: message } = await apply(answer.id, 5);
    expect(message.proposedChanges.edges.map(({ node }) => node.state)).toEqual(Array(5).fill('APPLIED'));
    expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId), trashedAt: { not: null } } })).toBe(1);
    expect((await vault.database.prisma.source.findFirstOrThrow({ where: { title: 'A History of Cartography', spaceId: uuid(spaceId) } })).fileName).toBe('scan_0042.pdf');
    await undo(undoId);
    expect(await everything()).toEqual(before);
  });

  test('a collection of what a search finds takes its collection along, and is undone with it', async () => {
    await add('Bees in spring', {}, 'Bees fly.');
    await add('Bees in autumn', {}, 'Bees sleep.');
    await add('Wolves', {}, 'Wolves run.');
    const { answer, changes } = await ask({ question: 'Make a collection about bees' });
    expect(changes.map(({ act, after, collectionName }) => [act, after, collectionName])).toEqual([['CREATE_COLLECTION', 'bees', 'bees'], ['MOVE_SOURCES', null, 'bees'], ['MOVE_SOURCES', null, 'bees']]);
    const before = await everything();
    expect(changes[1]?.needsId).toBe(changes[0]?.id);
    // A move needs its collection: it is counted with it.
    expect(await apply(answer.id, 1, [changes[1]?.id ?? ''])).toMatchObject({ code: 'COUNT_CHANGED', actualCount: 2 });
    const first = await apply(answer.id, 2, [changes[1]?.id ?? '']);
    expect(first).not.toHaveProperty('code');
    // The other goes where the first one went.
    const second = await apply(answer.id, 1, [changes[2]?.id ?? '']);
    expect(second).not.toHaveProperty('code');
    const made = await vault.database.prisma.collection.findFirstOrThrow({ where: { spaceId: uuid(spaceId), name: 'bees' } });
    expect(await vault.database.prisma.source.count({ where: { collectionId: made.id } })).toBe(2);
    await undo(second.undoId);
    await undo(first.undoId);
    expect(await everything()).toEqual(before);
  });

  test('pages that several sources refer to', async () => {
    for (const site of ['a.example', 'b.example']) {
      await add(site, { type: 'URI', domain: site, sourceUrl: `https://${site}/x`, normalizedUrl: `${site}/x`, text: { create: { plainText: 'x', processedContent: '<a href="https://paper.example/one">x</a>' } } });
    }
    const { answer, changes } = await ask({ aims: ['FIND_GAPS'] });
    expect(changes).toMatchObject([{ act: 'ADD_LINK', after: 'https://paper.example/one', needsChoice: true, reason: 'Sources of 2 sites link to it, and it is not here.' }]);
    const { undoId } = await apply(answer.id, 1);
    expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId), normalizedUrl: 'paper.example/one', trashedAt: null } })).toBe(1);
    await undo(undoId);
    expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId), normalizedUrl: 'paper.example/one', trashedAt: null } })).toBe(0);
  });

  test.each([
    ['Hello', 'NOT_UNDERSTOOD'],
    ['Delete all of it for good', 'NOT_AN_ACT'],
  ])('%s: nothing is proposed', async (question, kind) => {
    await add('Some');
    const { answer, changes } = await ask({ question });
    expect(changes).toEqual([]);
    expect(answer).toMatchObject({ state: 'SUCCEEDED', plan: [{ kind, changeCount: 0 }] });
  });

  test('what is outside of the scope is left alone', async () => {
    const inside = await add('Bees', { type: 'URI', sourceUrl: 'https://e.org/1', normalizedUrl: 'e.org/1' });
    await add('Bees', { type: 'URI', sourceUrl: 'https://e.org/1', normalizedUrl: 'e.org/1' });
    const { changes } = await ask({ aims: ['MERGE'], scope: { sourceIds: [publicId('Source', inside)] } });
    expect(changes).toEqual([]);
    const other = await given.space(owner);
    expect(await as(owner).mutate('startConversation', { spaceId, kind: 'ASSISTANT', question: 'x', scope: { spaceIds: [other] } }, 'answer { id }')).toMatchObject({ code: 'INVALID' });
    expect(await as(owner).mutate('startConversation', { spaceId, question: 'x', aims: ['TAG'] }, 'answer { id }')).toMatchObject({ code: 'INVALID' });
  });
});

describe('applying', () => {
  const two = async () => {
    const ids = [await add('scan_1.pdf', { type: 'FILE', fileName: 'scan_1.pdf' }, 'The First Long Title\nx'), await add('scan_2.pdf', { type: 'FILE', fileName: 'scan_2.pdf' }, 'The Second Long Title\nx')];
    return { ids, ...(await ask({ aims: ['RENAME'] })) };
  };

  test('another number than expected: nothing', async () => {
    const { answer } = await two();
    const before = await everything();
    expect(await apply(answer.id, 1)).toMatchObject({ code: 'COUNT_CHANGED', actualCount: 2 });
    expect(await everything()).toEqual(before);
  });

  test('what has changed meanwhile is marked, and nothing is done; the rest can be applied then', async () => {
    const { answer, ids } = await two();
    await as(owner).mutate('updateSource', { sourceId: publicId('Source', ids[0] ?? ''), title: 'Mine' }, 'source { id }');
    const before = await everything();
    expect(await apply(answer.id, 2)).toMatchObject({ code: 'CONFLICT' });
    expect(await everything()).toEqual(before);
    expect((await read(answer.id))?.proposedChanges.edges.map(({ node }) => node.state).sort()).toEqual(['OUTDATED', 'PROPOSED']);
    expect(await apply(answer.id, 1)).not.toHaveProperty('code');
    expect((await vault.database.prisma.source.findMany({ where: { id: { in: ids } } })).map(({ title }) => title).sort()).toEqual(['Mine', 'The Second Long Title']);
  });

  test('only what is chosen; twice is refused; what is dismissed is not applied', async () => {
    const { answer, changes } = await two();
    const [one, other] = changes.map(({ id }) => id) as [string, string];
    expect(await apply(answer.id, 1, [one])).not.toHaveProperty('code');
    expect(await apply(answer.id, 1, [one])).toMatchObject({ code: 'CONFLICT' });
    expect(await as(owner).mutate('dismissProposedChanges', { messageId: answer.id, changeIds: [other] }, 'answer: message { id }')).not.toHaveProperty('code');
    expect(await apply(answer.id, 1)).toMatchObject({ code: 'COUNT_CHANGED', actualCount: 0 });
    expect((await read(answer.id))?.proposedChanges.edges.map(({ node }) => node.state).sort()).toEqual(['APPLIED', 'DISMISSED']);
  });

  test('undoing leaves a title that somebody has given since', async () => {
    const { answer, ids } = await two();
    const { undoId } = await apply(answer.id, 2);
    await as(owner).mutate('updateSource', { sourceId: publicId('Source', ids[0] ?? ''), title: 'Newer' }, 'source { id }');
    await undo(undoId);
    expect((await vault.database.prisma.source.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })).map(({ title }) => title)).toEqual(['Newer', 'scan_2.pdf']);
  });

  test('under the rights of the moment: who became a viewer may look, and change nothing; others do not see it', async () => {
    const { answer } = await two();
    const other = await given.person();
    await vault.database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid(other.id), role: 'OWNER' } });
    await vault.database.prisma.membership.updateMany({ where: { spaceId: uuid(spaceId), userId: uuid(owner.id) }, data: { role: 'VIEWER' } });
    expect(await apply(answer.id, 2)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await as(owner).mutate('dismissProposedChanges', { messageId: answer.id }, 'answer: message { id }')).toMatchObject({ code: 'FORBIDDEN' });
    expect((await read(answer.id))?.proposedChanges.totalCount).toBe(2);
    expect(await read(answer.id, other)).toBeNull();
    expect(await apply(answer.id, 2, undefined, other)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('an answer whose changes were applied stays', async () => {
    const { answer, conversationId } = await two();
    await apply(answer.id, 2);
    expect(await as(owner).mutate('askQuestion', { conversationId, insteadOf: answer.id }, 'answer { id }')).toMatchObject({ code: 'CONFLICT' });
  });

  test('while it is being written nothing is applied; a second worker begins anew', async () => {
    await add('scan_1.pdf', { type: 'FILE', fileName: 'scan_1.pdf' }, 'The First Long Title\nx');
    const { answer } = (await as(owner).mutate('startConversation', { spaceId, kind: 'ASSISTANT', question: 'titles' }, 'answer { id }')) as unknown as { answer: { id: string } };
    const begun = await beginAnswer(ctx(), uuid(answer.id));
    await vault.database.prisma.proposedChange.create({ data: { messageId: uuid(answer.id), position: 0, act: 'CREATE_NOTE', after: 'left', reason: 'MODEL' } });
    expect(await apply(answer.id, 1)).toMatchObject({ code: 'CONFLICT' });
    if (begun) await proposeChanges(ctx(), begun, signal);
    expect((await read(answer.id))?.proposedChanges.edges.map(({ node }) => node.act)).toEqual(['RENAME_SOURCE']);
  });
});

test('what could be put in order is counted', async () => {
  await add('x', { type: 'URI', sourceUrl: 'https://e.org/1', normalizedUrl: 'e.org/1' });
  await add('https://e.org/1', { type: 'URI', sourceUrl: 'https://e.org/1', normalizedUrl: 'e.org/1' });
  const { data, errors } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { assistantNeeds { aim sourceCount } } } }', { id: spaceId });
  expect(errors).toBeUndefined();
  expect((data?.['node'] as { assistantNeeds: unknown }).assistantNeeds).toEqual([{ aim: 'TAG', sourceCount: 2 }, { aim: 'MOVE', sourceCount: 2 }, { aim: 'MERGE', sourceCount: 2 }, { aim: 'RENAME', sourceCount: 1 }]);
});
