import { graphql, readInlineData } from 'react-relay/hooks';
import { commitLocalUpdate, ConnectionHandler, type IEnvironment, type RecordProxy, type RecordSourceProxy, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { loadedLists_source$key } from '#client/__generated__/loadedLists_source.graphql.ts';

/** A list of sources that is on the page. */
export type LoadedList = {
  readonly spaceId: string;
  /** Null: the sources of the whole space, as far as `only` goes. */
  readonly collectionId: string | null;
  /** Of the whole space only the Inbox, which is what lies in no collection and is not done, or the reader's favorites; null: all. */
  readonly only: 'inbox' | 'favorites' | null;
  /** The record whose `totalCount` says how many it has; null when it is not counted. */
  readonly countId: string | null;
  /** Also what lies below the collection. */
  readonly withBelow: boolean;
  readonly isTrash: boolean;
  /**
   * The date it is sorted by, newest first, when everything of its place belongs into it: then a new source's place is
   * known. Null when only the server knows what belongs into it and where (a filter, a search, another order).
   */
  readonly sortedBy: 'updatedAt' | 'createdAt' | null;
};

/** A record of which nothing is promised: any field may be missing. */
type UntypedRecord = RecordProxy<Record<symbol, unknown>>;

/** Where the environment's root holds which lists are loaded: by connection id, as JSON. */
const FIELD = '__loadedLists';

/** Says that a list is on the page: from now on mutations and live events update it. `listId` is the connection's `__id`. */
export function registerList(environment: IEnvironment, listId: string, list: LoadedList): void {
  commitLocalUpdate(environment, (store) => {
    const inStore = loadedLists(store).filter(([id]) => store.get(id));
    (store.getRoot() as UntypedRecord).setValue(JSON.stringify(Object.fromEntries([...inStore, [listId, list]])), FIELD);
  });
}

/** The lists that have been on the page, by their ids; the record of one that has left it may be gone. */
function loadedLists(store: RecordSourceProxy): readonly (readonly [listId: string, list: LoadedList])[] {
  const value = (store.getRoot() as UntypedRecord).getValue(FIELD);
  return typeof value === 'string' ? Object.entries(JSON.parse(value) as Record<string, LoadedList>) : [];
}

type Dated = { id: string; updatedAt: string; createdAt: string };

/**
 * Puts a source into the lists of its place, once, and takes it out of those it does not belong to. A list whose order
 * only the server knows is marked as old instead: it is read again when it is shown next.
 */
export function updateListsOf(store: RecordSourceSelectorProxy, ref: loadedLists_source$key): void {
  const source = readInlineData(
    graphql`
      fragment loadedLists_source on Source @inline {
        id
        updatedAt
        createdAt
        trashedAt
        isFavorite
        isDone
        space {
          id
        }
        collection {
          id
        }
      }
    `,
    ref,
  );
  const isTrashed = source.trashedAt !== null;
  const home = source.collection?.id ?? null;
  const dates = { updatedAt: source.updatedAt, createdAt: source.createdAt };
  for (const [listId, list] of loadedLists(store)) {
    const held: UntypedRecord | null | undefined = store.get(listId);
    if (!held || list.spaceId !== source.space.id) continue;
    const isElsewhere = (list.collectionId !== null && !list.withBelow && list.collectionId !== home) || (list.only === 'inbox' && (home !== null || source.isDone));
    const isOutside = list.isTrash !== isTrashed || isElsewhere || (list.only === 'favorites' && !source.isFavorite);
    const count = countOf(store, list);
    if (isOutside) takeOut(held, count, [source.id]);
    else if (list.sortedBy !== null) insert(store, held, count, { id: source.id, ...dates }, list.sortedBy);
    else if (!idsOf(held).has(source.id)) held.invalidateRecord();
  }
}

/** Which lists: all; those of places, without the trash; those of one collection, or the Inbox; the Inbox; the reader's favorites; the trash. */
type ListScope = 'all' | 'places' | 'collections' | 'inbox' | 'favorites' | 'trash';

/** Takes sources out of the lists. */
export function removeFromLists(store: RecordSourceSelectorProxy, ids: readonly string[], { from = 'all' }: { from?: ListScope } = {}): void {
  for (const [listId, list] of loadedLists(store)) {
    const held: UntypedRecord | null | undefined = store.get(listId);
    if (held && isOneOf(list, from)) takeOut(held, countOf(store, list), ids);
  }
}

/** Marks lists as old: they are read again when they are shown next. */
export function markListsOld(store: RecordSourceSelectorProxy, scope: ListScope): void {
  for (const [listId, list] of loadedLists(store)) {
    const held: UntypedRecord | null | undefined = store.get(listId);
    if (held && isOneOf(list, scope)) held.invalidateRecord();
  }
}

/** Nothing is in the trash of a space any more. */
export function emptyTrashLists(store: RecordSourceSelectorProxy, spaceId: string): void {
  for (const [listId, list] of loadedLists(store)) {
    const held: UntypedRecord | null | undefined = store.get(listId);
    if (!held || !list.isTrash || list.spaceId !== spaceId) continue;
    const count = countOf(store, list);
    takeOut(held, count, [...idsOf(held)]);
    count?.setValue(0, 'totalCount');
    held.getLinkedRecord('pageInfo')?.setValue(false, 'hasNextPage');
  }
}

function isOneOf({ isTrash, collectionId, only, withBelow }: LoadedList, lists: ListScope): boolean {
  if (lists === 'all') return true;
  if (lists === 'trash') return isTrash;
  if (lists === 'favorites') return only === 'favorites';
  if (lists === 'inbox') return only === 'inbox';
  return !isTrash && (lists === 'places' || only === 'inbox' || (collectionId !== null && !withBelow));
}

const nodesOf = (list: UntypedRecord): readonly (UntypedRecord | null)[] =>
  ((list.getLinkedRecords('edges') ?? []) as readonly (UntypedRecord | null)[]).map((edge) => (edge?.getLinkedRecord('node') as UntypedRecord | null) ?? null);

const idsOf = (list: UntypedRecord): ReadonlySet<string> => new Set(nodesOf(list).map((node) => node?.getDataID() ?? ''));

function takeOut(list: UntypedRecord, count: Count, ids: readonly string[]): void {
  const here = idsOf(list);
  const leaving = ids.filter((id) => here.has(id));
  if (leaving.length === 0) return;
  const gone = new Set(leaving);
  const edges = (list.getLinkedRecords('edges') ?? []) as readonly UntypedRecord[];
  list.setLinkedRecords(edges.filter((edge) => !gone.has((edge.getLinkedRecord('node') as UntypedRecord | null)?.getDataID() ?? '')), 'edges');
  recount(count, -leaving.length);
}

/** What belongs after the last loaded page is left to paging. */
function insert(store: RecordSourceSelectorProxy, list: UntypedRecord, count: Count, dated: Dated, sortedBy: 'updatedAt' | 'createdAt'): void {
  const source = store.get(dated.id);
  const nodes = nodesOf(list);
  if (!source || nodes.some((node) => node?.getDataID() === dated.id)) return;
  const older = nodes.findIndex((node) => String(node?.getValue(sortedBy)) <= dated[sortedBy]);
  const hasMore = (list.getLinkedRecord('pageInfo') as UntypedRecord | null)?.getValue('hasNextPage') === true;
  if (older === -1 && hasMore) return;
  // What was made before the last loaded one was last changed may have been counted further down until now.
  const lastLoaded = String(nodes.at(-1)?.getValue(sortedBy) ?? '');
  if (!hasMore || dated.createdAt > lastLoaded) recount(count, 1);
  const edges = (list.getLinkedRecords('edges') ?? []) as readonly UntypedRecord[];
  const edge = ConnectionHandler.createEdge(store, list as RecordProxy, source, 'SourceEdge') as UntypedRecord;
  list.setLinkedRecords(edges.toSpliced(older === -1 ? edges.length : older, 0, edge), 'edges');
}

/** The record that says how many a list has. */
type Count = UntypedRecord | null | undefined;

const countOf = (store: RecordSourceSelectorProxy, { countId }: LoadedList): Count => (countId === null ? null : store.get(countId));

/** Lists that have been counted stay counted. */
function recount(count: Count, by: number): void {
  const before = count?.getValue('totalCount');
  if (typeof before === 'number') count?.setValue(Math.max(0, before + by), 'totalCount');
}
