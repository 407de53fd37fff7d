import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSources } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { FileAlreadyThereError, NotFoundError } from '../../errors.ts';
import { publishSourceStatusChanged } from '../../events.ts';
import { line } from '../../input.ts';
import { requestProcessing } from '../../processing/processSource.job.ts';

export const newFileSchema = z.object({
  name: line(255, 'File name is required'),
  size: z.int('The size must be a whole number of bytes.').min(0, 'The size cannot be negative.'),
  mimeType: z
    .string()
    .nullish()
    .transform((type) => type?.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream')
    .pipe(z.string().max(255).regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/, 'The mimeType must be a media type such as application/pdf.')),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'The sha256 must be 64 hexadecimal digits.')
    .transform((hash) => hash.toLowerCase())
    .nullish(),
});

/** A file whose bytes are still to come. */
export interface NewFile {
  readonly name: string;
  /** In bytes; what comes must have this size. */
  readonly size: number;
  readonly mimeType?: string | null | undefined;
  /** SHA-256 of its bytes, hexadecimal: then one that is there already need not be sent. */
  readonly sha256?: string | null | undefined;
}

/** The bytes that came, as they were stored. */
export interface ReceivedFile {
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly size: number;
}

export interface ExpectedFile {
  readonly sourceId: string;
  readonly size: number;
  readonly name: string;
  /** As it was announced: the bytes know better. */
  readonly mimeType: string;
  /** Whether its bytes came before. */
  readonly isThere: boolean;
}

const announced = { id: true, size: true, fileName: true, mimeType: true, blobHash: true } as const;

/** The file whose bytes the acting person may send. @throws NotFoundError also for what is no file */
export async function expectFile(ctx: DomainContext, sourceId: string | null): Promise<ExpectedFile> {
  const [source] = await authorizeSources(ctx, 'source.edit', [sourceId], 'not trashed');
  const file = source && (await ctx.db.source.findFirst({ where: { id: source.id, type: 'FILE' }, select: announced }));
  if (!file) throw new NotFoundError('File');
  const { id, size, fileName, mimeType, blobHash } = file;
  return { sourceId: id, size: Number(size), name: fileName ?? '', mimeType: mimeType ?? 'application/octet-stream', isThere: blobHash !== null };
}

/** What is wrong with what came, in words for the person; null when it is what was announced. */
export function fileProblem(expected: ExpectedFile, received: ReceivedFile | 'too much', announcedHash: string | null): string | null {
  if (received === 'too much') return `The file was announced with ${expected.size} bytes, but more came. Upload it again.`;
  if (received.size !== expected.size) {
    return `The file was announced with ${expected.size} bytes, but ${received.size} came. Upload it again.`;
  }
  if (announcedHash !== null && announcedHash !== received.hash) {
    return 'The file changed on its way: its SHA-256 is not the announced one. Upload it again.';
  }
  return null;
}

/**
 * The bytes are there: the source waits for processing. The same bytes once more change nothing.
 * @param mimeType what the bytes are, whatever was announced
 * @throws FileAlreadyThereError when other bytes came before
 */
export function acceptFile(outer: DomainContext, sourceId: string, { hash, size }: ReceivedFile, mimeType: string): Promise<{ sourceId: string }> {
  return inTransaction(outer, async (ctx) => {
    await authorizeSources(ctx, 'source.edit', [sourceId], 'not trashed');
    const { blobHash, status, spaceId } = await ctx.db.source.findUniqueOrThrow({
      where: { id: sourceId },
      select: { blobHash: true, status: true, spaceId: true },
    });
    if (blobHash === hash) return { sourceId };
    if (blobHash !== null) throw new FileAlreadyThereError();
    await ctx.db.blob.createMany({ data: [{ hash, size }], skipDuplicates: true });
    const { run } = await ctx.db.source.update({
      where: { id: sourceId },
      data: {
        blobHash: hash,
        mimeType,
        status: 'PENDING',
        failureCode: null,
        failureMessage: null,
        // An upload that had failed starts a new run, as every other new try does.
        ...(status !== 'UPLOADING' && { run: { increment: 1 } }),
      },
      select: { run: true },
    });
    await ctx.db.upload.deleteMany({ where: { sourceId } });
    await requestProcessing(ctx.db, [{ id: sourceId, run, domain: null }]);
    await publishSourceStatusChanged(ctx.db, spaceId, [sourceId]);
    return { sourceId };
  });
}

/** The bytes were not those announced: the source fails with the reason, and may be sent again. */
export function refuseFile(outer: DomainContext, sourceId: string, reason: string): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const [refused] = await ctx.db.source.updateManyAndReturn({
      where: { id: sourceId, type: 'FILE', trashedAt: null, blobHash: null },
      data: { status: 'FAILED', failureCode: 'INCOMPLETE', failureMessage: reason },
      select: { spaceId: true },
    });
    if (!refused) return;
    await ctx.db.upload.deleteMany({ where: { sourceId } });
    await publishSourceStatusChanged(ctx.db, refused.spaceId, [sourceId]);
  });
}
