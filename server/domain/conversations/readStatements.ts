import { Prisma, type Support } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { Actor, DomainContext } from '../context.ts';
import { visibleConversationSql } from './readConversations.ts';

export interface StatementRow {
  readonly id: string;
  readonly messageId: string;
  /** From 0. */
  readonly position: number;
  readonly text: string;
  readonly support: Support;
  /** Beginnings and ends, one after the other. */
  readonly doubts: readonly number[];
}

const columns = Prisma.sql`t.id::text, t."messageId"::text as "messageId", t.position, t.text, t.support::text, t.doubts`;

/** A condition on a statement `t`: that it quotes nothing of a space that the reader may not see any more. */
const quotesVisible = (actor: Actor) => Prisma.sql`not exists (select 1 from "Citation" q where q."statementId" = t.id and not (${visibleSpaceSql(actor, Prisma.sql`q."spaceId"`)}))`;

/** Those of these ids that the reader may see, by id: one statement. */
export async function readStatements({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, StatementRow>> {
  const rows = await queryRows<StatementRow>(
    db,
    Prisma.sql`select ${columns} from "Statement" t join "Message" m on m.id = t."messageId" join "Conversation" c on c.id = m."conversationId"
      where t.id = any(${[...ids]}::uuid[]) and ${visibleConversationSql(actor)} and ${quotesVisible(actor)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The statements of each of these answers in their order, by answer: one statement. Those that quote a space which the reader has left are gone for them.
 * Who asks has been found to see the answers.
 */
export async function readStatementsOf({ db, actor }: DomainContext, messageIds: readonly string[]): Promise<Map<string, StatementRow[]>> {
  const rows = await queryRows<StatementRow>(
    db,
    Prisma.sql`select ${columns} from "Statement" t where t."messageId" = any(${[...messageIds]}::uuid[]) and ${quotesVisible(actor)} order by t."messageId", t.position`,
  );
  return Map.groupBy(rows, ({ messageId }) => messageId);
}
