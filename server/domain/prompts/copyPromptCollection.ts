import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { renameFragments } from '#server/templates/parseTemplate.ts';
import { requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree, withDescendants } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { CrossSpaceError, LimitReachedError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { saveUndo, type Undoable } from '../undo/saveUndo.ts';
import { authorizePromptCollection } from './authorizePrompts.ts';
import { columnsOfContent, contentOfStored } from './content/promptContent.ts';
import { requireRoomForCollections } from './createPromptCollection.ts';
import { noRoomForPrompts, roomForPrompts } from './insertPrompts.ts';
import { freeName, takenNames } from './promptName.ts';

export interface CopyPromptCollection extends Undoable {
  readonly promptCollectionId: string | null;
  /** Where the copy shall lie, in the same space; absent: at the top of the tree. */
  readonly parentId?: string | null | undefined;
}

export interface PromptCollectionCopied {
  readonly promptCollectionId: string;
  readonly spaceId: string;
  readonly promptCount: number;
  readonly undoId: string | null;
}

/** So many prompts at most are copied by one call. */
const maxCopied = 1_000;

/**
 * Copies a prompt collection with all below it and the drafts of the prompts in it; versions, labels, tests and runs stay with the originals, as with `createPrompt`.
 * Each copy of a prompt has a name of its own, and what included a fragment of the same branch includes its copy: so the copy stands by itself.
 * @throws CrossSpaceError, LimitReachedError for more than 1,000 prompts or more than the space holds, NotFoundError
 */
export function copyPromptCollection(outer: DomainContext, { promptCollectionId, parentId, undoable }: CopyPromptCollection): Promise<PromptCollectionCopied> {
  return inTransaction(outer, async (ctx) => {
    const seen = await authorizePromptCollection(ctx, 'prompt.edit', promptCollectionId);
    await lockTree(ctx.db, seen.spaceId);
    const { id, spaceId } = await authorizePromptCollection(ctx, 'prompt.edit', promptCollectionId);
    const parent = parentId === undefined ? null : await authorizePromptCollection(ctx, 'prompt.edit', parentId);
    if (parent && parent.spaceId !== spaceId) throw new CrossSpaceError();
    const folders = await copyCollections(ctx, spaceId, id, parent?.id ?? null);
    const copies = await copyPrompts(ctx, spaceId, folders);
    await includeCopies(ctx, copies);
    const promptIds = copies.map((copy) => copy.id);
    const promptCollectionIds = [...folders.values()];
    const undoId = await saveUndo(
      ctx,
      undoable,
      Prisma.sql`select 'DELETE_PROMPT_COLLECTIONS', null::uuid, ${promptCollectionIds}::uuid[] union all select 'DELETE_PROMPTS', null::uuid, ${promptIds}::uuid[]`,
    );
    const copiedId = folders.get(id) as string;
    await recordActivity(ctx, spaceId, 'PROMPT_COLLECTION_CREATED', { subject: { kind: 'PROMPT_COLLECTION', id: copiedId }, count: folders.size });
    await publishPromptsChanged(ctx.db, spaceId, { promptCollectionIds, promptIds });
    return { promptCollectionId: copiedId, spaceId, promptCount: copies.length, undoId };
  });
}

/** The ids of the copies by those of the originals, the collection itself first. */
async function copyCollections(ctx: DomainContext, spaceId: string, rootId: string, parentId: string | null): Promise<ReadonlyMap<string, string>> {
  const branch = await withDescendants(ctx.db, [rootId], 'PromptCollection');
  const found = await ctx.db.promptCollection.findMany({ where: { id: { in: branch }, deletedAt: null }, select: { id: true, parentId: true, name: true, description: true } });
  await requireRoomForCollections(ctx.db, spaceId, found.length);
  const siblings = await ctx.db.promptCollection.findMany({ where: { spaceId, parentId, deletedAt: null }, select: { name: true } });
  const folders = new Map([rootId, ...branch].map((id) => [id, newUuid()]));
  const at = ctx.now();
  const { userId } = requireUser(ctx);
  const data = found.map((folder) => {
    const isRoot = folder.id === rootId;
    const name = isRoot ? nameBeside(folder.name, new Set(siblings.map((sibling) => sibling.name))) : folder.name;
    return { id: folders.get(folder.id) as string, spaceId, parentId: isRoot ? parentId : (folders.get(folder.parentId ?? '') ?? null), name, description: folder.description, createdById: userId, createdAt: at, updatedAt: at };
  });
  await ctx.db.promptCollection.createMany({ data });
  return new Map(found.map((folder) => [folder.id, folders.get(folder.id) as string]));
}

/** The name, or with the first number behind it that tells it from its siblings. */
function nameBeside(name: string, siblings: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const next = number === 1 ? name : `${name.slice(0, 190)} ${number}`;
    if (!siblings.has(next)) return next;
  }
}

interface Copy {
  readonly id: string;
  readonly kind: 'PROMPT' | 'FRAGMENT';
  /** What the original is called. */
  readonly from: string;
  readonly name: string;
}

async function copyPrompts(ctx: DomainContext, spaceId: string, folders: ReadonlyMap<string, string>): Promise<Copy[]> {
  // What changed last is copied last, so that lists show the copies in the order of the originals.
  const prompts = await ctx.db.prompt.findMany({
    where: { collectionId: { in: [...folders.keys()] }, deletedAt: null },
    select: { id: true, kind: true, name: true, collectionId: true },
    orderBy: [{ changedAt: 'asc' }, { id: 'asc' }],
    take: maxCopied + 1,
  });
  if (prompts.length > maxCopied) throw new LimitReachedError(`At most ${maxCopied.toLocaleString('en')} prompts are copied at once.`, 'Copy the collections in it one by one.');
  if (prompts.length === 0) return [];
  if ((await roomForPrompts(ctx, spaceId)) < prompts.length) throw noRoomForPrompts();
  const taken = await takenNames(ctx.db, spaceId, prompts.map(({ name }) => name));
  const copies = prompts.map((prompt) => {
    const name = freeName(prompt.name, taken);
    taken.add(name);
    return { id: newUuid(), kind: prompt.kind, from: prompt.name, name, originalId: prompt.id, folderId: folders.get(prompt.collectionId ?? '') as string };
  });
  const { userId } = requireUser(ctx);
  const at = ctx.now();
  // The texts stay in the database: a thousand of them may be hundreds of megabytes.
  await ctx.db.$executeRaw`
    insert into "Prompt" (id, "spaceId", "collectionId", kind, name, title, description, messages, params, variables, includes, text, "createdById", "createdAt", "updatedAt", "draftUpdatedAt", "changedAt")
    select copy.id, p."spaceId", copy.folder, p.kind, copy.name, p.title, p.description, p.messages, p.params, p.variables, p.includes, p.text, ${userId}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${copies.map(({ id }) => id)}::uuid[], ${copies.map(({ originalId }) => originalId)}::uuid[], ${copies.map(({ folderId }) => folderId)}::uuid[], ${copies.map(({ name }) => name)}::text[]) as copy(id, original, folder, name)
    join "Prompt" p on p.id = copy.original`;
  return copies;
}

/** Lets the copies include the copies of fragments where their originals include the originals. */
async function includeCopies(ctx: DomainContext, copies: readonly Copy[]): Promise<void> {
  const names = new Map(copies.flatMap(({ kind, from, name }) => (kind === 'FRAGMENT' ? [[from, name] as const] : [])));
  const including = await ctx.db.prompt.findMany({ where: { id: { in: copies.map(({ id }) => id) }, includes: { hasSome: [...names.keys()] } }, select: { id: true } });
  for (const { id } of including) {
    const content = contentOfStored(await ctx.db.prompt.findUniqueOrThrow({ where: { id }, select: { messages: true, params: true, variables: true } }));
    const messages = content.messages.map((message) => ({ ...message, text: renameFragments(message.text, names) }));
    await ctx.db.prompt.update({ where: { id }, data: columnsOfContent({ ...content, messages }) });
  }
}
