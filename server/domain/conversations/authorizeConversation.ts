import type { ConversationKind } from '#server/platform/db/generated/client.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import { visibleConversationSql } from './readConversations.ts';
import type { AskedScope } from '../scopes/askedScope.ts';
import { scopeOfStored } from '../scopes/storedScope.ts';

/** A conversation whose row is held until the transaction ends. */
export interface HeldConversation {
  readonly id: string;
  readonly spaceId: string;
  readonly kind: ConversationKind;
  readonly scope: AskedScope;
  readonly hadOtherSpaces: boolean;
}

/**
 * Conversations of the acting person, held until the transaction ends, in the order of their ids: all of them or none.
 * @throws NotFoundError; ForbiddenError for one that somebody else shares, and for a key that only reads; SpaceArchivedError
 */
export async function authorizeConversations(ctx: DomainContext, given: readonly (string | null)[]): Promise<HeldConversation[]> {
  const { userId } = requireUser(ctx);
  const wanted = [...new Set(given)];
  const rows = await ctx.db.$queryRaw<(Omit<HeldConversation, 'scope'> & { scope: unknown; authorId: string | null })[]>`
    select c.id::text, c."spaceId"::text as "spaceId", c."authorId"::text as "authorId", c.kind::text, c.scope, c."hadOtherSpaces" from "Conversation" c
    where c.id = any(${wanted.filter((id) => id !== null)}::uuid[]) and ${visibleConversationSql(ctx.actor)} order by c.id for no key update of c`;
  if (rows.length < wanted.length) throw new NotFoundError('Conversation');
  for (const spaceId of new Set(rows.map((row) => row.spaceId))) await authorizeSpace(ctx, 'conversation.keep', spaceId);
  if (rows.some(({ authorId }) => authorId !== userId)) throw new ForbiddenError('conversation');
  return rows.map(({ authorId: _authorId, scope, ...row }) => ({ ...row, scope: scopeOfStored(scope) }));
}

/** As `authorizeConversations`, for one. */
export async function authorizeConversation(ctx: DomainContext, id: string | null): Promise<HeldConversation> {
  const [conversation] = await authorizeConversations(ctx, [id]);
  if (!conversation) throw new NotFoundError('Conversation');
  return conversation;
}
