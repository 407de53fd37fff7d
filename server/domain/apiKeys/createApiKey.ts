import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { logSecurityEvent } from '#server/platform/securityEvents.ts';
import { requireSignedIn } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { line, parseInput } from '../input.ts';

const maxKeys = 100;
const maxLifetimeMs = 10 * 366 * 24 * 3_600_000;

/** What is kept of a new secret; the secret itself goes to the person and nowhere else. */
export interface StoredSecret {
  readonly secretHash: string;
  readonly hint: string;
}

export interface CreateApiKey {
  /** What it is for, in the person's own words. */
  readonly name: string;
  /** `write` includes `read`. */
  readonly scopes: readonly ('read' | 'write')[];
  /** Absent: it counts until it is revoked. */
  readonly expiresAt?: Date | undefined;
}

/** Creates an API key of the acting person. Only who has signed in may: never an API key. */
export function createApiKey(outer: DomainContext, input: CreateApiKey, { secretHash, hint }: StoredSecret): Promise<{ apiKeyId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireSignedIn(ctx);
    const now = ctx.now();
    const { name, scopes, expiresAt } = parseInput(schemaAt(now), input);
    await ctx.db.$queryRaw`select 1 from "User" where id = ${userId}::uuid for no key update`;
    const inUse = { userId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
    if ((await ctx.db.apiKey.count({ where: inUse })) >= maxKeys) {
      throw new LimitReachedError(`You have ${maxKeys} API keys in use.`, 'Revoke those you do not need.');
    }
    const { id } = await ctx.db.apiKey.create({
      data: { userId, name, scopes: scopes.includes('write') ? ['read', 'write'] : ['read'], expiresAt, secretHash, hint, createdAt: now },
      select: { id: true },
    });
    logSecurityEvent(ctx.log, { event: 'api_key_created', address: ctx.callerAddress ?? null, userId });
    return { apiKeyId: id };
  });
}

const schemaAt = (now: Date) =>
  z.object({
    name: line(100, 'Name is required'),
    scopes: z.array(z.enum(['read', 'write'])).min(1, 'Give at least one scope.').max(10, 'Give each scope once.'),
    expiresAt: z
      .date()
      .min(now, 'Must lie in the future.')
      .max(new Date(now.getTime() + maxLifetimeMs), 'At most ten years from now.')
      .optional(),
  });
