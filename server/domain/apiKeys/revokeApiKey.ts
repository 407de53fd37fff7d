import { inTransaction } from '#server/platform/db/database.ts';
import { requireSignedIn } from '../access/authorize.ts';
import { visibleApiKeys } from '../access/visible.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { publishCredentialsEnded } from '../events.ts';

/** Ends an API key of the acting person for good: it counts no more from the next request on. Doing it again changes nothing. */
export function revokeApiKey(outer: DomainContext, apiKeyId: string | null): Promise<{ apiKeyId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireSignedIn(ctx);
    const key =
      apiKeyId === null
        ? null
        : await ctx.db.apiKey.findFirst({ where: { AND: [{ id: apiKeyId }, visibleApiKeys(ctx.actor)] }, select: { id: true, name: true } });
    if (!key) throw new NotFoundError('API key');
    await ctx.db.apiKey.updateMany({ where: { id: key.id, revokedAt: null }, data: { revokedAt: ctx.now() } });
    await publishCredentialsEnded(ctx.db, [userId]);
    await recordAudit(ctx, 'API_KEY_REVOKED', { subject: key.name });
    return { apiKeyId: key.id };
  });
}
