import { authorizeSpace } from '../access/authorize.ts';
import { isAdministrator } from '../access/requireAdministrator.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { encodePublicId } from '../publicId.ts';
import { timelineCursor } from '../timeline.ts';
import type { UserRow } from '../members/readUsers.ts';
import { type AuditRow, readAuditPage, readAuditPagesOfSpaces } from './readAuditEntries.ts';

const perPage = 500;

/**
 * The whole audit log, of the vault for who looks after it or of a space for its owners: a JSON line for each entry, newest first, read
 * a page at a time while it is taken.
 * @param spaceId null: of the vault
 * @throws NotFoundError, ForbiddenError before the first line for everybody else
 */
export async function exportAuditLog(ctx: DomainContext, spaceId: string | null): Promise<AsyncIterable<string>> {
  if (spaceId !== null) await authorizeSpace(ctx, 'space.manage', spaceId);
  else if (!(await isAdministrator(ctx))) throw new NotFoundError('File');
  return lines(ctx, spaceId);
}

async function* lines(ctx: DomainContext, spaceId: string | null): AsyncGenerator<string> {
  let after: string | undefined;
  for (;;) {
    const page = { limit: perPage, backwards: false, ...(after !== undefined && { after }) };
    const rows = spaceId === null ? await readAuditPage(ctx, page, {}) : ((await readAuditPagesOfSpaces(ctx, page, [spaceId])).get(spaceId) ?? []);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(lineOf).join('');
    if (rows.length < perPage) return;
    after = timelineCursor(last);
  }
}

function lineOf({ id, createdAt, action, actor, actorName, user, spaceId, subject, ipAddress }: AuditRow): string {
  const entry = {
    id: encodePublicId('AuditEntry', id),
    createdAt: new Date(createdAt).toISOString(),
    action,
    actor: actor || actorName !== null ? { ...personOf(actor), name: actorName ?? actor?.displayName ?? null } : null,
    user: user && { ...personOf(user), name: user.displayName },
    spaceId: spaceId === null ? null : encodePublicId('Space', spaceId),
    subject,
    ipAddress,
  };
  return `${JSON.stringify(entry)}\n`;
}

const personOf = (user: UserRow | null) => ({ id: user && encodePublicId('User', user.id), email: user?.email ?? null });
