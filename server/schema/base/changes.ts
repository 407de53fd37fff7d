import type { GraphQLContext } from './context.ts';

/** What a subscriber is told. */
export interface Telling<T> {
  /** At once. */
  readonly first?: T;
  /** What else is told at once, behind `first`. */
  readonly more?: readonly T[];
  /**
   * When something happens to these ids, which are the same array for all who hear of it. What all of them are told in the
   * same words is the same object, too (`oncePerEvent`): then it is answered once for all connections of one person.
   */
  readonly of: (ids: readonly string[]) => readonly T[];
  /** Asked for what else there is when all that is due has been told, at the beginning and after each event; undefined: nothing now. */
  readonly pull?: () => Promise<T | undefined>;
  /** Asked when all that is due has been told: whether nothing more will come. Left out: it goes on until they leave. */
  readonly isOver?: () => boolean;
}

/**
 * What happens under a topic, as a subscriber is told it. Who leaves is gone at once. An async generator would wait for
 * the next event before it ends, and in a quiet space keep everything of those who left: socket, timers and context.
 * Why: docs/decisions/subscriptions.md
 * @param begin authorizes the subscriber; what happens meanwhile is not missed
 */
export function changes<T>(ctx: GraphQLContext, topic: string, begin: () => Promise<Telling<T>>): AsyncIterableIterator<T> {
  const events = ctx.subscribe(topic);
  const due: T[] = [];
  let telling: Telling<T> | undefined;
  const over = { done: true, value: undefined } as const;

  const iterator: AsyncIterableIterator<T> = {
    async next() {
      try {
        if (!telling) {
          telling = await begin();
          if (telling.first !== undefined) due.push(telling.first);
          due.push(...(telling.more ?? []));
        }
        while (due.length === 0) {
          const pulled = await telling.pull?.();
          if (pulled !== undefined) return { done: false, value: pulled };
          if (telling.isOver?.()) {
            await iterator.return?.();
            return over;
          }
          const heard = await events.next();
          if (heard.done) return over;
          due.push(...telling.of(heard.value.ids));
        }
        return { done: false, value: due.shift() as T };
      } catch (error) {
        await iterator.return?.();
        throw error;
      }
    },
    async return() {
      due.length = 0;
      await events.return?.();
      return over;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
