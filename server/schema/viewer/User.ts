import { readUsers, type UserRow } from '#server/domain/members/readUsers.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';

/** A person whom the reader may see, by their id. */
export const loadUser = byId(readUsers);

export const User = builder.objectRef<UserRow>('User').implement({
  description: 'A person: you, or somebody you share a space with.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `user_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('User', id) }),
    displayName: t.exposeString('displayName', { nullable: true, description: 'The name they chose.' }),
    email: t.exposeString('email', { nullable: true, description: 'Their e-mail address.' }),
    photoUrl: t.string({
      nullable: true,
      description: 'The address of their picture.',
      // Another picture has another address: browsers keep what they have shown.
      resolve: ({ id, photoUrl, photoHash }, _args, { fileAddress }) => (photoHash === null ? photoUrl : (fileAddress('PHOTO', id)?.path.concat(`?${photoHash.slice(0, 8)}`) ?? null)),
    }),
  }),
});
registerNode('User', readUsers);
