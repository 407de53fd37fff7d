import { Prisma, type Role } from '#server/platform/db/generated/client.ts';
import type { SqlContext } from '../context.ts';
import { newUuid } from '../publicId.ts';

/** What can be done in a space. Each command that changes something notes one of these, whatever number it was done to. */
export const activityVerbs = [
  'SPACE_CREATED',
  'SPACE_UPDATED',
  'SPACE_ARCHIVED',
  'SPACE_UNARCHIVED',
  'MEMBER_INVITED',
  'INVITATION_DECLINED',
  'INVITATION_REVOKED',
  'MEMBER_JOINED',
  'MEMBER_ROLE_CHANGED',
  'MEMBER_REMOVED',
  'MEMBER_LEFT',
  'COLLECTION_CREATED',
  'COLLECTION_UPDATED',
  'COLLECTION_MOVED',
  'COLLECTION_DELETED',
  'COLLECTION_RESTORED',
  'COLLECTION_DELETED_FOREVER',
  'SOURCES_ADDED',
  'SOURCES_UPDATED',
  'SOURCES_TAGGED',
  'SOURCES_MOVED',
  'SOURCES_COPIED',
  'SOURCES_TRASHED',
  'SOURCES_RESTORED',
  'SOURCES_DELETED',
  'SOURCES_RETRIED',
  'SOURCES_REPROCESSED',
  'TAGS_MERGED',
  'TAGS_DELETED',
  'SMART_COLLECTION_CREATED',
  'SMART_COLLECTION_RENAMED',
  'SMART_COLLECTION_UPDATED',
  'SMART_COLLECTION_DELETED',
  'SMART_COLLECTION_RESTORED',
  'PROMPT_COLLECTION_CREATED',
  'PROMPT_COLLECTION_UPDATED',
  'PROMPT_COLLECTIONS_DELETED',
  'PROMPT_CREATED',
  'PROMPT_UPDATED',
  'PROMPTS_DELETED',
  'PROMPTS_DELETED_FOREVER',
  'PROMPTS_RESTORED',
  'DECK_CREATED',
  'DECK_UPDATED',
  'DECKS_DELETED',
  'CARDS_CREATED',
  'CARDS_UPDATED',
  'CARDS_DELETED',
  'CARDS_RESTORED',
  'WORK_CREATED',
  'WORKS_DELETED',
  'WORKS_RESTORED',
  'PROMPT_VERSION_SAVED',
  'PROMPT_LABEL_MOVED',
] as const;
export type ActivityVerb = (typeof activityVerbs)[number];

/** Kinds of things that something is done to or in. */
export const activitySubjectKinds = ['SPACE', 'MEMBER', 'COLLECTION', 'SOURCE', 'TAG', 'SMART_COLLECTION', 'PROMPT', 'PROMPT_COLLECTION', 'DECK', 'WORK'] as const;
export type ActivitySubjectKind = (typeof activitySubjectKinds)[number];

interface Subject {
  readonly kind: ActivitySubjectKind;
  /** For a member: the id of the user. */
  readonly id: string;
}

export interface ActivityData {
  /** What it was done to, when that is one thing. It must still be there: its name is kept as it is at this moment. */
  readonly subject?: Subject | undefined;
  /** The collection it was done in or the things went to. */
  readonly collectionId?: string | null | undefined;
  /** How many things it was done to; 1 unless told. 0: nothing was, so nothing is noted. */
  readonly count?: number;
  /** The role that somebody got or is invited to. */
  readonly role?: Role;
}

/**
 * Notes in the caller's transaction who did what: one row and one statement, whatever the number of things. Call it
 * before a deletion and after a creation, so that the names can be read.
 */
export async function recordActivity(ctx: SqlContext, spaceId: string, verb: ActivityVerb, data: ActivityData = {}): Promise<void> {
  if (data.count === 0) return;
  const { subject } = data;
  const idOf = (kind: ActivitySubjectKind) => (subject?.kind === kind ? subject.id : null);
  const name = Prisma.sql`coalesce(
    (select title from "Source" where id = ${idOf('SOURCE')}::uuid),
    (select name from "Collection" where id = ${idOf('COLLECTION')}::uuid),
    (select name from "DeletedCollection" where id = ${idOf('COLLECTION')}::uuid),
    (select name from "Tag" where id = ${idOf('TAG')}::uuid),
    (select name from "SmartCollection" where id = ${idOf('SMART_COLLECTION')}::uuid),
    (select title from "Prompt" where id = ${idOf('PROMPT')}::uuid),
    (select name from "PromptCollection" where id = ${idOf('PROMPT_COLLECTION')}::uuid),
    (select name from "Deck" where id = ${idOf('DECK')}::uuid),
    (select title from "Work" where id = ${idOf('WORK')}::uuid),
    (select name from "Space" where id = ${idOf('SPACE')}::uuid),
    (select "displayName" from "User" where id = ${idOf('MEMBER')}::uuid))`;
  const { collectionId, count = 1, role } = data;
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  await ctx.db.$executeRaw`
    insert into "Activity" (id, "spaceId", "userId", verb, data, "createdAt")
    select ${newUuid()}::uuid, ${spaceId}::uuid, ${userId}::uuid, ${verb}, jsonb_strip_nulls(jsonb_build_object(
      'count', ${count}::int,
      'role', ${role ?? null}::text,
      'kind', ${subject?.kind ?? null}::text,
      'id', ${subject?.id ?? null}::text,
      'name', left(${name}, 200),
      'collectionId', ${collectionId ?? null}::text,
      'collectionName', (select name from "Collection" where id = ${collectionId ?? null}::uuid))), ${ctx.now()}::timestamptz`;
}
