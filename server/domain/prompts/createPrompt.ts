import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { PromptKind } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { CrossSpaceError, NotFoundError } from '../errors.ts';
import { line, parseInput, text } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { templatesById } from './library/listPromptTemplates.ts';
import { authorizePrompt, authorizePromptCollection } from './authorizePrompts.ts';
import { checkFills } from './checkFills.ts';
import { contentOfStored, emptyContent, type PromptContent, promptContentSchema, withGiven } from './content/promptContent.ts';
import { insertPrompts, noRoomForPrompts, roomForPrompts } from './insertPrompts.ts';
import { checkPromptName, freeName, nameOfTitle, takenNames, requireFreeName } from './promptName.ts';

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
  /** What it begins as; absent: empty. */
  readonly copyOf?: { readonly promptId: string | null } | { readonly versionId: string } | { readonly templateId: string } | undefined;
}

const schema = z.object({ title: promptFields.title, name: text(1_000).optional(), description: promptFields.description.optional(), content: promptContentSchema.optional() });

/**
 * Creates a prompt: empty, of a template, or as a copy of a version or of the draft of another one. Sources and collections that variables are filled with stay
 * in their space: a copy in another one has none.
 * @throws CrossSpaceError, LimitReachedError for more than 10,000 in one space, NotFoundError, InvalidInputError
 */
export function createPrompt(outer: DomainContext, { spaceId, collectionId, kind, copyOf, ...input }: CreatePrompt): Promise<{ promptId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'prompt.edit', spaceId);
    const { title, name: wanted, description, content: given } = parseInput(schema, input);
    const model = copyOf && (await readModel(ctx, space.id, copyOf));
    const content = withGiven(model?.content ?? emptyContent, given);
    await checkFills(ctx, space.id, content, model?.content);
    await lockTree(ctx.db, space.id);
    const collection = collectionId === undefined ? null : await authorizePromptCollection(ctx, 'prompt.edit', collectionId);
    if (collection && collection.spaceId !== space.id) throw new CrossSpaceError();
    if ((await roomForPrompts(ctx, space.id)) === 0) throw noRoomForPrompts();
    const made = nameOfTitle(title);
    const name = wanted === undefined ? freeName(made, await takenNames(ctx.db, space.id, [made])) : checkPromptName(wanted);
    await requireFreeName(ctx.db, space.id, name);
    const id = newUuid();
    await insertPrompts(ctx, space.id, [{ id, collectionId: collection?.id ?? null, kind: kind ?? model?.kind ?? 'PROMPT', name, title, description: description ?? model?.description ?? '', content }]);
    await recordActivity(ctx, space.id, 'PROMPT_CREATED', { subject: { kind: 'PROMPT', id } });
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
