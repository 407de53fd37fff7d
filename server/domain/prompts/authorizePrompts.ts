import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import type { Permission } from '../access/permissions.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { SqlContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';

export interface PromptRef {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  readonly collectionId: string | null;
}

export interface PromptCollectionRef {
  readonly id: string;
  readonly spaceId: string;
  readonly parentId: string | null;
}

/**
 * The prompts of these ids, all of them or none, in the order of their ids. Unless they are only read their rows are locked until
 * the transaction ends. @throws NotFoundError, ForbiddenError, SpaceArchivedError
 */
export async function authorizePrompts(ctx: SqlContext, permission: Permission, ids: readonly (string | null)[]): Promise<PromptRef[]> {
  const prompts = await ctx.db.$queryRaw<PromptRef[]>`
    select p.id::text, p."spaceId"::text as "spaceId", p.name, p."collectionId"::text as "collectionId" from "Prompt" p
    where p.id = any(${ids.filter((id) => id !== null)}::uuid[]) and p."deletedAt" is null and ${visibleSpaceSql(ctx.actor, Prisma.sql`p."spaceId"`)}
    order by p.id ${permission === 'space.read' ? Prisma.empty : Prisma.sql`for no key update of p`}`;
  if (prompts.length < new Set(ids).size) throw new NotFoundError('Prompt');
  for (const spaceId of new Set(prompts.map((prompt) => prompt.spaceId))) await authorizeSpace(ctx, permission, spaceId);
  return prompts;
}

/** As `authorizePrompts`, for one. */
export async function authorizePrompt(ctx: SqlContext, permission: Permission, id: string | null): Promise<PromptRef> {
  const [prompt] = await authorizePrompts(ctx, permission, [id]);
  if (!prompt) throw new NotFoundError('Prompt');
  return prompt;
}

/** As `authorizePrompts`, for prompt collections, whose rows are not locked: who changes the tree locks that. */
export async function authorizePromptCollections(ctx: SqlContext, permission: Permission, ids: readonly (string | null)[]): Promise<PromptCollectionRef[]> {
  const collections = await ctx.db.$queryRaw<PromptCollectionRef[]>`
    select c.id::text, c."spaceId"::text as "spaceId", c."parentId"::text as "parentId" from "PromptCollection" c
    where c.id = any(${ids.filter((id) => id !== null)}::uuid[]) and c."deletedAt" is null and ${visibleSpaceSql(ctx.actor, Prisma.sql`c."spaceId"`)} order by c.id`;
  if (collections.length < new Set(ids).size) throw new NotFoundError('Prompt collection');
  for (const spaceId of new Set(collections.map((collection) => collection.spaceId))) await authorizeSpace(ctx, permission, spaceId);
  return collections;
}

/** As `authorizePromptCollections`, for one. */
export async function authorizePromptCollection(ctx: SqlContext, permission: Permission, id: string | null): Promise<PromptCollectionRef> {
  const [collection] = await authorizePromptCollections(ctx, permission, [id]);
  if (!collection) throw new NotFoundError('Prompt collection');
  return collection;
}
