import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeCollection, authorizeSpace } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { CrossSpaceError } from '../errors.ts';
import { publishCollectionsChanged } from '../events.ts';
import { line, parseInput, text } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { lockTree } from './ancestry.ts';
import { insertCollections } from './insertCollections.ts';
import { collectionSettingsSchema } from './settings.ts';

/** Collection name required after trimming: "Name is required" (specification section 5). */
export const collectionFields = {
  name: line(200, 'Name is required'),
  description: text(2_000),
  settings: collectionSettingsSchema,
};

const schema = z.object({
  name: collectionFields.name,
  description: collectionFields.description.default(''),
  settings: collectionFields.settings.default({}),
});

export interface CreateCollection {
  readonly spaceId: string | null;
  /** Absent: at the top of the tree. */
  readonly parentId?: string | null | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly settings?: Record<string, unknown> | undefined;
}

/** Creates a collection after its last sibling. */
export function createCollection(
  outer: DomainContext,
  { spaceId, parentId, ...input }: CreateCollection,
): Promise<{ collectionId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'collection.edit', spaceId);
    const data = parseInput(schema, input);
    await lockTree(ctx.db, space.id);
    const parent = parentId === undefined ? null : await authorizeCollection(ctx, 'collection.edit', parentId);
    if (parent && parent.spaceId !== space.id) throw new CrossSpaceError();
    const id = newUuid();
    await insertCollections(ctx, space.id, [{ id, parentId: parent?.id ?? null, ...data }]);
    await recordActivity(ctx, space.id, 'COLLECTION_CREATED', { subject: { kind: 'COLLECTION', id }, collectionId: parent?.id });
    await publishCollectionsChanged(ctx.db, space.id, [id]);
    return { collectionId: id, spaceId: space.id };
  });
}
