import type { DomainContext } from '../../context.ts';

/** The `updatedAt` of a change: each is later than the one before, so that `ifUnchangedSince` tells them apart also within a millisecond. */
export function nextUpdatedAt({ now }: DomainContext, before: Date): Date {
  return new Date(Math.max(now().getTime(), before.getTime() + 1));
}
