import { uuidOf } from '#server/domain/publicId.ts';
import { emptyTrash } from '#server/domain/sources/trash/emptyTrash.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { orGone } from '../../base/perOperation.ts';
import { loadSpace, Space } from '../../spaces/Space.ts';

builder.relayMutationField(
  'emptyTrash',
  {
    description: 'Whose trash.',
    inputFields: (t) => ({ spaceId: t.id({ required: true, description: 'The space, such as `space_01h455vb4pex5vsknk084sn02q`.' }) }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Deletes for good whatever lies in the trash of a space, deleted collections and prompts too. It cannot be undone.',
    resolve: (_root, { input: { spaceId } }, ctx) => emptyTrash(ctx, uuidOf('Space', spaceId)),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedSourceCount: t.exposeInt('deletedSourceCount', { description: 'How many sources are gone.' }),
      deletedPromptCount: t.exposeInt('deletedPromptCount', { description: 'How many prompts are gone.' }),
      space: t.field({
        type: Space,
        description: 'The space, whose trash is empty.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
    }),
  },
);
