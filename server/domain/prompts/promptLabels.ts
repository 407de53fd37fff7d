import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import { authorizePrompt, type PromptRef } from './authorizePrompts.ts';

/** Always the newest version: nobody moves it. */
export const latest = 'latest';
const maxLabels = 50;

/** The name of a label that people move. */
export const labelName = z
  .string()
  .regex(/^[a-z0-9_-]{1,50}$/, 'A label is of a to z, 0 to 9, `-` and `_`, at most 50 characters.')
  .refine((name) => name !== latest, { message: '`latest` always names the newest version.', params: { code: 'NOT_ALLOWED' } });

export interface SetPromptLabel {
  readonly promptId: string | null;
  readonly label: string;
  /** The version it shall name; `none`: the label goes. */
  readonly version: { readonly id: string | null } | 'none';
  /** Whether only owners may move it from now on; absent: stays. */
  readonly isProtected?: boolean | undefined;
}

/**
 * Lets a label name a version, or another one, or none: going live and rolling back.
 * @throws ForbiddenError for who is no owner and moves or changes one that is protected; NotFoundError, InvalidInputError
 */
export function setPromptLabel(outer: DomainContext, { promptId, version, isProtected, ...input }: SetPromptLabel): Promise<{ promptId: string }> {
  return inTransaction(outer, async (ctx) => {
    const prompt = await authorizePrompt(ctx, 'prompt.edit', promptId);
    const { label } = parseInput(z.object({ label: labelName }), input);
    if (isProtected !== undefined) await authorizeSpace(ctx, 'space.manage', prompt.spaceId);
    if (version === 'none') {
      await requireMovable(ctx, prompt, [label]);
      await ctx.db.promptLabel.deleteMany({ where: { promptId: prompt.id, name: label } });
    } else {
      const found = version.id === null ? null : await ctx.db.promptVersion.findFirst({ where: { id: version.id, promptId: prompt.id }, select: { id: true } });
      if (!found) throw new NotFoundError('Prompt version');
      await moveLabels(ctx, prompt, [label], found.id);
      if (isProtected !== undefined) await ctx.db.promptLabel.update({ where: { promptId_name: { promptId: prompt.id, name: label } }, data: { isProtected } });
    }
    await ctx.db.prompt.update({ where: { id: prompt.id }, data: { updatedAt: ctx.now(), changedAt: ctx.now() } });
    await recordActivity(ctx, prompt.spaceId, 'PROMPT_LABEL_MOVED', { subject: { kind: 'PROMPT', id: prompt.id } });
    await publishPromptsChanged(ctx.db, prompt.spaceId, { promptIds: [prompt.id] });
    return { promptId: prompt.id };
  });
}

/** Lets labels name a version of this prompt, whose row is locked. @throws ForbiddenError, InvalidInputError for more than 50 labels */
export async function moveLabels(ctx: DomainContext, prompt: PromptRef, labels: readonly string[], versionId: string): Promise<void> {
  if (labels.length === 0) return;
  await requireMovable(ctx, prompt, labels);
  const { userId } = requireUser(ctx);
  const moved = { versionId, movedAt: ctx.now(), movedById: userId };
  for (const name of new Set(labels)) {
    await ctx.db.promptLabel.upsert({ where: { promptId_name: { promptId: prompt.id, name } }, create: { promptId: prompt.id, name, ...moved }, update: moved });
  }
  if ((await ctx.db.promptLabel.count({ where: { promptId: prompt.id } })) > maxLabels) {
    throw new InvalidInputError([{ path: 'labels', message: `A prompt has at most ${maxLabels} labels.`, code: 'TOO_MANY', limit: maxLabels }]);
  }
}

/** @throws ForbiddenError for a label that only owners move */
async function requireMovable(ctx: DomainContext, { id, spaceId }: PromptRef, labels: readonly string[]): Promise<void> {
  if ((await ctx.db.promptLabel.count({ where: { promptId: id, name: { in: [...labels] }, isProtected: true } })) > 0) await authorizeSpace(ctx, 'space.manage', spaceId);
}
