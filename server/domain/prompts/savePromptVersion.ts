import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { checkTemplate, type Fragments } from '#server/templates/renderTemplate.ts';
import type { TemplateProblem } from '#server/templates/parseTemplate.ts';
import { requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { type FieldProblem, InvalidInputError, LimitReachedError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { parseInput, text } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { authorizePrompt } from './authorizePrompts.ts';
import { columnsOfContent, contentOfStored, type PromptContent } from './content/promptContent.ts';
import { labelName, moveLabels } from './promptLabels.ts';
import { readFragments } from './readPrompts.ts';

export interface SavePromptVersion {
  readonly promptId: string | null;
  /** What is new. */
  readonly note?: string | undefined;
  /** Labels that shall name it at once. */
  readonly labels?: readonly string[] | undefined;
}

const schema = z.object({ note: text(2_000).default(''), labels: z.array(labelName).max(20, 'At most 20 labels.').default([]) });
const maxVersions = 5_000;

/**
 * Saves the draft as a new version, with the texts of its fragments as they are now. When nothing changed since the newest one,
 * that is answered. @throws InvalidInputError for fragments that are not there or include each other; ForbiddenError for a label
 * that only owners move; LimitReachedError for more than 5,000 of one prompt; NotFoundError
 */
export function savePromptVersion(outer: DomainContext, { promptId, ...input }: SavePromptVersion): Promise<{ promptId: string; versionId: string }> {
  return inTransaction(outer, async (ctx) => {
    const prompt = await authorizePrompt(ctx, 'prompt.edit', promptId);
    const { note, labels } = parseInput(schema, input);
    const content = contentOfStored(await ctx.db.prompt.findUniqueOrThrow({ where: { id: prompt.id }, select: { messages: true, params: true, variables: true } }));
    const fragments = (await readFragments(ctx, [prompt.id])).get(prompt.id) ?? new Map<string, string>();
    requireWhole(content, fragments);
    const newest = await ctx.db.promptVersion.findFirst({ where: { promptId: prompt.id }, orderBy: { number: 'desc' }, select: { id: true, number: true, messages: true, params: true, variables: true, fragments: true } });
    const { messages, params, variables } = columnsOfContent(content);
    const frozen = Object.fromEntries([...fragments].sort());
    const isSame = newest !== null && said(contentOfStored(newest), newest.fragments as Record<string, string>) === said(content, frozen);
    if (!isSame && (newest?.number ?? 0) >= maxVersions) throw new LimitReachedError(`This prompt has ${maxVersions.toLocaleString('en')} versions.`, 'Go on with a copy of it.');
    const id = isSame ? newest.id : newUuid();
    if (!isSame) {
      const { userId } = requireUser(ctx);
      await ctx.db.promptVersion.create({
        data: { id, spaceId: prompt.spaceId, promptId: prompt.id, number: (newest?.number ?? 0) + 1, note, messages, params, variables, fragments: frozen, authorId: userId, createdAt: ctx.now() },
      });
      await recordActivity(ctx, prompt.spaceId, 'PROMPT_VERSION_SAVED', { subject: { kind: 'PROMPT', id: prompt.id } });
    }
    await moveLabels(ctx, prompt, labels, id);
    if (!isSame || labels.length > 0) {
      await ctx.db.prompt.update({ where: { id: prompt.id }, data: { updatedAt: ctx.now(), changedAt: ctx.now() } });
      await publishPromptsChanged(ctx.db, prompt.spaceId, { promptIds: [prompt.id] });
    }
    return { promptId: prompt.id, versionId: id };
  });
}

/** All that a version says, to compare. */
const said = ({ messages, params, variables }: PromptContent, fragments: Readonly<Record<string, string>>) => JSON.stringify([messages, params, variables, Object.entries(fragments).sort()]);

const words: Partial<Record<TemplateProblem['code'], (detail: string) => string>> = {
  UNKNOWN_FRAGMENT: (name) => `There is no fragment ${name} in this space.`,
  CYCLE: (way) => `These fragments include each other: ${way}.`,
  TOO_DEEP: (way) => `Fragments lie too deep in each other: ${way}.`,
  TOO_LONG: (limit) => `With its fragments it has more than ${Number(limit).toLocaleString('en')} characters.`,
};

/** @throws InvalidInputError for what could never be put in. Braces that are no tags stand as they are. */
function requireWhole({ messages }: PromptContent, fragments: Fragments): void {
  const problems = messages.flatMap(({ text: template }, place): FieldProblem[] =>
    checkTemplate(template, fragments).flatMap(({ code, detail }) => {
      const message = words[code]?.(detail);
      return message === undefined ? [] : [{ path: `content.messages.${place}.text`, message, code: code === 'UNKNOWN_FRAGMENT' ? 'NOT_FOUND' : 'NOT_ALLOWED' }];
    }),
  );
  if (problems.length > 0) throw new InvalidInputError(problems);
}
