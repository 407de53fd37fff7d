import { graphql, readInlineData } from 'react-relay/hooks';
import type { variableFill_fill$key } from '#client/__generated__/variableFill_fill.graphql.ts';

/** What a variable is filled with. */
export type VariableFill =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'search'; readonly search: string }
  | { readonly kind: 'source' | 'collection'; readonly id: string; readonly title: string };

/** A fill of the store; null for a source or a collection that is gone. */
export function readFill(ref: variableFill_fill$key): VariableFill | null {
  const { text, search, source, collection } = readInlineData(
    graphql`
      fragment variableFill_fill on VariableFill @inline {
        text
        search
        source {
          id
          title
        }
        collection {
          id
          name
        }
      }
    `,
    ref,
  );
  if (typeof text === 'string') return { kind: 'text', text };
  if (typeof search === 'string') return { kind: 'search', search };
  if (source) return { kind: 'source', id: source.id, title: source.title };
  return collection ? { kind: 'collection', id: collection.id, title: collection.name } : null;
}

/** A fill as it is sent. */
export function fillInput(fill: VariableFill) {
  if (fill.kind === 'text') return { text: fill.text };
  if (fill.kind === 'search') return { search: fill.search };
  return fill.kind === 'source' ? { sourceId: fill.id } : { collectionId: fill.id };
}
