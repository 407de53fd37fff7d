import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSource, requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { publishSourceStatusChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import { type HighlightColor, highlightNoteSchema, passageSchema } from './passage.ts';

export interface AddHighlight {
  readonly sourceId: string | null;
  readonly quote: string;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly note?: string | undefined;
  readonly color?: HighlightColor | undefined;
}

const schema = passageSchema.extend({ note: highlightNoteSchema });
const maxHighlights = 2_000;

/** What changed about the highlights of a source. */
export interface HighlightChanged {
  readonly highlightId: string;
  readonly sourceId: string;
}

/** Marks a passage of a source, for every member to see. @throws LimitReachedError for more than 2,000 in one source */
export function addHighlight(outer: DomainContext, { sourceId, prefix = '', suffix = '', note = '', color = 'YELLOW', ...input }: AddHighlight): Promise<HighlightChanged> {
  return inTransaction(outer, async (ctx) => {
    const source = await authorizeSource(ctx, 'source.edit', sourceId);
    const { userId } = requireUser(ctx);
    const passage = parseInput(schema, { ...input, prefix, suffix, note });
    if ((await ctx.db.highlight.count({ where: { sourceId: source.id } })) >= maxHighlights) {
      throw new LimitReachedError(`A source has at most ${maxHighlights.toLocaleString('en')} highlights.`, 'Delete some first.');
    }
    const { id } = await ctx.db.highlight.create({ data: { sourceId: source.id, spaceId: source.spaceId, userId, color, createdAt: ctx.now(), ...passage }, select: { id: true } });
    await publishSourceStatusChanged(ctx.db, source.spaceId, [source.id]);
    return { highlightId: id, sourceId: source.id };
  });
}
