import { graphql, readInlineData } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { sourceLists_source$key } from '#client/__generated__/sourceLists_source.graphql.ts';

/** The lists that have been on the page: their ids in the store by their collection. Those that have left it are passed over. */
const listed = new Map<string, string>();

/** Says that a collection's list is on the page: from now on it is kept true. `listId` is the connection's `__id`. */
export function keepListTrue(collectionId: string, listId: string): void {
  listed.set(collectionId, listId);
}

/** A record of which nothing is promised: any field may be missing. */
type Held = RecordProxy<Record<symbol, unknown>>;

/** Puts a source into the list of its collection, at its place and once, and takes it out of every other list. */
export function placeSource(store: RecordSourceSelectorProxy, ref: sourceLists_source$key): void {
  const source = readInlineData(
    graphql`
      fragment sourceLists_source on Source @inline {
        id
        updatedAt
        trashedAt
        collection {
          id
        }
      }
    `,
    ref,
  );
  const home = source.trashedAt === null ? source.collection?.id : null;
  for (const [collectionId, listId] of listed) {
    const list: Held | null | undefined = store.get(listId);
    if (!list) continue;
    if (collectionId === home) insert(store, list, source);
    else ConnectionHandler.deleteNode(list, source.id);
  }
}

/** Takes sources out of every list. */
export function takeAwaySources(store: RecordSourceSelectorProxy, ids: readonly string[]): void {
  for (const listId of listed.values()) {
    const list = store.get(listId);
    if (list) for (const id of ids) ConnectionHandler.deleteNode(list, id);
  }
}

/** The order of the list is the server's: last changed first. What belongs after the last loaded page is left to paging. */
function insert(store: RecordSourceSelectorProxy, list: Held, { id, updatedAt }: { id: string; updatedAt: string }) {
  const source = store.get(id);
  const edges: readonly Held[] = list.getLinkedRecords('edges') ?? [];
  const nodes: readonly (Held | null)[] = edges.map((edge) => edge.getLinkedRecord('node'));
  if (!source || nodes.some((node) => node?.getDataID() === id)) return;
  const older = nodes.findIndex((node) => String(node?.getValue('updatedAt')) <= updatedAt);
  const hasMore = list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
  if (older === -1 && hasMore) return;
  const edge = ConnectionHandler.createEdge(store, list as RecordProxy, source, 'SourceEdge') as Held;
  list.setLinkedRecords(edges.toSpliced(older === -1 ? edges.length : older, 0, edge), 'edges');
}
