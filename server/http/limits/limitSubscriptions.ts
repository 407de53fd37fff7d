import { GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { GraphQLContext } from '#server/schema/base/context.ts';

export interface SubscriptionLimits {
  /** Over one WebSocket. */
  readonly ofSocket: number;
  /** Of one person, over all their connections to this process. */
  readonly ofPerson: number;
}

/** @param factor `RATE_LIMIT`: multiplies what is allowed; 0 switches it off */
export function subscriptionLimits(factor: number): SubscriptionLimits {
  const limit = (count: number) => (factor === 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(count * factor)));
  return { ofSocket: limit(50), ofPerson: limit(200) };
}

/** Says which limit a subscription is beyond, and what to do. */
export function tooManySubscriptions(limit: number, where: string): GraphQLError {
  return new GraphQLError(`At most ${limit} subscriptions ${where}. End one of them first.`, { extensions: { code: 'SUBSCRIPTION_LIMIT', limit } });
}

/** Refuses subscriptions of a person beyond the limit, over WebSockets and event streams together. */
export function limitSubscriptions({ ofPerson }: SubscriptionLimits): Plugin<GraphQLContext> {
  const running = new Map<string, number>();
  const change = (userId: string, by: 1 | -1) => {
    const count = (running.get(userId) ?? 0) + by;
    if (count > 0) running.set(userId, count);
    else running.delete(userId);
  };
  return {
    onSubscribe({ args, setResultAndStopExecution }) {
      const { actor, request } = args.contextValue as unknown as GraphQLContext & { readonly request?: Request };
      if (actor.kind !== 'user') return undefined;
      if ((running.get(actor.userId) ?? 0) >= ofPerson) {
        setResultAndStopExecution({ errors: [tooManySubscriptions(ofPerson, 'at once for one person')] });
        return undefined;
      }
      change(actor.userId, 1);
      let isRunning = true;
      // Who leaves a subscription that is just failing ends it twice.
      const end = () => {
        if (isRunning) change(actor.userId, -1);
        isRunning = false;
      };
      // Who leaves before the answer has begun leaves a stream that nobody reads, and nobody ends.
      if (request?.signal.aborted) end();
      request?.signal.addEventListener('abort', end, { once: true });
      return {
        onSubscribeResult({ result }) {
          if (isAsyncIterable(result)) return { onEnd: end };
          end();
          return undefined;
        },
        onSubscribeError: end,
      };
    },
    async onResultProcess({ result, resultProcessor }) {
      // Without a media type to send it in, Yoga answers 406 and leaves the subscription as it is: nobody else would end it.
      if (!resultProcessor && isAsyncIterable(result)) await result[Symbol.asyncIterator]().return?.();
    },
  };
}
