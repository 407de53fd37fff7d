import type { DomainContext } from '#server/domain/context.ts';
import type { ExportedScope } from '#server/domain/exports/exportedSources.ts';

/** What writes a space in one format: the bytes of the file, piece by piece, so that memory does not grow with it. */
export type ExportWriter = (ctx: DomainContext, exported: ExportedScope, onSource: OnSource) => AsyncIterable<string>;

/** Called for each source that was written. Rejects once the export is not to go on. */
export type OnSource = () => Promise<void>;
