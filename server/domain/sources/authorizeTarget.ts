import { authorizeCollection, type CollectionRef, type Granted } from '../access/authorize.ts';
import type { SqlContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';

/** The collection that sources shall lie in; it stays there until the transaction ends. @throws NotFoundError */
export async function authorizeTarget(ctx: SqlContext, collectionId: string | null): Promise<Granted<'source.edit', CollectionRef>> {
  const target = await authorizeCollection(ctx, 'source.edit', collectionId);
  const [held] = await ctx.db.$queryRaw<unknown[]>`select 1 from "Collection" where id = ${target.id}::uuid for key share`;
  if (!held) throw new NotFoundError('Collection');
  return target;
}
