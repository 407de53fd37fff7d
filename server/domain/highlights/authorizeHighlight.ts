import { authorizeSource, requireUser, type SourceRef } from '../access/authorize.ts';
import { visibleInSpace } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';

export interface HighlightRef {
  readonly id: string;
  readonly isOwn: boolean;
  readonly source: SourceRef;
}

/** A highlight that the acting person sees, of a source that they may edit. Whether it must be their own, the caller says. */
export async function authorizeHighlight(ctx: DomainContext, id: string | null): Promise<HighlightRef> {
  const { userId } = requireUser(ctx);
  const highlight =
    id === null ? null : await ctx.db.highlight.findFirst({ where: { id, source: visibleInSpace(ctx.actor) }, select: { id: true, userId: true, sourceId: true } });
  if (!highlight) throw new NotFoundError('Highlight');
  const source = await authorizeSource(ctx, 'source.edit', highlight.sourceId);
  return { id: highlight.id, isOwn: highlight.userId === userId, source };
}
