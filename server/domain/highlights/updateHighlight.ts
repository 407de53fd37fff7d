import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { ForbiddenError } from '../errors.ts';
import { publishSourceStatusChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import type { HighlightChanged } from './addHighlight.ts';
import { authorizeHighlight } from './authorizeHighlight.ts';
import { type HighlightColor, highlightNoteSchema, passageSchema } from './passage.ts';

export interface UpdateHighlight {
  readonly highlightId: string | null;
  readonly quote?: string | undefined;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly note?: string | undefined;
  readonly color?: HighlightColor | undefined;
}

const schema = passageSchema.extend({ note: highlightNoteSchema }).partial();

/** Changes one's own highlight; what is not given stays. @throws ForbiddenError for somebody else's */
export function updateHighlight(outer: DomainContext, { highlightId, color, ...input }: UpdateHighlight): Promise<HighlightChanged> {
  return inTransaction(outer, async (ctx) => {
    const { id, isOwn, source } = await authorizeHighlight(ctx, highlightId);
    if (!isOwn) throw new ForbiddenError('author');
    await ctx.db.highlight.update({ where: { id }, data: { ...parseInput(schema, input), ...(color && { color }), updatedAt: ctx.now() }, select: { id: true } });
    await publishSourceStatusChanged(ctx.db, source.spaceId, [source.id]);
    return { highlightId: id, sourceId: source.id };
  });
}
