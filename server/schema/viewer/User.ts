import { visibleUsers } from '#server/domain/access/visible.ts';
import { builder } from '../builder.ts';

export const User = builder.prismaNode('User', {
  description: 'A person: you, or somebody you share a space with.',
  id: { field: 'id', description: 'The public id, such as `user_01h455vb4pex5vsknk084sn02q`.' },
  select: { id: true },
  nullable: true,
  findUnique: (id, ctx) => ({ id, AND: [visibleUsers(ctx.actor)] }),
  fields: (t) => ({
    displayName: t.exposeString('displayName', { nullable: true, description: 'The name they chose.' }),
    email: t.exposeString('email', { nullable: true, description: 'Their e-mail address.' }),
    photoUrl: t.exposeString('photoUrl', { nullable: true, description: 'The address of their picture.' }),
  }),
});
