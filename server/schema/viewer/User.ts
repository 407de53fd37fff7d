import { readUsers, type UserRow } from '#server/domain/members/readUsers.ts';
import { builder } from '../builder.ts';
import { byId, inOrderOf } from '../perOperation.ts';

/** A person whom the reader may see, by their id. */
export const loadUser = byId(readUsers);

export const User = builder.node(builder.objectRef<UserRow>('User'), {
  description: 'A person: you, or somebody you share a space with.',
  id: { resolve: ({ id }) => id, description: 'The public id, such as `user_01h455vb4pex5vsknk084sn02q`.' },
  loadManyWithoutCache: async (ids, ctx) => inOrderOf(ids, await readUsers(ctx, ids)),
  fields: (t) => ({
    displayName: t.exposeString('displayName', { nullable: true, description: 'The name they chose.' }),
    email: t.exposeString('email', { nullable: true, description: 'Their e-mail address.' }),
    photoUrl: t.exposeString('photoUrl', { nullable: true, description: 'The address of their picture.' }),
  }),
});
