import DataLoader from 'dataloader';
import { NotFoundError } from '#server/domain/errors.ts';
import type { GraphQLContext } from './context.ts';

/** Makes something once for each operation, such as a loader that puts together what its rows ask for. */
export function perOperation<T>(make: (ctx: GraphQLContext) => T): (ctx: GraphQLContext) => T {
  const made = new WeakMap<GraphQLContext, T>();
  return (ctx) => {
    const known = made.get(ctx);
    if (known !== undefined) return known;
    const one = make(ctx);
    made.set(ctx, one);
    return one;
  };
}

/** Answers by id what was read, undefined for an id that nothing was found for. */
export type ById<Row> = (ctx: GraphQLContext, id: string) => Promise<Row | undefined>;

/**
 * Reads for rows side by side together: one call for all ids that are asked for at one moment. Nothing is remembered: in a
 * subscription that lives for days each reading is a new one.
 * Why: docs/decisions/one-reader-per-object.md
 * @param read leaves out whom it finds nothing for
 */
export function byId<Row>(read: (ctx: GraphQLContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>): ById<Row> {
  const loader = perOperation((ctx) => loaderOf<Row>((ids) => read(ctx, ids)));
  return (ctx, id) => loader(ctx).load(id);
}

/** As `byId`, for what is made of rows that are there already: one call for all rows that are asked for at one moment. */
export function byRow<Row extends { readonly id: string }, Value>(read: (ctx: GraphQLContext, rows: readonly Row[]) => Promise<ReadonlyMap<string, Value>>) {
  const loader = perOperation(
    (ctx) =>
      new DataLoader<Row, Value | undefined>(
        async (rows) => {
          const found = await read(ctx, rows);
          return rows.map(({ id }) => found.get(id));
        },
        { cache: false },
      ),
  );
  return (ctx: GraphQLContext, row: Row): Promise<Value | undefined> => loader(ctx).load(row);
}

function loaderOf<Row>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>): DataLoader<string, Row | undefined> {
  return new DataLoader(
    async (ids) => {
      const found = await read([...new Set(ids)]);
      return ids.map((id) => found.get(id));
    },
    { cache: false },
  );
}

/** As `byId`, for what is read page by page: one call for all ids that are asked for the same page at one moment. */
export function byIdAndPage<Page extends object, Row>(read: (ctx: GraphQLContext, page: Page, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>) {
  const loadersOf = perOperation(() => new Map<string, DataLoader<string, Row | undefined>>());
  return (ctx: GraphQLContext, page: Page, id: string): Promise<Row | undefined> => {
    const loaders = loadersOf(ctx);
    const key = JSON.stringify(page);
    const known = loaders.get(key);
    if (known) return known.load(id);
    const loader = loaderOf<Row>((ids) => read(ctx, page, ids));
    loaders.set(key, loader);
    return loader.load(id);
  };
}

/** What was read by an id that was known a moment before. @throws NotFoundError when it is gone by now */
export async function orGone<Row>(kind: ConstructorParameters<typeof NotFoundError>[0], reading: Promise<Row | undefined>): Promise<Row> {
  const row = await reading;
  if (row === undefined) throw new NotFoundError(kind);
  return row;
}
