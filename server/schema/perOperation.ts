import DataLoader from 'dataloader';
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

/** As `bySelection`, for what is the same whatever is selected of it. `read` leaves out whom it finds nothing for. */
export function byId<Row>(read: (ctx: GraphQLContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>) {
  const load = bySelection(async (ctx, _query: object, ids) => {
    const found = await read(ctx, ids);
    return ids.map((id) => found.get(id));
  });
  return (ctx: GraphQLContext, id: string): Promise<Row | undefined> => load(ctx, {}, id);
}

/**
 * Reads for rows side by side together, those with the same selection in one go. Nothing is remembered: in a subscription
 * that lives for days each reading is a new one.
 */
export function bySelection<Query extends object, Row>(read: (ctx: GraphQLContext, query: Query, ids: readonly string[]) => Promise<readonly Row[]>) {
  const loadersOf = perOperation(() => new Map<string, DataLoader<string, Row>>());
  return (ctx: GraphQLContext, query: Query, id: string): Promise<Row> => {
    const loaders = loadersOf(ctx);
    const key = JSON.stringify(query);
    const loader = loaders.get(key) ?? new DataLoader<string, Row>((ids) => read(ctx, query, ids), { cache: false });
    loaders.set(key, loader);
    return loader.load(id);
  };
}
