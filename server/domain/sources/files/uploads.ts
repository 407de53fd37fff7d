import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSources } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { FileAlreadyThereError, FileMismatchError, NotFoundError } from '../../errors.ts';
import { publishSourceStatusChanged } from '../../events.ts';
import { sizeInWords } from './fileLimits.ts';
import { type ExpectedFile, expectFile, refuseFile } from './receiveFile.ts';

/** An upload that brings nothing for so long is given up. */
const abandonedAfterMs = 24 * 3_600_000;

/** A file that comes in pieces. */
export interface RunningUpload extends ExpectedFile {
  /** SHA-256 that the sender announced, hexadecimal. */
  readonly sha256: string | null;
}

/**
 * From now on the announced file comes in pieces, from its beginning. One that had failed is UPLOADING again.
 * @throws FileAlreadyThereError, FileMismatchError when the size is not the announced one
 */
export function beginUpload(
  outer: DomainContext,
  sourceId: string | null,
  { size, sha256 }: { readonly size: number; readonly sha256: string | null },
): Promise<RunningUpload> {
  return inTransaction(outer, async (ctx) => {
    const expected = await expectFile(ctx, sourceId);
    if (expected.isThere) throw new FileAlreadyThereError();
    if (size !== expected.size) {
      throw new FileMismatchError(`The file was announced with ${sizeInWords(expected.size)}, and is now ${sizeInWords(size)}. Announce it again.`);
    }
    const begun = { sha256, progressAt: ctx.now() };
    await ctx.db.upload.upsert({ where: { sourceId: expected.sourceId }, create: { sourceId: expected.sourceId, ...begun }, update: begun });
    const [again] = await ctx.db.source.updateManyAndReturn({
      where: { id: expected.sourceId, status: 'FAILED' },
      data: { status: 'UPLOADING', failureCode: null, failureMessage: null, run: { increment: 1 } },
      select: { spaceId: true },
    });
    if (again) await publishSourceStatusChanged(ctx.db, again.spaceId, [expected.sourceId]);
    return { ...expected, sha256 };
  });
}

/** An upload that was begun, or whose file is there already. @throws NotFoundError */
export async function findUpload(ctx: DomainContext, sourceId: string | null): Promise<RunningUpload> {
  const expected = await expectFile(ctx, sourceId);
  const upload = await ctx.db.upload.findUnique({ where: { sourceId: expected.sourceId }, select: { sha256: true } });
  if (!upload && !expected.isThere) throw new NotFoundError('File');
  return { ...expected, sha256: upload?.sha256 ?? null };
}

/** Bytes have come: the upload is alive. */
export async function noteUploadProgress(ctx: DomainContext, sourceId: string): Promise<void> {
  await ctx.db.upload.updateMany({ where: { sourceId }, data: { progressAt: ctx.now() } });
}

/** The person wants the file no more: it never came, so its source is gone without a stay in the trash. */
export function cancelUpload(outer: DomainContext, sourceId: string): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const [source] = await authorizeSources(ctx, 'source.edit', [sourceId], 'not trashed');
    const { count } = await ctx.db.source.deleteMany({ where: { id: sourceId, type: 'FILE', blobHash: null } });
    if (count === 0) throw new FileAlreadyThereError();
    if (source) await publishSourceStatusChanged(ctx.db, source.spaceId, [sourceId]);
  });
}

/** Uploads that brought nothing for 24 hours become FAILED with the reason; the bytes may be sent again. Answers their ids. */
export async function giveUpUploads(ctx: DomainContext): Promise<string[]> {
  const before = new Date(ctx.now().getTime() - abandonedAfterMs);
  const stopped = await ctx.db.$queryRaw<{ id: string }[]>`
    select s.id::text from "Source" s left join "Upload" u on u."sourceId" = s.id
    where s.status = 'UPLOADING' and s."createdAt" < ${before} and coalesce(u."progressAt", s."createdAt") < ${before}
    order by s.id`;
  for (const { id } of stopped) await refuseFile(ctx, id, 'The upload stopped and was not resumed within 24 hours. Upload the file again.');
  return stopped.map(({ id }) => id);
}
