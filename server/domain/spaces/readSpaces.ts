import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { withAccess } from '../access/spaceAccess.ts';
import { ofCredentialSql, visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext, SpaceAccess } from '../context.ts';
import { type NewestPage, type NewestPageRequest, readNewestPage } from '../newestPage.ts';
import { countRows, readPages, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

/** A space as everything that shows one reads it. */
export interface SpaceRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly colour: number;
  /** As stored; `readSpaceSettings` reads them. */
  readonly settings: unknown;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** What the reader is in it; absent where that is read beside it, or nobody knows. */
  readonly access?: SpaceAccess | null;
}

const columns = Prisma.raw(['id', 'name', 'description', 'colour', 'settings', 'archivedAt', 'createdAt', 'updatedAt'].map((name) => `r."${name}"`).join(', '));

/** The spaces of these ids that the reader may see, by id: one statement. */
export async function readSpaces({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, SpaceRow>> {
  const { column, join, visible } = withAccess(actor, Prisma.sql`r.id`);
  const rows = await queryRows<SpaceRow>(db, Prisma.sql`select ${columns}, ${column} from "Space" r ${join} where r.id = any(${[...ids]}::uuid[]) and ${visible}`, 'prepared');
  return new Map(rows.map((row) => [row.id, row]));
}

const memberSpaces: TimelineTable = { columns: Prisma.sql`${columns}, json_build_object('role', m.role, 'archived', r."archivedAt" is not null) as access`, from: Prisma.sql`"Membership" m join "Space" r on r.id = m."spaceId"`, first: 'oldest' };
const parent = Prisma.sql`m."userId"`;
const archivedOrNot = (isArchived: boolean | undefined) => (isArchived === undefined ? Prisma.sql`true` : isArchived ? Prisma.sql`r."archivedAt" is not null` : Prisma.sql`r."archivedAt" is null`);

/** A page of the spaces that a person is a member of, and that the reader's credential is for, oldest first. @param isArchived whether they are archived; left out: all */
export async function readSpacesOf({ db, actor }: DomainContext, userId: string, page: TimelinePage, isArchived?: boolean): Promise<readonly SpaceRow[]> {
  return (await readPages<SpaceRow>(db, memberSpaces, page, parent, [userId], Prisma.sql`${archivedOrNot(isArchived)} and ${ofCredentialSql(actor, Prisma.sql`m."spaceId"`)}`)).get(userId) ?? [];
}

/** How many such spaces there are. */
export async function countSpacesOf({ db, actor }: DomainContext, userId: string, isArchived?: boolean): Promise<number> {
  return (await countRows(db, memberSpaces, parent, [userId], Prisma.sql`${archivedOrNot(isArchived)} and ${ofCredentialSql(actor, Prisma.sql`m."spaceId"`)}`)).get(userId) ?? 0;
}

/** A page of the reader's spaces that are archived, or of those that are not, oldest first: the first is current unless told. */
export function listSpaces({ db, actor }: DomainContext, { archived, ...page }: NewestPageRequest & { readonly archived: boolean }): Promise<NewestPage<SpaceRow>> {
  const isWanted = archived ? Prisma.sql`r."archivedAt" is not null` : Prisma.sql`r."archivedAt" is null`;
  return readNewestPage(page, 'r', 'oldest', ({ where, orderByAndLimit }) =>
    queryRows(db, Prisma.sql`select ${columns} from "Space" r where ${visibleSpaceSql(actor, Prisma.sql`r.id`)} and ${isWanted} and ${where} ${orderByAndLimit}`),
  );
}
