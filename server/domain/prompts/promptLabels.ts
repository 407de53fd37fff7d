import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import { authorizePrompt } from './authorizePrompts.ts';

/** Always the newest version: nobody moves it. */
export const latest = 'latest';
export const maxLabels = 50;

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
    const own = (await readLabels(ctx, [prompt.id])).get(prompt.id) ?? new Map<string, boolean>();
    const wasProtected = own.get(label) ?? false;
    if (wasProtected) await authorizeSpace(ctx, 'space.manage', prompt.spaceId);
    if (version === 'none') {
      await ctx.db.promptLabel.deleteMany({ where: { promptId: prompt.id, name: label } });
    } else {
      const found = version.id === null ? null : await ctx.db.promptVersion.findFirst({ where: { id: version.id, promptId: prompt.id }, select: { id: true } });
      if (!found) throw new NotFoundError('Prompt version');
      if (!own.has(label) && own.size >= maxLabels) throw tooManyLabels();
      await moveLabels(ctx, [{ promptId: prompt.id, name: label, versionId: found.id, isProtected: wasProtected }]);
      if (isProtected !== undefined) await ctx.db.promptLabel.update({ where: { promptId_name: { promptId: prompt.id, name: label } }, data: { isProtected } });
    }
    await ctx.db.prompt.update({ where: { id: prompt.id }, data: { updatedAt: ctx.now(), changedAt: ctx.now() } });
    await recordActivity(ctx, prompt.spaceId, 'PROMPT_LABEL_MOVED', { subject: { kind: 'PROMPT', id: prompt.id } });
    await publishPromptsChanged(ctx.db, prompt.spaceId, { promptIds: [prompt.id] });
    return { promptId: prompt.id };
  });
}

/** The labels of each of these prompts, whose rows are locked, by prompt and name: whether only owners move it. */
export async function readLabels({ db }: DomainContext, promptIds: readonly string[]): Promise<Map<string, ReadonlyMap<string, boolean>>> {
  const rows = await db.promptLabel.findMany({ where: { promptId: { in: [...promptIds] } }, select: { promptId: true, name: true, isProtected: true } });
  return new Map([...Map.groupBy(rows, ({ promptId }) => promptId)].map(([promptId, own]) => [promptId, new Map(own.map(({ name, isProtected }) => [name, isProtected]))]));
}

export const tooManyLabels = () => new InvalidInputError([{ path: 'labels', message: `A prompt has at most ${maxLabels} labels.`, code: 'TOO_MANY', limit: maxLabels }]);

/** A label that shall name a version of its prompt. */
export interface LabelMove {
  readonly promptId: string;
  readonly name: string;
  readonly versionId: string;
  /** Whether only owners may move it: who asks has been found to be one. */
  readonly isProtected: boolean;
}

/** Lets labels name versions; of several moves of one label the last counts. One statement. Who asks has been found to be allowed to. */
export async function moveLabels(ctx: DomainContext, moves: readonly LabelMove[]): Promise<void> {
  const last = [...new Map(moves.map((move) => [`${move.promptId} ${move.name}`, move])).values()];
  if (last.length === 0) return;
  const { userId } = requireUser(ctx);
  await ctx.db.$executeRaw`
    insert into "PromptLabel" ("promptId", name, "versionId", "movedAt", "movedById")
    select moved.prompt, moved.name, moved.version, ${ctx.now()}::timestamptz, ${userId}::uuid
      from unnest(${last.map(({ promptId }) => promptId)}::uuid[], ${last.map(({ name }) => name)}::text[], ${last.map(({ versionId }) => versionId)}::uuid[]) as moved(prompt, name, version)
    on conflict ("promptId", name) do update set "versionId" = excluded."versionId", "movedAt" = excluded."movedAt", "movedById" = excluded."movedById"`;
}
