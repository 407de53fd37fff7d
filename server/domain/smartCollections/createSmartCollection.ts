import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { collectionFields } from '../collections/createCollection.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { publishSmartCollectionsChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import type { SourceFilter } from '../sources/list/sourceFilter.ts';
import { storedFilter } from '../sources/list/storedFilter.ts';
import { checkCollectionOf, toSmartFilter } from './smartFilter.ts';

export interface CreateSmartCollection {
  readonly spaceId: string | null;
  readonly name: string;
  readonly filter: SourceFilter;
}

export const smartCollectionFields = { name: collectionFields.name };
const schema = z.object(smartCollectionFields);
const maxSmartCollections = 100;

/**
 * Saves a filter under a name, for everybody in the space.
 * @throws LimitReachedError for more than 100 in one space; NotFoundError, InvalidInputError
 */
export function createSmartCollection(outer: DomainContext, { spaceId, filter, ...input }: CreateSmartCollection): Promise<{ smartCollectionId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'collection.edit', spaceId);
    const { name } = parseInput(schema, input);
    const smart = toSmartFilter(filter);
    await checkCollectionOf(ctx, space.id, smart);
    await holdRoom(ctx, space.id);
    const { userId } = requireUser(ctx);
    const { id } = await ctx.db.smartCollection.create({
      data: { spaceId: space.id, name, filter: storedFilter(smart), createdById: userId, createdAt: ctx.now(), updatedAt: ctx.now() },
      select: { id: true },
    });
    await recordActivity(ctx, space.id, 'SMART_COLLECTION_CREATED', { subject: { kind: 'SMART_COLLECTION', id } });
    await publishSmartCollectionsChanged(ctx.db, space.id, [id]);
    return { smartCollectionId: id, spaceId: space.id };
  });
}

/** Sees to it that there is room for one more until the transaction ends. @throws LimitReachedError */
export async function holdRoom(ctx: DomainContext, spaceId: string): Promise<void> {
  await ctx.db.$queryRaw`select 1 from "Space" where id = ${spaceId}::uuid for no key update`;
  if ((await ctx.db.smartCollection.count({ where: { spaceId, deletedAt: null } })) >= maxSmartCollections) {
    throw new LimitReachedError(`This space has ${maxSmartCollections} smart collections.`, 'Delete those that nobody opens.');
  }
}
