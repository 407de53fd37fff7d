import type { PromptKind } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { columnsOfContent, type PromptContent } from './content/promptContent.ts';

const maxPrompts = 10_000;

/** A prompt to be made, whose name nobody has. */
export interface NewPrompt {
  readonly id: string;
  /** null: in none. */
  readonly collectionId: string | null;
  readonly kind: PromptKind;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly content: PromptContent;
}

/** How many prompts a space, whose tree is locked, has still room for. */
export async function roomForPrompts({ db }: DomainContext, spaceId: string): Promise<number> {
  return Math.max(0, maxPrompts - (await db.prompt.count({ where: { spaceId, deletedAt: null } })));
}

export const noRoomForPrompts = () => new LimitReachedError(`This space has ${maxPrompts.toLocaleString('en')} prompts.`, 'Delete those that nobody needs.');

/** Makes prompts, in as many statements for a hundred as for one. In the caller's transaction, which holds the tree and has found all of this allowed. */
export async function insertPrompts(ctx: DomainContext, spaceId: string, prompts: readonly NewPrompt[]): Promise<void> {
  if (prompts.length === 0) return;
  const { userId } = requireUser(ctx);
  const at = ctx.now();
  const dates = { createdAt: at, updatedAt: at, draftUpdatedAt: at, changedAt: at };
  await ctx.db.prompt.createMany({ data: prompts.map(({ content, ...prompt }) => ({ ...prompt, spaceId, ...columnsOfContent(content), createdById: userId, ...dates })) });
  await publishPromptsChanged(ctx.db, spaceId, { promptIds: prompts.map(({ id }) => id) });
}
