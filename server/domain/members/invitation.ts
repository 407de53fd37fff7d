import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/db/database.ts';
import type { Prisma, Role } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { InvitationInvalidError } from '../errors.ts';

const dayMs = 24 * 3_600_000;

/** When an invitation sent now ends: in 14 days. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + 14 * dayMs);
}

/** When a link that is handed over now ends: in 7 days. */
export function invitationLinkEnd(now: Date): Date {
  return new Date(now.getTime() + 7 * dayMs);
}

/** 256 random bits, fit for an address. Only the mail or the link has it; the vault keeps its hash. */
export function newInvitationToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hexadecimal SHA-256. No salt or stretching: the token is random, not chosen. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Invitations that can still be accepted. */
export function openInvitations(now: Date): Prisma.InvitationWhereInput {
  return { acceptedAt: null, expiresAt: { gt: now } };
}

/** The open invitations that a token opens: that of the mail, or that of the link which an owner handed over. */
function openedByToken(token: string, now: Date): Prisma.InvitationWhereInput {
  const hash = hashInvitationToken(token);
  return { AND: [openInvitations(now), { OR: [{ tokenHash: hash }, { linkTokenHash: hash, linkExpiresAt: { gt: now } }] }] };
}

/** How somebody shows that an invitation is theirs: a token, or its id and an address that is proven to be theirs. */
export type InvitationKey = { readonly token: string } | { readonly id: string | null };

/** The rows that a key opens for a person. */
export async function invitedUser(ctx: DomainContext, userId: string, key: InvitationKey): Promise<Prisma.InvitationWhereInput> {
  if ('token' in key) return openedByToken(key.token, ctx.now());
  const email = await verifiedEmail(ctx.db, userId);
  if (key.id === null || email === null) throw new InvitationInvalidError();
  return { AND: [openInvitations(ctx.now()), { id: key.id, email }] };
}

/** The address of a person in lower case, where their identity provider says that it is theirs; else null. */
async function verifiedEmail(db: Db, userId: string): Promise<string | null> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { email: true, emailVerified: true } });
  return user?.emailVerified && user.email ? user.email.toLowerCase() : null;
}

const ranks: Record<Role, number> = { VIEWER: 0, EDITOR: 1, OWNER: 2 };

/** The role that allows more. */
export function higherRole(one: Role, other: Role): Role {
  return ranks[one] >= ranks[other] ? one : other;
}
