import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { isAdministrator } from '../access/requireAdministrator.ts';
import type { DomainContext } from '../context.ts';
import type { UserRow } from '../members/readUsers.ts';
import { readPage, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

/** What somebody said of the vault. */
export interface FeedbackRow {
  readonly id: string;
  readonly text: string;
  readonly createdAt: Date;
  /** Since when nothing is left to do about it. */
  readonly doneAt: Date | null;
  /** Who said it, while they have an account. */
  readonly author: UserRow | null;
}

const feedback: TimelineTable = {
  columns: Prisma.sql`r.id, r.text, r."createdAt", r."doneAt",
    case when u.id is not null then json_build_object('id', u.id, 'displayName', u."displayName", 'email', u.email, 'photoUrl', u."photoUrl", 'photoHash', u."photoHash") end as author`,
  from: Prisma.sql`"Feedback" r left join "User" u on u.id = r."userId"`,
  first: 'newest',
};

const matching = (isDone: boolean | undefined) =>
  isDone === undefined ? Prisma.sql`true` : isDone ? Prisma.sql`r."doneAt" is not null` : Prisma.sql`r."doneAt" is null`;

/** What was said under these ids, by id, for who looks after the vault; nothing for everybody else. */
export async function readFeedback(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, FeedbackRow>> {
  return (await isAdministrator(ctx)) ? readRows(ctx.db, feedback, ids, matching(undefined)) : new Map();
}

/** A page of what was said, newest first. Who asks has been found to look after the vault. @param isDone left out: all of it */
export function readFeedbackPage({ db }: DomainContext, page: TimelinePage, isDone: boolean | undefined): Promise<FeedbackRow[]> {
  return readPage(db, feedback, page, matching(isDone));
}

/** How much there is. Who asks has been found to look after the vault. */
export async function countFeedback({ db }: DomainContext, isDone: boolean | undefined): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, Prisma.sql`select count(*)::int as count from "Feedback" r where ${matching(isDone)}`);
  return row?.count ?? 0;
}
