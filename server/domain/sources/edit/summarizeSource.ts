import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSource } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { parseInput, text } from '../../input.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

const schema = z.object({ summary: text(4_000) });

/** Gives a source that was read a summary. It counts as no change by a person, as that of the processing. @throws NotFoundError for one without a text */
export function summarizeSource(outer: DomainContext, { sourceId, ...input }: { readonly sourceId: string | null; readonly summary: string }): Promise<SourcesChanged> {
  return inTransaction(outer, async (ctx) => {
    const source = await authorizeSource(ctx, 'source.edit', sourceId, 'not trashed');
    const { summary } = parseInput(schema, input);
    const { count } = await ctx.db.sourceText.updateMany({ where: { sourceId: source.id }, data: { summary } });
    if (count === 0) throw new NotFoundError('Text');
    return sourcesChanged(ctx, 'SOURCES_UPDATED', [source]);
  });
}
