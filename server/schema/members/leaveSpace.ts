import { LastOwnerError } from '#server/domain/errors.ts';
import { leaveSpace } from '#server/domain/members/leaveSpace.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';

builder.relayMutationField(
  'leaveSpace',
  {
    description: 'Which space.',
    inputFields: (t) => ({ spaceId: t.id({ required: true, description: 'Which space, such as `space_01h455vb4pex5vsknk084sn02q`.' }) }),
  },
  {
    errors: { types: [...errorsInSpace, LastOwnerError] },
    description: 'Takes you out of a space, also an archived one. What you added stays. Refused for its last owner.',
    resolve: (_root, { input: { spaceId } }, ctx) => leaveSpace(ctx, uuidOf('Space', spaceId)),
  },
  {
    description: 'What you have left.',
    outputFields: (t) => ({
      leftSpaceId: t.id({ description: 'The space.', resolve: ({ spaceId }) => encodePublicId('Space', spaceId) }),
      removedMemberId: t.id({ description: 'You, as the member that you were.', resolve: ({ memberId }) => encodePublicId('Member', memberId) }),
    }),
  },
);
