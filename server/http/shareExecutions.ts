import { createSourceEventStream, type DocumentNode, type ExecutionArgs, executeSubscriptionEvent, mapSourceToResponseEvent, validateSubscriptionArgs, type ValidatedSubscriptionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Actor } from '#server/domain/context.ts';
import type { GraphQLContext } from '#server/schema/base/context.ts';

type Answer = ReturnType<typeof executeSubscriptionEvent>;

/**
 * Answers an event once for all connections of one person that asked for it in the same words: who has a hundred pages open
 * costs one execution, and one set of statements, instead of a hundred. Others have rights of their own and get an answer of their own.
 * Why: docs/decisions/live-updates.md
 */
export function shareExecutions(): Plugin<GraphQLContext> {
  /** The answers to an event, which is one object for all who hear of it; forgotten with it. */
  const answers = new WeakMap<object, Map<string, Answer>>();

  function answerOnce(asked: string, args: ValidatedSubscriptionArgs): Answer {
    const event = args.rootValue as object;
    const known = answers.get(event) ?? new Map<string, Answer>();
    answers.set(event, known);
    const answer = known.get(asked) ?? executeSubscriptionEvent(args);
    known.set(asked, answer);
    return answer;
  }

  return {
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn(async (given: ExecutionArgs) => {
        const args = validateSubscriptionArgs(given);
        if (!('schema' in args)) return { errors: args };
        const events = await createSourceEventStream(args);
        if (!(Symbol.asyncIterator in events)) return events;
        const asked = JSON.stringify([numberOf(given.document), given.operationName, given.variableValues, identityOf((given.contextValue as GraphQLContext).actor)]);
        return mapSourceToResponseEvent(args, events, (each) => answerOnce(asked, each));
      });
    },
  };
}

/** All that an answer depends on of who asks. */
function identityOf(actor: Actor): readonly unknown[] {
  // Addresses of files end with the session or the key that they were made under.
  return actor.kind === 'user' ? [actor.userId, actor.credential, actor.credentialId, actor.spaceIds, ...[...actor.scopes].sort()] : [actor.kind];
}

const numbers = new WeakMap<DocumentNode, number>();
let documents = 0;

/** Documents of the same text are one object, as long as they stay parsed (`graphql.ts`). */
function numberOf(document: DocumentNode): number {
  const known = numbers.get(document) ?? (documents += 1);
  numbers.set(document, known);
  return known;
}
