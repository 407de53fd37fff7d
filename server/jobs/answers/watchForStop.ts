import type { AnswerToWrite } from '#server/domain/conversations/beginAnswer.ts';
import { isAnswerOpen } from '#server/domain/conversations/writeAnswer.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { conversationTopic } from '#server/domain/events.ts';
import type { EventBus } from '#server/platform/events/eventBus.ts';

/** Aborts as soon as an answer has ended without us: somebody has stopped it, or deleted its conversation. */
export function watchForStop(ctx: DomainContext, events: Pick<EventBus, 'subscribe'>, { answerId, conversationId }: Pick<AnswerToWrite, 'answerId' | 'conversationId'>) {
  const stopped = new AbortController();
  const over = new AbortController();
  const changes = events.subscribe(conversationTopic(conversationId), over.signal);
  const look = async () => {
    if (!(await isAnswerOpen(ctx, answerId))) stopped.abort();
  };
  const watch = async () => {
    // It may have been stopped before anybody listened.
    await look();
    for await (const { ids } of changes) if (ids.includes(answerId) || ids.includes(conversationId)) await look();
  };
  watch().catch((error: unknown) => ctx.log.warn({ err: error, answerId }, 'Nobody hears any more whether an answer is stopped'));
  return { signal: stopped.signal, end: () => over.abort() };
}
