import type { SourceRef } from '../../access/authorize.ts';
import { withoutCitations } from '../../citations/citedIds.ts';
import { noteCitedNow } from '../../citations/citeInText.ts';
import type { DomainContext } from '../../context.ts';
import { requireDiskSpace } from '../../diskSpace.ts';
import { newUuid } from '../../publicId.ts';
import { roomFor, noteAdded, requireWithinQuota, textGrowth } from '../files/fileLimits.ts';
import { bodyOf } from './body.ts';
import { excerptOfWritten } from './excerpt.ts';
import { restartProcessing } from '../../processing/restartProcessing.ts';

/** Edits of one person within so many minutes, with nobody else's between, are one revision: what was there before the first. */
const revisionMinutes = 5;

export interface EditedBody {
  readonly title: string;
  readonly body: string;
}

/**
 * Gives a note or pasted text another body: the one before is kept as a revision, and processing starts again.
 * @param keep `each burst`: saving while typing makes one revision; `always`: this very text is kept
 * @throws StorageFullError, LimitReachedError when it is longer than before and there is no room for that
 */
export async function setBody(
  ctx: DomainContext,
  source: SourceRef,
  before: EditedBody,
  body: string,
  keep: 'each burst' | 'always' = 'each burst',
): Promise<void> {
  requireDiskSpace(ctx);
  const more = Buffer.byteLength(body) - Buffer.byteLength(before.body);
  const isMeasured = more > 0 && (await roomFor(ctx, source.spaceId, more * textGrowth)) === 'UNMEASURED';
  if (more > 0) noteAdded(ctx, source.spaceId, more * textGrowth);
  await keepRevision(ctx, source, before, keep);
  const plainText = withoutCitations(body);
  await ctx.db.sourceText.upsert({
    where: { sourceId: source.id },
    create: { sourceId: source.id, originalContent: body, plainText },
    // Searchable at once, before it is processed again.
    update: { originalContent: body, plainText },
  });
  await noteCitedNow(ctx, { noteId: source.id }, body);
  if (isMeasured) await requireWithinQuota(ctx, source.spaceId);
  await ctx.db.source.update({ where: { id: source.id }, data: bodyOf(body) });
  await restartProcessing(ctx, [source], ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED']);
}

async function keepRevision(ctx: DomainContext, { id: sourceId }: SourceRef, { title, body }: EditedBody, keep: 'each burst' | 'always'): Promise<void> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const newest = await ctx.db.sourceRevision.findFirst({
    where: { sourceId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { userId: true, createdAt: true },
  });
  const inBurst = newest?.userId === userId && newest.createdAt.getTime() > ctx.now().getTime() - revisionMinutes * 60_000;
  if (inBurst && keep === 'each burst') return;
  const { userId: authorId } = newest ?? (await ctx.db.source.findUniqueOrThrow({ where: { id: sourceId }, select: { userId: true } }));
  // Later than the one before also within a millisecond, so that their order is that of the edits.
  const createdAt = new Date(Math.max(ctx.now().getTime(), (newest?.createdAt.getTime() ?? 0) + 1));
  await ctx.db.sourceRevision.create({ data: { id: newUuid(), sourceId, userId, authorId, title, body, excerpt: excerptOfWritten(body), createdAt } });
}
