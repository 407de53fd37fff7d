import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { DomainContext } from '#server/domain/context.ts';
import { InvalidInputError } from '#server/domain/errors.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import type { UnpackEntry } from '../../files/serveEntry.ts';
import type { GraphQLContext } from '#server/schema/base/context.ts';

/** What a call of the vault service knows: who acts, and where files are. */
export interface VaultContext extends DomainContext {
  readonly blobs: BlobStore;
  readonly unpackEntry: UnpackEntry;
  /** Stores bytes, and answers what they are stored under. */
  readonly storeBytes: GraphQLContext['storeBytes'];
  /** Where this service is reached from outside, such as `https://vault.example.org/vault/api/v1`. */
  readonly serviceUrl: string;
}

export type VaultEnv = { Bindings: HttpBindings; Variables: { vault: VaultContext } };
export type Call = Context<VaultEnv>;

/** The routes of one noun. What does not fit their schemas is refused as INVALID with every field. */
export function routes(): OpenAPIHono<VaultEnv> {
  return new OpenAPIHono<VaultEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      throw new InvalidInputError(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    },
  });
}
