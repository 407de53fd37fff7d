import { LastOwnerError } from '#server/domain/errors.ts';
import { removeMember } from '#server/domain/members/removeMember.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { loadSpace, Space } from '../spaces/Space.ts';

builder.relayMutationField(
  'removeMember',
  {
    description: 'Who goes.',
    inputFields: (t) => ({
      memberId: t.id({ required: true, description: 'Which member, such as `member_01h455vb4pex5vsknk084sn02q`.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LastOwnerError] },
    description: 'Takes somebody out of a space, at once. What they added stays. Refused for the last owner. Owners only.',
    resolve: (_root, { input: { memberId } }, ctx) => removeMember(ctx, uuidOf('Member', memberId)),
  },
  {
    description: 'Who is gone.',
    outputFields: (t) => ({
      removedMemberId: t.id({ description: 'The member.', resolve: ({ memberId }) => encodePublicId('Member', memberId) }),
      space: t.field({
        type: Space,
        nullable: true,
        description: 'The space, whose members have changed; null when you have removed yourself.',
        resolve: ({ spaceId }, _args, ctx) => loadSpace(ctx, spaceId),
      }),
    }),
  },
);
