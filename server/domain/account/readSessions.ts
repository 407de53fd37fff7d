import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

export interface SessionRow {
  readonly id: string;
  /** When it was last used: what orders the list. */
  readonly createdAt: Date;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** Sessions that count, by the vault's id of their person. Lists are in order of `createdAt`: of a session that is when it was last used. */
const sessions: TimelineTable = {
  columns: Prisma.sql`r.*`,
  from: Prisma.sql`(
    select s.id, u.id as "userId", s."lastUsedAt" as "createdAt", s."createdAt" as "signedInAt", s."expiresAt", s."ipAddress", s."userAgent"
    from "AuthSession" s join "User" u on u.provider = s.provider and u.uid = s."userId" where s."expiresAt" > now()) r`,
  first: 'newest',
};
const parent = Prisma.sql`r."userId"`;

/** Whose sessions the actor may see: their own. An API key sees none, since they say from where a person works. */
const sessionOwner = ({ actor }: DomainContext) => (actor.kind === 'user' && actor.credential === 'token' ? actor.userId : null);
const visible = (ctx: DomainContext) => Prisma.sql`${parent} = ${sessionOwner(ctx)}::uuid`;

/** Those of one's own sessions that have these ids and count, by id. */
export function readSessions(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, SessionRow>> {
  return readRows(ctx.db, sessions, ids, visible(ctx));
}

/** A page of the sessions of each of these people, last used first. */
export function readSessionPages(ctx: DomainContext, page: TimelinePage, userIds: readonly string[]): Promise<Map<string, SessionRow[]>> {
  return readPages(ctx.db, sessions, page, parent, userIds, visible(ctx));
}

/** How many sessions each of these people has. */
export const countSessions = (ctx: DomainContext, userIds: readonly string[]): Promise<Map<string, number>> => countRows(ctx.db, sessions, parent, userIds, visible(ctx));
