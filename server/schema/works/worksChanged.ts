import { authorizeSpace } from '#server/domain/access/authorize.ts';
import { worksTopic } from '#server/domain/events.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { changes } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { oncePerEvent } from '../base/oncePerEvent.ts';
import { loadWork, Work } from './Work.ts';

interface WorksChange {
  readonly ids: readonly string[];
}

const WorksChanged = builder.objectRef<WorksChange>('WorksChanged').implement({
  description: 'Works of a space are new, changed or gone.',
  fields: (t) => ({
    changedIds: t.idList({ description: 'Which works.', resolve: ({ ids }) => ids.map((id) => encodePublicId('Work', id)) }),
    works: t.field({
      type: [Work],
      description: 'Those of them that are there and that you may see, as they are now.',
      resolve: async ({ ids }, _args, ctx) => (await Promise.all(ids.map((id) => loadWork(ctx, id)))).filter((row) => row !== undefined),
    }),
  }),
});

function changesIn(ctx: GraphQLContext, id: string | null): AsyncIterableIterator<WorksChange> {
  return changes(ctx, worksTopic(id ?? ''), async () => {
    await authorizeSpace(ctx, 'space.read', id);
    return { of: (ids) => [oncePerEvent(ids, 'worksChange', () => ({ ids }))] };
  });
}

builder.subscriptionField('worksChanged', (t) =>
  t.field({
    type: WorksChanged,
    authScopes: { signedIn: true },
    description: 'Every change of what is written from the sources of a space.',
    args: { spaceId: t.arg.id({ required: true, description: 'The space to watch.' }) },
    subscribe: (_root, { spaceId }, ctx) => changesIn(ctx, uuidOf('Space', spaceId)),
    resolve: (event) => event,
  }),
);
