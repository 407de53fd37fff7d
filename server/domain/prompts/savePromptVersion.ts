import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { parseInput, text } from '../input.ts';
import { authorizePrompt } from './authorizePrompts.ts';
import { contentOfStored } from './content/promptContent.ts';
import { labelName } from './promptLabels.ts';
import { storePromptVersions } from './storePromptVersions.ts';

export interface SavePromptVersion {
  readonly promptId: string | null;
  /** What is new. */
  readonly note?: string | undefined;
  /** Labels that shall name it at once. */
  readonly labels?: readonly string[] | undefined;
}

const schema = z.object({ note: text(2_000).default(''), labels: z.array(labelName).max(20, 'At most 20 labels.').default([]) });

/**
 * Saves the draft as a new version, with the texts of its fragments as they are now. When nothing changed since the newest one,
 * that is answered. @throws InvalidInputError for fragments that are not there or include each other, and for more than 50 labels;
 * ForbiddenError for a label that only owners move; LimitReachedError for more than 5,000 of one prompt; NotFoundError
 */
export function savePromptVersion(outer: DomainContext, { promptId, ...input }: SavePromptVersion): Promise<{ promptId: string; versionId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { id, spaceId } = await authorizePrompt(ctx, 'prompt.edit', promptId);
    const { note, labels } = parseInput(schema, input);
    const content = contentOfStored(await ctx.db.prompt.findUniqueOrThrow({ where: { id }, select: { messages: true, params: true, variables: true } }));
    const [stored] = await storePromptVersions(ctx, spaceId, [{ promptId: id, content, note, labels }]);
    if (!stored || 'refusal' in stored) throw stored?.refusal ?? new Error('A version was neither saved nor refused');
    return { promptId: id, versionId: stored.versionId };
  });
}
