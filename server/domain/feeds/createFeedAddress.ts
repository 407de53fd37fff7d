import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace, requireSignedIn } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { ForbiddenError, LimitReachedError } from '../errors.ts';
import { line, parseInput } from '../input.ts';
import { checkFilter, type SourceFilter } from '../sources/list/sourceFilter.ts';
import { storedFilter } from '../sources/list/storedFilter.ts';

export interface CreateFeedAddress {
  readonly spaceId: string | null;
  readonly name: string;
  readonly filter: SourceFilter;
}

const schema = z.object({ name: line(200, 'A feed needs a title.') });
const maxAddresses = 100;

/**
 * Makes an address where feed readers find what is new in a list of a space, as the acting person sees it.
 * @throws LimitReachedError for more than 100 of one person in one space; ForbiddenError for an API key, which it would outlive
 */
export function createFeedAddress(outer: DomainContext, { spaceId, filter, ...input }: CreateFeedAddress): Promise<{ feedAddressId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'space.read', spaceId);
    if (ctx.actor.kind === 'user' && ctx.actor.credential === 'apiKey') throw new ForbiddenError('secretAddress');
    const { userId } = requireSignedIn(ctx);
    const { name } = parseInput(schema, input);
    checkFilter(filter);
    await ctx.db.$queryRaw`select 1 from "User" where id = ${userId}::uuid for no key update`;
    if ((await ctx.db.feedAddress.count({ where: { spaceId: space.id, userId } })) >= maxAddresses) {
      throw new LimitReachedError(`You have ${maxAddresses} feed addresses in this space.`, 'End those that nobody reads.');
    }
    const { id } = await ctx.db.feedAddress.create({ data: { spaceId: space.id, userId, name, filter: storedFilter(filter), createdAt: ctx.now() }, select: { id: true } });
    return { feedAddressId: id };
  });
}
