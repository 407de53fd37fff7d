import { inTransaction } from '#server/platform/db/database.ts';
import type { ExportFormat } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import type { AskedScope } from '../scopes/askedScope.ts';
import { scopeOfStored } from '../scopes/storedScope.ts';

const keptMs = 7 * 24 * 3_600_000;
/** Of one person and space; older ones make room. */
const mostFiles = 3;

/** What an export is to write. */
export interface ExportToRun {
  readonly jobId: string;
  readonly spaceId: string;
  readonly format: ExportFormat;
  readonly includesFiles: boolean;
  /** null: the whole space. */
  readonly scope: AskedScope | null;
}

export async function readExportToRun({ db }: DomainContext, jobId: string): Promise<ExportToRun> {
  const { scope, ...row } = await db.export.findUniqueOrThrow({ where: { jobId }, select: { jobId: true, format: true, includesFiles: true, scope: true, job: { select: { spaceId: true } } } });
  return { ...row, spaceId: row.job.spaceId, scope: scope === null ? null : scopeOfStored(scope) };
}

/** Makes whoever counts the exports of a person wait for whoever does so already: two that end at once would each miss the other. */
export async function lockExportsOf(ctx: DomainContext, userId: string): Promise<void> {
  await ctx.db.$queryRaw`select 1 from "User" where id = ${userId}::uuid for no key update`;
}

/** The file of an export is there, for seven days, or until three newer ones are. Its bytes are reserved. */
export function acceptExportFile(outer: DomainContext, jobId: string, { hash, size }: { readonly hash: string; readonly size: number }): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const expiresAt = new Date(ctx.now().getTime() + keptMs);
    const { startedById } = await ctx.db.job.findUniqueOrThrow({ where: { id: jobId }, select: { startedById: true } });
    if (startedById !== null) await lockExportsOf(ctx, startedById);
    await ctx.db.export.updateMany({ where: { jobId, job: { state: 'RUNNING' } }, data: { blobHash: hash, size, expiresAt } });
    await ctx.db.$executeRaw`
      update "Export" e set "expiresAt" = ${ctx.now()}::timestamptz where e."expiresAt" > ${ctx.now()}::timestamptz and e."jobId" in (
        select old.id from "Job" j join "Job" old on old."spaceId" = j."spaceId" and old."startedById" = j."startedById" and old.kind = 'EXPORT'
          join "Export" had on had."jobId" = old.id and had."blobHash" is not null
        where j.id = ${jobId}::uuid order by had."expiresAt" desc, old.id desc offset ${mostFiles})`;
  });
}
