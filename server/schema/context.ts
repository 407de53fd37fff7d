import type { DomainContext, RoleLoader } from '#server/domain/context.ts';

/** The moment in which one GraphQL operation is answered. */
export interface GraphQLContext extends DomainContext {
  readonly roles: RoleLoader;
  /** Ids of what happened under a topic, from now on. */
  readonly subscribe: (topic: string) => AsyncIterable<readonly string[]>;
}
