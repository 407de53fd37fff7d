import type { SqlContext } from '../context.ts';
import { type CitedWords, placeOfCitation, wordsAt } from './citedPlace.ts';
import { quoteFinderOf } from './findQuote.ts';

interface NewText {
  readonly id: string;
  /** null: it has none any more. */
  readonly plainText: string | null;
  readonly contentHash: string | null;
}

/**
 * Looks up all that cites sources whose texts are new, in the caller's transaction. A quote that is lost keeps its letters and where it stood; of one that was found its
 * place is noted, and the letters and words around it as they are there now. A flashcard whose quote is no longer as it was is marked for somebody to look at.
 */
export async function checkCitations({ db, now }: SqlContext, texts: readonly NewText[]): Promise<void> {
  if (texts.length === 0) return;
  const cited = await db.$queryRaw<(CitedWords & { id: string; sourceId: string; cardId: string | null; before: string })[]>`
    select id::text, "sourceId"::text as "sourceId", "cardId"::text as "cardId", state::text as before, quote, prefix, suffix, start from "Citation" where "sourceId" = any(${texts.map(({ id }) => id)}::uuid[]) order by id for no key update`;
  if (cited.length === 0) return;
  const finders = new Map(texts.map((text) => [text.id, { plainText: text.plainText ?? '', contentHash: text.contentHash ?? '', finder: quoteFinderOf(text.plainText ?? '') }]));
  const checked = cited.flatMap(({ id, sourceId, cardId, before, ...words }) => {
    const text = finders.get(sourceId);
    if (!text) return [];
    const { state, place } = placeOfCitation(text.plainText, text.finder, words);
    // A changed quote stays what was cited, so that one can compare.
    const found = place === null ? words : { ...wordsAt(text.plainText, place), quote: words.quote };
    return [{ id, cardId, isNews: state !== before && (state === 'CHANGED' || state === 'LOST'), state, contentHash: text.contentHash, end: place?.end ?? words.start + words.quote.length, ...found }];
  });
  const column = <K extends keyof (typeof checked)[number]>(name: K) => checked.map((each) => each[name]);
  await db.$executeRaw`
    update "Citation" c set state = n.state::"CitationState", start = n.start, "end" = n."end", prefix = n.prefix, suffix = n.suffix, "contentHash" = n."contentHash", "checkedAt" = ${now()}::timestamptz
    from unnest(${column('id')}::uuid[], ${column('state')}::text[], ${column('start')}::int[], ${column('end')}::int[], ${column('prefix')}::text[], ${column('suffix')}::text[], ${column('contentHash')}::text[])
      as n(id, state, start, "end", prefix, suffix, "contentHash") where c.id = n.id`;
  await db.$executeRaw`update "Card" set "sourceChangedAt" = ${now()}::timestamptz where id = any(${checked.flatMap(({ cardId, isNews }) => (cardId !== null && isNews ? [cardId] : []))}::uuid[]) and "sourceChangedAt" is null`;
}
