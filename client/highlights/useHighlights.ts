import { useEffect, useEffectEvent, useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { useHighlights_source$key } from '#client/__generated__/useHighlights_source.graphql.ts';
import type { useHighlightsPaginationQuery } from '#client/__generated__/useHighlightsPaginationQuery.graphql.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import type { MarkedText } from './markedText.ts';
import { type HighlightColor, knownColor } from './highlightColors.ts';
import { paint } from './paint.ts';
import type { Passage, Span } from './passage.ts';

const PAGE = 100;
/** So many are read without being asked for: what is not read is not marked in the text either. */
const MOST_BY_ITSELF = 1_000;

/** A highlight, and where it stands in the text: nowhere while the text is not there, or when it is lost. */
export type Located = Passage & {
  readonly id: string;
  readonly note: string;
  readonly color: HighlightColor;
  readonly authorName: string | null;
  readonly isMine: boolean;
  readonly span: Span | null;
  /** Its pieces that are on the page now. */
  readonly ranges: readonly Range[];
};

export type Highlights = {
  /** In the order of the text, the lost ones last. */
  readonly all: readonly Located[];
  /** The connection in the store, for what is added. */
  readonly listId: string;
  /** There are more than are read by themselves, or those did not come. */
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly loadMore: () => void;
};

/**
 * The highlights of a source, found in its text and painted there.
 *
 * @param text null while there is none
 * @param chosenId the one that stands out
 */
export function useHighlights(ref: useHighlights_source$key, text: MarkedText | null, chosenId: string | null): Highlights {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<useHighlightsPaginationQuery, useHighlights_source$key>(
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
              color
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
  const all = useMemo(
    () =>
      edges
        .map(({ node: { id, quote, prefix, suffix, note, color, authorName, viewerIsAuthor } }): Located => {
          const span = text?.find({ quote, prefix, suffix }) ?? null;
          return { id, quote, prefix, suffix, note, color: knownColor(color), authorName: authorName ?? null, isMine: viewerIsAuthor, span, ranges: span ? (text?.rangesOf(span) ?? []) : [] };
        })
        .toSorted((one, other) => (one.span?.start ?? Number.POSITIVE_INFINITY) - (other.span?.start ?? Number.POSITIVE_INFINITY) || 0),
    [edges, text],
  );
  const { hasFailed, readOn, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const readByItself = useEffectEvent(readOn);
  useEffect(() => {
    if (edges.length < MOST_BY_ITSELF) readByItself();
  }, [edges.length, hasNext, isLoadingNext]);
  const isOverlay = text?.isOverlay ?? false;
  useEffect(() => {
    const painted = all.map(({ id, ranges, note, color }) => ({ ranges, color, isNoted: note !== '', isSelected: id === chosenId }));
    return paint(painted, isOverlay);
  }, [all, chosenId, isOverlay]);
  return { all, listId, hasMore: hasNext && (hasFailed || edges.length >= MOST_BY_ITSELF), hasFailed, loadMore: retry };
}
