import { fromString, fromUUID, getType, toUUID, typeid } from 'typeid-js';

/** The kinds of things that have a public id, and the prefix of that id. */
export const publicIdPrefixes = {
  User: 'user',
  Space: 'space',
  Collection: 'collection',
  DeletedCollection: 'deletedcollection',
  SmartCollection: 'smartcollection',
  Source: 'source',
  Tag: 'tag',
  ProcessingEvent: 'event',
  Notification: 'notification',
  Member: 'member',
  Invitation: 'invitation',
  ApiKey: 'key',
  Activity: 'activity',
  SourceRevision: 'revision',
  SourceEntry: 'entry',
  Highlight: 'highlight',
  Undo: 'undo',
  Person: 'person',
  AuditEntry: 'audit',
  Feedback: 'feedback',
  Session: 'session',
  Passkey: 'passkey',
  Feed: 'feed',
  FeedAddress: 'feedaddress',
  Webhook: 'webhook',
  WebhookDelivery: 'delivery',
  Job: 'job',
  Prompt: 'prompt',
  PromptCollection: 'promptcollection',
  PromptVersion: 'promptversion',
  Conversation: 'conversation',
  Message: 'message',
  ProposedChange: 'proposedchange',
  Statement: 'statement',
  Citation: 'citation',
  PromptTemplate: 'template',
  PromptAnalysis: 'analysis',
  PromptSuggestion: 'suggestion',
  PromptRun: 'promptrun',
  Deck: 'deck',
  Card: 'card',
  CardReview: 'review',
  TestSet: 'testset',
  TestCase: 'testcase',
  TestRun: 'testrun',
  TestResult: 'testresult',
  Work: 'work',
  WorkRevision: 'workrevision',
} as const;
export type PublicKind = keyof typeof publicIdPrefixes;

const kindByPrefix = new Map(Object.entries(publicIdPrefixes).map(([kind, prefix]) => [prefix as string, kind as PublicKind]));

/** The id that GraphQL, REST and the addresses of the client share: a TypeID, such as `source_01h455vb4pex5vsknk084sn02q`. */
export function encodePublicId(kind: PublicKind, uuid: string): string {
  return fromUUID(uuid, publicIdPrefixes[kind]);
}

/** A new id for a row that is written without Prisma: sortable by time (UUID version 7), as Prisma makes them. */
export function newUuid(): string {
  return typeid().toUUID();
}

/** The UUID in the database, or null for anything that is no public id of a known kind. */
export function decodePublicId(id: string): { kind: PublicKind; uuid: string } | null {
  try {
    const typeId = fromString(id);
    const kind = kindByPrefix.get(getType(typeId));
    return kind ? { kind, uuid: toUUID(typeId) } : null;
  } catch {
    return null;
  }
}

/** The UUID behind a public id of this kind, or null for anything else. */
export function uuidOf(kind: PublicKind, id: string): string | null {
  const decoded = decodePublicId(id);
  return decoded?.kind === kind ? decoded.uuid : null;
}
