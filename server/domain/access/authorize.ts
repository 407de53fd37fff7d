import { Prisma } from '#server/platform/db/generated/client.ts';
import { createRoleLoader, type DomainContext, type RoleLoader } from '../context.ts';
import { ForbiddenError, NotFoundError, SpaceArchivedError, UnauthenticatedError } from '../errors.ts';
import { allows, onlyReads, outlivesArchiving, type Permission, rolesThatAllow } from './permissions.ts';
import { visibleInSpace, visibleSpaces, visibleSpaceSql } from './visible.ts';

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
export interface SourceRef {
  readonly id: string;
  readonly spaceId: string;
  readonly collectionId: string | null;
}

/** Whether the acting person may do this in the space at this moment; asks in the same batch as its neighbors. */
export async function may(ctx: DomainContext & { readonly roles: RoleLoader }, permission: Permission, spaceId: string): Promise<boolean> {
  if (ctx.actor.kind === 'system') return true;
  if (ctx.actor.kind === 'anonymous' || !scopeAllows(ctx, permission)) return false;
  const standing = await ctx.roles.load(spaceId);
  return allows(standing?.role ?? null, permission) && (!standing?.archived || outlivesArchiving(permission));
}

/** The acting user. @throws UnauthenticatedError when it is nobody. */
export function requireUser(ctx: DomainContext): { userId: string } {
  if (ctx.actor.kind !== 'user') throw new UnauthenticatedError();
  return ctx.actor;
}

/** The acting user, who is about to change something of their own. @throws ForbiddenError for a key that only reads. */
export function requireWriter(ctx: DomainContext): { userId: string } {
  const user = requireUser(ctx);
  if (!scopeAllows(ctx, 'space.manage')) throw new ForbiddenError('scope');
  return user;
}

/**
 * The acting user, who has signed in themselves: whoever finds a key must not be able to make others that outlive it.
 * @throws ForbiddenError for an API key, whatever its scopes
 */
export function requireSignedIn(ctx: DomainContext): { userId: string } {
  requireUser(ctx);
  if (ctx.actor.kind !== 'user' || ctx.actor.credential === 'apiKey') throw new ForbiddenError('apiKey');
  return ctx.actor;
}

/** @throws NotFoundError when the space is not visible; ForbiddenError when it is, but this is not allowed. */
export async function authorizeSpace<P extends Permission>(ctx: DomainContext, permission: P, id: string | null): Promise<Granted<P, SpaceRef>> {
  requireKnown(ctx);
  const space =
    id === null
      ? null
      : await ctx.db.space.findFirst({
          where: { AND: [{ id }, visibleSpaces(ctx.actor)] },
          select: { id: true, archivedAt: true },
        });
  if (!space) throw new NotFoundError('Space');
  await requirePermission(ctx, permission, [space.id]);
  return { id: space.id } as Granted<P, SpaceRef>;
}

/**
 * What `authorizeSpace` asks, for a statement that reads, decides and writes at once: a condition on a space `s`. Where it
 * does not hold, `authorizeSpace` says why.
 */
export function allowedInSpaceSql(ctx: DomainContext, permission: Permission): Prisma.Sql {
  if (ctx.actor.kind !== 'user' || !scopeAllows(ctx, permission)) return Prisma.sql`false`;
  const standing = Prisma.sql`exists (
    select 1 from "Membership" m where m."spaceId" = s.id and m."userId" = ${ctx.actor.userId}::uuid and m.role = any(${rolesThatAllow(permission)}::text[]::"Role"[]))`;
  // Membership ends with the space. A statement that waited for its deletion sees the space anew, not the members.
  const there = Prisma.sql`s."deletedAt" is null and ${standing}`;
  return outlivesArchiving(permission) ? there : Prisma.sql`s."archivedAt" is null and ${there}`;
}

/** As `authorizeSpace`, for one collection. */
export async function authorizeCollection<P extends Permission>(ctx: DomainContext, permission: P, id: string | null): Promise<Granted<P, CollectionRef>> {
  requireKnown(ctx);
  const collection =
    id === null
      ? null
      : await ctx.db.collection.findFirst({
          where: { AND: [{ id }, visibleInSpace(ctx.actor)] },
          select: { id: true, spaceId: true, parentId: true },
        });
  if (!collection) throw new NotFoundError('Collection');
  await requirePermission(ctx, permission, [collection.spaceId]);
  return collection as Granted<P, CollectionRef>;
}

/** As `authorizeSpace`, for one source, which is held until the transaction ends when it is going to be changed. */
export async function authorizeSource<P extends Permission>(
  ctx: DomainContext,
  permission: P,
  id: string | null,
  whereabouts: Whereabouts = 'anywhere',
): Promise<Granted<P, SourceRef>> {
  const [source] = await authorizeSources(ctx, permission, [id], whereabouts);
  if (!source) throw new NotFoundError('Source');
  return source;
}

/** Where sources may lie so that something can be done with them. */
export type Whereabouts = 'anywhere' | 'outside the trash' | 'in the trash';

const lying: Record<Whereabouts, Prisma.Sql> = {
  anywhere: Prisma.sql`true`,
  'outside the trash': Prisma.sql`s."trashedAt" is null`,
  'in the trash': Prisma.sql`s."trashedAt" is not null`,
};

/** All of the sources or none: one id that is not visible makes the whole call NOT_FOUND. As many queries for 10,000 as for one. */
export async function authorizeSources<P extends Permission>(
  ctx: DomainContext,
  permission: P,
  ids: readonly (string | null)[],
  whereabouts: Whereabouts = 'anywhere',
): Promise<Granted<P, SourceRef>[]> {
  const wanted = [...new Set(ids)];
  const sources = await authorizeSourcesThere(ctx, permission, wanted, whereabouts);
  if (sources.length < wanted.length) throw new NotFoundError('Source');
  return sources;
}

/**
 * As `authorizeSources`, for those of the ids that are there and visible, in the order of their ids. Who is going to
 * change them holds their rows until the transaction ends; the order keeps two such calls from waiting for each other.
 */
export async function authorizeSourcesThere<P extends Permission>(
  ctx: DomainContext,
  permission: P,
  ids: readonly (string | null)[],
  whereabouts: Whereabouts = 'anywhere',
): Promise<Granted<P, SourceRef>[]> {
  requireKnown(ctx);
  const sources = await ctx.db.$queryRaw<SourceRef[]>`
    select s.id::text, s."spaceId"::text as "spaceId", s."collectionId"::text as "collectionId"
    from "Source" s
    where s.id = any(${ids.filter((id) => id !== null)}::uuid[]) and ${visibleSpaceSql(ctx.actor, Prisma.sql`s."spaceId"`)} and ${lying[whereabouts]}
    order by s.id ${onlyReads(permission) ? Prisma.empty : Prisma.sql`for no key update of s`}`;
  await requirePermission(ctx, permission, [...new Set(sources.map((source) => source.spaceId))]);
  return sources as Granted<P, SourceRef>[];
}

function requireKnown(ctx: DomainContext): void {
  if (ctx.actor.kind === 'anonymous') throw new UnauthenticatedError();
}

async function requirePermission(ctx: DomainContext, permission: Permission, spaceIds: readonly string[]): Promise<void> {
  if (ctx.actor.kind === 'system') return;
  if (!scopeAllows(ctx, permission)) throw new ForbiddenError('scope');
  const standings = await createRoleLoader(ctx.db, ctx.actor).loadMany(spaceIds);
  if (standings.some((standing) => !allows(standing?.role ?? null, permission))) throw new ForbiddenError('role');
  if (outlivesArchiving(permission)) return;
  if (standings.some((standing) => standing?.archived)) throw new SpaceArchivedError();
}

function scopeAllows({ actor }: DomainContext, permission: Permission): boolean {
  return actor.kind === 'system' || (actor.kind === 'user' && actor.scopes.has(onlyReads(permission) ? 'read' : 'write'));
}
