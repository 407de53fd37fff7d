import { type AnswerMode, type FailureCode, type MessageRole, Prisma, type RunState } from '#server/platform/db/generated/client.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { visibleConversationSql } from './readConversations.ts';

export interface MessageRow {
  readonly id: string;
  readonly conversationId: string;
  readonly authorId: string | null;
  /** From 0. */
  readonly position: number;
  readonly role: MessageRole;
  /** The question; empty in an answer. */
  readonly text: string;
  readonly mode: AnswerMode | null;
  readonly state: RunState;
  /** Of an answer: words of the questions before that were looked for, too. */
  readonly addedWords: readonly string[];
  readonly isInSources: boolean | null;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  /** Of an answer of the assistant: what it sets out to do, as it is stored. */
  readonly plan: unknown;
  /** Of an answer of the assistant: when its changes were last applied. */
  readonly appliedAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export interface MessagePage {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly backwards: boolean;
  readonly limit: number;
}

const columns = Prisma.sql`m.id::text, m."conversationId"::text as "conversationId", c."authorId"::text as "authorId", m.position, m.role::text, m.text, m.mode::text, m.state::text, m."isInSources", m."addedWords",
  m."failureCode"::text as "failureCode", m."failureMessage", m.plan, m."appliedAt", m."createdAt", m."endedAt"`;
const from = Prisma.sql`"Message" m join "Conversation" c on c.id = m."conversationId"`;

/** Those of these ids that the reader may see, by id: one statement. */
export async function readMessages({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, MessageRow>> {
  const rows = await queryRows<MessageRow>(db, Prisma.sql`select ${columns} from ${from} where m.id = any(${[...ids]}::uuid[]) and ${visibleConversationSql(actor)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The answers of a space that have not ended and that the reader may see, oldest first. */
export function readOpenAnswers({ db, actor }: DomainContext, spaceId: string): Promise<MessageRow[]> {
  return queryRows<MessageRow>(
    db,
    Prisma.sql`select ${columns} from ${from} where c."spaceId" = ${spaceId}::uuid and m."endedAt" is null and ${visibleConversationSql(actor)} order by m."createdAt", m.id`,
  );
}

/** The newest answer of a conversation, with how many statements of it the reader may see; null when nothing was asked yet. */
export async function readNewestAnswer({ db, actor }: DomainContext, conversationId: string): Promise<MessageRow | null> {
  const [row] = await queryRows<MessageRow>(
    db,
    Prisma.sql`select ${columns} from ${from} where m."conversationId" = ${conversationId}::uuid and m.role = 'ANSWER' and ${visibleConversationSql(actor)} order by m.position desc limit 1`,
  );
  return row ?? null;
}

/** The place of a message in its conversation. */
export const messageCursor = ({ position }: { readonly position: number }): string => Buffer.from(String(position)).toString('base64url');

function positionOf(argument: 'after' | 'before', cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^\d{1,6}$/.test(text)) throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  return Number(text);
}

/** A page of the messages of each of these conversations, oldest first, by conversation: one statement. Who asks has been found to see them. @throws InvalidInputError for a cursor of another list */
export async function listMessages({ db }: DomainContext, { after, before, backwards, limit }: MessagePage, conversationIds: readonly string[]): Promise<Map<string, MessageRow[]>> {
  const towards = Prisma.raw(backwards ? 'desc' : 'asc');
  const bounds = [
    Prisma.sql`true`,
    ...(after === undefined ? [] : [Prisma.sql`m.position > ${positionOf('after', after)}`]),
    ...(before === undefined ? [] : [Prisma.sql`m.position < ${positionOf('before', before)}`]),
  ];
  const rows = await queryRows<MessageRow>(
    db,
    Prisma.sql`select page.* from unnest(${[...conversationIds]}::uuid[]) as conversation(id) cross join lateral (
      select ${columns} from ${from} where m."conversationId" = conversation.id and ${Prisma.join(bounds, ' and ')} order by m.position ${towards} limit ${limit}
    ) page order by page."conversationId", page.position ${towards}`,
  );
  return Map.groupBy(rows, ({ conversationId }) => conversationId);
}

/** How many messages each of these conversations has, by conversation. */
export async function countMessages({ db }: DomainContext, conversationIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`select m."conversationId"::text as id, count(*)::int as count from "Message" m where m."conversationId" = any(${[...conversationIds]}::uuid[]) group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** What was read for an answer. */
export interface ReadPassage {
  readonly messageId: string;
  readonly position: number;
  readonly sourceId: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly contentHash: string;
  readonly heading: string | null;
  readonly page: number | null;
}

/** What was read for each of these answers, best first, by answer: one statement. Without those whose source the reader may not see. */
export async function readPassagesOf({ db, actor }: DomainContext, messageIds: readonly string[]): Promise<Map<string, ReadPassage[]>> {
  const rows = await queryRows<ReadPassage>(
    db,
    Prisma.sql`select p."messageId"::text as "messageId", p.position, p."sourceId"::text as "sourceId", p.text, p.start, p."end", p."contentHash", p.heading, p.page from "MessagePassage" p
      where p."messageId" = any(${[...messageIds]}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`p."spaceId"`)} order by p."messageId", p.position`,
  );
  return Map.groupBy(rows, ({ messageId }) => messageId);
}
