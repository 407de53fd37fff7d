import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { AnswerMode, ConversationKind } from '#server/platform/db/generated/client.ts';
import { authorizeSpace, requireWriter } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, LimitReachedError } from '../errors.ts';
import { line, parseInput } from '../input.ts';
import { ask, questionSchema } from './askQuestion.ts';
import { checkScope, type GivenScope } from '../scopes/checkScope.ts';
import type { AssistantAim } from '../assistant/wish/aims.ts';
import type { AskedScope } from '../scopes/askedScope.ts';
import { storedScope } from '../scopes/storedScope.ts';

export interface StartConversation {
  readonly spaceId: string | null;
  /** ASK unless told. */
  readonly kind?: ConversationKind | undefined;
  readonly title?: string | undefined;
  readonly question?: string | undefined;
  readonly mode?: AnswerMode | undefined;
  /** Of the assistant: what is wished for, whatever the words say. */
  readonly aims?: readonly AssistantAim[] | undefined;
  readonly scope?: GivenScope | undefined;
  readonly isShared?: boolean | undefined;
}

export const titleSchema = line(200, 'Title is required');
const schema = z.object({ title: titleSchema.optional(), question: questionSchema.optional() });
const mostConversations = 10_000;
const longestTitle = 200;

/**
 * Begins a conversation of the acting person, for which reading the space is enough, with its first question if one is given.
 * @throws LimitReachedError for more than 10,000 of one person in a space; NoModelError, NotFoundError, InvalidInputError, SpaceArchivedError
 */
export function startConversation(outer: DomainContext, { spaceId, kind = 'ASK', mode, aims, scope = {}, isShared = false, ...input }: StartConversation): Promise<{ conversationId: string; answerId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireWriter(ctx);
    const space = await authorizeSpace(ctx, 'conversation.keep', spaceId);
    const { title, question } = parseInput(schema, input);
    const asked = await checkScope(ctx, [space.id], scope, isShared);
    requireOneSpace(kind, asked);
    if ((await ctx.db.conversation.count({ where: { spaceId: space.id, authorId: userId } })) >= mostConversations) {
      throw new LimitReachedError(`You have ${mostConversations.toLocaleString('en')} conversations in this space.`, 'Delete those that you do not need.');
    }
    const now = ctx.now();
    const { id } = await ctx.db.conversation.create({
      data: {
        spaceId: space.id, authorId: userId, kind, title: title ?? titleOf(question ?? ''), isShared, scope: storedScope(asked), hadOtherSpaces: asked.spaceIds.length > 0, createdAt: now, updatedAt: now,
      },
      select: { id: true },
    });
    const answer = question === undefined ? null : await ask(ctx, { id, spaceId: space.id, kind, scope: asked }, question, { mode, aims });
    return { conversationId: id, answerId: answer?.answerId ?? null };
  });
}

/** What the assistant proposes is done in one space. @throws InvalidInputError for a scope with others */
export function requireOneSpace(kind: ConversationKind, { spaceIds }: Pick<AskedScope, 'spaceIds'>): void {
  if (kind === 'ASSISTANT' && spaceIds.length > 0) throw new InvalidInputError([{ path: 'scope.spaceIds', message: 'The assistant works in one space at a time.', code: 'NOT_ALLOWED' }]);
}

/** The beginning of the first question, between words. */
function titleOf(question: string): string {
  const flat = question.replace(/\s+/g, ' ').trim();
  if (flat.length <= longestTitle) return flat;
  const beginning = flat.slice(0, longestTitle - 1);
  const space = beginning.lastIndexOf(' ');
  return `${(space > longestTitle / 2 ? beginning.slice(0, space) : beginning).toWellFormed().replace(/\uFFFD$/, '')}…`;
}
