import { createRoute, z } from '@hono/zod-openapi';
import { authorizeSpace } from '#server/domain/access/authorize.ts';
import { changedId, changeKinds, type ChangeRow, readChanges } from '#server/domain/changes/readChanges.ts';
import { InvalidInputError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { shown } from '../describing.ts';
import { Change, failures, idParam, seeing, several } from './shapes.ts';
import { routes } from './vaultContext.ts';

export const changes = routes();

const query = z.object({
  cursor: z.string().optional().openapi({ description: 'Continue after this `nextCursor`; without one, everything there is.' }),
  limit: z.coerce.number().int().min(1, 'At least 1.').max(200, 'At most 200.').default(100).openapi({ description: 'How many at most.', example: 100 }),
  kind: several(z.enum(changeKinds), 'Only of these kinds; left out: all.'),
});

changes.openapi(
  createRoute({
    method: 'get',
    path: '/spaces/{id}/changes',
    operationId: 'listChanges',
    tags: ['Spaces'],
    summary: 'What changed in a space, by anybody and by processing, oldest first: for mirrors.',
    description:
      'Without `cursor`: everything there is, which makes a first copy. Keep `nextCursor`, also of an empty page, and go on with it: nothing is missed and nothing comes twice. Something that changed several times stands where it last changed; what is gone comes as DELETED. Cursors are good for 30 days.',
    request: { params: idParam('space'), query },
    responses: {
      200: shown('A page of changes.', z.object({ changes: z.array(Change), nextCursor: z.string(), hasMore: z.boolean().openapi({ description: 'Whether there are more by now.', example: false }) })),
      ...failures(...seeing, 'POSITION_EXPIRED'),
    },
  }),
  async (c) => {
    const ctx = c.var.vault;
    const { id: spaceId } = await authorizeSpace(ctx, 'space.read', uuidOf('Space', c.req.valid('param').id));
    const { cursor, limit, kind: kinds } = c.req.valid('query');
    const page = await readChanges(ctx, cursor, { spaceId, kinds }, limit).catch(inWordsOfRest);
    return c.json({ data: { changes: page.changes.map(present), nextCursor: page.position, hasMore: page.hasMore } }, 200);
  },
);

const present = (change: ChangeRow) => ({
  kind: change.kind,
  action: change.isDeleted ? ('DELETED' as const) : ('UPSERTED' as const),
  changedId: changedId(change),
  changedAt: change.changedAt.toISOString(),
  spaceId: change.spaceId === null ? null : encodePublicId('Space', change.spaceId),
});

/** What GraphQL calls `after` is the parameter `cursor` here. */
function inWordsOfRest(error: unknown): never {
  if (!(error instanceof InvalidInputError)) throw error;
  throw new InvalidInputError(error.fields.map(({ message }) => ({ path: 'cursor', message })));
}
