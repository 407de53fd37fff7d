import { type CitationState, Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { visibleConversationSql } from './readConversations.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

export interface CitationRow {
  readonly id: string;
  /** null for those of notes. */
  readonly statementId: string | null;
  /** The answer that it belongs to; null for those of notes. */
  readonly messageId: string | null;
  /** The note that cites with it. */
  readonly noteId: string | null;
  /** The flashcard that cites with it. */
  readonly cardId: string | null;
  /** The work that cites with it. */
  readonly workId: string | null;
  /** null once the source is gone. */
  readonly sourceId: string | null;
  readonly sourceTitle: string;
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
  readonly end: number;
  readonly contentHash: string;
  readonly heading: string | null;
  readonly page: number | null;
  readonly state: CitationState;
  readonly createdAt: Date;
  readonly checkedAt: Date;
}

// A citation whose source is gone is lost, whatever was found when it was looked up last.
const state = Prisma.sql`case when r."sourceId" is null then 'LOST'::"CitationState" else r.state end`;
const citations: TimelineTable = {
  columns: Prisma.sql`r.id::text, r."statementId"::text as "statementId", m.id::text as "messageId", r."noteId"::text as "noteId", r."cardId"::text as "cardId", r."workId"::text as "workId", r."sourceId"::text as "sourceId", r."sourceTitle", r.quote, r.prefix, r.suffix,
    r.start, r."end", r."contentHash", r.heading, r.page, (${state})::text as state, r."createdAt", r."checkedAt"`,
  from: Prisma.sql`"Citation" r left join "Statement" t on t.id = r."statementId" left join "Message" m on m.id = t."messageId" left join "Conversation" c on c.id = m."conversationId"`,
  first: 'newest',
};

// Notes, cards and works lie in the space that they cite from.
const visible = ({ actor }: DomainContext) => Prisma.sql`(r."statementId" is null or ${visibleConversationSql(actor)}) and ${visibleSpaceSql(actor, Prisma.sql`r."spaceId"`)}`;

/** Those of these ids that the reader may see, by id: one statement. */
export const readCitations = (ctx: DomainContext, ids: readonly string[]): Promise<Map<string, CitationRow>> => readRows(ctx.db, citations, ids, visible(ctx));

/** The citations of each of these statements in the order of their numbers, by statement: one statement. Who asks has been found to see the statements. */
export async function readCitationsOf({ db, actor }: DomainContext, statementIds: readonly string[]): Promise<Map<string, CitationRow[]>> {
  const rows = await queryRows<CitationRow>(
    db,
    Prisma.sql`select ${citations.columns} from ${citations.from} where r."statementId" = any(${[...statementIds]}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`r."spaceId"`)} order by r."statementId", r.position`,
  );
  return Map.groupBy(rows, ({ statementId }) => statementId ?? '');
}

/** What cites at this moment: no note, card or work that has let it go, or is deleted. */
const citing = Prisma.sql`(r."statementId" is not null or (r."isCited" and (exists (select 1 from "Source" n where n.id = r."noteId" and n."trashedAt" is null)
  or exists (select 1 from "Work" w where w.id = r."workId" and w."deletedAt" is null)
  or exists (select 1 from "Card" k join "Deck" e on e.id = k."deckId" where k.id = r."cardId" and k."deletedAt" is null and e."deletedAt" is null))))`;
/** The citations of each of these cards in the order of their numbers, by card: one statement. Who asks has been found to see the cards. */
export async function readCitationsOfCards({ db }: DomainContext, cardIds: readonly string[]): Promise<Map<string, CitationRow[]>> {
  const rows = await queryRows<CitationRow>(db, Prisma.sql`select ${citations.columns} from ${citations.from} where r."cardId" = any(${[...cardIds]}::uuid[]) and r."isCited" order by r."cardId", r.position, r.id`);
  return Map.groupBy(rows, ({ cardId }) => cardId ?? '');
}

const cited = Prisma.sql`r."sourceId"`;
const inStates = (states: readonly CitationState[] | undefined) => (states === undefined ? Prisma.sql`true` : Prisma.sql`(${state})::text = any(${[...states]}::text[])`);

/** What cites a source: its page and its states. */
export interface CitedByPage extends TimelinePage {
  readonly states?: readonly CitationState[] | undefined;
}

/** A page of the citations of each of these sources that the reader may see, newest first, by source. @throws InvalidInputError for a cursor of another list */
export function listCitationsOfSources(ctx: DomainContext, { states, ...page }: CitedByPage, sourceIds: readonly string[]): Promise<Map<string, CitationRow[]>> {
  return readPages(ctx.db, citations, page, cited, sourceIds, Prisma.sql`${visible(ctx)} and ${citing} and ${inStates(states)}`);
}

/** How many citations of each of these sources the reader may see, by source; those without any are left out. */
export function countCitationsOfSources(ctx: DomainContext, { states }: Pick<CitedByPage, 'states'>, sourceIds: readonly string[]): Promise<Map<string, number>> {
  return countRows(ctx.db, citations, cited, sourceIds, Prisma.sql`${visible(ctx)} and ${citing} and ${inStates(states)}`);
}
