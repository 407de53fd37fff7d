import { may } from '#server/domain/access/authorize.ts';
import {
  countInvitations,
  countInvitationsTo,
  type InvitationRow,
  readInvitationByToken,
  readInvitationPages,
  readInvitationPagesTo,
  readInvitations,
} from '#server/domain/members/readInvitations.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { Role, Space } from '../spaces/Space.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { Viewer } from '../viewer/Viewer.ts';

/** An invitation that an owner may see, by its id. */
export const loadInvitation = byId(readInvitations);

export const Invitation = builder.objectRef<InvitationRow>('Invitation').implement({
  description:
    'An invitation into a space that nobody has accepted yet. As a node only the owners of the space see it; who is invited finds theirs by the token of the mail, or under `viewer`.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `invitation_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Invitation', id) }),
    email: t.exposeString('email', { description: 'The address it was sent to, in lower case.' }),
    role: t.expose('role', { type: Role, description: 'What they will be allowed to do.' }),
    spaceName: t.exposeString('spaceName', { description: 'The name of the space: who is only invited sees nothing else of it.' }),
    invitedByName: t.exposeString('invitedByName', { nullable: true, description: 'The name of who sent it; null when they have none or are gone.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was last sent.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be accepted: 14 days after it was sent.' }),
  }),
});
registerNode('Invitation', readInvitations);

const InvitationEdge = builder.edgeObject({ type: Invitation, name: 'InvitationEdge', description: 'An invitation in a list.' });
const InvitationConnection = builder.connectionObject(
  {
    type: Invitation,
    name: 'InvitationConnection',
    description: 'A page of invitations.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many invitations the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  InvitationEdge,
);

const invitationsOf = timelineOf({ pages: readInvitationPages, counts: countInvitations });
const invitationsTo = timelineOf({ pages: readInvitationPagesTo, counts: countInvitationsTo });

builder.objectField(Space, 'invitations', (t) =>
  t.connection(
    {
      type: Invitation,
      nullable: true,
      description: 'Invitations that nobody has accepted yet, newest first, also those that have expired; null unless you are an owner.',
      resolve: async ({ id }, args, ctx) => ((await may(ctx, 'space.readInvitations', id)) ? invitationsOf(ctx, args, id) : null),
    },
    InvitationConnection,
    InvitationEdge,
  ),
);

builder.objectField(Viewer, 'invitations', (t) =>
  t.connection(
    {
      type: Invitation,
      description:
        'Invitations for you that you can accept by their id, newest first: those to your address, once your identity provider says that it is yours. With an address that is not proven the list is empty; the link in the mail works for everybody.',
      resolve: ({ userId }, args, ctx) => invitationsTo(ctx, args, userId),
    },
    InvitationConnection,
    InvitationEdge,
  ),
);

builder.queryField('invitation', (t) =>
  t.field({
    type: Invitation,
    nullable: true,
    description: 'What an invitation is about, by the token in the link of its mail: for the page that asks whether to accept it. Nobody needs to be signed in. Null when it cannot be accepted (any more).',
    args: { token: t.arg.string({ required: true, description: 'The last part of the link, such as `…/invitation/<token>`.' }) },
    resolve: (_root, { token }, ctx) => readInvitationByToken(ctx, token),
  }),
);
