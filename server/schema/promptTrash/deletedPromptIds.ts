import type { DeletedPrompts } from '#server/domain/prompts/trash/deletedPromptsByIds.ts';
import { uuidOf } from '#server/domain/publicId.ts';

type GivenIds = { readonly promptIds?: readonly string[] | null | undefined; readonly promptCollectionIds?: readonly string[] | null | undefined };

/** The public ids of an input as the domain takes them. */
export const deletedPromptIds = ({ promptIds, promptCollectionIds }: GivenIds): DeletedPrompts => ({
  promptIds: (promptIds ?? []).map((id) => uuidOf('Prompt', id)),
  promptCollectionIds: (promptCollectionIds ?? []).map((id) => uuidOf('PromptCollection', id)),
});
