import { type GraphQLError, parse, subscribe } from 'graphql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { untilTold } from '#server/domain/changes/horizon.ts';
import { publishAnswerGrew, publishPromptRunGrew, publishCollectionsChanged, publishNotificationReceived, publishDecksChanged, publishWorksChanged, publishPromptsChanged, publishRunProgressed, publishSmartCollectionsChanged, publishSourceStatusChanged } from '#server/domain/events.ts';
import { type EventBus, openEventBus, publish } from '#server/platform/events/eventBus.ts';
import { schema } from '#server/schema/schema.ts';
import { silentLog } from '#tests/support/identity.ts';
import { fullSpaces, type FullSpace, type Who } from '#tests/support/fullSpace.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { fullSpace, actors } = fullSpaces(vault);

let bus: EventBus;
beforeAll(async () => {
  bus = await openEventBus(vault.url, silentLog);
});
afterAll(() => bus.close());

/** `heard`: what happens comes. `nothing`: it does not, though the subscription stands. Else the code of the refusal. */
type Rights = Record<Who, string>;

const members: Rights = { OWNER: 'heard', EDITOR: 'heard', VIEWER: 'heard', STRANGER: 'NOT_FOUND', NOBODY: 'UNAUTHENTICATED', READ_KEY: 'heard', WRITE_KEY: 'heard', OTHER_KEY: 'NOT_FOUND' };
/** What the owner began: it comes to all owners. */
const owners: Rights = { ...members, EDITOR: 'nothing', VIEWER: 'nothing' };
/** What comes to the owner as a person. */
const oneself: Rights = { OWNER: 'heard', EDITOR: 'nothing', VIEWER: 'nothing', STRANGER: 'nothing', NOBODY: 'UNAUTHENTICATED', READ_KEY: 'nothing', WRITE_KEY: 'nothing', OTHER_KEY: 'nothing' };

interface Row {
  readonly rights: Rights;
  readonly ask: (space: FullSpace) => string;
  /** Makes something happen, and then what every subscriber of this kind hears: the first event tells them apart. */
  readonly happen: (space: FullSpace, myUuid: string) => Promise<void>;
  /** What the event carries for those who may hear of it. */
  readonly find: (space: FullSpace) => string;
}

const subscriptions: Record<string, Row> = {
  sourceStatusChanged: {
    rights: members,
    ask: ({ spaceId }) => `sourceStatusChanged(spaceId: "${spaceId}") { sourceId source { id title } }`,
    happen: ({ spaceId, sourceId }) => publishSourceStatusChanged(vault.database.prisma, uuid(spaceId), [uuid(sourceId)]),
    find: ({ sourceId }) => `"source":{"id":"${sourceId}"`,
  },
  collectionsChanged: {
    rights: members,
    ask: ({ spaceId }) => `collectionsChanged(spaceId: "${spaceId}") { readAgain collections { id } space { tree { id } } }`,
    happen: ({ spaceId, collectionId }) => publishCollectionsChanged(vault.database.prisma, uuid(spaceId), [uuid(collectionId)]),
    find: ({ collectionId }) => collectionId,
  },
  smartCollectionsChanged: {
    rights: members,
    ask: ({ spaceId }) => `smartCollectionsChanged(spaceId: "${spaceId}") { smartCollections { id } }`,
    happen: ({ spaceId, smartCollectionId }) => publishSmartCollectionsChanged(vault.database.prisma, uuid(spaceId), [uuid(smartCollectionId)]),
    find: ({ smartCollectionId }) => smartCollectionId,
  },
  promptsChanged: {
    rights: members,
    ask: ({ spaceId }) => `promptsChanged(spaceId: "${spaceId}") { prompts { id } promptCollections { id } }`,
    happen: ({ spaceId, promptId }) => publishPromptsChanged(vault.database.prisma, uuid(spaceId), { promptIds: [uuid(promptId)] }),
    find: ({ promptId }) => promptId,
  },
  decksChanged: {
    rights: members,
    ask: ({ spaceId }) => `decksChanged(spaceId: "${spaceId}") { changedIds decks { id } }`,
    happen: ({ spaceId, deckId }) => publishDecksChanged(vault.database.prisma, uuid(spaceId), [uuid(deckId)]),
    find: ({ deckId }) => deckId,
  },
  worksChanged: {
    rights: members,
    ask: ({ spaceId }) => `worksChanged(spaceId: "${spaceId}") { changedIds works { id } }`,
    happen: ({ spaceId, workId }) => publishWorksChanged(vault.database.prisma, uuid(spaceId), [uuid(workId)]),
    find: ({ workId }) => workId,
  },
  answerGrew: {
    rights: { ...members, EDITOR: 'NOT_FOUND', VIEWER: 'NOT_FOUND', READ_KEY: 'NOT_FOUND', WRITE_KEY: 'NOT_FOUND' },
    ask: ({ conversationId }) => `answerGrew(conversationId: "${conversationId}") { message { id state } newStatements { text } }`,
    happen: ({ conversationId, answerId }) => publishAnswerGrew(vault.database.prisma, uuid(conversationId), [uuid(answerId)]),
    find: ({ answerId }) => answerId,
  },
  promptRunGrew: {
    rights: { ...members, EDITOR: 'NOT_FOUND', VIEWER: 'NOT_FOUND', READ_KEY: 'NOT_FOUND', WRITE_KEY: 'NOT_FOUND' },
    ask: ({ promptRunId }) => `promptRunGrew(runIds: ["${promptRunId}"]) { run { id state } newText position }`,
    happen: ({ promptId, promptRunId }) => publishPromptRunGrew(vault.database.prisma, uuid(promptId), uuid(promptRunId)),
    find: ({ promptRunId }) => promptRunId,
  },
  runProgressed: {
    rights: owners,
    ask: ({ spaceId }) => `runProgressed(spaceId: "${spaceId}") { runs { id state } }`,
    happen: ({ spaceId, jobId }) => publishRunProgressed(vault.database.prisma, uuid(spaceId), [uuid(jobId)]),
    find: ({ jobId }) => jobId,
  },
  changed: {
    // Whoever may see nothing of it is told, as of any other space, that there is nothing.
    rights: { ...members, STRANGER: 'nothing', OTHER_KEY: 'nothing' },
    ask: ({ spaceId, changePosition }) => `changed(after: "${changePosition}", spaceId: "${spaceId}", kinds: [SOURCE]) { changes { node { id } } position readAgain }`,
    happen: async () => {},
    find: ({ sourceId }) => `"node":{"id":"${sourceId}"`,
  },
  notificationReceived: {
    rights: oneself,
    ask: () => 'notificationReceived { notification { id } }',
    happen: async ({ owner, notificationId }, myUuid) => {
      const { prisma } = vault.database;
      await publishNotificationReceived(prisma, uuid(owner.id), uuid(notificationId));
      const { id } = await prisma.notification.create({ data: { userId: myUuid, kind: 'SHARED' } });
      await publishNotificationReceived(prisma, myUuid, id);
    },
    find: ({ notificationId }) => notificationId,
  },
};

const contextOf = (actor: Person['actor']) => ({
  ...vault.context(actor),
  subscribe: (topic: string) => {
    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    return bus.subscribe(topic, closing.signal);
  },
});

/** Events come in the order of their commits: what was done until now is heard when this one is. */
async function whatWasBeforeIsHeard(): Promise<void> {
  const marked = bus.subscribe('marked', new AbortController().signal).next();
  await publish(vault.database.prisma, { topic: 'marked', type: 'marked', ids: ['marked'] });
  await marked;
}

/** The first event, or the refusal with its code and its words. */
async function listen(actor: Person['actor'], field: string, meanwhile: () => Promise<void>): Promise<{ event?: string; code?: unknown; message?: string }> {
  const stream = await subscribe({ schema, document: parse(`subscription { ${field} }`), contextValue: contextOf(actor) });
  if (!(Symbol.asyncIterator in stream)) return refusal(stream.errors?.[0]);
  const first = stream[Symbol.asyncIterator]().next();
  const [heard] = await Promise.allSettled([first, meanwhile()]);
  if (heard.status === 'rejected') return refusal(heard.reason);
  expect(heard.value.value?.errors).toBeUndefined();
  return { event: JSON.stringify(heard.value.value?.data) };
}

/** Errors of the domain have a code of their own; on their way out it becomes an extension. */
function refusal(error: unknown) {
  const { extensions, cause, code, message } = error as Partial<GraphQLError & { code: string }>;
  return { code: extensions?.['code'] ?? (cause as { code?: string } | undefined)?.code ?? code, message };
}

test('every subscription has its row', () => {
  expect(Object.keys(subscriptions).sort()).toEqual(Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).sort());
});

describe.each(Object.entries(subscriptions))('%s', (_name, { rights, ask, happen, find }) => {
  test.each(Object.entries(rights) as [Who, string][])('%s: %s', async (who, expected) => {
    const here = await fullSpace();
    const me = await actors[who](here);
    await untilTold(vault.database.prisma);
    const heard = await listen(me.actor, ask(here), async () => {
      if (me.id) await happen(here, uuid(me.id));
    });
    expect(heard.event === undefined ? heard.code : heard.event.includes(find(here)) ? 'heard' : 'nothing').toBe(expected);
  });

  test('who leaves while nothing happens is gone at once', async () => {
    const here = await fullSpace();
    await whatWasBeforeIsHeard();
    const contextValue = contextOf(here.owner.actor);
    const left: Promise<unknown>[] = [];
    const stream = await subscribe({
      schema,
      document: parse(`subscription { ${ask(here)} }`),
      contextValue: {
        ...contextValue,
        subscribe: (topic: string) => {
          const events = contextValue.subscribe(topic);
          return { ...events, next: () => { const next = events.next(); left.push(next); return next; } };
        },
      },
    });
    if (!(Symbol.asyncIterator in stream)) throw new Error('It was refused.');
    const told: Promise<unknown>[] = [stream.next()];
    // The tree tells at once that it listens, the change feed what came before, runs what has not ended, and a conversation what it has; then nothing happens.
    if (/^(?:changed|collectionsChanged|runProgressed|answerGrew|promptRunGrew)/.test(ask(here))) told.push(told[0]?.then(() => stream.next()) ?? Promise.resolve());
    await vi.waitFor(() => expect(left).toHaveLength(1));
    await stream.return();
    expect(await left[0]).toEqual({ done: true, value: undefined });
    expect(await told.at(-1)).toEqual({ done: true, value: undefined });
  });

  test('a stranger gets the answer of an id that does not exist', async () => {
    if (rights.STRANGER !== 'NOT_FOUND') return;
    const here = await fullSpace();
    const { actor } = await actors.STRANGER(here);
    const nowhere = { ...here, spaceId: publicId('Space', '01939d2f-0000-7000-8000-000000000000') };
    const quiet = async () => {};
    expect(await listen(actor, ask(here), quiet)).toEqual(await listen(actor, ask(nowhere), quiet));
  });
});
