import { CrossSpaceError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { deleteTags } from '#server/domain/tags/deleteTags.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';
import { spaceOf, Space } from '../spaces/Space.ts';

builder.relayMutationField(
  'deleteTags',
  {
    description: 'Which tags.',
    inputFields: (t) => ({
      tagIds: t.idList({ required: true, description: 'At most 1,000, of one space.' }),
      undoable: undoableField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError] },
    description: 'Takes tags off all sources.',
    resolve: (_root, { input: { tagIds, undoable } }, ctx) => deleteTags(ctx, { tagIds: tagIds.map((id) => uuidOf('Tag', id)), undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deletedTagIds: t.idList({ description: 'They.', resolve: ({ deletedTagIds }) => deletedTagIds.map((id) => encodePublicId('Tag', id)) }),
      space: t.field({ type: Space, description: 'Their space.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
      undoId: undoIdField(t),
    }),
  },
);
