import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError, LimitReachedError, NoModelError, NotFoundError } from '../../errors.ts';
import { publishRunProgressed } from '../../events.ts';
import { parseIds, parseInput, text } from '../../input.ts';
import { requireBudget } from '../../models/modelUses.ts';
import { newUuid } from '../../publicId.ts';
import { authorizePrompt, type PromptRef } from '../authorizePrompts.ts';
import { columnsOfContent, contentOfStored, includesOf } from '../content/promptContent.ts';
import { readPromptVersions, readSavedContents, type SavedContent } from '../readPromptVersions.ts';
import { readFragmentsOfNames } from '../readPrompts.ts';
import { type RenderedPrompt, renderContents, type VariableValue } from '../renderPromptVersions.ts';
import { requestPromptRuns } from './writePromptRun.job.ts';

export interface RunPrompt {
  readonly promptId: string | null;
  /** Left out: the draft. */
  readonly versionIds?: readonly (string | null)[] | undefined;
  /** Each version is run with each of these; left out: the model of its parameters. */
  readonly models?: readonly string[] | undefined;
  readonly values: readonly VariableValue[];
}

const mostVersions = 8;
const mostModels = 8;
const mostRuns = 16;
/** So many of one person are under way at a time. */
const mostOpen = 32;
/** More than any model reads. */
const longestSent = 2_000_000;

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
    const contents = versionIds === undefined ? await draftOf(ctx, prompt) : await versionsOf(ctx, prompt.id, versionIds);
    const given = parseInput(z.object({ models: z.array(text(200)).min(1, 'At least one.').max(mostModels, `At most ${mostModels} models.`).optional() }), { models }).models;
    const wanted = [...contents].flatMap(([key, content]) => [...new Set(given ?? [content.params.model ?? offered[0] ?? ''])].map((model) => ({ key, content, model })));
    const unknown = wanted.find(({ model }) => !offered.includes(model));
    if (unknown) throw new InvalidInputError([{ path: 'models', message: `This vault has no model called “${unknown.model}”. It has: ${offered.join(', ')}.`, code: 'NOT_ALLOWED' }]);
    if (wanted.length > mostRuns) throw new InvalidInputError([{ path: 'models', message: `At most ${mostRuns} runs at a time.`, code: 'TOO_MANY', limit: mostRuns }]);
    const rendered = await renderContents(ctx, values, contents);
    for (const one of rendered.values()) requireSendable(one);
    const groupId = newUuid();
    const now = ctx.now();
    const created = await ctx.db.promptRun.createManyAndReturn({
      data: wanted.map(({ key, content, model }) => {
        const { messages, params, variables } = columnsOfContent(content);
        const { messages: sent = [], missing = [], sourceIds = [] } = rendered.get(key) ?? {};
        return {
          id: newUuid(), spaceId: prompt.spaceId, promptId: prompt.id, versionId: key === draftKey ? null : key, authorId: userId, groupId, model, createdAt: now,
          content: { messages, params, variables }, fragments: Object.fromEntries(content.frozen),
          rendered: { messages: sent.map(({ role, text: said }) => ({ role, text: said })), missing: [...missing], sourceIds: [...sourceIds] },
        };
      }),
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

/** Those of the prompt, in the order that was asked for. */
async function versionsOf(ctx: DomainContext, promptId: string, given: readonly (string | null)[]): Promise<Map<string, SavedContent>> {
  const ids = [...new Set(parseIds('versionIds', given, mostVersions))];
  const versions = await readPromptVersions(ctx, ids.filter((id) => id !== null));
  if (versions.size < ids.length || [...versions.values()].some((version) => version.promptId !== promptId)) throw new NotFoundError('Prompt version');
  const contents = await readSavedContents(ctx, [...versions.keys()]);
  return new Map(ids.flatMap((id) => (id === null ? [] : ([contents.get(id)].flatMap((content) => (content ? [[id, content] as const] : []))))));
}

function requireSendable({ messages }: RenderedPrompt): void {
  if (messages.every(({ text: said }) => said.trim() === '')) throw new InvalidInputError([{ path: 'promptId', message: 'The prompt is empty. Write what you want first.', code: 'REQUIRED' }]);
  const length = messages.reduce((sum, { text: said }) => sum + said.length, 0);
  if (length > longestSent) throw new InvalidInputError([{ path: 'values', message: `With its variables the prompt would have more than ${longestSent.toLocaleString('en')} characters.`, code: 'TOO_LONG', limit: longestSent }]);
}
