import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError, LimitReachedError, NoModelError } from '../../errors.ts';
import { publishRunProgressed } from '../../events.ts';
import { parseInput } from '../../input.ts';
import { costOf, pricesOfModel, requireBudget } from '../../models/modelUses.ts';
import { tokensOf } from '../../models/tokensOf.ts';
import { newUuid } from '../../publicId.ts';
import { authorizePrompt, type PromptRef } from '../authorizePrompts.ts';
import { contentOfStored, includesOf, type VariableValue } from '../content/promptContent.ts';
import { type RunEstimate, usualAnswer } from '../content/measureContent.ts';
import type { SavedContent } from '../readPromptVersions.ts';
import { readFragmentsOfNames } from '../readPrompts.ts';
import { type RenderedPrompt, renderContents } from '../renderPromptVersions.ts';
import { columnsOfRun, requireSendable } from './promptRunColumns.ts';
import { requireOffered, versionsOfPrompt, wantedModels } from './wantedRuns.ts';
import { requestPromptRuns } from './writePromptRun.job.ts';

/** What a model is to answer. */
export interface RunTarget {
  /** Left out: the draft. */
  readonly versionId?: string | null | undefined;
  /** Left out: the one of its parameters. */
  readonly model?: string | undefined;
}

export interface RunPrompt {
  readonly promptId: string | null;
  /** What stands side by side, in place of `versionIds` and `models`. */
  readonly targets?: readonly RunTarget[] | undefined;
  /** Left out: the draft. */
  readonly versionIds?: readonly (string | null)[] | undefined;
  /** Each version is run with each of these; left out: the model of its parameters. */
  readonly models?: readonly string[] | undefined;
  readonly values: readonly VariableValue[];
  /** Whether only the estimate is wanted: no model is asked. */
  readonly dryRun?: boolean | undefined;
}

export interface BegunRuns {
  readonly groupId: string;
  readonly runIds: readonly string[];
  /** What all of them will about cost. */
  readonly estimate: RunEstimate;
}

const mostRuns = 16;
/** So many of one person are under way at a time. */
const mostOpen = 32;

/**
 * Has models answer a prompt, side by side. The answers are written in the background.
 * @throws NoModelError, BudgetExceededError; LimitReachedError while many are under way; NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError
 */
export function runPrompt(outer: DomainContext, { promptId, targets, versionIds, models, values, dryRun = false }: RunPrompt): Promise<BegunRuns> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireUser(ctx);
    const prompt = await authorizePrompt(ctx, 'prompt.edit', promptId);
    const offered = (ctx.models ?? []).map(({ name }) => name);
    if (offered.length === 0) throw new NoModelError();
    if (!dryRun) {
      await requireBudget(ctx, prompt.spaceId);
      if ((await ctx.db.promptRun.count({ where: { authorId: userId, endedAt: null } })) >= mostOpen) throw new LimitReachedError(`You have ${mostOpen} runs under way.`, 'Wait until some are done, or stop them.');
    }
    const given = parseInput(z.object({ models: wantedModels }), { models }).models;
    const asked = targets ?? targetsOf(versionIds, given);
    if (asked.length === 0) throw new InvalidInputError([{ path: 'targets', message: 'Say what is to be run.', code: 'TOO_FEW', limit: 1 }]);
    if (asked.length > mostRuns) throw new InvalidInputError([{ path: targets ? 'targets' : 'models', message: `At most ${mostRuns} runs at a time.`, code: 'TOO_MANY', limit: mostRuns }]);
    const versions = asked.flatMap(({ versionId }) => (versionId === undefined ? [] : [versionId]));
    const contents = new Map([...(asked.length > versions.length ? await draftOf(ctx, prompt) : []), ...(versions.length > 0 ? await versionsOfPrompt(ctx, prompt.id, versions) : [])]);
    const wanted = asked.flatMap(({ versionId, model }) => {
      const key = versionId ?? draftKey;
      const content = contents.get(key);
      return content ? [{ key, content, model: model ?? content.params.model ?? offered[0] ?? '' }] : [];
    });
    requireOffered(offered, wanted.map(({ model }) => model));
    const rendered = await renderContents(ctx, values, contents);
    for (const one of rendered.values()) requireSendable(one);
    const estimate = estimateOf(ctx, wanted.map(({ key, model }) => ({ model, rendered: rendered.get(key) })));
    const groupId = newUuid();
    if (dryRun) return { groupId, runIds: [], estimate };
    const now = ctx.now();
    const created = await ctx.db.promptRun.createManyAndReturn({
      data: wanted.map(({ key, content, model }) => ({
        id: newUuid(), spaceId: prompt.spaceId, promptId: prompt.id, versionId: key === draftKey ? null : key, authorId: userId, groupId, model, createdAt: now, ...columnsOfRun(content, values, rendered.get(key)),
      })),
      select: { id: true },
    });
    const runIds = created.map(({ id }) => id);
    await requestPromptRuns(ctx.db, runIds);
    await publishRunProgressed(ctx.db, prompt.spaceId, runIds);
    return { groupId, runIds, estimate };
  });
}

/** Each version with each model, without what is named twice. */
function targetsOf(versionIds: RunPrompt['versionIds'], models: readonly string[] | undefined): RunTarget[] {
  const versions = versionIds === undefined ? [undefined] : [...new Set(versionIds)];
  return versions.flatMap((versionId) => (models ? [...new Set(models)].map((model) => ({ versionId, model })) : [{ versionId }]));
}

/** As the budget counts; an answer without `maxTokens` as a usual one. */
function estimateOf({ modelLimits }: DomainContext, runs: readonly { readonly model: string; readonly rendered: RenderedPrompt | undefined }[]): RunEstimate {
  const each = runs.map(({ model, rendered }) => {
    const tokens = { inputTokens: rendered?.messages.reduce((sum, { text }) => sum + tokensOf(text), 0) ?? 0, outputTokens: rendered?.params.maxTokens ?? usualAnswer };
    return { ...tokens, cost: costOf(pricesOfModel(modelLimits, model), tokens) };
  });
  const sum = (of: (one: RunEstimate) => number) => each.reduce((total, one) => total + of(one), 0);
  return { inputTokens: sum(({ inputTokens }) => inputTokens), outputTokens: sum(({ outputTokens }) => outputTokens), cost: each.some(({ cost }) => cost === null) ? null : sum(({ cost }) => cost ?? 0) };
}

/** What stands for the draft among versions. */
const draftKey = 'draft';

async function draftOf(ctx: DomainContext, { id, spaceId }: PromptRef): Promise<Map<string, SavedContent>> {
  const content = contentOfStored(await ctx.db.prompt.findUniqueOrThrow({ where: { id }, select: { messages: true, params: true, variables: true } }));
  return new Map([[draftKey, { ...content, spaceId, frozen: await readFragmentsOfNames(ctx, spaceId, includesOf(content.messages)) }]]);
}
