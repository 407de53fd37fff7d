import { parse, subscribe } from 'graphql';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readHorizon, untilTold } from '#server/domain/changes/horizon.ts';
import { decodePosition, encodePosition } from '#server/domain/changes/position.ts';
import { readChangePosition } from '#server/domain/changes/readChanges.ts';
import { type EventBus, openEventBus } from '#server/platform/events/eventBus.ts';
import { schema } from '#server/schema/schema.ts';
import { silentLog } from '#tests/support/identity.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { given } = vault;

let bus: EventBus;
beforeAll(async () => {
  bus = await openEventBus(vault.url, silentLog);
});
afterAll(() => bus.close());

interface Received {
  readonly changes: readonly { readonly kind: string; readonly action: string; readonly changedId: string }[];
  readonly position: string;
  readonly readAgain: boolean;
}

/** What comes to somebody who subscribes from a position on. */
async function listen({ actor }: Person, after?: string): Promise<() => Promise<Received>> {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const contextValue = { ...vault.context(actor), subscribe: (topic: string) => bus.subscribe(topic, closing.signal) };
  const document = parse('subscription($after: String) { changed(after: $after) { changes { kind action changedId } position readAgain } }');
  const stream = await subscribe({ schema, document, variableValues: { after }, contextValue });
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream.errors));
  return async () => (await stream.next()).value?.data?.['changed'] as Received;
}

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  await untilTold(vault.database.prisma);
  const tag = (name: string) => vault.database.prisma.tag.create({ data: { spaceId: uuid(spaceId), name, key: name } });
  return { owner, spaceId, tag };
}

test('who comes is told at once where they are, and then what happens', async () => {
  const { owner, tag } = await place();
  const next = await listen(owner);
  expect(await next()).toMatchObject({ changes: [], readAgain: false, position: expect.any(String) });
  await tag('draft');
  expect(await next()).toMatchObject({ changes: [{ kind: 'TAG', action: 'UPSERTED' }] });
});

test('who was away is told what they missed, once, however much it was', async () => {
  const { owner, spaceId, tag } = await place();
  const position = await readChangePosition(vault.context(owner.actor));
  await vault.database.prisma.tag.createMany({ data: Array.from({ length: 150 }, (_, n) => ({ spaceId: uuid(spaceId), name: `${n}`, key: `${n}` })) });
  await untilTold(vault.database.prisma);
  const next = await listen(owner, position);
  const [first, second] = [await next(), await next()];
  expect([first.changes.length, second.changes.length]).toEqual([100, 50]);
  await tag('draft');
  const third = await next();
  expect(third.changes).toHaveLength(1);
  expect(new Set([first, second, third].flatMap(({ changes }) => changes.map(({ changedId }) => changedId))).size).toBe(151);
});

test('a space that somebody comes into while they listen comes with all that is in it', async () => {
  const { owner, spaceId, tag } = await place();
  await tag('draft');
  const guest = await given.person();
  const next = await listen(guest);
  await next();
  await vault.database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid(guest.id), role: 'VIEWER' } });
  expect((await next()).changes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['SPACE', 'TAG', 'MEMBER']));
  await vault.database.prisma.membership.deleteMany({ where: { userId: uuid(guest.id) } });
  expect((await next()).changes).toEqual([{ kind: 'SPACE', action: 'DELETED', changedId: spaceId }]);
  expect(owner.id).not.toBe(guest.id);
});

test('what commits while an earlier transaction is under way comes with it', async () => {
  const { owner, spaceId, tag } = await place();
  const next = await listen(owner);
  await next();
  await vault.database.prisma.$transaction(async (slow) => {
    await slow.tag.create({ data: { spaceId: uuid(spaceId), name: 'slow', key: 'slow' } });
    await tag('fast');
  });
  expect((await next()).changes.map(({ kind }) => kind)).toEqual(['TAG', 'TAG']);
});

test('a position of over 30 days ago is answered with one of now', async () => {
  const { owner, tag } = await place();
  const ctx = vault.context(owner.actor);
  const position = await readChangePosition(ctx);
  const known = decodePosition(position, await readHorizon(ctx.db), new Date());
  const next = await listen(owner, encodePosition({ ...known, time: known.time - 31 * 86_400 }));
  expect(await next()).toMatchObject({ changes: [], readAgain: true });
  await tag('draft');
  expect((await next()).changes).toHaveLength(1);
});
