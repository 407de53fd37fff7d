import type { MatchingSources } from '#client/generated/schemaTypes.ts';

/** Sources that something shall be done with: by their ids, or all that match a list. */
export type SelectedSources = ({ readonly sourceIds: readonly string[]; readonly matching?: undefined } | { readonly matching: MatchingSources; readonly sourceIds?: undefined }) & {
  readonly count: number;
  /** The collection they all lie in, as far as that is known. */
  readonly fromCollectionId: string | null;
};

/** These sources, by their ids. */
export const selectedByIds = (sourceIds: readonly string[], fromCollectionId: string | null): SelectedSources => ({
  sourceIds,
  count: sourceIds.length,
  fromCollectionId,
});

/** The part of a mutation's input that says which sources. */
export const selectionInput = ({ sourceIds, matching }: SelectedSources) => (matching ? { matching } : { sourceIds });
