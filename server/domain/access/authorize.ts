import { Prisma } from '#server/platform/db/generated/client.ts';
import { createRoleLoader, type RoleLoader, type SpaceAccess, type SqlContext } from '../context.ts';
import { ForbiddenError, NotFoundError, ReauthenticationRequiredError, SpaceArchivedError, UnauthenticatedError } from '../errors.ts';
import { allows, neededScope, onlyReads, outlivesArchiving, type Permission } from './permissions.ts';
import { visibleSpaceSql } from './visible.ts';

declare const granted: unique symbol;

/** Proof that the acting person may do `P` with `T`. Only this file makes one. */
export type Granted<P extends Permission, T> = T & { readonly [granted]: P };

export interface SpaceRef {
  readonly id: string;
}
export interface CollectionRef {
  readonly id: string;
  readonly spaceId: string;
  readonly parentId: string | null;
}
export interface TagRef {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  /** The name folded for comparison. */
  readonly key: string;
}
export interface SourceRef {
  readonly id: string;
  readonly spaceId: string;
  readonly collectionId: string | null;
}

/** Whether the acting person may do this in the space now; loads in the same batch as its siblings. */
export async function may(ctx: SqlContext & { readonly roles: RoleLoader }, permission: Permission, spaceId: string): Promise<boolean> {
  if (ctx.actor.kind === 'system') return true;
  if (ctx.actor.kind === 'anonymous' || !scopeAllows(ctx, permission)) return false;
  return accessAllows(ctx, permission, await ctx.roles.load(spaceId));
}

/** Whether the acting person may do this in a space where they have this access. */
export function accessAllows(ctx: Pick<SqlContext, 'actor'>, permission: Permission, access: SpaceAccess | null): boolean {
  if (!scopeAllows(ctx, permission)) return false;
  return allows(access?.role ?? null, permission) && (!access?.archived || outlivesArchiving(permission));
}

/** The acting user. @throws UnauthenticatedError when it is nobody. */
export function requireUser(ctx: SqlContext): { userId: string } {
  if (ctx.actor.kind !== 'user') throw new UnauthenticatedError();
  return ctx.actor;
}

/** The acting user, who is about to change something of their own. @throws ForbiddenError for a key that only reads. */
export function requireWriter(ctx: SqlContext): { userId: string } {
  const user = requireUser(ctx);
  if (ctx.actor.kind === 'user' && !ctx.actor.scopes.has('write')) throw new ForbiddenError('scope');
  return user;
}

/**
 * The acting user, who is about to come into a space or to make one.
 * @throws ForbiddenError for a key that does not manage, and for one that sees certain spaces only
 */
export function requireManager(ctx: SqlContext): { userId: string } {
  const user = requireUser(ctx);
  if (ctx.actor.kind !== 'user' || !ctx.actor.scopes.has('manage')) throw new ForbiddenError('manageScope');
  if (ctx.actor.spaceIds !== null) throw new ForbiddenError('spaces');
  return user;
}

/**
 * The acting user, who has signed in themselves: whoever finds a key must not be able to make others that outlive it.
 * @throws ForbiddenError for an API key, whatever its scopes
 */
export function requireSignedIn(ctx: SqlContext): { userId: string } {
  requireUser(ctx);
  if (ctx.actor.kind !== 'user' || ctx.actor.credential === 'apiKey') throw new ForbiddenError('apiKey');
  return ctx.actor;
}

/** How long a sign-in counts for what is dangerous. */
const recentSignInMs = 10 * 60_000;

/**
 * The acting user, who has signed in themselves in the last ten minutes: who finds a browser open cannot take the account.
 * @throws ForbiddenError for an API key; ReauthenticationRequiredError when the sign-in is older, or nobody knows when it was
 */
export function requireRecentSignIn(ctx: SqlContext): { userId: string } {
  const user = requireSignedIn(ctx);
  const authTime = ctx.actor.kind === 'user' ? ctx.actor.authTime : null;
  if (!isRecentSignIn(authTime, ctx.now())) throw new ReauthenticationRequiredError();
  return user;
}

/** Whether a sign-in at this moment counts for what is dangerous; null: nobody knows when it was. */
export function isRecentSignIn(authTime: Date | null, now: Date): boolean {
  return authTime !== null && now.getTime() - authTime.getTime() <= recentSignInMs;
}

/** @throws NotFoundError when the space is not visible; ForbiddenError when it is, but this is not allowed. */
export async function authorizeSpace<P extends Permission>(ctx: SqlContext, permission: P, id: string | null): Promise<Granted<P, SpaceRef>> {
  requireAuthenticated(ctx);
  if (ctx.actor.kind === 'user') {
    const access = id === null ? null : await createRoleLoader(ctx.db, ctx.actor).load(id);
    if (id === null || !access) throw new NotFoundError('Space');
    requireScope(ctx, permission);
    requireAccess(permission, [access]);
    return { id } as Granted<P, SpaceRef>;
  }
  const [space] = id === null ? [] : await ctx.db.$queryRaw<SpaceRef[]>`select id::text from "Space" where id = ${id}::uuid and ${visibleSpaceSql(ctx.actor, Prisma.sql`id`)}`;
  if (!space) throw new NotFoundError('Space');
  return { id: space.id } as Granted<P, SpaceRef>;
}

/** As `authorizeSpace`, for one collection. */
export async function authorizeCollection<P extends Permission>(ctx: SqlContext, permission: P, id: string | null): Promise<Granted<P, CollectionRef>> {
  requireAuthenticated(ctx);
  const [collection] =
    id === null
      ? []
      : await ctx.db.$queryRaw<CollectionRef[]>`
          select c.id::text, c."spaceId"::text as "spaceId", c."parentId"::text as "parentId" from "Collection" c
          where c.id = ${id}::uuid and ${visibleSpaceSql(ctx.actor, Prisma.sql`c."spaceId"`)}`;
  if (!collection) throw new NotFoundError('Collection');
  await requirePermission(ctx, permission, [collection.spaceId]);
  return collection as Granted<P, CollectionRef>;
}

/**
 * As `authorizeCollection`, for collections that were deleted, each with what went with it: all of them or none. Last deleted
 * first, so that what lay in one that was deleted later finds it again.
 */
export async function authorizeDeletedCollections<P extends Permission>(ctx: SqlContext, permission: P, ids: readonly (string | null)[]): Promise<Granted<P, CollectionRef>[]> {
  requireAuthenticated(ctx);
  const wanted = [...new Set(ids)];
  const collections = await ctx.db.$queryRaw<CollectionRef[]>`
    select d.id::text, d."spaceId"::text as "spaceId", d."parentId"::text as "parentId" from "DeletedCollection" d
    where d.id = any(${wanted.filter((id) => id !== null)}::uuid[]) and d."rootId" = d.id and ${visibleSpaceSql(ctx.actor, Prisma.sql`d."spaceId"`)}
    order by d."deletedAt" desc, d.id`;
  if (collections.length < wanted.length) throw new NotFoundError('Deleted collection');
  await requirePermission(ctx, permission, [...new Set(collections.map(({ spaceId }) => spaceId))]);
  return collections as Granted<P, CollectionRef>[];
}

/** As `authorizeSpace`, for tags: all of them or none. */
export async function authorizeTags<P extends Permission>(ctx: SqlContext, permission: P, ids: readonly (string | null)[]): Promise<Granted<P, TagRef>[]> {
  requireAuthenticated(ctx);
  const wanted = [...new Set(ids)];
  const tags = await ctx.db.$queryRaw<TagRef[]>`
    select t.id::text, t."spaceId"::text as "spaceId", t.name, t.key from "Tag" t
    where t.id = any(${wanted.filter((id) => id !== null)}::uuid[]) and ${visibleSpaceSql(ctx.actor, Prisma.sql`t."spaceId"`)}`;
  if (tags.length < wanted.length) throw new NotFoundError('Tag');
  await requirePermission(ctx, permission, [...new Set(tags.map(({ spaceId }) => spaceId))]);
  return tags as Granted<P, TagRef>[];
}

/** As `authorizeSpace`, for one source, whose row is locked until the transaction ends unless it is only read. */
export async function authorizeSource<P extends Permission>(
  ctx: SqlContext,
  permission: P,
  id: string | null,
  trashState: TrashState = 'any',
): Promise<Granted<P, SourceRef>> {
  const [source] = await authorizeSources(ctx, permission, [id], trashState);
  if (!source) throw new NotFoundError('Source');
  return source;
}

/** Whether a source must be in the trash or out of it for an action. */
export type TrashState = 'any' | 'not trashed' | 'trashed';

const trashCondition: Record<TrashState, Prisma.Sql> = {
  any: Prisma.sql`true`,
  'not trashed': Prisma.sql`s."trashedAt" is null`,
  'trashed': Prisma.sql`s."trashedAt" is not null`,
};

/** All of the sources or none: one id that is not visible makes the whole call NOT_FOUND. As many queries for 10,000 as for one. */
export async function authorizeSources<P extends Permission>(
  ctx: SqlContext,
  permission: P,
  ids: readonly (string | null)[],
  trashState: TrashState = 'any',
): Promise<Granted<P, SourceRef>[]> {
  const wanted = [...new Set(ids)];
  const sources = await authorizeExistingSources(ctx, permission, wanted, trashState);
  if (sources.length < wanted.length) throw new NotFoundError('Source');
  return sources;
}

/**
 * As `authorizeSources`, for those of the ids that exist and are visible, in the order of their ids. Unless they are only
 * read their rows are locked until the transaction ends; the order keeps two such calls from a deadlock.
 */
export async function authorizeExistingSources<P extends Permission>(
  ctx: SqlContext,
  permission: P,
  ids: readonly (string | null)[],
  trashState: TrashState = 'any',
): Promise<Granted<P, SourceRef>[]> {
  requireAuthenticated(ctx);
  const sources = await ctx.db.$queryRaw<SourceRef[]>`
    select s.id::text, s."spaceId"::text as "spaceId", s."collectionId"::text as "collectionId"
    from "Source" s
    where s.id = any(${ids.filter((id) => id !== null)}::uuid[]) and ${visibleSpaceSql(ctx.actor, Prisma.sql`s."spaceId"`)} and ${trashCondition[trashState]}
    order by s.id ${onlyReads(permission) ? Prisma.empty : Prisma.sql`for no key update of s`}`;
  await requirePermission(ctx, permission, [...new Set(sources.map((source) => source.spaceId))]);
  return sources as Granted<P, SourceRef>[];
}

function requireAuthenticated(ctx: SqlContext): void {
  if (ctx.actor.kind === 'anonymous') throw new UnauthenticatedError();
}

async function requirePermission(ctx: SqlContext, permission: Permission, spaceIds: readonly string[]): Promise<void> {
  if (ctx.actor.kind === 'system') return;
  requireScope(ctx, permission);
  requireAccess(permission, await createRoleLoader(ctx.db, ctx.actor).loadMany(spaceIds));
}

/** @throws ForbiddenError or SpaceArchivedError unless each of these lets the acting person do it */
function requireAccess(permission: Permission, accesses: readonly (SpaceAccess | null)[]): void {
  if (accesses.some((access) => !allows(access?.role ?? null, permission))) throw new ForbiddenError('role');
  if (outlivesArchiving(permission)) return;
  if (accesses.some((access) => access?.archived)) throw new SpaceArchivedError();
}

function scopeAllows({ actor }: Pick<SqlContext, 'actor'>, permission: Permission): boolean {
  return actor.kind === 'system' || (actor.kind === 'user' && actor.scopes.has(neededScope(permission)));
}

function requireScope(ctx: SqlContext, permission: Permission): void {
  if (!scopeAllows(ctx, permission)) throw new ForbiddenError(neededScope(permission) === 'manage' ? 'manageScope' : 'scope');
}
