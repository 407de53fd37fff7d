import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { renameFragments } from '#server/templates/parseTemplate.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError, CrossSpaceError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { parseInput, text } from '../input.ts';
import { nextUpdatedAt } from '../sources/edit/nextUpdatedAt.ts';
import { authorizePrompt, authorizePromptCollection, type PromptRef } from './authorizePrompts.ts';
import { checkFills } from './checkFills.ts';
import { promptFields } from './createPrompt.ts';
import { columnsOfContent, contentOfStored, type GivenContent, promptContentSchema, withGiven } from './content/promptContent.ts';
import { checkPromptName, requireFreeName } from './promptName.ts';

export interface UpdatePrompt {
  readonly promptId: string | null;
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** Checked here: what of its draft shall be different. */
  readonly content?: unknown;
  /** Where it shall lie; absent: stays where it is. */
  readonly collection?: { readonly id: string | null } | 'none' | undefined;
  /** The `draftUpdatedAt` that the caller has read: whoever changed the draft since is not overwritten. */
  readonly ifUnchangedSince?: Date | undefined;
}

const schema = z.object({ title: promptFields.title.optional(), description: promptFields.description.optional(), name: text(1_000).optional(), content: promptContentSchema.optional() });

/**
 * Changes what is given and keeps the rest. A fragment that gets another name keeps its place in all drafts that include it.
 * @throws ConflictError when the draft was changed since `ifUnchangedSince`; CrossSpaceError, NotFoundError, InvalidInputError
 */
export function updatePrompt(outer: DomainContext, { promptId, collection, ifUnchangedSince, ...input }: UpdatePrompt): Promise<{ promptId: string }> {
  return inTransaction(outer, async (ctx) => {
    const seen = await authorizePrompt(ctx, 'space.read', promptId);
    // Before the prompt, as whoever deletes collections does.
    if (collection !== undefined || input.name !== undefined) await lockTree(ctx.db, seen.spaceId);
    const prompt = await authorizePrompt(ctx, 'prompt.edit', promptId);
    const { content: given, name, ...data } = parseInput(schema, input);
    const place = collection && (await placeFor(ctx, prompt, collection));
    if (name !== undefined) await requireFreeName(ctx.db, prompt.spaceId, checkPromptName(name), prompt.id);
    const draft = await draftOf(ctx, prompt, given, ifUnchangedSince);
    const isAbout = Object.values<unknown>({ ...data, name, place }).some((value) => value !== undefined);
    await ctx.db.prompt.update({ where: { id: prompt.id }, data: { ...data, name, ...draft, ...(place && { collectionId: place.id }), ...(isAbout && { updatedAt: ctx.now() }), changedAt: ctx.now() } });
    if (name !== undefined && name !== prompt.name) await keepFormerName(ctx, prompt, name);
    const renamed = name === undefined || name === prompt.name ? [] : await renameInDrafts(ctx, prompt, name);
    if (isAbout) await recordActivity(ctx, prompt.spaceId, 'PROMPT_UPDATED', { subject: { kind: 'PROMPT', id: prompt.id } });
    await publishPromptsChanged(ctx.db, prompt.spaceId, { promptIds: [prompt.id, ...renamed] });
    return { promptId: prompt.id };
  });
}

async function placeFor(ctx: DomainContext, { spaceId }: PromptRef, wanted: { readonly id: string | null } | 'none'): Promise<{ id: string | null }> {
  if (wanted === 'none') return { id: null };
  const collection = await authorizePromptCollection(ctx, 'prompt.edit', wanted.id);
  if (collection.spaceId !== spaceId) throw new CrossSpaceError();
  return collection;
}

/** The columns of the draft as it shall be; none when nothing of it is given. */
async function draftOf(ctx: DomainContext, { id, spaceId }: PromptRef, given: GivenContent | undefined, ifUnchangedSince: Date | undefined) {
  if (!given && !ifUnchangedSince) return {};
  const { draftUpdatedAt, ...stored } = await ctx.db.prompt.findUniqueOrThrow({ where: { id }, select: { draftUpdatedAt: true, messages: true, params: true, variables: true } });
  if (ifUnchangedSince && draftUpdatedAt > ifUnchangedSince) throw new ConflictError();
  if (!given) return {};
  const before = contentOfStored(stored);
  const content = withGiven(before, given);
  await checkFills(ctx, spaceId, content, before);
  return { ...columnsOfContent(content), draftUpdatedAt: nextUpdatedAt(ctx, draftUpdatedAt) };
}

/** How long programs that ask for a former name get the prompt, in milliseconds. */
const formerNameMs = 90 * 24 * 3_600_000;

/** Lets programs find a prompt by the name it had. */
async function keepFormerName(ctx: DomainContext, { id, spaceId, name }: PromptRef, to: string): Promise<void> {
  const kept = { promptId: id, until: new Date(ctx.now().getTime() + formerNameMs) };
  await ctx.db.promptFormerName.deleteMany({ where: { spaceId, name: to, promptId: id } });
  await ctx.db.promptFormerName.upsert({ where: { spaceId_name: { spaceId, name } }, create: { spaceId, name, ...kept }, update: kept });
}

/** Gives a fragment its new name wherever drafts include it; answers whose drafts those are. */
async function renameInDrafts(ctx: DomainContext, { id, spaceId, name: from }: PromptRef, to: string): Promise<string[]> {
  await ctx.db.$queryRaw`select 1 from "Prompt" where "spaceId" = ${spaceId}::uuid and includes @> array[${from}] and "deletedAt" is null order by id for no key update`;
  const including = await ctx.db.prompt.findMany({ where: { spaceId, includes: { has: from }, deletedAt: null }, select: { id: true, draftUpdatedAt: true, messages: true, params: true, variables: true } });
  for (const { id: ownerId, draftUpdatedAt, ...stored } of including) {
    const content = contentOfStored(stored);
    const messages = content.messages.map((message) => ({ ...message, text: renameFragments(message.text, new Map([[from, to]])) }));
    const at = nextUpdatedAt(ctx, draftUpdatedAt);
    await ctx.db.prompt.update({ where: { id: ownerId }, data: { ...columnsOfContent({ ...content, messages }), draftUpdatedAt: at, changedAt: at } });
  }
  return including.map((each) => each.id).filter((each) => each !== id);
}
