import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { ForbiddenError } from '../errors.ts';
import { publishSourceStatusChanged } from '../events.ts';
import type { HighlightChanged } from './addHighlight.ts';
import { authorizeHighlight } from './authorizeHighlight.ts';

/** Removes one's own highlight; owners of the space remove anybody's. @throws ForbiddenError for somebody else's */
export function deleteHighlight(outer: DomainContext, highlightId: string | null): Promise<HighlightChanged> {
  return inTransaction(outer, async (ctx) => {
    const { id, isOwn, source } = await authorizeHighlight(ctx, highlightId);
    if (!isOwn) await requireOwner(ctx, source.spaceId);
    await ctx.db.highlight.delete({ where: { id }, select: { id: true } });
    await publishSourceStatusChanged(ctx.db, source.spaceId, [source.id]);
    return { highlightId: id, sourceId: source.id };
  });
}

async function requireOwner(ctx: DomainContext, spaceId: string): Promise<void> {
  await authorizeSpace(ctx, 'space.manage', spaceId).catch((error: unknown) => {
    throw error instanceof ForbiddenError ? new ForbiddenError('author') : error;
  });
}
