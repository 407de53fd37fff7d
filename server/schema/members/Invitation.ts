import { queryFromInfo } from '@pothos/plugin-prisma';
import { may } from '#server/domain/access/authorize.ts';
import { visibleInvitations } from '#server/domain/access/visible.ts';
import { hashInvitationToken, openInvitations, verifiedEmail } from '#server/domain/members/invitation.ts';
import { builder } from '../builder.ts';
import { Role, Space } from '../spaces/Space.ts';
import { countOf, resolveTimeline } from '../timeline.ts';
import { Viewer } from '../viewer/Viewer.ts';

export const Invitation = builder.prismaNode('Invitation', {
  description:
    'An invitation into a space that nobody has accepted yet. As a node only the owners of the space see it; who is invited finds theirs by the token of the mail, or under `viewer`.',
  id: { field: 'id', description: 'The public id, such as `invitation_01h455vb4pex5vsknk084sn02q`.' },
  select: { id: true },
  nullable: true,
  findUnique: (id, ctx) => ({ id, AND: [visibleInvitations(ctx.actor)] }),
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address it was sent to, in lower case.' }),
    role: t.expose('role', { type: Role, description: 'What they will be allowed to do.' }),
    spaceName: t.string({
      description: 'The name of the space: who is only invited sees nothing else of it.',
      select: { space: { select: { name: true } } },
      resolve: ({ space }) => space.name,
    }),
    invitedByName: t.string({
      nullable: true,
      description: 'The name of who sent it; null when they have none or are gone.',
      select: { invitedBy: { select: { displayName: true } } },
      resolve: ({ invitedBy }) => invitedBy?.displayName,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was last sent.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be accepted: 14 days after it was sent.' }),
  }),
});

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

builder.objectField(Space, 'invitations', (t) =>
  t.connection(
    {
      type: Invitation,
      nullable: true,
      description: 'Invitations that nobody has accepted yet, newest first, also those that have expired; null unless you are an owner.',
      resolve: async ({ id: spaceId }, args, ctx, info) => {
        if (!(await may(ctx, 'space.readInvitations', spaceId))) return null;
        const waiting = { spaceId, acceptedAt: null };
        return resolveTimeline(
          {
            typeName: 'Invitation',
            first: 'newest',
            read: ({ where, ...page }) => ctx.db.invitation.findMany({ ...page, where: { AND: [waiting, where] } }),
            count: () => ctx.db.invitation.count({ where: waiting }),
          },
          args,
          ctx,
          info,
        );
      },
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
      resolve: async ({ userId }, args, ctx, info) => {
        const email = await verifiedEmail(ctx.db, userId);
        const mine = email === null ? { id: { in: [] } } : { AND: [{ email }, openInvitations(ctx.now())] };
        return resolveTimeline(
          {
            typeName: 'Invitation',
            first: 'newest',
            read: ({ where, ...page }) => ctx.db.invitation.findMany({ ...page, where: { AND: [mine, where] } }),
            count: () => ctx.db.invitation.count({ where: mine }),
          },
          args,
          ctx,
          info,
        );
      },
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
    resolve: (_root, { token }, ctx, info) =>
      ctx.db.invitation.findFirst({
        ...queryFromInfo({ context: ctx, info }),
        where: { AND: [openInvitations(ctx.now()), { tokenHash: hashInvitationToken(token) }] },
      }) as never,
  }),
);
