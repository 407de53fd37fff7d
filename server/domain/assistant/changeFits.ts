import { tagKey } from '../tags/tagKey.ts';
import type { ProposedChangeRow } from './readProposedChanges.ts';
import type { SeenSource } from './seenSources.ts';

/** How what changes are about stands now. */
export interface Standing {
  /** Without those that are gone or in the trash. */
  readonly sources: ReadonlyMap<string, StandingSource>;
  /** Names of collections, by id. */
  readonly collections: ReadonlyMap<string, string>;
  /** Addresses of links that are there, as they were asked about. */
  readonly addresses: ReadonlySet<string>;
}

export interface StandingSource extends SeenSource {
  readonly title: string;
  readonly summary: string | null;
  /** Keys of its tags. */
  readonly tagKeys: readonly string[];
}

type Change = Pick<ProposedChangeRow, 'act' | 'sourceIds' | 'tags' | 'collectionId' | 'needsId' | 'before' | 'after'> & { readonly seen: Readonly<Record<string, SeenSource>> };

/** Whether a change still fits what it is about: nobody has changed that since it was proposed, or done it already. */
export function changeFits(change: Change, { sources, collections, addresses }: Standing): boolean {
  const { act, sourceIds, collectionId, needsId, before, after, seen } = change;
  const standing = sourceIds.flatMap((id) => sources.get(id) ?? []);
  if (standing.length < sourceIds.length) return false;
  if (collectionId !== null && !collections.has(collectionId)) return false;
  const isAsSeen = sourceIds.every((id) => sources.get(id)?.updatedAt === seen[id]?.updatedAt);
  const has = ({ tagKeys }: StandingSource) => change.tags.map(tagKey).filter((key) => tagKeys.includes(key)).length;
  switch (act) {
    case 'TAG_SOURCES':
      return standing.some((source) => has(source) < change.tags.length);
    case 'UNTAG_SOURCES':
      return standing.some((source) => has(source) > 0);
    case 'MOVE_SOURCES':
      return (collectionId !== null || needsId !== null) && sourceIds.every((id) => sources.get(id)?.collectionId === (seen[id]?.collectionId ?? null)) && (collectionId === null || standing.some((source) => source.collectionId !== collectionId));
    case 'RENAME_SOURCE':
      return after !== null && standing.every(({ title }) => title === before);
    case 'RENAME_COLLECTION':
      return after !== null && collectionId !== null && collections.get(collectionId) === before;
    case 'SUMMARIZE_SOURCE':
      return after !== null && standing.every(({ summary }) => (summary ?? '') === (before ?? ''));
    case 'TRASH_SOURCES':
    case 'MERGE_SOURCES':
      return isAsSeen;
    case 'ADD_LINK':
      return after !== null && !addresses.has(after);
    case 'CREATE_COLLECTION':
    case 'CREATE_NOTE':
      return after !== null;
    case 'UPDATE_NOTE':
      return after !== null && isAsSeen;
    case 'MAKE_CARDS':
    case 'MAKE_WORK':
      // There is nothing yet that makes them.
      return false;
  }
}
