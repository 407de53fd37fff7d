import type { DomainContext } from '../context.ts';
import { indexLater, indexSources } from '../search/indexSources.ts';

/**
 * Writes again what is searched of sources whose tags have changed. At once of those that are held; who got a tag while it
 * was waited for is not, and follows within seconds: to hold them now could mean to wait for each other.
 */
export async function indexRetagged(ctx: DomainContext, held: readonly string[], changed: readonly string[]): Promise<void> {
  const isHeld = new Set(held);
  await indexSources(ctx, changed.filter((id) => isHeld.has(id)));
  await indexLater(ctx, changed.filter((id) => !isHeld.has(id)));
}
