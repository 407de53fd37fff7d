import { requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import { endAnswers } from './endAnswers.ts';
import { readMessages } from './readMessages.ts';

/** Stops answers to what the acting person has asked, all of them or none, in the caller's transaction. @throws NotFoundError; ForbiddenError for what somebody else has asked */
export async function stopAnswers(ctx: DomainContext, given: readonly (string | null)[]): Promise<string[]> {
  if (given.length === 0) return [];
  const { userId } = requireUser(ctx);
  const ids = given.filter((id) => id !== null);
  const messages = await readMessages(ctx, ids);
  if (messages.size < given.length) throw new NotFoundError('Answer');
  if ([...messages.values()].some(({ authorId }) => authorId !== userId)) throw new ForbiddenError('conversation');
  await endAnswers(ctx, ids, 'STOPPED');
  return ids;
}
