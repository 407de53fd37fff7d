import { Readable } from 'node:stream';
import { type Actor, createRoleLoader, createSpaceAccessLoader, type DiskSpace, type FileLimits, type ModelLimits, type OfferedModel, type RegistrationVariables } from '#server/domain/context.ts';
import { createStorageEstimates } from '#server/domain/sources/files/storageEstimates.ts';
import { spaceOfTopic } from '#server/domain/events.ts';
import type { Embedder } from '#server/domain/embedder.ts';
import { mintApiKey, verifyApiKey } from '#server/identity/apiKeys.ts';
import { findUserById } from '#server/identity/ensureUser.ts';
import type { IdentityProvider } from '#server/identity/identity.ts';
import { AuthError } from '#server/identity/identityErrors.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { EventBus } from '#server/platform/events/eventBus.ts';
import type { User } from '#server/platform/db/generated/client.ts';
import type { Log } from '#server/platform/log.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { logSecurityEvent } from '#server/platform/securityEvents.ts';
import type { GraphQLContext } from '#server/schema/base/context.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createActorCache } from './actorCache.ts';
import type { Credentials } from './credentials.ts';
import { fileAddressesFor, renewedFileAddressesFor } from '../files/fileAddresses.ts';
import type { FeedUrls } from '../feeds/feedUrl.ts';
import type { FileTokens } from '../files/fileToken.ts';
import { createLiveAccesses, endWithAccess, type LiveAccesses } from './liveAccess.ts';

export interface ContextDependencies {
  readonly database: Database;
  readonly events: EventBus;
  readonly identity: IdentityProvider;
  readonly fileTokens: FileTokens;
  readonly feedUrls: FeedUrls;
  readonly blobs: BlobStore;
  readonly fileLimits: FileLimits;
  readonly modelLimits?: ModelLimits;
  /** Without it there is always room. */
  readonly diskSpace?: DiskSpace;
  readonly registrationVariables: RegistrationVariables;
  readonly sendsMail: boolean;
  readonly hasBrowser: boolean;
  readonly hasModel: boolean;
  readonly models: readonly OfferedModel[];
  /** Absent where no vectors are configured. */
  readonly embedder?: Embedder | undefined;
  readonly log: Log;
}

/** The call that an operation came with. */
interface Call {
  /** From where, as limits count it. */
  readonly address?: string | undefined;
  /** Ends with the request, and its subscriptions with it. Left out where a socket answers for them. */
  readonly signal?: AbortSignal | undefined;
}

/** Makes the context of one operation, the same way for HTTP, WebSocket and REST. */
export interface ContextMaker {
  /** @throws AuthError when the credentials do not count, or cannot be checked */
  contextFor(credentials: Credentials, call?: Call): Promise<GraphQLContext>;
  readonly accounts: Accounts;
  /** Whether the credentials count now. What cannot be asked is taken to count. */
  isEntitled(credentials: Credentials, call?: Call): Promise<boolean>;
  /** Clears the cache of credentials: one of them has ended. */
  forgetCredentials(): void;
  /** What is to end with a credential or a membership. */
  readonly accesses: LiveAccesses;
}

const allScopes = new Set(['read', 'write', 'manage'] as const);

export function createContextMaker({ database, events, identity, fileTokens, feedUrls, blobs, fileLimits, modelLimits, diskSpace, registrationVariables, sendsMail, hasBrowser, hasModel, models, embedder, log }: ContextDependencies): ContextMaker {
  const base = { db: database.prisma, log, now: () => new Date(), fileLimits, storageEstimates: createStorageEstimates(), registrationVariables, sendsMail, hasBrowser, hasModel, models, embedder, ...(modelLimits && { modelLimits }), ...(diskSpace && { diskSpace }) };
  const spaceAccess = createSpaceAccessLoader(database.prisma);

  const accounts = createAccounts(base);

  const cache = createActorCache();
  const accesses = createLiveAccesses(events, cache.clear);

  /** @throws AuthError while the account does not count */
  async function enter(user: User | null): Promise<User> {
    if (!user) throw new AuthError('unknown-user');
    await accounts.requireCounting(user);
    await accounts.noteSeen(user);
    return user;
  }

  const actorFor = async (credentials: Credentials, address: string | undefined): Promise<Actor> => {
    switch (credentials.kind) {
      case 'none':
        return { kind: 'anonymous' };
      case 'malformed':
        throw new AuthError('malformed');
      case 'apiKey':
        return cache.actorOf(credentials.secret, async () => {
          const { id, userId, scopes, spaceIds, expiresAt } = await verifyApiKey(database.prisma, credentials.secret, address);
          await enter(await findUserById(database.prisma, userId));
          return { actor: { kind: 'user', userId, credential: 'apiKey', credentialId: id, authTime: null, scopes: new Set(scopes), spaceIds }, expiresAt };
        });
      case 'token':
        return cache.actorOf(credentials.token, async () => {
          const person = await identity.verifyBearerToken(credentials.token, address);
          const { id: userId } = await enter(await accounts.admit(person, { address }));
          const { sessionId, authTime, expiresAt } = person;
          return { actor: { kind: 'user', userId, credential: 'token', credentialId: sessionId, authTime, scopes: allScopes, spaceIds: null }, expiresAt };
        });
    }
  };

  async function contextFor(credentials: Credentials, { address, signal }: Call = {}): Promise<GraphQLContext> {
    const actor = await actorFor(credentials, address).catch((error: unknown) => {
      if (error instanceof AuthError && error.reason !== 'unavailable') {
        logSecurityEvent(log, { event: 'credential_refused', address: address ?? null, detail: error.reason });
      }
      throw error;
    });
    const fileAddress = fileAddressesFor(fileTokens, actor, base.now);
    const roles = createRoleLoader(database.prisma, actor, spaceAccess);
    return {
      ...base,
      actor,
      callerAddress: address,
      roles,
      mintApiKey,
      fileAddress,
      feedUrlOf: feedUrls.urlOf,
      storeBytes: (bytes) => blobs.write(Readable.from([bytes]), bytes.byteLength),
      renewFileAddress: renewedFileAddressesFor(fileTokens, actor, fileAddress),
      forgetCredentials: cache.clear,
      subscribe(topic) {
        const heard = events.subscribe(topic, signal);
        if (actor.kind !== 'user') return heard;
        const spaceId = spaceOfTopic(topic);
        return endWithAccess(accesses, {
          events: heard,
          userId: actor.userId,
          signal,
          isEntitled: signal && (() => isEntitled(credentials, { address })),
          isMember: spaceId === null ? undefined : async () => (await roles.load(spaceId)) !== null,
        });
      },
    };
  }

  async function isEntitled(credentials: Credentials, { address }: Call = {}): Promise<boolean> {
    try {
      await contextFor(credentials, { address });
      return true;
    } catch (error) {
      return !(error instanceof AuthError) || error.reason === 'unavailable';
    }
  }

  return { accounts, contextFor, isEntitled, forgetCredentials: cache.clear, accesses };
}
