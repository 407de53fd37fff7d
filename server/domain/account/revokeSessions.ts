import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { requireSignedIn } from '../access/authorize.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { publishCredentialsEnded } from '../events.ts';

const maxSessions = 100;

/** Either these sessions (null is an id that names nothing), or all but the one that the person comes with. */
export type RevokeSessions = { readonly sessionIds: readonly (string | null)[] } | { readonly allOthers: true };

/** Ends sessions of the acting person, with everything that is open under them: these, all of them or none, or all others. */
export function revokeSessions(outer: DomainContext, input: RevokeSessions): Promise<{ userId: string; sessionIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireSignedIn(ctx);
    const which = 'allOthers' in input ? allOthers(ctx) : these(input.sessionIds);
    const rows = await ctx.db.$queryRaw<{ id: string }[]>`
      delete from "AuthSession" s using "User" u where u.id = ${userId}::uuid and s.provider = u.provider and s."userId" = u.uid and ${which} returning s.id::text as id`;
    if ('sessionIds' in input && rows.length < new Set(input.sessionIds).size) throw new NotFoundError('Session');
    await publishCredentialsEnded(ctx.db, [userId]);
    if (rows.length > 0) await recordAudit(ctx, 'SESSION_REVOKED', { userId });
    return { userId, sessionIds: rows.map(({ id }) => id) };
  });
}

function allOthers({ actor }: DomainContext): Prisma.Sql {
  const current = actor.kind === 'user' ? actor.credentialId : null;
  return Prisma.sql`s.id is distinct from ${current}::uuid`;
}

function these(ids: readonly (string | null)[]): Prisma.Sql {
  if (ids.length === 0) throw new InvalidInputError([{ path: 'sessionIds', message: 'Give at least one id.', code: 'TOO_FEW', limit: 1 }]);
  if (ids.length > maxSessions) throw new InvalidInputError([{ path: 'sessionIds', message: `At most ${maxSessions} sessions at once.`, code: 'TOO_MANY', limit: maxSessions }]);
  return Prisma.sql`s.id = any(${ids.filter((id) => id !== null)}::uuid[])`;
}
