import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { suggestionStoreQuery } from '#client/__generated__/suggestionStoreQuery.graphql.ts';

const query = graphql`
  query suggestionStoreQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Source @alias(as: "source") {
        id
        suggestedCollections {
          collection {
            id
            name
          }
        }
      }
    }
  }
`;

/** The collection that a source most likely belongs to. */
export type Suggestion = { readonly id: string; readonly name: string };

/** So many sources are asked of at once: what speaks for a collection is much to read. */
const mostAtOnce = 16;
/** How long those who come one after the other are waited for. */
const GATHERING_MS = 60;
/** A source that is being read changes several times. */
const SETTLING_MS = 2_000;

export type SuggestionStore = ReturnType<typeof createSuggestionStore>;

/** Suggestions for the sources that are drawn: asked for many at a time, each once, and again when it has changed. */
export function createSuggestionStore(environment: IEnvironment) {
  const known = new Map<string, Suggestion | null>();
  const asked = new Set<string>();
  const waiting = new Set<string>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: { unsubscribe: () => void } | undefined;

  const soon = (ms: number) => {
    if (reading === undefined) timer ??= setTimeout(send, ms);
  };
  function send(): void {
    timer = undefined;
    const ids = [...waiting].slice(0, mostAtOnce);
    if (ids.length === 0) return;
    for (const id of ids) waiting.delete(id);
    const end = () => {
      reading = undefined;
      soon(0);
    };
    reading = fetchQuery<suggestionStoreQuery>(environment, query, { ids }, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ nodes }) => {
        for (const node of nodes) if (node?.source) known.set(node.source.id, node.source.suggestedCollections[0]?.collection ?? null);
        for (const listener of listeners) listener();
      },
      complete: end,
      // They are asked for again when they are drawn again.
      error: () => {
        for (const id of ids) asked.delete(id);
        end();
      },
    });
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Null: none; undefined: not known yet. */
    get: (id: string): Suggestion | null | undefined => known.get(id),
    want: (id: string): void => {
      if (asked.has(id)) return;
      asked.add(id);
      waiting.add(id);
      soon(GATHERING_MS);
    },
    /** It has changed: what was known stays until the new answer has come. */
    again: (id: string): void => {
      if (!asked.has(id)) return;
      waiting.add(id);
      soon(SETTLING_MS);
    },
    /** Asks for nothing more until somebody wants something. */
    stop: (): void => {
      clearTimeout(timer);
      timer = undefined;
      reading?.unsubscribe();
      reading = undefined;
      for (const id of asked) if (!known.has(id)) asked.delete(id);
      waiting.clear();
    },
  };
}
