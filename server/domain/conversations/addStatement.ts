import { inTransaction } from '#server/platform/db/database.ts';
import type { Span } from '../citations/foldedText.ts';
import { wordsAt } from '../citations/citedPlace.ts';
import { supportOf } from '../citations/supportOf.ts';
import type { DomainContext } from '../context.ts';
import { publishAnswerGrew } from '../events.ts';
import type { RankedPassage } from '../search/rankPassages.ts';
import type { AnswerToWrite } from './beginAnswer.ts';

/** A place in the text of the source of a passage. */
export interface QuotedPlace extends Span {
  readonly passage: RankedPassage;
  /** The letters that were found there. */
  readonly quote: string;
}

/** A sentence with the places it quotes. */
export interface NewStatement {
  readonly text: string;
  readonly places: readonly QuotedPlace[];
}

/** An answer has no more statements. */
const mostStatements = 200;

/** What sentences are held against besides their quotes. */
export interface StatementContext {
  readonly asked: readonly string[];
  readonly passages: readonly RankedPassage[];
}

/**
 * Adds sentences to an answer, each with the quotes that stand in their sources at this moment, letter by letter, and whether these bear it out.
 * @returns how many statements the answer has now; null when it has ended, or is gone: nothing was added
 */
export function addStatements(outer: DomainContext, { answerId, conversationId }: Pick<AnswerToWrite, 'answerId' | 'conversationId'>, sentences: readonly NewStatement[], { asked, passages }: StatementContext): Promise<number | null> {
  return inTransaction(outer, async (ctx) => {
    if (!(await holdOpenAnswer(ctx, answerId))) return null;
    let position = await ctx.db.statement.count({ where: { messageId: answerId } });
    for (const { text, places } of sentences.slice(0, Math.max(0, mostStatements - position))) {
      const quotes = await standingQuotes(ctx, places);
      const { support, doubts } = supportOf(text, { quotes: quotes.map(({ quote }) => quote), asked, read: passages.map((passage) => passage.text) });
      await insertStatement(ctx, answerId, position, { text, support, doubts, quotes });
      position += 1;
    }
    await publishAnswerGrew(ctx.db, conversationId, [answerId]);
    return position;
  });
}

/** Whether an answer is there and has not ended; then nobody ends it until the caller's transaction does. */
export async function holdOpenAnswer({ db }: DomainContext, answerId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`select 1 from "Message" where id = ${answerId}::uuid and "endedAt" is null for no key update`;
  return rows.length > 0;
}

/** A quote as it is stored. */
export interface StandingQuote extends QuotedPlace {
  readonly sourceTitle: string;
  readonly plainText: string;
}

/** Those of these places where the same letters stand now: a source may have been read again meanwhile. */
export async function standingQuotes({ db }: DomainContext, places: readonly QuotedPlace[]): Promise<StandingQuote[]> {
  if (places.length === 0) return [];
  const sources = await db.source.findMany({ where: { id: { in: places.map(({ passage }) => passage.sourceId) } }, select: { id: true, title: true, text: { select: { plainText: true } } } });
  const byId = new Map(sources.map((source) => [source.id, source]));
  return places.flatMap((place) => {
    const source = byId.get(place.passage.sourceId);
    const plainText = source?.text?.plainText ?? '';
    return source && plainText.slice(place.start, place.end) === place.quote ? [{ ...place, sourceTitle: source.title, plainText }] : [];
  });
}

/** Writes a statement with its quotes. In the caller's transaction. */
export async function insertStatement(
  ctx: DomainContext,
  messageId: string,
  position: number,
  { text, support, doubts, quotes }: { readonly text: string; readonly support: 'SUPPORTED' | 'PARTLY' | 'UNSUPPORTED'; readonly doubts: readonly Span[]; readonly quotes: readonly StandingQuote[] },
): Promise<void> {
  const { id } = await ctx.db.statement.create({ data: { messageId, position, text, support, doubts: doubts.flatMap(({ start, end }) => [start, end]) }, select: { id: true } });
  if (quotes.length === 0) return;
  await ctx.db.citation.createMany({
    data: quotes.map(({ passage, plainText, sourceTitle, start, end }, at) => ({
      spaceId: passage.spaceId, statementId: id, position: at, sourceId: passage.sourceId, sourceTitle, ...wordsAt(plainText, { start, end }), end, contentHash: passage.contentHash, heading: passage.heading, page: passage.page,
      createdAt: ctx.now(), checkedAt: ctx.now(),
    })),
  });
}
