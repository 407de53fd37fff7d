import { type ActivitySubjectKind, activitySubjectKinds, type ActivityVerb, activityVerbs } from '#server/domain/activity/recordActivity.ts';
import { readActivityData, type StoredSubject } from '#server/domain/activity/readActivity.ts';
import { type ActivityRow, countActivities, readActivities, readActivityPages } from '#server/domain/activity/readActivities.ts';
import { encodePublicId, type PublicKind } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { Role, Space } from '../spaces/Space.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { loadUser, User } from '../viewer/User.ts';

const verbMeanings = {
  SPACE_CREATED: { description: 'Created the space.' },
  SPACE_UPDATED: { description: 'Changed the name, description, colour or settings of the space.' },
  SPACE_ARCHIVED: { description: 'Archived the space.' },
  SPACE_UNARCHIVED: { description: 'Made the archived space changeable again.' },
  MEMBER_INVITED: { description: 'Invited somebody; `role` says as what. The address is told to the owners only, under `Space.invitations`.' },
  INVITATION_DECLINED: { description: 'Declined an invitation.' },
  INVITATION_REVOKED: { description: 'Withdrew an invitation.' },
  MEMBER_JOINED: { description: 'Became a member; `role` says as what.' },
  MEMBER_ROLE_CHANGED: { description: 'Gave a member another role.' },
  MEMBER_REMOVED: { description: 'Took a member out of the space.' },
  MEMBER_LEFT: { description: 'Left the space.' },
  COLLECTION_CREATED: { description: 'Created a collection.' },
  COLLECTION_UPDATED: { description: 'Changed a collection.' },
  COLLECTION_MOVED: { description: 'Gave a collection another place in the tree.' },
  COLLECTION_DELETED: { description: 'Deleted a collection with everything below it; `count` says how many collections went.' },
  COLLECTION_RESTORED: { description: 'Took a deleted collection out of the trash, with everything below it; `count` says how many collections came back.' },
  COLLECTION_DELETED_FOREVER: { description: 'Deleted a collection in the trash for good, with everything below it; `count` says how many collections went.' },
  SOURCES_ADDED: { description: 'Added sources.' },
  SOURCES_UPDATED: { description: 'Changed sources.' },
  SOURCES_TAGGED: { description: 'Changed the tags of sources.' },
  SOURCES_MOVED: { description: 'Moved sources to another collection.' },
  SOURCES_COPIED: { description: 'Copied sources to a collection.' },
  SOURCES_TRASHED: { description: 'Put sources into the trash.' },
  SOURCES_RESTORED: { description: 'Took sources out of the trash.' },
  SOURCES_DELETED: { description: 'Deleted sources for good.' },
  SOURCES_RETRIED: { description: 'Had failed sources processed again.' },
  SOURCES_REPROCESSED: { description: 'Had sources processed again.' },
  TAGS_MERGED: { description: 'Merged tags into one, or renamed one; `count` says how many tags, `subject` what they became.' },
  TAGS_DELETED: { description: 'Took tags off all sources; `count` says how many tags.' },
  SMART_COLLECTION_CREATED: { description: 'Saved a filter as a smart collection.' },
  SMART_COLLECTION_RENAMED: { description: 'Gave a smart collection another name; `subject` has the new one.' },
  SMART_COLLECTION_UPDATED: { description: 'Changed what a smart collection looks for, and perhaps its name.' },
  SMART_COLLECTION_DELETED: { description: 'Deleted a smart collection.' },
  SMART_COLLECTION_RESTORED: { description: 'Brought back a smart collection that was deleted.' },
  PROMPT_COLLECTION_CREATED: { description: 'Created a prompt collection.' },
  PROMPT_COLLECTION_UPDATED: { description: 'Changed a prompt collection, or its place in the tree.' },
  PROMPT_COLLECTIONS_DELETED: { description: 'Deleted prompt collections with everything below them; `count` says how many collections went.' },
  PROMPT_CREATED: { description: 'Created a prompt.' },
  PROMPT_UPDATED: { description: 'Gave a prompt another name, title, description or place. What is typed into its draft is not among it.' },
  PROMPTS_DELETED: { description: 'Deleted prompts.' },
  PROMPTS_DELETED_FOREVER: { description: 'Deleted prompts and prompt collections for good; `count` says how many of both.' },
  DECK_CREATED: { description: 'Created a deck of flashcards.' },
  DECK_UPDATED: { description: 'Gave a deck another name or description.' },
  DECKS_DELETED: { description: 'Deleted decks with their cards.' },
  CARDS_CREATED: { description: 'Added flashcards.' },
  CARDS_UPDATED: { description: 'Changed flashcards, accepted or suspended them.' },
  CARDS_DELETED: { description: 'Deleted flashcards, or turned proposed ones down.' },
  CARDS_RESTORED: { description: 'Took back the deletion of decks or flashcards; `count` says how many came back.' },
  WORK_CREATED: { description: 'Began a work. What is written into it is not among it.' },
  WORKS_DELETED: { description: 'Deleted works.' },
  WORKS_RESTORED: { description: 'Took back the deletion of works; `count` says how many came back.' },
  PROMPT_VERSION_SAVED: { description: 'Saved a version of a prompt.' },
  PROMPT_LABEL_MOVED: { description: 'Let a label of a prompt name another version, or none, or protected it.' },
  PROMPTS_RESTORED: { description: 'Took back the deletion of prompts or prompt collections; `count` says how many came back.' },
} as const satisfies Record<ActivityVerb, { description: string }>;

const ActivityVerbEnum = builder.enumType('ActivityVerb', {
  description: 'What somebody did in a space. New verbs may be added: pass over unknown ones.',
  values: Object.fromEntries(activityVerbs.map((verb) => [verb, verbMeanings[verb]])) as typeof verbMeanings,
});

const kindMeanings = {
  SPACE: { description: 'The space itself.' },
  MEMBER: { description: 'A person; the id is that of their User.' },
  COLLECTION: { description: 'A collection.' },
  SOURCE: { description: 'A source.' },
  TAG: { description: 'A tag.' },
  SMART_COLLECTION: { description: 'A smart collection.' },
  PROMPT: { description: 'A prompt.' },
  PROMPT_COLLECTION: { description: 'A prompt collection.' },
  DECK: { description: 'A deck of flashcards.' },
  WORK: { description: 'A work.' },
} as const satisfies Record<ActivitySubjectKind, { description: string }>;

const ActivitySubjectKindEnum = builder.enumType('ActivitySubjectKind', {
  description: 'What kind of thing something was done to.',
  values: Object.fromEntries(activitySubjectKinds.map((kind) => [kind, kindMeanings[kind]])) as typeof kindMeanings,
});

const publicKinds = { SPACE: 'Space', MEMBER: 'User', COLLECTION: 'Collection', SOURCE: 'Source', TAG: 'Tag', SMART_COLLECTION: 'SmartCollection', PROMPT: 'Prompt', PROMPT_COLLECTION: 'PromptCollection', DECK: 'Deck', WORK: 'Work' } as const satisfies Record<
  ActivitySubjectKind,
  PublicKind
>;

const ActivitySubjectRef = builder.objectRef<StoredSubject>('ActivitySubject').implement({
  description: 'What something was done to, as it was called then. It may be gone by now.',
  fields: (t) => ({
    kind: t.field({ type: ActivitySubjectKindEnum, description: 'What kind of thing.', resolve: ({ kind }) => kind }),
    id: t.id({
      description: 'Its public id. `node(id)` answers it as it is now, or null when it is gone.',
      resolve: ({ kind, id }) => encodePublicId(publicKinds[kind], id),
    }),
    name: t.exposeString('name', { nullable: true, description: 'Its name or title at that moment, at most 200 characters; null when it had none.' }),
  }),
});

const Activity = builder.objectRef<ActivityRow>('Activity').implement({
  description: 'Somebody did something in a space: one entry for each call, however many things it was done to.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `activity_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Activity', id) }),
    verb: t.expose('verb', { type: ActivityVerbEnum, description: 'What they did.' }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'Who did it; null when they are gone, when you share no space with them any more, or when the vault did it by itself.',
      resolve: ({ userId }, _args, ctx) => (userId === null ? null : loadUser(ctx, userId)),
    }),
    actorName: t.exposeString('actorName', { nullable: true, description: 'The name of who did it, also when you share no space with them any more.' }),
    subject: t.field({
      type: ActivitySubjectRef,
      nullable: true,
      description: 'What it was done to, when that was one thing.',
      resolve: ({ data }) => readActivityData(data).subject,
    }),
    collection: t.field({
      type: ActivitySubjectRef,
      nullable: true,
      description: 'The collection in which it was done, or that things went to.',
      resolve: ({ data }) => readActivityData(data).collection,
    }),
    count: t.int({ description: 'How many things it was done to.', resolve: ({ data }) => readActivityData(data).count }),
    role: t.field({
      type: Role,
      nullable: true,
      description: 'The role that somebody got or was invited to.',
      resolve: ({ data }) => readActivityData(data).role,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they did it.' }),
  }),
});
registerNode('Activity', readActivities);

const ActivityEdge = builder.edgeObject({ type: Activity, name: 'ActivityEdge', description: 'An activity in a list.' });
const ActivityConnection = builder.connectionObject(
  {
    type: Activity,
    name: 'ActivityConnection',
    description: 'A page of activities.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many activities the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  ActivityEdge,
);

const activityOf = timelineOf({ pages: readActivityPages, counts: countActivities });

builder.objectField(Space, 'activity', (t) =>
  t.connection(
    {
      type: Activity,
      description: 'Who did what in the space, newest first. Favorites and other things of one person alone are not among it.',
      resolve: ({ id }, args, ctx) => activityOf(ctx, args, id),
    },
    ActivityConnection,
    ActivityEdge,
  ),
);
