import { changedId, changedThing, type ChangeFilter, type ChangeRow } from '#server/domain/changes/readChanges.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { loadNode } from '../base/nodes.ts';

export const ChangeKindEnum = builder.enumType('ChangeKind', {
  description: 'What kinds of things are told. New kinds may be added: pass over unknown ones.',
  values: {
    CARD: { description: 'A card of a deck; schedules of yours are SCHEDULE.' },
    COLLECTION: { description: 'A collection.' },
    CONVERSATION: { description: 'A conversation you may read.' },
    DECK: { description: 'A deck.' },
    HIGHLIGHT: { description: 'A highlight.' },
    MEMBER: { description: 'A member of a space.' },
    NOTIFICATION: { description: 'A notification of yours.' },
    PROMPT: { description: 'A prompt, its labels included.' },
    PROPOSAL: { description: 'A proposal for a work.' },
    READING: { description: 'Your favorite mark or reading progress of a source: the id is that of the source.' },
    SCHEDULE: { description: 'Your schedule of a card: the id is that of the card.' },
    SOURCE: { description: 'A source: anything of it, its text, status, tags and place.' },
    SPACE: { description: 'A space.' },
    TAG: { description: 'A tag.' },
    WORK: { description: 'A work.' },
  },
});

const ChangeAction = builder.enumType('ChangeAction', {
  description: 'What became of something.',
  values: {
    DELETED: { description: 'It is gone for good, or not visible to you any more: a tombstone. The trash is no deletion.' },
    UPSERTED: { description: 'It is new or changed, by a person or a machine.' },
  },
});

export const Change = builder.objectRef<ChangeRow>('Change').implement({
  description: 'Something that is other than it was.',
  fields: (t) => ({
    kind: t.field({ type: ChangeKindEnum, description: 'What kind of thing.', resolve: ({ kind }) => kind }),
    action: t.field({ type: ChangeAction, description: 'There, or gone.', resolve: ({ isDeleted }) => (isDeleted ? 'DELETED' : 'UPSERTED') }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When it last changed.' }),
    changedId: t.id({ description: 'The public id of what changed, also when it is gone.', resolve: changedId }),
    spaceId: t.id({
      nullable: true,
      description: 'The space it lies or lay in; null of what is yours alone.',
      resolve: ({ spaceId }) => (spaceId === null ? null : encodePublicId('Space', spaceId)),
    }),
    node: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'It, as it is now; null when it is gone or not visible to you any more.',
      resolve: (change, _args, ctx) => (change.isDeleted ? null : (loadNode(ctx, changedThing(change)) as never)),
    }),
  }),
});

/** Which changes somebody asked for. An id that is none finds nothing. */
export const toChangeFilter = ({ kinds, spaceId }: { readonly kinds?: ChangeFilter['kinds'] | null; readonly spaceId?: string | null }): ChangeFilter => ({
  kinds: kinds ?? undefined,
  spaceId: typeof spaceId === 'string' ? uuidOf('Space', spaceId) : undefined,
});
