import { createHash } from 'node:crypto';
import { lockForUpdate } from '#server/domain/access/lockForUpdate.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import { names } from '../../requests/etag.ts';
import { RestError } from '../errors.ts';
import type { Call, VaultContext } from './vaultContext.ts';

/** The ETag of what is shown to one reader. */
function etagOf(shown: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)}"`;
}

/** Puts the ETag of a thing on the answer and hands the thing on. */
export function tagged<T>(c: Call, shown: T): T {
  c.header('ETag', etagOf(shown));
  return shown;
}

/** The address of what was just made. */
export function located<T extends { id: string }>(c: Call, noun: string, shown: T): T {
  c.header('Location', `${c.var.vault.serviceUrl}/${noun}/${shown.id}`);
  return tagged(c, shown);
}

/** Says in a `Link` header where a list goes on. */
export function linkNext(c: Call, nextCursor: string | null): void {
  if (nextCursor === null) return;
  const next = new URL(c.req.url);
  next.searchParams.set('cursor', nextCursor);
  c.header('Link', `<${c.var.vault.serviceUrl}${next.pathname.replace(/^\/vault\/api\/v1/, '')}${next.search}>; rel="next"`);
}

const tables = { spaces: 'Space', collections: 'Collection', sources: 'Source' } as const;

interface Change<T> {
  readonly noun: keyof typeof tables;
  readonly id: string | null;
  read(ctx: VaultContext, id: string | null): Promise<T>;
  change(ctx: VaultContext): Promise<unknown>;
}

/**
 * Changes one thing and answers it as it is then. With If-Match it is changed only while it is what the caller has
 * read: nobody can come in between. @throws RestError PRECONDITION_FAILED
 */
export function changed<T>(c: Call, { noun, id, read, change }: Change<T>): Promise<T> {
  const expected = c.req.header('if-match');
  return inTransaction(c.var.vault, async (ctx) => {
    if (expected !== undefined && id !== null) {
      await lockForUpdate(ctx, tables[noun], id);
      if (!names(expected, etagOf(await read(ctx, id)))) {
        throw new RestError('PRECONDITION_FAILED', 'It was changed since you read it. Read it again, and repeat your change on what is there now.');
      }
    }
    await change(ctx);
    return tagged(c, await read(ctx, id));
  });
}
