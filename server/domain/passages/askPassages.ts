import { z } from 'zod';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { parseInput, text } from '../input.ts';
import { checkScope, type GivenScope } from '../scopes/checkScope.ts';
import { scopePlace } from '../scopes/scopePlace.ts';
import { mostRanked, type RankedPassage, type RankedPassages, rankPassages } from '../search/rankPassages.ts';
import { nearPassages } from '../vectors/nearPassages.ts';

export interface AskPassages {
  readonly query: string;
  /** Where to look in them and besides; nothing given: everywhere in them. */
  readonly scope: GivenScope;
  /** Spaces that the acting person has been found to see. */
  readonly spaceIds: readonly string[];
}

export interface AskedPassages extends Omit<RankedPassages, 'passages'> {
  readonly passages: readonly (RankedPassage & { readonly cursor: string })[];
  /** Where the next page begins; null on the last one. */
  readonly nextCursor: string | null;
}

/** At most so many passages of one source, so that one long text is not all of the answer. */
const mostOfSource = 4;
const schema = z.object({ query: text(1_000) });

/**
 * A page of the passages that fit a question best, best first.
 * @throws NotFoundError for a scope that is not visible, InvalidInputError for more than 1,000 characters, and for a cursor of another list
 */
export async function askPassages(ctx: DomainContext, { query: given, scope: wanted, spaceIds }: AskPassages, { after, limit }: { readonly after?: string | undefined; readonly limit: number }): Promise<AskedPassages> {
  const { query } = parseInput(schema, { query: given });
  const offset = after === undefined ? 0 : offsetOf(after);
  const scope = await checkScope(ctx, spaceIds, wanted);
  const place = await scopePlace(ctx, spaceIds, scope);
  const isOneSource = scope.sourceIds.length === 1 && scope.collectionIds.length === 0;
  const near = await nearPassages(ctx, query, place);
  // One more than is wanted tells whether there are more.
  const { passages: found, ...ranked } = await rankPassages(ctx.db, query, { ...place, mostOfSource: isOneSource ? null : mostOfSource, near }, { offset, limit: limit + 1 });
  const passages = found.slice(0, limit).map((passage, at) => ({ ...passage, cursor: cursorAfter(offset + at + 1) }));
  return { ...ranked, passages, nextCursor: found.length > limit ? (passages.at(-1)?.cursor ?? null) : null };
}

/** The cursor behind so many passages of such a list. */
const cursorAfter = (count: number): string => Buffer.from(`p${count}`).toString('base64url');

function offsetOf(cursor: string): number {
  const count = /^p(\d{1,3})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (count === undefined || Number(count) > mostRanked) throw new InvalidInputError([{ path: 'after', message: 'This is no cursor of this list.', code: 'MALFORMED' }]);
  return Number(count);
}
