import { z } from 'zod';
import { type Db, inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree } from '../collections/ancestry.ts';
import { collectionFields } from '../collections/createCollection.ts';
import type { DomainContext } from '../context.ts';
import { CrossSpaceError, LimitReachedError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { authorizePromptCollection } from './authorizePrompts.ts';

export interface CreatePromptCollection {
  readonly spaceId: string | null;
  /** Absent: at the top of the tree. */
  readonly parentId?: string | null | undefined;
  readonly name: string;
  readonly description?: string | undefined;
}

const schema = z.object({ name: collectionFields.name, description: collectionFields.description.default('') });
const maxPromptCollections = 5_000;

/** Creates a prompt collection. @throws CrossSpaceError, LimitReachedError for more than 5,000 in one space, NotFoundError, InvalidInputError */
export function createPromptCollection(outer: DomainContext, { spaceId, parentId, ...input }: CreatePromptCollection): Promise<{ promptCollectionId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'prompt.edit', spaceId);
    const data = parseInput(schema, input);
    await lockTree(ctx.db, space.id);
    const parent = parentId === undefined ? null : await authorizePromptCollection(ctx, 'prompt.edit', parentId);
    if (parent && parent.spaceId !== space.id) throw new CrossSpaceError();
    await requireRoomForCollections(ctx.db, space.id, 1);
    const id = newUuid();
    const { userId } = requireUser(ctx);
    await ctx.db.promptCollection.create({ data: { id, spaceId: space.id, parentId: parent?.id ?? null, ...data, createdById: userId, createdAt: ctx.now(), updatedAt: ctx.now() } });
    await recordActivity(ctx, space.id, 'PROMPT_COLLECTION_CREATED', { subject: { kind: 'PROMPT_COLLECTION', id } });
    await publishPromptsChanged(ctx.db, space.id, { promptCollectionIds: [id] });
    return { promptCollectionId: id, spaceId: space.id };
  });
}

/** Call it with the tree locked. @throws LimitReachedError where a space would have more than 5,000 prompt collections */
export async function requireRoomForCollections(db: Db, spaceId: string, more: number): Promise<void> {
  if ((await db.promptCollection.count({ where: { spaceId, deletedAt: null } })) + more <= maxPromptCollections) return;
  throw new LimitReachedError(`A space has at most ${maxPromptCollections.toLocaleString('en')} prompt collections.`, 'Delete those that nobody needs.');
}
