import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { untilTold } from '#server/domain/changes/horizon.ts';
import { collectDeliveries } from '#server/domain/webhooks/collectDeliveries.ts';
import { deliverToWebhookProcessor } from '#server/jobs/webhooks/webhooks.ts';
import { parseAllowList } from '#server/platform/fetch/allowList.ts';
import { createSafePost } from '#server/platform/fetch/safePost.ts';
import { closeAfterTest, serveTls } from '#tests/server/platform/fetch/localSite.ts';
import { TEST_ONLY_CERTIFICATE } from '#tests/server/platform/fetch/testCertificate.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
const hour = 3_600_000;

interface Received {
  readonly body: string;
  readonly signature: string;
}

/** A site that is told, and answers as the test wants. */
async function site() {
  const state = { status: 204, received: [] as Received[] };
  const textOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString();
  const { port } = await serveTls((request, response) => {
    void textOf(request).then((body) => {
      state.received.push({ body, signature: String(request.headers['vault-signature']) });
      response.writeHead(state.status, { location: 'https://elsewhere.test/' }).end('said');
    });
  });
  return { url: `https://site.test:${port}/hook`, port, state };
}

/** The vault as its worker has it at a moment. */
function worker(port: number, { at = new Date(), allowed = true }: { at?: Date; allowed?: boolean } = {}) {
  const ctx = { ...vault.context({ kind: 'system', job: 'webhooks' }), now: () => at };
  const safePost = createSafePost({
    allow: parseAllowList(allowed ? `127.0.0.1:${port}` : ''),
    userAgent: 'KnowledgeVault/1.0',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    certificateAuthority: TEST_ONLY_CERTIFICATE,
  });
  closeAfterTest(() => safePost.close());
  const { work } = deliverToWebhookProcessor({ ctx, safePost });
  const deliver = (deliveryId: string) => work({ deliveryId }, { signal: new AbortController().signal, priority: 0, isLastTry: false });
  return {
    deliver,
    /** Collects what happened, and sends what is due. */
    run: async () => {
      await untilTold(vault.database.prisma);
      await collectDeliveries(ctx);
      const due = await vault.database.prisma.webhookDelivery.findMany({ where: { state: 'WAITING', nextTryAt: { lte: at } }, orderBy: { id: 'asc' }, select: { id: true } });
      for (const { id } of due) await deliver(id);
    },
  };
}

async function place(url: string, events: string[]) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  await untilTold(vault.database.prisma);
  const { webhook, secret } = (await as(owner).mutate('createWebhook', { spaceId, name: 'Mirror', url, events }, 'secret webhook { id secretHint }')) as unknown as { webhook: { id: string; secretHint: string }; secret: string };
  expect(secret.endsWith(webhook.secretHint)).toBe(true);
  return { owner, spaceId, webhookId: webhook.id, secret };
}

async function read(owner: Person, webhookId: string) {
  const { data } = await as(owner).query(
    `query($id: ID!) { node(id: $id) { ... on Webhook { disabledReason failingSince deliveries(first: 100) { totalCount edges { node { id event state attempts responseStatus responseBody nextTryAt failure { code message } } } } } } }`,
    { id: webhookId },
  );
  const { deliveries, ...webhook } = data?.['node'] as {
    disabledReason: string | null;
    failingSince: string | null;
    deliveries: { totalCount: number; edges: { node: { id: string; event: string | null; state: string; attempts: number; responseStatus: number | null; nextTryAt: string | null; failure: { code: string; message: string } | null } }[] };
  };
  return { ...webhook, deliveries: deliveries.edges.map(({ node }) => node) };
}

/** Whether a signature is of this body under this secret, as the guide says. */
function isSigned({ body, signature }: Received, secret: string): boolean {
  const [, t = ''] = /^t=(\d+)/.exec(signature) ?? [];
  return signature.includes(`v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`);
}

test('what changed is sent by ids, signed, together, and once', async () => {
  const { url, port, state } = await site();
  const { owner, spaceId, webhookId, secret } = await place(url, ['CHANGED']);
  const collectionId = await given.collection(owner, spaceId, 'Memory');
  const [linkId = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/a');
  await worker(port).run();
  await worker(port).run();
  expect(state.received).toHaveLength(1);
  const [received = { body: '{}', signature: '' }] = state.received;
  expect(isSigned(received, secret)).toBe(true);
  const { deliveries: [delivery] } = await read(owner, webhookId);
  expect(JSON.parse(received.body)).toEqual({
    id: delivery?.id,
    webhookId,
    spaceId,
    position: expect.any(String),
    changes: expect.arrayContaining([expect.objectContaining({ kind: 'COLLECTION', action: 'UPSERTED', changedId: collectionId }), expect.objectContaining({ kind: 'SOURCE', changedId: linkId })]),
    events: [],
  });
  expect(delivery).toMatchObject({ event: 'CHANGED', state: 'DELIVERED', attempts: 1, responseStatus: 204, nextTryAt: null, failure: null });
});

test('a source that was read, and one that could not be, are events of their own', async () => {
  const { url, port, state } = await site();
  const { owner, spaceId } = await place(url, ['SOURCE_COMPLETED', 'SOURCE_FAILED']);
  const collectionId = await given.collection(owner, spaceId, 'Memory');
  const [readId = '', failedId = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/read', 'https://example.org/failed');
  await vault.database.prisma.source.update({ where: { id: uuid(readId) }, data: { status: 'COMPLETED' } });
  await vault.database.prisma.source.update({ where: { id: uuid(readId) }, data: { title: 'No event' } });
  await vault.database.prisma.source.update({ where: { id: uuid(failedId) }, data: { status: 'FAILED', failureCode: 'TIMEOUT', failureMessage: 'It took too long.' } });
  await worker(port).run();
  expect(state.received.map(({ body }) => (JSON.parse(body) as { events: unknown }).events)).toEqual([[{ event: 'SOURCE_COMPLETED', id: readId }], [{ event: 'SOURCE_FAILED', id: failedId }]]);
});

test('a job that has ended and a label that moved are events, too', async () => {
  const { url, port, state } = await site();
  const { owner, spaceId } = await place(url, ['JOB_ENDED', 'PROMPT_LABEL_MOVED']);
  const { prisma } = vault.database;
  const job = await prisma.job.create({ data: { spaceId: uuid(spaceId), startedById: uuid(owner.id), kind: 'IMPORT', state: 'RUNNING' } });
  const prompt = await prisma.prompt.create({ data: { spaceId: uuid(spaceId), name: 'answer', title: 'Answer' } });
  const version = await prisma.promptVersion.create({ data: { spaceId: uuid(spaceId), promptId: prompt.id, number: 1, messages: [], params: {}, variables: [] } });
  await prisma.job.update({ where: { id: job.id }, data: { done: 1 } });
  await prisma.job.update({ where: { id: job.id }, data: { state: 'SUCCEEDED', endedAt: new Date() } });
  await prisma.promptLabel.create({ data: { promptId: prompt.id, name: 'production', versionId: version.id } });
  await worker(port).run();
  const events = state.received.flatMap(({ body }) => (JSON.parse(body) as { events: unknown[] }).events);
  expect(events).toEqual([{ event: 'JOB_ENDED', id: publicId('Job', job.id) }, { event: 'PROMPT_LABEL_MOVED', id: publicId('Prompt', prompt.id) }]);
});

test('what is not taken is sent again with pauses, the same each time, until it is', async () => {
  const { url, port, state } = await site();
  const { owner, webhookId, spaceId } = await place(url, ['CHANGED']);
  await given.collection(owner, spaceId, 'Memory');
  state.status = 302;
  const at = new Date();
  await worker(port, { at }).run();
  const failed = await read(owner, webhookId);
  expect(failed).toMatchObject({ failingSince: at.toISOString(), disabledReason: null, deliveries: [{ state: 'WAITING', attempts: 1, responseStatus: 302, nextTryAt: new Date(at.getTime() + 60_000).toISOString(), failure: { code: 'SERVER_ERROR' } }] });
  state.status = 200;
  await worker(port, { at: new Date(at.getTime() + 60_000) }).run();
  expect(await read(owner, webhookId)).toMatchObject({ failingSince: null, deliveries: [{ state: 'DELIVERED', attempts: 2, failure: null }] });
  expect(new Set(state.received.map(({ body }) => body)).size).toBe(1);
  expect(state.received).toHaveLength(2);
});

test('after the last pause a delivery has failed; a webhook of which everything failed for three days is disabled, and tells from now on once it is enabled', async () => {
  const { url, port, state } = await site();
  const { owner, webhookId, spaceId } = await place(url, ['CHANGED']);
  await given.collection(owner, spaceId, 'Memory');
  state.status = 500;
  const begin = Date.now();
  for (const hours of [0, 1, 2, 5, 12, 25, 40, 65]) await worker(port, { at: new Date(begin + hours * hour) }).run();
  expect(await read(owner, webhookId)).toMatchObject({ disabledReason: null, deliveries: [{ state: 'FAILED', attempts: 8, nextTryAt: null }] });
  await given.collection(owner, spaceId, 'Later');
  await worker(port, { at: new Date(begin + 73 * hour) }).run();
  expect(await read(owner, webhookId)).toMatchObject({ disabledReason: 'FAILING' });
  const before = state.received.length;
  const untoldId = await given.collection(owner, spaceId, 'Untold');
  await worker(port, { at: new Date(begin + 74 * hour) }).run();
  expect(state.received).toHaveLength(before);

  state.status = 200;
  await untilTold(vault.database.prisma);
  expect(await as(owner).mutate('updateWebhook', { webhookId, isDisabled: false }, 'webhook { disabledReason failingSince }')).toMatchObject({ webhook: { disabledReason: null, failingSince: null } });
  const newestId = await given.collection(owner, spaceId, 'Newest');
  await worker(port, { at: new Date(begin + 74 * hour) }).run();
  const told = state.received.slice(before).flatMap(({ body }) => (JSON.parse(body) as { changes: { changedId: string }[] }).changes.map(({ changedId }) => changedId));
  expect(told).toContain(newestId);
  expect(told).not.toContain(untoldId);
});

test('an address in a private network is told nothing, and the log says so', async () => {
  const { url, port, state } = await site();
  const { owner, webhookId, spaceId } = await place(url, ['CHANGED']);
  await given.collection(owner, spaceId, 'Memory');
  await worker(port, { allowed: false }).run();
  expect(state.received).toEqual([]);
  expect((await read(owner, webhookId)).deliveries).toMatchObject([{ state: 'WAITING', responseStatus: null, failure: { code: 'PRIVATE_ADDRESS' } }]);
});

test('a new secret signs beside the one before for a day', async () => {
  const { url, port, state } = await site();
  const { owner, webhookId, spaceId, secret } = await place(url, ['CHANGED']);
  const { secret: next } = (await as(owner).mutate('updateWebhook', { webhookId, newSecret: true }, 'secret')) as unknown as { secret: string };
  await given.collection(owner, spaceId, 'Memory');
  await worker(port).run();
  await given.collection(owner, spaceId, 'Later');
  await worker(port, { at: new Date(Date.now() + 25 * hour) }).run();
  const [first, second] = state.received as [Received, Received];
  expect([isSigned(first, secret), isSigned(first, next), isSigned(second, secret), isSigned(second, next)]).toEqual([true, true, false, true]);
});

test('a test and a delivery that was taken can be sent again, with the same id', async () => {
  const { url, port, state } = await site();
  const { owner, webhookId } = await place(url, ['CHANGED']);
  const { deliveries: [made] } = (await as(owner).mutate('redeliver', { testOf: webhookId }, 'deliveries { id event state }')) as unknown as { deliveries: { id: string }[] };
  expect(made).toMatchObject({ event: null, state: 'WAITING' });
  await worker(port).deliver(uuid(made?.id ?? ''));
  expect(await as(owner).mutate('redeliver', { deliveryIds: [made?.id] }, 'deliveries { id state }')).toMatchObject({ deliveries: [{ id: made?.id, state: 'WAITING' }] });
  await worker(port).deliver(uuid(made?.id ?? ''));
  await worker(port).deliver(uuid(made?.id ?? ''));
  expect(state.received.map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual([made?.id, made?.id]);
  expect(await as(owner).mutate('redeliver', {}, 'deliveries { id }')).toMatchObject({ code: 'INVALID' });
});

test.each(['http://example.org/hook', 'https://127.0.0.1/hook', 'https://[::1]/hook', 'https://user:secret@example.org/', 'nonsense'])('%s is refused as the address of a webhook', async (url) => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  expect(await as(owner).mutate('createWebhook', { spaceId, name: 'Mirror', url, events: ['CHANGED'] }, 'secret')).toMatchObject({ code: 'INVALID', message: expect.stringContaining('https only') });
});

test('a webhook needs a name and an event, and a space has at most twenty', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const create = (name: string, events: string[]) => as(owner).mutate('createWebhook', { spaceId, name, url: 'https://example.org/hook', events }, 'secret');
  expect(await create(' ', [])).toMatchObject({ code: 'INVALID', message: expect.stringMatching(/needs a name.*at least one event/) });
  for (let n = 0; n < 20; n++) expect(await create(`Hook ${n}`, ['CHANGED'])).toMatchObject({ secret: expect.stringMatching(/^whsec_/) });
  expect(await create('One more', ['CHANGED'])).toMatchObject({ code: 'LIMIT_REACHED' });
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { webhooks(first: 3) { totalCount edges { node { name } } } } } }', { id: spaceId });
  expect(data?.['node']).toEqual({ webhooks: { totalCount: 20, edges: ['Hook 0', 'Hook 1', 'Hook 2'].map((name) => ({ node: { name } })) } });
});
