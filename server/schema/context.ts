import type { KeptSecret } from '#server/domain/apiKeys/createApiKey.ts';
import type { DomainContext, RoleLoader } from '#server/domain/context.ts';

/** A secret to show once, and what is kept of it. Made by the identity, which alone knows what a key looks like. */
export interface MintedApiKey extends KeptSecret {
  readonly secret: string;
}

/** The moment in which one GraphQL operation is answered. */
export interface GraphQLContext extends DomainContext {
  readonly roles: RoleLoader;
  /** A new API key secret, and what the vault keeps of it. */
  readonly mintApiKey: () => MintedApiKey;
  /** Called after a credential has ended: it counts no more from the next request on. */
  readonly forgetCredentials: () => void;
  /** A path under which a browser may load this file for a while, without a credential. */
  readonly addressOf: (file: { readonly hash: string; readonly mimeType: string; readonly name?: string }) => string;
  /** Ids of what happened under a topic, from now on. */
  readonly subscribe: (topic: string) => AsyncIterable<readonly string[]>;
}
