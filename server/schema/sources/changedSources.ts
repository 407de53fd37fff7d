import { encodePublicId } from '#server/domain/publicId.ts';
import { readCollections } from '#server/domain/collections/readCollections.ts';
import { readSources } from '#server/domain/sources/read/readSources.ts';
import type { SourcesChanged } from '#server/domain/sources/sourcesChanged.ts';
import type { builder } from '../base/builder.ts';
import { Collection } from '../collections/Collection.ts';
import { changedRows } from '../base/changedRows.ts';
import { Source } from './Source.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
type OutputFields<Changed> = PothosSchemaTypes.ObjectFieldBuilder<Types, Changed>;
type Sources = Pick<SourcesChanged, 'sourceIds'>;

/** The ids of all that a plural mutation changed, under the name that says what became of them. */
export function changedSourceIds<Changed extends Sources>(t: OutputFields<Changed>, description: string) {
  return t.idList({ description, resolve: ({ sourceIds }) => sourceIds.map((id) => encodePublicId('Source', id)) });
}

/** The sources that a plural mutation changed, read again. */
export function changedSources<Changed extends Sources>(t: OutputFields<Changed>) {
  return t.field({
    type: [Source],
    description: 'The sources as they are now; of more than 1,000 the first 1,000.',
    resolve: (changed, _args, ctx) => changedRows(ctx, changed.sourceIds, readSources),
  });
}

/** The collections that a plural mutation touched, read again. */
export function changedCollections<Changed extends Pick<SourcesChanged, 'collectionIds'>>(t: OutputFields<Changed>) {
  return t.field({
    type: [Collection],
    description: 'Every collection whose count changed.',
    resolve: (changed, _args, ctx) => changedRows(ctx, changed.collectionIds, readCollections),
  });
}
