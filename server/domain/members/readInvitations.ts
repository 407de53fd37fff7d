import { Prisma, type Role } from '#server/platform/db/generated/client.ts';
import { ownedSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPage, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';
import { hashInvitationToken } from './invitation.ts';

export interface InvitationRow {
  readonly id: string;
  readonly spaceId: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly spaceName: string;
  readonly invitedByName: string | null;
}

const invitations: TimelineTable = {
  columns: Prisma.sql`r.id, r."spaceId", r.email, r.role, r."createdAt", r."expiresAt", space.name as "spaceName", inviter."displayName" as "invitedByName"`,
  from: Prisma.sql`"Invitation" r join "Space" space on space.id = r."spaceId" left join "User" inviter on inviter.id = r."invitedById"`,
  first: 'newest',
};
const parent = Prisma.sql`r."spaceId"`;
const waiting = Prisma.sql`r."acceptedAt" is null`;
const open = (now: Date) => Prisma.sql`${waiting} and r."expiresAt" > ${now.toISOString()}::timestamptz`;

/** The invitations of these ids that nobody has accepted, by id, for the owners of their spaces. */
export function readInvitations({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, InvitationRow>> {
  return readRows(db, invitations, ids, Prisma.sql`${waiting} and ${ownedSpaceSql(actor, parent)}`);
}

/** A page of the invitations into each of these spaces that nobody has accepted, newest first, by space. Who asks has been found to own the spaces. */
export function readInvitationPages({ db }: DomainContext, page: TimelinePage, spaceIds: readonly string[]): Promise<Map<string, InvitationRow[]>> {
  return readPages(db, invitations, page, parent, spaceIds, waiting);
}

/** How many such invitations each of these spaces has. */
export const countInvitations = ({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, number>> => countRows(db, invitations, parent, spaceIds, waiting);

/** The address of a person `me` in lower case, where their identity provider says that it is theirs; the same as `verifiedEmail`. */
const toPerson: TimelineTable = { ...invitations, from: Prisma.sql`"User" me join (${invitations.from}) on me."emailVerified" and r.email = lower(me.email)` };
const person = Prisma.sql`me.id`;
/** A credential for certain spaces can join none, and sees no invitations into others. */
const openTo = ({ actor, now }: DomainContext) => Prisma.sql`${open(now())} and ${actor.kind !== 'user' || actor.spaceIds === null}::boolean`;

/** A page of the invitations that each of these people can accept by their id, newest first. */
export function readInvitationPagesTo(ctx: DomainContext, page: TimelinePage, userIds: readonly string[]): Promise<Map<string, InvitationRow[]>> {
  return readPages(ctx.db, toPerson, page, person, userIds, openTo(ctx));
}

/** How many such invitations there are. */
export const countInvitationsTo = (ctx: DomainContext, userIds: readonly string[]): Promise<Map<string, number>> => countRows(ctx.db, toPerson, person, userIds, openTo(ctx));

/** The invitation that the token of a mail or of a link opens; undefined when it cannot be accepted (any more). */
export async function readInvitationByToken({ db, now }: DomainContext, token: string): Promise<InvitationRow | undefined> {
  const moment = now();
  const hash = hashInvitationToken(token);
  const opened = Prisma.sql`(r."tokenHash" = ${hash} or r."linkTokenHash" = ${hash} and r."linkExpiresAt" > ${moment.toISOString()}::timestamptz)`;
  const [row] = await readPage<InvitationRow>(db, invitations, { backwards: false, limit: 1 }, Prisma.sql`${open(moment)} and ${opened}`);
  return row;
}
