import { useEffect, useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { useHighlights_source$key } from '#client/__generated__/useHighlights_source.graphql.ts';
import type { useHighlightsPaginationQuery } from '#client/__generated__/useHighlightsPaginationQuery.graphql.ts';
import { readPageText, type PageText } from './pageText.ts';
import { paint } from './paint.ts';
import { findPassage, type Passage } from './passage.ts';

const PAGE = 100;

/** A highlight, and where it stands in the text: null while the text is not there, or when it is lost. */
export type Located = Passage & {
  readonly id: string;
  readonly note: string;
  readonly authorName: string | null;
  readonly isMine: boolean;
  readonly start: number | null;
  readonly range: Range | null;
};

export type Highlights = {
  /** In the order of the text, the lost ones last. */
  readonly all: readonly Located[];
  /** The connection in the store, for what is added. */
  readonly listId: string;
  readonly page: PageText | null;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
};

/**
 * The highlights of a source, found in its text and painted there.
 *
 * @param text the element with the text: another element for another text; null while there is none
 * @param chosenId the one that stands out
 */
export function useHighlights(ref: useHighlights_source$key, text: HTMLElement | null, chosenId: string | null): Highlights {
  const { data, hasNext, loadNext } = usePaginationFragment<useHighlightsPaginationQuery, useHighlights_source$key>(
    graphql`
      fragment useHighlights_source on Source
      @refetchable(queryName: "useHighlightsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        highlights(first: $count, after: $cursor) @connection(key: "useHighlights_highlights") {
          __id
          edges {
            node {
              id
              quote
              prefix
              suffix
              note
              authorName
              viewerIsAuthor
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, __id: listId } = data.highlights;
  const page = useMemo(() => (text ? readPageText(text) : null), [text]);
  const all = useMemo(
    () =>
      edges
        .map(({ node: { id, quote, prefix, suffix, note, authorName, viewerIsAuthor } }): Located => {
          const span = page && findPassage(page.text, { quote, prefix, suffix });
          const range = span && page.rangeOf(span);
          return { id, quote, prefix, suffix, note, authorName: authorName ?? null, isMine: viewerIsAuthor, start: span?.start ?? null, range };
        })
        .toSorted((one, other) => (one.start ?? Number.POSITIVE_INFINITY) - (other.start ?? Number.POSITIVE_INFINITY) || 0),
    [edges, page],
  );
  useEffect(
    () =>
      paint(all.flatMap(({ id, range, note }) => (range ? [{ range, isNoted: note !== '', isChosen: id === chosenId }] : []))),
    [all, chosenId],
  );
  return { all, listId, page, hasMore: hasNext, loadMore: () => loadNext(PAGE) };
}
