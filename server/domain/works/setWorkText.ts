import { noteCitedNow } from '../citations/citeInText.ts';
import type { DomainContext } from '../context.ts';
import { requireDiskSpace } from '../diskSpace.ts';
import { publishWorksChanged } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { nextUpdatedAt } from '../sources/edit/nextUpdatedAt.ts';
import type { HeldWork } from './authorizeWorks.ts';
import { textColumns } from './workText.ts';

/** Edits of one person within so many minutes, with nobody else's between, are one revision: what was there before the first. */
const revisionMinutes = 5;

/**
 * Gives a work another title and text; the ones before are kept as a revision. What is the same already changes nothing.
 * @param keep `each burst`: saving while typing makes one revision; `always`: this very text is kept
 * @throws StorageFullError
 */
export async function setWorkText(ctx: DomainContext, before: HeldWork, { title, body }: { readonly title: string; readonly body: string }, keep: 'each burst' | 'always'): Promise<void> {
  if (title === before.title && body === before.body) return;
  requireDiskSpace(ctx);
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  await keepRevision(ctx, before, userId, keep);
  await ctx.db.work.update({ where: { id: before.id }, data: { title, ...textColumns(body), editorId: userId, updatedAt: nextUpdatedAt(ctx, before.updatedAt) }, select: { id: true } });
  await noteCitedNow(ctx, { workId: before.id }, body);
  await publishWorksChanged(ctx.db, before.spaceId, [before.id]);
}

async function keepRevision(ctx: DomainContext, { id: workId, title, body, editorId }: HeldWork, userId: string | null, keep: 'each burst' | 'always'): Promise<void> {
  const newest = await ctx.db.workRevision.findFirst({ where: { workId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: { userId: true, createdAt: true } });
  const inBurst = newest?.userId === userId && newest.createdAt.getTime() > ctx.now().getTime() - revisionMinutes * 60_000;
  if (inBurst && keep === 'each burst') return;
  // Later than the one before also within a millisecond, so that their order is that of the edits.
  const createdAt = new Date(Math.max(ctx.now().getTime(), (newest?.createdAt.getTime() ?? 0) + 1));
  await ctx.db.workRevision.create({ data: { id: newUuid(), workId, userId, authorId: editorId, title, body, createdAt }, select: { id: true } });
}
