import type { PublicKind } from '#server/domain/publicId.ts';
import type { GraphQLContext } from './context.ts';
import { byId, type ById } from './perOperation.ts';

/** Reads rows of one type by their ids, those that the reader may see. */
type ReadNodes = Parameters<typeof byId<object>>[0];

const loaders = new Map<string, ById<object>>();

/** Lets `node` and `nodes` find the rows of a type. */
export function registerNode(kind: PublicKind, read: ReadNodes): void {
  loaders.set(kind, byId(read));
}

/** Anything by its public id; null when it is not there or not visible. All that are asked for at one moment come from one call for each type. */
export async function loadNode(ctx: GraphQLContext, { typename, id }: { readonly typename: string; readonly id: string }): Promise<object | null> {
  const row = await loaders.get(typename)?.(ctx, id);
  return row ? { ...row, __typename: typename } : null;
}
