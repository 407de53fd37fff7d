import { LastOwnerError } from '#server/domain/errors.ts';
import { changeMemberRole } from '#server/domain/members/changeMemberRole.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Role, Space } from '../spaces/Space.ts';
import { loadMember, Member } from './Member.ts';

builder.relayMutationField(
  'changeMemberRole',
  {
    description: 'Whose role, and what it shall be.',
    inputFields: (t) => ({
      memberId: t.id({ required: true, description: 'Which member, such as `member_01h455vb4pex5vsknk084sn02q`.' }),
      role: t.field({ type: Role, required: true, description: 'What they shall be allowed to do.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LastOwnerError] },
    description:
      'Gives a member another role, which counts from their next question on. Who is an owner no more also loses the invitations they have sent and nobody has accepted. Refused for the last owner. Owners only.',
    resolve: (_root, { input: { memberId, role } }, ctx) => changeMemberRole(ctx, uuidOf('Member', memberId), role),
  },
  {
    description: 'The member as they are now.',
    outputFields: (t) => ({
      member: t.field({
        type: Member,
        description: 'The member.',
        resolve: ({ memberId }, _args, ctx) => orGone('Member', loadMember(ctx, memberId)),
      }),
      space: t.field({
        type: Space,
        description: 'The space: when you changed your own role, what you may do there has changed.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
    }),
  },
);
