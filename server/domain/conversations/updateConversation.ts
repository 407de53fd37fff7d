import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireWriter } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { publishAnswerGrew } from '../events.ts';
import { parseInput } from '../input.ts';
import { authorizeConversation } from './authorizeConversation.ts';
import { checkScope, type GivenScope } from '../scopes/checkScope.ts';
import { requireOneSpace, titleSchema } from './startConversation.ts';
import { storedScope } from '../scopes/storedScope.ts';

export interface UpdateConversation {
  readonly conversationId: string | null;
  readonly title?: string | undefined;
  /** From the next question on. */
  readonly scope?: GivenScope | undefined;
  readonly isShared?: boolean | undefined;
}

const schema = z.object({ title: titleSchema.optional() });

/** Changes what is given of a conversation of one's own, and keeps the rest. @throws NotFoundError, ForbiddenError, InvalidInputError, SpaceArchivedError */
export function updateConversation(outer: DomainContext, { conversationId, scope, isShared, ...input }: UpdateConversation): Promise<{ conversationId: string }> {
  return inTransaction(outer, async (ctx) => {
    requireWriter(ctx);
    const conversation = await authorizeConversation(ctx, conversationId);
    const { title } = parseInput(schema, input);
    const { isShared: wasShared } = await ctx.db.conversation.findUniqueOrThrow({ where: { id: conversation.id }, select: { isShared: true } });
    const shares = isShared ?? wasShared;
    const asked = scope && (await checkScope(ctx, [conversation.spaceId], scope, shares));
    if (isShared === true && (conversation.hadOtherSpaces || (asked ?? conversation.scope).spaceIds.length > 0)) {
      throw new InvalidInputError([{ path: 'isShared', message: 'It has asked other spaces, of which others may not read.', code: 'NOT_ALLOWED' }]);
    }
    if (asked) requireOneSpace(conversation.kind, asked);
    await ctx.db.conversation.update({
      where: { id: conversation.id },
      data: {
        ...(title !== undefined && { title }),
        ...(isShared !== undefined && { isShared }),
        ...(asked && { scope: storedScope(asked), hadOtherSpaces: conversation.hadOtherSpaces || asked.spaceIds.length > 0 }),
        updatedAt: ctx.now(),
      },
      select: { id: true },
    });
    await publishAnswerGrew(ctx.db, conversation.id, []);
    return { conversationId: conversation.id };
  });
}
