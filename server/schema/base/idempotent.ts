import { errorTypeMap } from '@pothos/plugin-errors';
import { DirectiveLocation, GraphQLDirective, GraphQLNonNull, type GraphQLSchema, GraphQLString } from 'graphql';
import type { GraphQLContext } from './context.ts';

/** Makes a mutation safe to send again. What it means is carried out around the execution (`server/http/idempotentMutations.ts`). */
export const idempotent = new GraphQLDirective({
  name: 'idempotent',
  description:
    'Makes a mutation safe to send again: the first answer is kept for 24 hours and given again to the same person for the same key, operation and variables (the key itself aside), without anything being done. What ended in an unexpected error is not kept. The same key with anything else is refused: IDEMPOTENCY_KEY_REUSED.',
  locations: [DirectiveLocation.MUTATION],
  args: { key: { type: new GraphQLNonNull(GraphQLString), description: '1 to 255 characters made for this one call, such as a UUID.' } },
});

/**
 * Runs each field of a mutation as an attempt of its own where the operation is one transaction: what one field was refused is
 * taken back, and the others stay.
 */
export function attemptEachMutation(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = (source, args, context: GraphQLContext, info) => {
      const work = async () => resolve(source, args, context, info);
      return context.attempt ? context.attempt(work, isRefusal) : resolve(source, args, context, info);
    };
  }
  return schema;
}

/** Whether a mutation answers an error as data: Pothos hands such a one on as an object of its own. */
const isRefusal = (answer: unknown) => answer instanceof Error || (typeof answer === 'object' && answer !== null && errorTypeMap.has(answer));
