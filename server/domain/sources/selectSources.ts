import { authorizeSources, authorizeExistingSources, authorizeSpace, type Granted, type SourceRef, type TrashState } from '../access/authorize.ts';
import type { Permission } from '../access/permissions.ts';
import type { SqlContext } from '../context.ts';
import { CountChangedError, InvalidInputError } from '../errors.ts';
import { parseIds } from '../input.ts';
import { sourceIdsMatching } from './list/listSources.ts';
import type { SourceFilter } from './list/sourceFilter.ts';

/** All results of a list, by the list's own filter, as many as the caller has seen. */
export interface MatchingSources {
  readonly spaceId: string | null;
  readonly filter: SourceFilter;
  readonly expectedCount: number;
}

/** Which sources a command is for: by their ids (null: an id that names nothing), or all that match a filter. */
export type SourceSelection = readonly (string | null)[] | MatchingSources;

/** The most sources that one call may change by a filter. */
const maxMatching = 100_000;

/**
 * The sources that were selected, with the proof that the acting person may do this with all of them; held until the
 * transaction ends when it changes them.
 * @throws CountChangedError when more or fewer match the filter than expected; NotFoundError for an id that is not visible
 */
export async function selectSources<P extends Permission>(
  ctx: SqlContext,
  permission: P,
  selection: SourceSelection,
  trashState: TrashState = 'any',
): Promise<Granted<P, SourceRef>[]> {
  if (isMatching(selection)) return selectMatching(ctx, permission, selection, trashState);
  return authorizeSources(ctx, permission, parseIds('sourceIds', selection), trashState);
}

async function selectMatching<P extends Permission>(
  ctx: SqlContext,
  permission: P,
  { spaceId, filter, expectedCount }: MatchingSources,
  trashState: TrashState,
): Promise<Granted<P, SourceRef>[]> {
  const space = await authorizeSpace(ctx, permission, spaceId);
  if (!Number.isInteger(expectedCount) || expectedCount < 0 || expectedCount > maxMatching) {
    throw new InvalidInputError([
      { path: 'matching.expectedCount', message: `From 0 to ${maxMatching.toLocaleString('en')}. Narrow the filter to take fewer at once.`, code: expectedCount > maxMatching ? 'TOO_LARGE' : 'MALFORMED', limit: maxMatching },
    ]);
  }
  const ids = await sourceIdsMatching(ctx, { spaceId: space.id }, filter, maxMatching + 1);
  if (ids.length !== expectedCount) throw new CountChangedError(expectedCount, ids.length);
  const sources = await authorizeExistingSources(ctx, permission, ids, trashState);
  // Between the two, somebody may have moved or deleted some; held they are only now.
  if (sources.length !== expectedCount) throw new CountChangedError(expectedCount, sources.length);
  return sources;
}

const isMatching = (selection: SourceSelection): selection is MatchingSources => !Array.isArray(selection);
