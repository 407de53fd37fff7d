import { type AuditAction, Prisma } from '#server/platform/db/generated/client.ts';
import { logSecurityEvent, type SecurityEventName } from '#server/platform/securityEvents.ts';
import type { SqlContext } from '../context.ts';
import { newUuid } from '../publicId.ts';

export interface AuditData {
  /** Who did it, where that is not the actor: somebody who is just signing in, for instance. */
  readonly actorId?: string | null | undefined;
  /** To whom it was done. */
  readonly userId?: string | null | undefined;
  /** In which space; left out for what concerns the vault. */
  readonly spaceId?: string | undefined;
  /** What it was done to, as it is called now: an address, the name of a key or a space. Never a secret. */
  readonly subject?: string | null | undefined;
}

/** Those that are not named here are logged where they come in, or change an account. */
const events: Partial<Record<AuditAction, SecurityEventName>> = {
  ADMINISTRATOR_ADDED: 'role_changed',
  ADMINISTRATOR_REMOVED: 'role_changed',
  API_KEY_CREATED: 'api_key_created',
  API_KEY_REVOKED: 'api_key_revoked',
  MEMBER_ROLE_CHANGED: 'role_changed',
};

/** What the auth service logs by itself, or what is no matter of access to an account. */
const loggedElsewhere: ReadonlySet<AuditAction> = new Set(['ACCOUNT_CREATED', 'PASSWORD_CHANGED', 'SIGNED_IN', 'SIGN_IN_FAILED', 'EXPORTED', 'SPACE_CREATED', 'SPACE_DELETED']);

/**
 * Notes in the caller's transaction who did what that concerns accounts or rights, and from where; and tells the log of it. It
 * outlives who did it, and the space. Call it before a deletion, so that names can be read.
 */
export async function recordAudit(ctx: SqlContext, action: AuditAction, data: AuditData = {}): Promise<void> {
  const { userId = null, spaceId = null, subject = null } = data;
  const actorId = actorOf(ctx, data);
  const address = ctx.callerAddress ?? null;
  await insertEntry(ctx, action, { actorId, userId, spaceId, subject, address }, Prisma.sql`true`);
  if (loggedElsewhere.has(action)) return;
  logSecurityEvent(ctx.log, { event: events[action] ?? 'account_changed', address, userId: actorId ?? undefined, detail: action.toLowerCase() });
}

/** Notes that somebody tried to sign in to the account of this address and could not: at most once a minute for an account, and for none that is not there. */
export async function recordSignInFailure(ctx: SqlContext, email: string): Promise<void> {
  const [account] = await ctx.db.$queryRaw<{ id: string }[]>`select id::text from "User" where lower(email) = ${email.toLowerCase()} and provider = 'local' limit 1`;
  if (!account) return;
  const entry = { actorId: null, userId: account.id, spaceId: null, subject: email, address: ctx.callerAddress ?? null };
  await insertEntry(ctx, 'SIGN_IN_FAILED', entry, Prisma.sql`not exists (
    select 1 from "AuditEntry" where "userId" = ${account.id}::uuid and action = 'SIGN_IN_FAILED' and "createdAt" > ${ctx.now()}::timestamptz - interval '1 minute')`);
}

interface Entry {
  readonly actorId: string | null;
  readonly userId: string | null;
  readonly spaceId: string | null;
  readonly subject: string | null;
  readonly address: string | null;
}

async function insertEntry(ctx: SqlContext, action: AuditAction, { actorId, userId, spaceId, subject, address }: Entry, condition: Prisma.Sql): Promise<void> {
  await ctx.db.$executeRaw`
    insert into "AuditEntry" (id, action, "actorId", "actorName", "userId", "spaceId", subject, "ipAddress", "createdAt")
    select ${newUuid()}::uuid, ${action}::"AuditAction", ${actorId}::uuid,
      (select coalesce("displayName", email) from "User" where id = ${actorId}::uuid),
      ${userId}::uuid, ${spaceId}::uuid, left(${subject}, 300), ${address}, ${ctx.now()}::timestamptz
    where ${condition}`;
}

const actorOf = ({ actor }: SqlContext, { actorId }: AuditData): string | null => (actorId !== undefined ? actorId : actor.kind === 'user' ? actor.userId : null);
