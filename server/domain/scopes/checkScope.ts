import { authorizeCollection, authorizeSources, authorizeSpace } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { checkFilter, type SourceFilter } from '../sources/list/sourceFilter.ts';
import type { AskedScope } from './askedScope.ts';

/** A scope as it is asked for; null is an id that names nothing. */
export interface GivenScope {
  readonly collectionIds?: readonly (string | null)[] | undefined;
  readonly sourceIds?: readonly (string | null)[] | undefined;
  readonly filter?: SourceFilter | undefined;
  readonly spaceIds?: readonly (string | null)[] | undefined;
}

const most = { collectionIds: 100, sourceIds: 1_000, spaceIds: 20 } as const;

/**
 * A scope that somebody asks in.
 * @param isShared whether others read what comes of it: then it may not have other spaces
 * @param within the spaces that are looked through when nothing else is given
 * @throws NotFoundError for what is not visible or lies in none of the spaces, InvalidInputError for too much of something
 */
export async function checkScope(ctx: DomainContext, within: readonly string[], given: GivenScope, isShared = false): Promise<AskedScope> {
  const { collectionIds = [], sourceIds = [], filter, spaceIds: others = [] } = given;
  for (const [name, ids] of Object.entries({ collectionIds, sourceIds, spaceIds: others })) {
    const limit = most[name as keyof typeof most];
    if (ids.length > limit) throw new InvalidInputError([{ path: `scope.${name}`, message: `At most ${limit.toLocaleString('en')}.`, code: 'TOO_MANY', limit }]);
  }
  const spaces = new Set(within);
  const spaceIds = [...new Set(others)].filter((id) => id === null || !spaces.has(id));
  if (isShared && spaceIds.length > 0) throw new InvalidInputError([{ path: 'scope.spaceIds', message: 'Others would read of spaces they may not see: share it with one space, or keep it for yourself.', code: 'NOT_ALLOWED' }]);
  if (filter) checkFilter(filter);
  for (const id of spaceIds) spaces.add((await authorizeSpace(ctx, 'space.read', id)).id);
  const collections = [];
  for (const id of new Set(collectionIds)) collections.push(await authorizeCollection(ctx, 'space.read', id));
  const sources = sourceIds.length === 0 ? [] : await authorizeSources(ctx, 'space.read', sourceIds);
  if (collections.some((each) => !spaces.has(each.spaceId))) throw new NotFoundError('Collection');
  if (sources.some((each) => !spaces.has(each.spaceId))) throw new NotFoundError('Source');
  return { collectionIds: collections.map(({ id }) => id), sourceIds: sources.map(({ id }) => id), filter: filter ?? null, spaceIds: [...spaces].filter((id) => !within.includes(id)) };
}
