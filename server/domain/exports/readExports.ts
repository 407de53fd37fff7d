import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { requireUser } from '../access/authorize.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { StoredFile } from '../sources/files/readStoredFile.ts';
import { exportMimeTypes } from './exportFileName.ts';

/** A file that an export has written. */
export interface ExportFile {
  readonly jobId: string;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly expiresAt: Date;
}

interface ExportFileRow extends ExportFile {
  readonly format: keyof typeof exportMimeTypes;
  readonly blobHash: string;
}

/**
 * The files of these jobs that can be had, by job: only of exports that the acting person has asked for. A file holds what its owner could see, with
 * what is only theirs, such as their favorites; the other owners of the space export for themselves.
 */
export async function readExportFiles({ db, actor, now }: DomainContext, jobIds: readonly string[]): Promise<Map<string, ExportFileRow>> {
  if (actor.kind !== 'user') return new Map();
  const rows = await queryRows<ExportFileRow>(
    db,
    Prisma.sql`select e."jobId"::text as "jobId", e.format::text, e."fileName", e."blobHash", e.size::float8 as size, e."expiresAt"
      from "Export" e join "Job" j on j.id = e."jobId"
      where e."jobId" = any(${[...jobIds]}::uuid[]) and j."startedById" = ${actor.userId}::uuid and ${visibleSpaceSql(actor, Prisma.sql`j."spaceId"`)}
        and e."blobHash" is not null and e."expiresAt" > ${now()}::timestamptz`,
  );
  return new Map(rows.map((row) => [row.jobId, row]));
}

/** The file of an export. @throws NotFoundError also once its time is over, and for whoever has not asked for it */
export async function readExportFile(ctx: DomainContext, jobId: string): Promise<StoredFile> {
  requireUser(ctx);
  const file = (await readExportFiles(ctx, [jobId])).get(jobId);
  if (!file) throw new NotFoundError('File');
  return { hash: file.blobHash, size: file.size, name: file.fileName, mimeType: exportMimeTypes[file.format] };
}
