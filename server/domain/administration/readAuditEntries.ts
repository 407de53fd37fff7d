import { type AuditAction, Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { containing } from '#server/platform/db/like.ts';
import { ownedSpaceSql } from '../access/visible.ts';
import { isAdministrator } from '../access/requireAdministrator.ts';
import type { DomainContext } from '../context.ts';
import type { UserRow } from '../members/readUsers.ts';
import { countRows, readPage, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

/** What was done that concerns accounts or rights. */
export interface AuditRow {
  readonly id: string;
  readonly action: AuditAction;
  readonly actorName: string | null;
  readonly subject: string | null;
  readonly ipAddress: string | null;
  readonly createdAt: Date;
  /** In which space; null: in the vault. */
  readonly spaceId: string | null;
  /** Who did it, while they have an account. */
  readonly actor: UserRow | null;
  /** To whom, while they have an account. */
  readonly user: UserRow | null;
}

export interface AuditFilter {
  readonly actions?: readonly AuditAction[] | undefined;
  /** What this person did, or what was done to them. */
  readonly userId?: string | null | undefined;
  /** In who did it, to what or whom, or from where. */
  readonly text?: string | undefined;
}

const person = (alias: string) =>
  Prisma.raw(`case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'displayName', ${alias}."displayName", 'email', ${alias}.email, 'photoUrl', ${alias}."photoUrl", 'photoHash', ${alias}."photoHash") end`);

const entries: TimelineTable = {
  columns: Prisma.sql`r.id, r.action::text as action, r."actorName", r.subject, r."ipAddress", r."createdAt", r."spaceId", ${person('actor')} as actor, ${person('affected')} as "user"`,
  from: Prisma.sql`"AuditEntry" r left join "User" actor on actor.id = r."actorId" left join "User" affected on affected.id = r."userId"`,
  first: 'newest',
};
const parent = Prisma.sql`r."spaceId"`;

function matching({ actions, userId, text }: AuditFilter): Prisma.Sql {
  const wanted = text?.trim() ? containing(text.trim()) : null;
  const conditions = [
    Prisma.sql`true`,
    ...(actions ? [Prisma.sql`r.action = any(${[...actions]}::"AuditAction"[])`] : []),
    ...(userId === undefined ? [] : [Prisma.sql`(r."actorId" = ${userId}::uuid or r."userId" = ${userId}::uuid)`]),
    ...(wanted === null ? [] : [Prisma.sql`(r."actorName" ilike ${wanted} or r.subject ilike ${wanted} or r."ipAddress" ilike ${wanted} or affected."displayName" ilike ${wanted} or affected.email ilike ${wanted})`]),
  ];
  return Prisma.join(conditions, ' and ');
}

/** The entries of these ids that the reader may see, by id: all for administrators, those of their spaces for owners. */
export async function readAuditEntries(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, AuditRow>> {
  if (ctx.actor.kind !== 'user' || !ctx.actor.scopes.has('manage')) return new Map();
  const condition = (await isAdministrator(ctx)) ? Prisma.sql`true` : ownedSpaceSql(ctx.actor, parent);
  return readRows(ctx.db, entries, ids, condition);
}

/** A page of all entries, newest first. Who asks has been found to look after the vault. */
export function readAuditPage(ctx: DomainContext, page: TimelinePage, filter: AuditFilter): Promise<AuditRow[]> {
  return readPage(ctx.db, entries, page, matching(filter));
}

/** How many there are. */
export async function countAuditEntries({ db }: DomainContext, filter: AuditFilter): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, Prisma.sql`select count(*)::int as count from ${entries.from} where ${matching(filter)}`);
  return row?.count ?? 0;
}

/** A page of the entries of each of these spaces, newest first, by space. Who asks has been found to own the spaces. */
export function readAuditPagesOfSpaces({ db }: DomainContext, page: TimelinePage, spaceIds: readonly string[]): Promise<Map<string, AuditRow[]>> {
  return readPages(db, entries, page, parent, spaceIds);
}

/** How many entries each of these spaces has. */
export const countAuditEntriesOfSpaces = ({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, number>> => countRows(db, entries, parent, spaceIds);
