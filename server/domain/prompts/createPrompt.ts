import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { PromptKind } from '#server/platform/db/generated/client.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { CrossSpaceError, LimitReachedError, NotFoundError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { line, parseInput, text } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { templatesById } from './library/listPromptTemplates.ts';
import { authorizePrompt, authorizePromptCollection } from './authorizePrompts.ts';
import { checkFills } from './checkFills.ts';
import { columnsOfContent, contentOfStored, emptyContent, type PromptContent, promptContentSchema, withGiven } from './content/promptContent.ts';
import { checkPromptName, freeName, nameOfTitle, namesBeginning, requireFreeName } from './promptName.ts';

export const promptFields = { title: line(200, 'Title is required'), description: text(2_000) };

export interface CreatePrompt {
  readonly spaceId: string | null;
  /** Absent: in none. */
  readonly collectionId?: string | null | undefined;
  readonly title: string;
  /** Absent: made of the title. */
  readonly name?: string | undefined;
  readonly kind?: PromptKind | undefined;
  /** Absent: that of what it begins as. */
  readonly description?: string | undefined;
  /** Checked here: what of its content is given. */
  readonly content?: unknown;
  /** false: whoever calls notes what was done, for all of many. */
  readonly recordsActivity?: boolean | undefined;
  /** What it begins as; absent: empty. */
  readonly copyOf?: { readonly promptId: string | null } | { readonly versionId: string } | { readonly templateId: string } | undefined;
}

const schema = z.object({ title: promptFields.title, name: text(1_000).optional(), description: promptFields.description.optional(), content: promptContentSchema.optional() });
const maxPrompts = 10_000;

/**
 * Creates a prompt: empty, of a template, or as a copy of a version or of the draft of another one. Sources and collections that variables are filled with stay
 * in their space: a copy in another one has none.
 * @throws CrossSpaceError, LimitReachedError for more than 10,000 in one space, NotFoundError, InvalidInputError
 */
export function createPrompt(outer: DomainContext, { spaceId, collectionId, kind, copyOf, recordsActivity = true, ...input }: CreatePrompt): Promise<{ promptId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'prompt.edit', spaceId);
    const { title, name: wanted, description, content: given } = parseInput(schema, input);
    const model = copyOf && (await readModel(ctx, space.id, copyOf));
    const content = withGiven(model?.content ?? emptyContent, given);
    await checkFills(ctx, space.id, content, model?.content);
    await lockTree(ctx.db, space.id);
    const collection = collectionId === undefined ? null : await authorizePromptCollection(ctx, 'prompt.edit', collectionId);
    if (collection && collection.spaceId !== space.id) throw new CrossSpaceError();
    if ((await ctx.db.prompt.count({ where: { spaceId: space.id, deletedAt: null } })) >= maxPrompts) {
      throw new LimitReachedError(`This space has ${maxPrompts.toLocaleString('en')} prompts.`, 'Delete those that nobody needs.');
    }
    const made = nameOfTitle(title);
    const name = wanted === undefined ? freeName(made, await namesBeginning(ctx.db, space.id, [made])) : checkPromptName(wanted);
    await requireFreeName(ctx.db, space.id, name);
    const id = newUuid();
    const { userId } = requireUser(ctx);
    const at = ctx.now();
    const dates = { createdAt: at, updatedAt: at, draftUpdatedAt: at, changedAt: at };
    await ctx.db.prompt.create({
      data: { id, spaceId: space.id, collectionId: collection?.id ?? null, kind: kind ?? model?.kind ?? 'PROMPT', name, title, description: description ?? model?.description ?? '', ...columnsOfContent(content), createdById: userId, ...dates },
    });
    if (recordsActivity) await recordActivity(ctx, space.id, 'PROMPT_CREATED', { subject: { kind: 'PROMPT', id } });
    await publishPromptsChanged(ctx.db, space.id, { promptIds: [id] });
    return { promptId: id };
  });
}

type Model = NonNullable<CreatePrompt['copyOf']>;

async function readModel(ctx: DomainContext, spaceId: string, copyOf: Model): Promise<{ content: PromptContent; kind: PromptKind; description: string }> {
  if ('templateId' in copyOf) {
    const template = templatesById([copyOf.templateId]).get(copyOf.templateId);
    if (!template) throw new NotFoundError('Prompt');
    return { content: template.content, kind: 'PROMPT', description: template.description };
  }
  const version = 'versionId' in copyOf ? await ctx.db.promptVersion.findUnique({ where: { id: copyOf.versionId }, select: { promptId: true, messages: true, params: true, variables: true } }) : null;
  const { id, spaceId: from } = await authorizePrompt(ctx, 'space.read', 'versionId' in copyOf ? (version?.promptId ?? null) : copyOf.promptId);
  const { kind, description, ...draft } = await ctx.db.prompt.findUniqueOrThrow({ where: { id }, select: { kind: true, description: true, messages: true, params: true, variables: true } });
  const content = contentOfStored(version ?? draft);
  if (from === spaceId) return { content, kind, description };
  const variables = content.variables.map((note) => (note.fill && ('sourceId' in note.fill || 'collectionId' in note.fill) ? { ...note, fill: null } : note));
  return { content: { ...content, variables }, kind, description };
}
