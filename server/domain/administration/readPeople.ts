import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { containing } from '#server/platform/db/like.ts';
import type { DomainContext } from '../context.ts';
import type { UserRow } from '../members/readUsers.ts';
import { readRegistrationPolicy } from '../registration/registrationPolicy.ts';
import { readPage, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';
import { storageOfPersonSql } from '../sources/files/fileLimits.ts';
import { isAdministrator } from '../access/requireAdministrator.ts';

export type PersonState = 'ACTIVE' | 'DISABLED' | 'INVITED' | 'UNVERIFIED';

/** An account, or an invitation to have one, as administrators see it. */
export interface PersonRow extends UserRow {
  readonly createdAt: Date;
  readonly state: PersonState;
  readonly isAdministrator: boolean;
  readonly disabledAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly hasTwoFactor: boolean;
  readonly spaceCount: number;
  readonly sessionCount: number;
  /** In bytes. */
  readonly storage: number;
}

/** Which of them. */
export interface PeopleFilter {
  readonly state?: PersonState | undefined;
  /** In name or address. */
  readonly text?: string | undefined;
}

async function peopleTable(ctx: DomainContext): Promise<TimelineTable> {
  const { needsVerifiedEmail } = await readRegistrationPolicy(ctx);
  return {
    // What is counted is counted for the rows of a page alone.
    columns: Prisma.sql`r.*,
      (select count(*)::int from "Membership" m where m."userId" = r.id) as "spaceCount",
      (select count(*)::int from "AuthSession" s where s.provider::text = r.provider and s."userId" = r.uid and s."expiresAt" > now()) as "sessionCount",
      ${storageOfPersonSql(Prisma.sql`r.id`)} as storage`,
    from: Prisma.sql`(
      select u.id, u."createdAt", u."displayName", u.email, u."photoUrl", u."photoHash", u.provider::text as provider, u.uid, u."isAdministrator", u."disabledAt", u."lastSeenAt",
        exists (select 1 from "AuthTwoFactor" t where u.provider = 'local' and t."userId" = u.uid and t.verified) as "hasTwoFactor",
        case when u."disabledAt" is not null then 'DISABLED' when ${needsVerifiedEmail}::boolean and not u."emailVerified" and not u."isAdministrator" then 'UNVERIFIED' else 'ACTIVE' end as state
      from "User" u
      union all
      select i.id, i."createdAt", null, i.email, null, null, null, null, false, null, null, false, 'INVITED' from "PersonInvitation" i where i."expiresAt" > now()) r`,
    first: 'newest',
  };
}

function matching({ state, text }: PeopleFilter): Prisma.Sql {
  const wanted = text?.trim() ? containing(text.trim()) : null;
  return Prisma.sql`(${state ?? null}::text is null or r.state = ${state ?? null}) and (${wanted}::text is null or r."displayName" ilike ${wanted} or r.email ilike ${wanted})`;
}

/** The people of these ids, by id: nobody for whoever does not look after the vault. */
export async function readPeople(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  return (await isAdministrator(ctx)) ? readChangedPeople(ctx, ids) : new Map<string, PersonRow>();
}

/** As `readPeople`, for whoever was an administrator when they changed them, and may be none since. */
export async function readChangedPeople(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  return readRows(ctx.db, await peopleTable(ctx), ids, Prisma.sql`true`);
}

/** A page of everybody with an account or an invitation, newest first. Who asks has been found to look after the vault. */
export async function readPeoplePage(ctx: DomainContext, page: TimelinePage, filter: PeopleFilter): Promise<PersonRow[]> {
  return readPage(ctx.db, await peopleTable(ctx), page, matching(filter));
}

/** How many there are. */
export async function countPeople(ctx: DomainContext, filter: PeopleFilter): Promise<number> {
  const { from } = await peopleTable(ctx);
  const [row] = await queryRows<{ count: number }>(ctx.db, Prisma.sql`select count(*)::int as count from ${from} where ${matching(filter)}`);
  return row?.count ?? 0;
}
