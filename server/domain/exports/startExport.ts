import { inTransaction } from '#server/platform/db/database.ts';
import { type ExportFormat, Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, LimitReachedError } from '../errors.ts';
import { publishRunProgressed } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { requestRun } from '../runs/runJob.job.ts';
import { checkScope, type GivenScope } from '../scopes/checkScope.ts';
import { storedScope } from '../scopes/storedScope.ts';
import { exportFileName } from './exportFileName.ts';
import { lockExportsOf } from './runExport.ts';

const mostOpen = 5;
/** Each may be as large as the space, and its bytes lie for a day at least. */
const mostInADay = 20;
const dayMs = 24 * 3_600_000;

export interface StartExport {
  readonly spaceId: string | null;
  readonly format: ExportFormat;
  /** Whether files and kept pages go along: only of VAULT_ZIP, and there unless told. */
  readonly includeFiles?: boolean | undefined;
  /** Left out: the whole space. */
  readonly scope?: GivenScope | undefined;
}

/**
 * Begins to write a space, or part of it, into a file. Reading it is enough.
 * @throws LimitReachedError when too many of a person's exports of the space are under way, or were begun in the last day
 */
export function startExport(outer: DomainContext, { spaceId, format, includeFiles, scope }: StartExport): Promise<{ jobId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireUser(ctx);
    const space = await authorizeSpace(ctx, 'space.read', spaceId);
    if (includeFiles !== undefined && format !== 'VAULT_ZIP') throw new InvalidInputError([{ path: 'includeFiles', message: 'Only VAULT_ZIP holds files: leave this out.', code: 'NOT_ALLOWED' }]);
    if (scope && format === 'OPML') throw new InvalidInputError([{ path: 'scope', message: 'The feeds of a space are exported together: leave this out.', code: 'NOT_ALLOWED' }]);
    const asked = scope && (await checkScope(ctx, [space.id], scope, true));
    await lockExportsOf(ctx, userId);
    if ((await ctx.db.job.count({ where: { spaceId: space.id, startedById: userId, kind: 'EXPORT', endedAt: null } })) >= mostOpen) {
      throw new LimitReachedError(`At most ${mostOpen} exports of yours may be under way in a space.`, 'Wait for one of them, or stop it.');
    }
    if ((await ctx.db.job.count({ where: { spaceId: space.id, startedById: userId, kind: 'EXPORT', createdAt: { gt: new Date(ctx.now().getTime() - dayMs) } } })) >= mostInADay) {
      throw new LimitReachedError(`At most ${mostInADay} exports of a space in a day.`, 'Use one that you have, or come back tomorrow.');
    }
    const { name } = await ctx.db.space.findUniqueOrThrow({ where: { id: space.id }, select: { name: true } });
    const jobId = newUuid();
    const createdAt = ctx.now();
    await ctx.db.job.create({
      data: {
        id: jobId,
        spaceId: space.id,
        startedById: userId,
        kind: 'EXPORT',
        state: 'WAITING',
        createdAt,
        export: { create: { format, includesFiles: format === 'VAULT_ZIP' && includeFiles !== false, scope: asked ? storedScope(asked) : Prisma.DbNull, fileName: exportFileName(name, format, createdAt) } },
      },
      select: { id: true },
    });
    await recordAudit(ctx, 'EXPORTED', { spaceId: space.id, subject: name });
    await requestRun(ctx.db, [jobId]);
    await publishRunProgressed(ctx.db, space.id, [jobId]);
    return { jobId };
  });
}
