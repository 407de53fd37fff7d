import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError, LimitReachedError, NoModelError } from '../../errors.ts';
import { publishRunProgressed } from '../../events.ts';
import { parseInput } from '../../input.ts';
import { requireBudget } from '../../models/modelUses.ts';
import { newUuid } from '../../publicId.ts';
import { authorizePrompt, type PromptRef } from '../authorizePrompts.ts';
import { contentOfStored, includesOf } from '../content/promptContent.ts';
import type { SavedContent } from '../readPromptVersions.ts';
import { readFragmentsOfNames } from '../readPrompts.ts';
import { renderContents, type VariableValue } from '../renderPromptVersions.ts';
import { columnsOfRun, requireSendable } from './promptRunColumns.ts';
import { requireOffered, versionsOfPrompt, wantedModels } from './wantedRuns.ts';
import { requestPromptRuns } from './writePromptRun.job.ts';

export interface RunPrompt {
  readonly promptId: string | null;
  /** Left out: the draft. */
  readonly versionIds?: readonly (string | null)[] | undefined;
  /** Each version is run with each of these; left out: the model of its parameters. */
  readonly models?: readonly string[] | undefined;
  readonly values: readonly VariableValue[];
}

const mostRuns = 16;
/** So many of one person are under way at a time. */
const mostOpen = 32;

/**
 * Has models answer a prompt, side by side. The answers are written in the background.
 * @throws NoModelError, BudgetExceededError; LimitReachedError while many are under way; NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError
 */
export function runPrompt(outer: DomainContext, { promptId, versionIds, models, values }: RunPrompt): Promise<{ groupId: string; runIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireUser(ctx);
    const prompt = await authorizePrompt(ctx, 'prompt.edit', promptId);
    const offered = (ctx.models ?? []).map(({ name }) => name);
    if (offered.length === 0) throw new NoModelError();
    await requireBudget(ctx, prompt.spaceId);
    if ((await ctx.db.promptRun.count({ where: { authorId: userId, endedAt: null } })) >= mostOpen) throw new LimitReachedError(`You have ${mostOpen} runs under way.`, 'Wait until some are done, or stop them.');
    const contents = versionIds === undefined ? await draftOf(ctx, prompt) : await versionsOfPrompt(ctx, prompt.id, versionIds);
    const given = parseInput(z.object({ models: wantedModels }), { models }).models;
    const wanted = [...contents].flatMap(([key, content]) => [...new Set(given ?? [content.params.model ?? offered[0] ?? ''])].map((model) => ({ key, content, model })));
    requireOffered(offered, wanted.map(({ model }) => model));
    if (wanted.length > mostRuns) throw new InvalidInputError([{ path: 'models', message: `At most ${mostRuns} runs at a time.`, code: 'TOO_MANY', limit: mostRuns }]);
    const rendered = await renderContents(ctx, values, contents);
    for (const one of rendered.values()) requireSendable(one);
    const groupId = newUuid();
    const now = ctx.now();
    const created = await ctx.db.promptRun.createManyAndReturn({
      data: wanted.map(({ key, content, model }) => ({
        id: newUuid(), spaceId: prompt.spaceId, promptId: prompt.id, versionId: key === draftKey ? null : key, authorId: userId, groupId, model, createdAt: now, ...columnsOfRun(content, rendered.get(key)),
      })),
      select: { id: true },
    });
    const runIds = created.map(({ id }) => id);
    await requestPromptRuns(ctx.db, runIds);
    await publishRunProgressed(ctx.db, prompt.spaceId, runIds);
    return { groupId, runIds };
  });
}

/** What stands for the draft among versions. */
const draftKey = 'draft';

async function draftOf(ctx: DomainContext, { id, spaceId }: PromptRef): Promise<Map<string, SavedContent>> {
  const content = contentOfStored(await ctx.db.prompt.findUniqueOrThrow({ where: { id }, select: { messages: true, params: true, variables: true } }));
  return new Map([[draftKey, { ...content, spaceId, frozen: await readFragmentsOfNames(ctx, spaceId, includesOf(content.messages)) }]]);
}
