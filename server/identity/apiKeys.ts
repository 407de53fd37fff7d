import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/db/database.ts';
import type { ApiKeyScope } from '#server/platform/db/generated/client.ts';
import { AuthError } from './identityErrors.ts';

export const apiKeyPrefix = 'vk_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** As many base62 digits as 256 random bits need. */
const digits = 43;
const pattern = new RegExp(`^${apiKeyPrefix}[0-9A-Za-z]{${digits}}$`);
const lastUsedIntervalMs = 60_000;

/** A new secret: `vk_` and 256 random bits. Shown to the person once; keep only `hashApiKey` and `apiKeyHint` of it. */
export function newApiKeySecret(): string {
  let rest = BigInt(`0x${randomBytes(32).toString('hex')}`);
  let text = '';
  for (let place = 0; place < digits; place++) {
    text = alphabet.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return apiKeyPrefix + text;
}

/** Hexadecimal SHA-256, as `ApiKey.secretHash` stores it. No salt or stretching: the secret is random, not chosen. */
export function hashApiKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The last four characters, as `ApiKey.hint` stores them to tell keys apart. */
export function apiKeyHint(secret: string): string {
  return secret.slice(-4);
}

/** A new secret to show once, and what is to be kept of it. */
export function mintApiKey(): { secret: string; secretHash: string; hint: string } {
  const secret = newApiKeySecret();
  return { secret, secretHash: hashApiKey(secret), hint: apiKeyHint(secret) };
}

interface VerifiedApiKey {
  readonly id: string;
  readonly userId: string;
  readonly scopes: readonly ApiKeyScope[];
  /** The only spaces it is for; null: all of its owner's. */
  readonly spaceIds: readonly string[] | null;
  readonly expiresAt: Date | null;
}

/**
 * Whose key this is and what it may do. Notes the use, at most once a minute, so that reading stays reading.
 * @param address from where it is used, where that is known
 * @throws AuthError `malformed`, `unknown-user` (no such key), `revoked` or `expired`
 */
export async function verifyApiKey(db: Db, secret: string, address?: string): Promise<VerifiedApiKey> {
  if (!pattern.test(secret)) throw new AuthError('malformed');
  const key = await db.apiKey.findUnique({ where: { secretHash: hashApiKey(secret) } });
  if (!key) throw new AuthError('unknown-user');
  const now = new Date();
  if (key.revokedAt) throw new AuthError('revoked');
  if (key.expiresAt && key.expiresAt <= now) throw new AuthError('expired');
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= lastUsedIntervalMs) {
    await db.apiKey.updateMany({
      where: { id: key.id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: now } }] },
      data: { lastUsedAt: now, ...(address !== undefined && { ipAddress: address }) },
    });
  }
  const { id, userId, scopes, expiresAt } = key;
  return { id, userId, scopes, spaceIds: key.seesAllSpaces ? null : key.spaceIds, expiresAt };
}
