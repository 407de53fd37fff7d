import { CrossSpaceError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { mergeTags } from '#server/domain/tags/mergeTags.ts';
import { readTags } from '#server/domain/tags/readTags.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';
import { Tag } from '../sources/Tag.ts';
import { spaceOf, Space } from '../spaces/Space.ts';

const tagOf = byId(readTags);

builder.relayMutationField(
  'mergeTags',
  {
    description: 'Which tags, and what they become.',
    inputFields: (t) => ({
      tagIds: t.idList({ required: true, description: 'At most 1,000, of one space.' }),
      name: t.string({ required: true, description: 'The name they shall have, at most 100 characters; one that exists is joined.' }),
      undoable: undoableField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError] },
    description: 'Gives all sources of these tags one other tag in their place. With one tag and a new name it renames.',
    resolve: (_root, { input: { tagIds, name, undoable } }, ctx) => mergeTags(ctx, { tagIds: tagIds.map((id) => uuidOf('Tag', id)), name, undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      mergedTagIds: t.idList({ description: 'Those that are gone.', resolve: ({ mergedTagIds }) => mergedTagIds.map((id) => encodePublicId('Tag', id)) }),
      tag: t.field({ type: Tag, description: 'What they have become.', resolve: ({ tagId }, _args, ctx) => orGone('Tag', tagOf(ctx, tagId)) }),
      space: t.field({ type: Space, description: 'Their space.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
      undoId: undoIdField(t),
    }),
  },
);
