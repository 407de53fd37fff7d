import type { SourceFilter } from '../sources/list/sourceFilter.ts';

/** Which sources something is about: what lies in the collections and below them, and these sources; nothing given: all of the space. */
export interface AskedScope {
  readonly collectionIds: readonly string[];
  readonly sourceIds: readonly string[];
  /** Narrows what the others give. */
  readonly filter: SourceFilter | null;
  /** Other spaces of the acting person, besides. */
  readonly spaceIds: readonly string[];
}
