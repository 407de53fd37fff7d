import { type ConversationKind, Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { Actor, DomainContext } from '../context.ts';
import { placeOf } from '../timeline.ts';
import type { AskedScope } from '../scopes/askedScope.ts';
import { scopeOfStored } from '../scopes/storedScope.ts';

export interface ConversationRow {
  readonly id: string;
  readonly spaceId: string;
  /** null once they have gone. */
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly kind: ConversationKind;
  readonly title: string;
  readonly isShared: boolean;
  readonly scope: AskedScope;
  readonly createdAt: Date;
  /** When something was last asked or changed. */
  readonly updatedAt: Date;
}

export interface ConversationFilter {
  readonly kind?: ConversationKind | undefined;
  /** Words in the title or the questions. */
  readonly text?: string | undefined;
}

export interface ConversationPage extends ConversationFilter {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly backwards: boolean;
  readonly limit: number;
}

const columns = Prisma.sql`c.id::text, c."spaceId"::text as "spaceId", c."authorId"::text as "authorId",
  (select u."displayName" from "User" u where u.id = c."authorId") as "authorName", c.kind::text, c.title, c."isShared", c.scope, c."createdAt", c."updatedAt"`;

/** A condition on a conversation `c`: that somebody may read it. It is theirs, or it is shared, and they are in its space. */
export function visibleConversationSql(actor: Actor): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`c."deletedAt" is null`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`(c."deletedAt" is null and (c."isShared" or c."authorId" = ${actor.userId}::uuid) and ${visibleSpaceSql(actor, Prisma.sql`c."spaceId"`)})`;
}

/** Those of these ids that the reader may see, by id: one statement. */
export async function readConversations({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, ConversationRow>> {
  const rows = await queryRows<StoredRow>(db, Prisma.sql`select ${columns} from "Conversation" c where c.id = any(${[...ids]}::uuid[]) and ${visibleConversationSql(actor)}`);
  return new Map(rows.map((row) => [row.id, toRow(row)]));
}

/** A page of the conversations of each of these spaces that the reader may see, last asked first, by space: one statement. @throws InvalidInputError for a cursor of another list */
export async function listConversations({ db, actor }: DomainContext, { after, before, backwards, limit, ...filter }: ConversationPage, spaceIds: readonly string[]): Promise<Map<string, ConversationRow[]>> {
  const towards = Prisma.raw(backwards ? 'asc' : 'desc');
  const beyond = (sign: '<' | '>', argument: 'after' | 'before', cursor: string) => {
    const { createdAt, id } = placeOf(argument, cursor);
    return Prisma.sql`(c."updatedAt", c.id) ${Prisma.raw(sign)} (${createdAt}::timestamptz, ${id}::uuid)`;
  };
  const bounds = [...(after === undefined ? [] : [beyond('<', 'after', after)]), ...(before === undefined ? [] : [beyond('>', 'before', before)])];
  const rows = await queryRows<StoredRow>(
    db,
    Prisma.sql`select page.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (
      select ${columns} from "Conversation" c where c."spaceId" = space.id and ${Prisma.join([visibleConversationSql(actor), condition(filter), ...bounds], ' and ')}
      order by c."updatedAt" ${towards}, c.id ${towards} limit ${limit}
    ) page order by page."spaceId", page."updatedAt" ${towards}, page.id ${towards}`,
  );
  return Map.groupBy(rows.map(toRow), ({ spaceId }) => spaceId);
}

/** How many conversations of each of these spaces a filter finds, by space; those without any are left out. */
export async function countConversations({ db, actor }: DomainContext, filter: ConversationFilter, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ spaceId: string; count: number }>(
    db,
    Prisma.sql`select c."spaceId"::text as "spaceId", count(*)::int as count from "Conversation" c
      where c."spaceId" = any(${[...spaceIds]}::uuid[]) and ${visibleConversationSql(actor)} and ${condition(filter)} group by 1`,
  );
  return new Map(rows.map(({ spaceId, count }) => [spaceId, count]));
}

function condition({ kind, text }: ConversationFilter): Prisma.Sql {
  const words = text?.trim() ?? '';
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return Prisma.join(
    [
      kind === undefined ? Prisma.sql`true` : Prisma.sql`c.kind = ${kind}::"ConversationKind"`,
      words === ''
        ? Prisma.sql`true`
        : Prisma.sql`(c.title ilike ${pattern} or exists (select 1 from "Message" m where m."conversationId" = c.id and m.role = 'QUESTION' and m.text ilike ${pattern}))`,
    ],
    ' and ',
  );
}

type StoredRow = Omit<ConversationRow, 'scope'> & { readonly scope: unknown };
const toRow = (row: StoredRow): ConversationRow => ({ ...row, scope: scopeOfStored(row.scope) });
