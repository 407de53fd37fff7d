import type { ImportRowOutcome } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { notify } from '../notifications/notify.ts';
import { countOutcomes } from './readImports.ts';

/** Notifies whoever began an import that it has ended, and of what came of it. In the caller's transaction. */
export async function tellOfImport(ctx: DomainContext, { jobId, spaceId, startedById }: { readonly jobId: string; readonly spaceId: string; readonly startedById: string | null }): Promise<void> {
  if (startedById === null) return;
  const counts = (await countOutcomes(ctx, [jobId])).get(jobId) ?? [];
  const countOf = (wanted: ImportRowOutcome) => counts.find(({ outcome }) => outcome === wanted)?.count ?? 0;
  await notify(ctx, { kind: 'IMPORT_FINISHED', userId: startedById, spaceId, importId: jobId, addedCount: countOf('ADDED'), failedCount: countOf('FAILED') });
}
