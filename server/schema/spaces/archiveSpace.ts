import { uuidOf } from '#server/domain/publicId.ts';
import { archiveSpace } from '#server/domain/spaces/archiveSpace.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from './Space.ts';

builder.relayMutationField(
  'archiveSpace',
  {
    description: 'Which space.',
    inputFields: (t) => ({ spaceId: t.id({ required: true, description: 'Which space, such as `space_01h455vb4pex5vsknk084sn02q`.' }) }),
  },
  {
    errors: { types: errorsInSpace },
    description:
      'Archives a space: it can be read and left, and its owners can still manage settings and members, but its collections and sources stay as they are. Owners only. Doing it again changes nothing.',
    resolve: (_root, { input: { spaceId } }, ctx) => archiveSpace(ctx, uuidOf('Space', spaceId)),
  },
  {
    description: 'The space as it is now.',
    outputFields: (t) => ({
      space: t.field({ type: Space, description: 'The space.', resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)) }),
    }),
  },
);
