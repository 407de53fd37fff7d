import type { GraphQLContext } from './context.ts';

/** How many rows a payload shows at most: whoever changes thousands reads them again page by page. */
const maxRead = 1_000;

/**
 * What a command changed, read again: whoever asked sees the rows under their own rights, in the order of the ids. Of more
 * than 1,000 the first 1,000.
 */
export async function changedRows<Row>(
  ctx: GraphQLContext,
  ids: readonly string[],
  read: (ctx: GraphQLContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): Promise<Row[]> {
  const some = ids.slice(0, maxRead);
  if (some.length === 0) return [];
  const rows = await read(ctx, some);
  return some.flatMap((id) => rows.get(id) ?? []);
}
