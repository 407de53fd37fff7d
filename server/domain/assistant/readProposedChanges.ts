import { type AssistantAct, type FailureCode, Prisma, type ProposalReason, type ProposedChangeState } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleConversationSql } from '../conversations/readConversations.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';

/** A change as it is told. */
export interface ProposedChangeRow {
  readonly id: string;
  readonly messageId: string;
  /** From 0. */
  readonly position: number;
  readonly act: AssistantAct;
  readonly sourceIds: readonly string[];
  readonly tags: readonly string[];
  readonly collectionId: string | null;
  readonly collectionName: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: ProposalReason;
  readonly reasonValues: readonly string[];
  readonly needsId: string | null;
  readonly needsChoice: boolean;
  readonly state: ProposedChangeState;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
}

const columns = Prisma.sql`p.id::text, p."messageId"::text as "messageId", p.position, p.act::text, p."sourceIds"::text[] as "sourceIds", p.tags, p."collectionId"::text as "collectionId",
  coalesce((select k.name from "Collection" k where k.id = p."collectionId" and p.act <> 'RENAME_COLLECTION'), p."collectionName") as "collectionName",
  p.before, p.after, p.reason::text, p."reasonValues", p."needsId"::text as "needsId", p."needsChoice", p.state::text, p."failureCode"::text as "failureCode", p."failureMessage"`;

/** Those of these ids that the reader may see, by id: one statement. */
export async function readProposedChanges({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, ProposedChangeRow>> {
  const rows = await queryRows<ProposedChangeRow>(
    db,
    Prisma.sql`select ${columns} from "ProposedChange" p join "Message" m on m.id = p."messageId" join "Conversation" c on c.id = m."conversationId"
      where p.id = any(${[...ids]}::uuid[]) and ${visibleConversationSql(actor)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface ProposedChangeFilter {
  readonly states?: readonly ProposedChangeState[] | undefined;
}

export interface ProposedChangePage extends ProposedChangeFilter {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly backwards: boolean;
  readonly limit: number;
}

export const changeCursor = ({ position }: Pick<ProposedChangeRow, 'position'>): string => String(position);

function positionOf(argument: 'after' | 'before', cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  return Number(cursor);
}

const inStates = ({ states }: ProposedChangeFilter): Prisma.Sql => (states === undefined ? Prisma.sql`true` : Prisma.sql`p.state::text = any(${[...states]}::text[])`);

/** A page of the changes of each of these answers in the order of doing, by answer: one statement. Who asks has been found to see them. @throws InvalidInputError for a cursor of another list */
export async function listProposedChanges({ db }: DomainContext, { after, before, backwards, limit, ...filter }: ProposedChangePage, messageIds: readonly string[]): Promise<Map<string, ProposedChangeRow[]>> {
  const towards = Prisma.raw(backwards ? 'desc' : 'asc');
  const bounds = [
    inStates(filter),
    ...(after === undefined ? [] : [Prisma.sql`p.position > ${positionOf('after', after)}`]),
    ...(before === undefined ? [] : [Prisma.sql`p.position < ${positionOf('before', before)}`]),
  ];
  const rows = await queryRows<ProposedChangeRow>(
    db,
    Prisma.sql`select page.* from unnest(${[...messageIds]}::uuid[]) as message(id) cross join lateral (
      select ${columns} from "ProposedChange" p where p."messageId" = message.id and ${Prisma.join(bounds, ' and ')} order by p.position ${towards} limit ${limit}
    ) page order by page."messageId", page.position ${towards}`,
  );
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

/** How many changes of each of these answers a filter finds, by answer; those without any are left out. */
export async function countProposedChanges({ db }: DomainContext, filter: ProposedChangeFilter, messageIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`select p."messageId"::text as id, count(*)::int as count from "ProposedChange" p where p."messageId" = any(${[...messageIds]}::uuid[]) and ${inStates(filter)} group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
