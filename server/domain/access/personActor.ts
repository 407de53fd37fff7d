import type { UserActor } from '../context.ts';

/** Whoever asked for work in the background, as they act through it: within their rights of the moment in which it is done. */
export function personActor(userId: string): UserActor {
  return { kind: 'user', userId, credential: 'token', credentialId: null, authTime: null, scopes: new Set(['read', 'write']), spaceIds: null };
}
