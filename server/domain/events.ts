import type { SqlDb } from '#server/platform/db/rows.ts';
import { publish } from '#server/platform/events/eventBus.ts';
import { encodePublicId } from './publicId.ts';

/** What the subscribers of a space listen to. */
export const spaceTopic = (spaceId: string) => `space:${spaceId}`;

/** What those listen to who show the tree of a space. */
export const treeTopic = (spaceId: string) => `tree:${spaceId}`;

/** So many sources at most are told one by one; for more at once, reading the lists again is cheaper for everybody. */
const maxToldSingly = 150;

/**
 * Tells everybody who watches the space that these sources are new, changed, moved or gone. Rides in the transaction.
 * Of more than 150 at once only those hear who watch the tree: that their lists should be read again.
 */
export function publishSourceStatusChanged(db: SqlDb, spaceId: string, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length > maxToldSingly) return publish(db, { topic: treeTopic(spaceId), type: 'readAgain', ids: [spaceId] });
  return publish(db, { topic: spaceTopic(spaceId), type: 'sourceStatusChanged', ids: sourceIds });
}

/** Tells everybody who watches the tree that these collections are new, renamed, moved or gone. Rides in the transaction. */
export function publishCollectionsChanged(db: SqlDb, spaceId: string, collectionIds: readonly string[]): Promise<void> {
  return publish(db, { topic: treeTopic(spaceId), type: 'collectionsChanged', ids: collectionIds });
}

/** Tells everybody who watches the tree of a space that the space itself was changed, archived or deleted. Rides in the transaction. */
export function publishSpaceChanged(db: SqlDb, spaceId: string): Promise<void> {
  return publish(db, { topic: treeTopic(spaceId), type: 'readAgain', ids: [spaceId] });
}

/** What those listen to who watch what runs in a space. */
export const runsTopic = (spaceId: string) => `runs:${spaceId}`;

/** Tells everybody who watches the runs of a space that these have moved on. Rides in the transaction. */
export function publishRunProgressed(db: SqlDb, spaceId: string, runIds: readonly string[]): Promise<void> {
  return publish(db, { topic: runsTopic(spaceId), type: 'runProgressed', ids: runIds });
}

/** What those listen to who show the smart collections of a space. */
export const smartCollectionsTopic = (spaceId: string) => `smart:${spaceId}`;

/** Tells everybody who watches the smart collections of a space that these are new, changed or gone. Rides in the transaction. */
export function publishSmartCollectionsChanged(db: SqlDb, spaceId: string, smartCollectionIds: readonly string[]): Promise<void> {
  return publish(db, { topic: smartCollectionsTopic(spaceId), type: 'smartCollectionsChanged', ids: smartCollectionIds });
}

/** What those listen to who show the prompts of a space. */
export const promptsTopic = (spaceId: string) => `prompts:${spaceId}`;

/** Something of the prompt workshop that is new, changed or gone. */
export interface ChangedPrompts {
  readonly promptIds?: readonly string[];
  readonly promptCollectionIds?: readonly string[];
}

/** Tells everybody who watches the prompts of a space. Rides in the transaction. */
export function publishPromptsChanged(db: SqlDb, spaceId: string, { promptIds = [], promptCollectionIds = [] }: ChangedPrompts): Promise<void> {
  const ids = [...promptCollectionIds.map((id) => encodePublicId('PromptCollection', id)), ...promptIds.map((id) => encodePublicId('Prompt', id))];
  return publish(db, { topic: promptsTopic(spaceId), type: 'promptsChanged', ids });
}

/** What those listen to who show the flashcards of a space. */
export const decksTopic = (spaceId: string) => `decks:${spaceId}`;

/** Tells everybody who watches the flashcards of a space that these decks are new, changed or gone, or cards in them. Rides in the transaction. */
export function publishDecksChanged(db: SqlDb, spaceId: string, deckIds: readonly string[]): Promise<void> {
  return publish(db, { topic: decksTopic(spaceId), type: 'decksChanged', ids: deckIds });
}

/** What those listen to who show what is written from the sources of a space. */
export const worksTopic = (spaceId: string) => `works:${spaceId}`;

/** Tells everybody who watches the works of a space that these are new, changed or gone. Rides in the transaction. */
export function publishWorksChanged(db: SqlDb, spaceId: string, workIds: readonly string[]): Promise<void> {
  return publish(db, { topic: worksTopic(spaceId), type: 'worksChanged', ids: workIds });
}

/** What those listen to who watch a conversation. */
export const conversationTopic = (conversationId: string) => `conversation:${conversationId}`;

/** Tells everybody who watches a conversation that these messages of it are new or have more than before; none of them: that the conversation itself was changed. Rides in the transaction. */
export function publishAnswerGrew(db: SqlDb, conversationId: string, messageIds: readonly string[]): Promise<void> {
  return publish(db, { topic: conversationTopic(conversationId), type: 'answerGrew', ids: messageIds.length === 0 ? [conversationId] : messageIds });
}

/** What those listen to who watch the runs of a prompt. */
export const promptRunsTopic = (promptId: string) => `promptRuns:${promptId}`;

/** Tells everybody who watches runs of a prompt that this one has more than before, or has ended. Rides in the transaction. */
export function publishPromptRunGrew(db: SqlDb, promptId: string, runId: string): Promise<void> {
  return publish(db, { topic: promptRunsTopic(promptId), type: 'promptRunGrew', ids: [runId] });
}

/** The space that a topic belongs to; null for all others. */
export function spaceOfTopic(topic: string): string | null {
  return /^(?:space|tree|runs|smart|prompts|decks|works):(.+)$/.exec(topic)?.[1] ?? null;
}

/** What every web process listens to. */
export const credentialsTopic = 'credentials';

/** Stands for everybody, where nobody knows whose credentials have ended. */
export const everybody = 'everybody';

/**
 * Tells all web processes that a credential of these people has ended, which they may still remember, and whose
 * connections they end. Rides in the transaction.
 */
export function publishCredentialsEnded(db: SqlDb, userIds: readonly string[] = [everybody]): Promise<void> {
  return publish(db, { topic: credentialsTopic, type: 'ended', ids: userIds });
}

/** What every web process listens to, too. */
export const membershipsTopic = 'memberships';

/** Tells all web processes that these people have left a space, of which they may still hear. Rides in the transaction. */
export function publishMembershipsEnded(db: SqlDb, userIds: readonly string[]): Promise<void> {
  return publish(db, { topic: membershipsTopic, type: 'ended', ids: userIds });
}

/** What one person listens to, on whatever device. */
export const userTopic = (userId: string) => `user:${userId}`;

/** Tells a person of a notification that is new or counts further. Rides in the transaction. */
export function publishNotificationReceived(db: SqlDb, userId: string, notificationId: string): Promise<void> {
  return publish(db, { topic: userTopic(userId), type: 'notificationReceived', ids: [notificationId] });
}

/** What those listen to who follow the change feed. The database tells of it (`announceChanges` of the migrations): ids of spaces, and of people for what is theirs alone. */
export const changesTopic = 'changes';
