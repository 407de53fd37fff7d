import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../../context.ts';
import type { ChangedPrompts } from '../../events.ts';
import { restorePrompts } from '../restorePrompts.ts';
import { type DeletedPrompts, deletedPromptsByIds } from './deletedPromptsByIds.ts';

/**
 * Takes prompts and prompt collections out of the trash, the latter with all that went with them: all of them or none. Each comes to where it lay, see
 * `restorePrompts`. @throws NotFoundError for what is not in the trash; InvalidInputError
 */
export function restoreDeletedPrompts(outer: DomainContext, wanted: DeletedPrompts): Promise<Required<ChangedPrompts>> {
  return inTransaction(outer, async (ctx) => {
    const gone = await deletedPromptsByIds(ctx, wanted);
    return restorePrompts(ctx, { promptIds: gone.flatMap(({ promptIds }) => promptIds), promptCollectionIds: gone.flatMap(({ promptCollectionIds }) => promptCollectionIds) });
  });
}
