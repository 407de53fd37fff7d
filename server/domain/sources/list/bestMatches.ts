import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SqlContext } from '../../context.ts';
import { markTerms } from '../../search/markTerms.ts';
import { type CountedTerm, mostRanked, type RankedPage, type RankedPassages, rankWeighed, type WeighedTerm, weighTerms } from '../../search/rankPassages.ts';
import type { Snippet } from '../../search/readSnippets.ts';
import { wordsCondition } from './searchList.ts';
import { inPlace, type SourceList } from './sourceList.ts';

/** A source with a passage that fits the words of a list. */
export interface BestMatch {
  readonly sourceId: string;
  /** How many stand before it. */
  readonly place: number;
  /** Its passage that fits best; empty where its title or tags alone have the words. */
  readonly text: string;
}

export interface BestMatches {
  readonly matches: readonly BestMatch[];
  readonly terms: readonly WeighedTerm[];
}

/**
 * The sources of a list that have any of its words in a passage, their title or their tags, those with the best passage first; by the ranking of questions, at most 200. Neither of the trash nor those that failed.
 * Why: docs/decisions/best-match.md
 */
export async function bestMatches(ctx: SqlContext, list: SourceList, { offset, limit }: { readonly offset: number; readonly limit: number }): Promise<BestMatches> {
  const { passages, terms } = await ranked(ctx, list, { offset, limit, withTexts: true });
  return { matches: passages.map(({ sourceId, text }, at) => ({ sourceId, text, place: offset + at })), terms };
}

/** How many there are. */
export async function countBestMatches(ctx: SqlContext, list: SourceList): Promise<number> {
  return (await ranked(ctx, list, { offset: 0, limit: mostRanked, withTexts: false })).passages.length;
}

async function ranked(ctx: SqlContext, list: SourceList, page: RankedPage): Promise<RankedPassages> {
  const unwanted = list.unwanted ? await wordsCondition(ctx, { ...list, words: list.unwanted }, list.unwanted, 'page') : Prisma.sql`true`;
  // One passage of each source: its best one.
  return rankWeighed(ctx.db, await weighed(ctx, list), { spaceIds: list.spaceIds, condition: Prisma.sql`${inPlace(list)} and ${list.condition} and ${unwanted}`, mostOfSource: 1, withNames: true }, page);
}

/** The words of a list are weighed once for its page and its count. */
const weighings = new WeakMap<SourceList, Promise<readonly CountedTerm[]>>();
function weighed(ctx: SqlContext, list: SourceList): Promise<readonly CountedTerm[]> {
  const weighing = weighings.get(list) ?? weighTerms(ctx.db, list.question, list.spaceIds);
  weighings.set(list, weighing);
  return weighing;
}

/** What is shown of a match: the passage, if it has one, and where its words stand in it and in the title. */
export const snippetOfMatch = (title: string, text: string, terms: readonly WeighedTerm[]): Snippet => ({
  title: markTerms(title, terms),
  passage: text === '' ? null : { field: 'TEXT', fragments: markTerms(text, terms) },
});
