import { expect, test } from 'vitest';
import type { DomainContext, ModelLimits } from '#server/domain/context.ts';
import { personActor } from '#server/domain/access/personActor.ts';
import { askPassages } from '#server/domain/passages/askPassages.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { configuredModel, lackingVectors } from '#server/domain/vectors/embedSources.ts';
import { embedPassagesProcessor } from '#server/jobs/embedPassages.ts';
import { createEmbedder } from '#server/platform/models/embeddingEndpoint.ts';
import { type EmbeddingReply, startEmbeddingServer, vectorOf } from '#tests/support/embeddingServer.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestWorker } from '#tests/support/server.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';
import { createStoredSource } from '../search/storedSource.ts';

const vault = useVault();

const texts = {
  crown: 'The sovereign wore a heavy crown at every feast, and nobody else in the land was allowed to touch it.',
  harbour: 'A vessel with three masts left the harbour before dawn, and its crew sang until the coast was gone.',
  bakery: 'Every loaf was weighed twice before it was sold in the square, for the town had strict rules.',
};

/** A space with these texts, cut into passages. */
async function library(contents: readonly string[] = Object.values(texts)) {
  const owner = await vault.given.person();
  const spaceId = uuid(await vault.given.space(owner));
  const ids: string[] = [];
  for (const text of contents) ids.push(await createStoredSource(vault, spaceId, { text, language: 'en', title: 'Notes' }));
  await indexNow(vault.context({ kind: 'system', job: 'test' }), ids);
  return { owner, spaceId, ids };
}

/** An embedder of such an endpoint, and a job that gets vectors with it. */
async function embedding(reply?: Parameters<typeof startEmbeddingServer>[0], { model = 'meanings', limits = {} }: { readonly model?: string; readonly limits?: ModelLimits } = {}) {
  const { baseUrl, calls } = await startEmbeddingServer(reply);
  const embedder = createEmbedder({ baseUrl, model, queryPrefix: 'query: ', passagePrefix: 'passage: ', price: 2 });
  const context = (actor: DomainContext['actor']): DomainContext => ({ ...vault.context(actor), embedder, modelLimits: limits });
  const work = embedPassagesProcessor(context({ kind: 'system', job: 'embedPassages' }), embedder);
  const run = (sourceIds: readonly string[] | null) => work.work({ sourceIds, after: null }, { signal: new AbortController().signal, priority: 0, isLastTry: false });
  /** Of these sources; of all that lack some when none are named. */
  const getVectors = async (sourceIds?: readonly string[]) => {
    if (sourceIds) return run(sourceIds);
    while ((await lackingVectors(vault.database.prisma, await configuredModel(vault.database.prisma, embedder), { after: null, limit: 1 })).length > 0) await run(null);
    return run(null);
  };
  const ask = async (person: Person, spaceIds: readonly string[], query: string) => {
    const { passages } = await askPassages(context(personActor(uuid(person.id))), { query, scope: {}, spaceIds }, { limit: 20 });
    return passages.map(({ sourceId }) => sourceId);
  };
  return { calls, getVectors, ask, context, embedder };
}

test('a question that shares no word with the text is answered by what it means, and one that shares words is still answered by them', async () => {
  const { owner, spaceId, ids } = await library();
  const { getVectors, ask, calls } = await embedding();
  expect(await ask(owner, [spaceId], 'What did kings own?')).toEqual([]);
  expect(calls).toHaveLength(0);
  await getVectors();
  expect((await ask(owner, [spaceId], 'What did kings own?'))[0]).toBe(ids[0]);
  expect((await ask(owner, [spaceId], 'Which rules did the square have?'))[0]).toBe(ids[2]);
  expect(calls.map(({ input }) => input[0]?.split(' ')[0])).toEqual(['passage:', 'query:', 'query:']);
});

test('another space’s passage never appears, nor one in the trash, however near it is', async () => {
  const mine = await library([texts.bakery]);
  const theirs = await library([texts.crown]);
  const { getVectors, ask } = await embedding();
  await getVectors();
  expect(await ask(mine.owner, [mine.spaceId], 'Who is king?')).toEqual(mine.ids);
  expect(await ask(mine.owner, [mine.spaceId, theirs.spaceId], 'Who was a king?')).toEqual(mine.ids);
  expect(await ask(theirs.owner, [theirs.spaceId], 'Who is king?')).toEqual(theirs.ids);
  await vault.database.prisma.source.update({ where: { id: theirs.ids[0] ?? '' }, data: { trashedAt: new Date() } });
  expect(await ask(theirs.owner, [theirs.spaceId], 'Who is king?')).toEqual([]);
});

test('equal texts are paid once, in all spaces, and what was paid before a failure is kept', async () => {
  const many = Array.from({ length: 130 }, (_, at) => `Report ${at} tells of a boat that came home late, of its crew, and of what they had seen.`);
  const { spaceId } = await library([...many, ...many.slice(0, 5)]);
  let isBroken = true;
  const { getVectors, calls } = await embedding(({ input }, index): EmbeddingReply => (isBroken && index === 1 ? { status: 500, body: '' } : input.map(vectorOf)), { model: 'paid' });
  const ids = (await vault.database.prisma.source.findMany({ where: { spaceId }, select: { id: true } })).map(({ id }) => id);
  await expect(getVectors(ids)).rejects.toThrow('The model’s endpoint answered 500.');
  isBroken = false;
  await getVectors(ids);
  await getVectors(ids);
  expect(calls.map(({ input }) => input.length)).toEqual([100, 30, 30]);
  const uses = await vault.database.prisma.modelUse.findMany({ where: { spaceId } });
  expect(uses.map(({ purpose, model }) => [purpose, model])).toEqual([['EMBEDDING', 'paid'], ['EMBEDDING', 'paid']]);
  const tokens = uses.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
  expect(tokens).toBe([calls[0], calls[2]].flatMap((call) => call?.input.join(' ').split(/\s+/) ?? []).length);
  expect(uses.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBeCloseTo((tokens * 2) / 1_000_000, 9);
});

test('a source that was just cut takes the next ones along: their own jobs find nothing left to do', async () => {
  const { ids } = await library(Array.from({ length: 60 }, (_, at) => `Letter ${at} asks for coins and for warm clothes, since the frost had come early that year.`));
  const { getVectors, calls } = await embedding(undefined, { model: 'together' });
  for (const id of ids) await getVectors([id]);
  expect(calls.map(({ input }) => input.length)).toEqual([50, 10]);
});

test('a changed model is built beside: questions use the one before until all is there, then it goes', async () => {
  const { owner, spaceId, ids } = await library();
  const before = await embedding(undefined, { model: 'first' });
  await before.getVectors();
  const after = await embedding(undefined, { model: 'second' });
  await after.getVectors(ids.slice(0, 1));
  expect((await after.ask(owner, [spaceId], 'Where are ships?'))[0]).toBe(ids[1]);
  expect(after.calls.map(({ model }) => model)).toEqual(['second', 'first']);
  await after.getVectors();
  expect((await after.ask(owner, [spaceId], 'Where are ships now?'))[0]).toBe(ids[1]);
  expect(after.calls.at(-1)?.model).toBe('second');
  expect(await vault.database.prisma.embeddingModel.findMany({ select: { name: true } })).toEqual([{ name: 'second' }]);
});

test('a spent budget stops before anything is asked, and goes on with the next day; questions are answered by words', async () => {
  const { owner, spaceId, ids } = await library();
  const { getVectors, ask, calls } = await embedding(undefined, { model: 'costly', limits: { dailyTokens: 0 } });
  await getVectors(ids);
  expect(calls).toHaveLength(0);
  const [job] = await vault.database.prisma.$queryRaw<{ runAt: Date }[]>`select run_at as "runAt" from graphile_worker.jobs where key = 'embedPassages later'`;
  expect(job?.runAt.getUTCHours()).toBe(0);
  expect((await ask(owner, [spaceId], 'Which rules did the square have?'))[0]).toBe(ids[2]);
});

test('a text that is cut again gets new vectors, and asks for them itself', async () => {
  const { owner, spaceId, ids } = await library();
  const { getVectors, ask, context } = await embedding();
  await getVectors();
  const [id = ''] = ids;
  await vault.database.prisma.sourceText.update({ where: { sourceId: id }, data: { plainText: 'A physician visited the village each spring, and took eggs and honey for it.' } });
  await indexNow(context({ kind: 'system', job: 'test' }), [id]);
  expect(await vault.database.prisma.passageVector.count({ where: { sourceId: id } })).toBe(0);
  const jobs = await vault.database.prisma.$queryRaw<{ payload: unknown }[]>`select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'embedPassages' and j.key is null and j.payload->>'sourceIds' is not null`;
  expect(jobs.map(({ payload }) => payload)).toEqual([{ sourceIds: [id], after: null }]);
  await getVectors([id]);
  expect((await ask(owner, [spaceId], 'Is there a doctor?'))[0]).toBe(id);
});

test.each<[string, EmbeddingReply]>([
  ['is asked too often', { status: 429, body: '{"error":{"code":"rate_limit_exceeded"}}' }],
  ['writes no JSON', { status: 200, body: '<html>' }],
  ['writes no numbers', { status: 200, body: '{"data":[{"index":0,"embedding":[NaN]}]}' }],
  ['writes too few vectors', []],
  ['writes zeros', [[0, 0, 0, 0, 0, 0, 0, 0]]],
  ['writes vectors of another length', [[1, 2, 3, 4, 5, 6, 7, 8, 9]]],
])('where the endpoint %s, questions are answered by words', async (_, broken) => {
  const { owner, spaceId, ids } = await library();
  const { getVectors, ask, calls } = await embedding(({ input }) => (input[0]?.startsWith('query') ? broken : input.map(vectorOf)));
  await getVectors();
  expect((await ask(owner, [spaceId], 'Which rules did the square have?'))[0]).toBe(ids[2]);
  const asked = calls.length;
  expect((await ask(owner, [spaceId], 'Which harbour was left before dawn?'))[0]).toBe(ids[1]);
  expect(calls.length - asked).toBe(Array.isArray(broken) && broken.length === 1 && broken[0]?.length === 9 ? 1 : 0);
});

test('what the endpoint refuses tells which variable to check, and nothing of what it wrote', async () => {
  const { ids } = await library();
  const { getVectors } = await embedding(() => ({ status: 401, body: '{"error":{"message":"secret words of the endpoint"}}' }), { model: 'refused' });
  await expect(getVectors(ids)).rejects.toThrow('The model’s endpoint refused the vault (401). Check EMBEDDING_API_KEY.');
});

test('an endpoint that never answers delays nothing that is added', async () => {
  const owner = await vault.given.person();
  const spaceId = await vault.given.space(owner);
  const { embedder, calls } = await embedding(() => null, { model: 'silent' });
  await startTestWorker(vault.database.url, {}, { embedder });
  const add = async (from: number, count: number) => {
    const sources = Array.from({ length: count }, (_, at) => ({ content: { title: `Log ${from + at}`, text: `On day ${from + at} the peak was in clouds, and the guides stayed in the hut with their maps.` } }));
    expect((await vault.as(owner).mutate('addSources', { spaceId, sources }, 'results { source { id } }')).code).toBeUndefined();
    await eventually(async () => expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId), status: 'COMPLETED' } })).toBe(from + count));
  };
  // More than a worker does at a time: were they done beside what is read, they would keep all its slots.
  for (let from = 0; from < 30; from += 1) await add(from, 1);
  await eventually(() => expect(calls).toHaveLength(1));
});
