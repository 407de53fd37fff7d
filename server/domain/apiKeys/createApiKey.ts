import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireSignedIn } from '../access/authorize.ts';
import { requestAccountMail } from '../account/accountMail.job.ts';
import { visibleSpaces } from '../access/visible.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext, Scope } from '../context.ts';
import { LimitReachedError, NotFoundError } from '../errors.ts';
import { line, parseInput } from '../input.ts';

const maxKeys = 100;
const dayMs = 24 * 3_600_000;
const maxLifetimeMs = 10 * 366 * dayMs;
const defaultLifetimeMs = 90 * dayMs;
const maxSpaces = 100;

/** What is kept of a new secret; the secret itself goes to the person and nowhere else. */
export interface StoredSecret {
  readonly secretHash: string;
  readonly hint: string;
}

export interface CreateApiKey {
  /** What it is for, in the person's own words. */
  readonly name: string;
  /** `write` includes `read`, and `manage` both. */
  readonly scopes: readonly Scope[];
  /** Absent: in 90 days; null: it counts until it is revoked. */
  readonly expiresAt?: Date | null | undefined;
  /** The only spaces it shall see, null is an id that names nothing; absent: all, also those to come. */
  readonly spaceIds?: readonly (string | null)[] | undefined;
}

/** Creates an API key of the acting person. Only who has signed in may: never an API key. */
export function createApiKey(outer: DomainContext, input: CreateApiKey, { secretHash, hint }: StoredSecret): Promise<{ apiKeyId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireSignedIn(ctx);
    const now = ctx.now();
    const { name, scopes, expiresAt = new Date(now.getTime() + defaultLifetimeMs), spaceIds } = parseInput(schemaAt(now), input);
    if (spaceIds) await requireOwnSpaces(ctx, spaceIds);
    await ctx.db.$queryRaw`select 1 from "User" where id = ${userId}::uuid for no key update`;
    const inUse = { userId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
    if ((await ctx.db.apiKey.count({ where: inUse })) >= maxKeys) {
      throw new LimitReachedError(`You have ${maxKeys} API keys in use.`, 'Revoke those you do not need.');
    }
    const { id } = await ctx.db.apiKey.create({
      data: {
        userId,
        name,
        scopes: withIncluded(scopes),
        seesAllSpaces: spaceIds === undefined,
        spaceIds: [...new Set(spaceIds)].filter((id) => id !== null),
        expiresAt,
        secretHash,
        hint,
        createdAt: now,
      },
      select: { id: true },
    });
    await recordAudit(ctx, 'API_KEY_CREATED', { subject: name });
    await requestAccountMail(ctx.db, { userId, kind: 'newApiKey', detail: name });
    return { apiKeyId: id };
  });
}

const order = ['read', 'write', 'manage'] as const satisfies Scope[];

/** The scopes up to the largest of these. */
function withIncluded(scopes: readonly Scope[]): Scope[] {
  return order.slice(0, Math.max(...scopes.map((scope) => order.indexOf(scope))) + 1);
}

/** @throws NotFoundError unless the acting person sees each of these spaces */
async function requireOwnSpaces(ctx: DomainContext, spaceIds: readonly (string | null)[]): Promise<void> {
  const wanted = new Set(spaceIds);
  const ids = [...wanted].filter((id) => id !== null);
  const count = await ctx.db.space.count({ where: { AND: [{ id: { in: ids } }, visibleSpaces(ctx.actor)] } });
  if (count < wanted.size) throw new NotFoundError('Space');
}

const schemaAt = (now: Date) =>
  z.object({
    name: line(100, 'Name is required'),
    scopes: z.array(z.enum(order)).min(1, 'Give at least one scope.').max(10, 'Give each scope once.'),
    expiresAt: z
      .date()
      .min(now, 'Must lie in the future.')
      .max(new Date(now.getTime() + maxLifetimeMs), 'At most ten years from now.')
      .nullish(),
    spaceIds: z.array(z.uuid().nullable()).min(1, 'Give at least one space, or leave it out for all of yours.').max(maxSpaces, `At most ${maxSpaces} spaces.`).optional(),
  });
