import type { IdentityProvider, MailLanguage, NotificationKind } from '#server/platform/db/generated/client.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';

/** What a person knows of their own account. */
export interface AccountRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly emailVerified: boolean;
  readonly isAdministrator: boolean;
  readonly provider: IdentityProvider;
  readonly language: MailLanguage;
  /** Of what they do not want to hear. */
  readonly mutedNotifications: readonly NotificationKind[];
  /** Of what they also want a mail. */
  readonly mailedNotifications: readonly NotificationKind[];
  readonly hasPassword: boolean;
  /** Since when signing in takes a second step; null: it does not, or nobody but an API key asks. */
  readonly twoFactorEnabledAt: Date | null;
  readonly recoveryCodesLeft: number;
  /** The address it shall have; null: none, or nobody but an API key asks. */
  readonly pendingEmail: string | null;
}

/** The accounts of these ids, by id: of nobody but the acting person. */
export async function readAccounts({ db, actor, now }: DomainContext, ids: readonly string[]): Promise<Map<string, AccountRow>> {
  if (actor.kind !== 'user') return new Map();
  const rows = await queryRows<AccountRow>(db, Prisma.sql`
    select u.id::text as id, u."createdAt", u."emailVerified", u."isAdministrator", u.provider::text as provider, u.language::text as language,
      u."mutedNotifications"::text[] as "mutedNotifications", u."mailedNotifications"::text[] as "mailedNotifications",
      u.provider = 'local' and exists (select 1 from "AuthAccount" a where a."userId" = u.uid and a.password is not null) as "hasPassword",
      (select e.email from "EmailChange" e where e."userId" = u.id and e."endedAt" is null and e."expiresAt" > ${now()} and ${actor.credential === 'token'}::boolean
        order by e."createdAt" desc limit 1) as "pendingEmail",
      f."enabledAt" as "twoFactorEnabledAt", coalesce(f."recoveryCodesLeft", 0) as "recoveryCodesLeft"
    from "User" u left join "AuthTwoFactor" f on u.provider = 'local' and f."userId" = u.uid and f.verified and ${actor.credential === 'token'}::boolean
    where u.id = any(${[...ids]}::uuid[]) and u.id = ${actor.userId}::uuid`);
  return new Map(rows.map((row) => [row.id, row]));
}
