import { InvalidInputError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import type { SourceSelection } from '#server/domain/sources/selectSources.ts';
import { builder } from '../../base/builder.ts';
import { SourceFilter, toSourceFilter } from '../sourceConnection.ts';

const MatchingSources = builder.inputType('MatchingSources', {
  description: 'All results of a list, by the same filter as the list: "all 3,000 results" are one call.',
  fields: (t) => ({
    spaceId: t.id({ required: true, description: 'The space the list belongs to.' }),
    filter: t.field({ type: SourceFilter, description: 'The filter of the list; left out: all of the space that are not in the trash.' }),
    expectedCount: t.int({
      required: true,
      description: 'The `totalCount` of the list as you have seen it, at most 100,000. When another number matches now, nothing is done: COUNT_CHANGED.',
    }),
  }),
});

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** The two fields by which every plural mutation is told its sources. */
export function sourceSelectionFields(t: InputFields) {
  return {
    sourceIds: t.idList({ description: 'One or many, at most 10,000. Give either these or `matching`.' }),
    matching: t.field({ type: MatchingSources, description: 'All that match a filter. Give either this or `sourceIds`.' }),
  };
}

/** For those that read links again. */
export const inBrowserField = (t: InputFields) =>
  t.boolean({ description: 'Links: true: read in a browser from now on, which runs their scripts and takes pictures of them; false: not any more, unless they are built by scripts. Left out: as before. INVALID when this vault has no browser.' });

interface SelectionInput {
  readonly sourceIds?: readonly string[] | null | undefined;
  readonly matching?: typeof MatchingSources.$inferInput | null | undefined;
}

/** @throws InvalidInputError unless exactly one of the two is given */
export function toSelection({ sourceIds, matching }: SelectionInput): SourceSelection {
  if (sourceIds && !matching) return sourceIds.map((id) => uuidOf('Source', id));
  if (!sourceIds && matching) {
    const { spaceId, filter, expectedCount } = matching;
    return { spaceId: uuidOf('Space', spaceId), filter: toSourceFilter(filter), expectedCount };
  }
  throw new InvalidInputError([{ path: 'sourceIds', message: 'Give exactly one of sourceIds and matching.', code: 'CONFLICTING' }]);
}
