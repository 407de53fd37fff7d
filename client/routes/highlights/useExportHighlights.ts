import { useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useExportHighlightsQuery, useExportHighlightsQuery$data } from '#client/__generated__/useExportHighlightsQuery.graphql.ts';
import { type ExportedHighlight, highlightsMarkdown } from '#client/highlights/highlightsMarkdown.ts';
import { saveMarkdown } from '#client/highlights/saveMarkdown.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { type HighlightsView, listedOf } from './highlightsView.ts';

const query = graphql`
  query useExportHighlightsQuery($spaceId: ID!, $filter: HighlightFilter!, $after: String) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        highlights(filter: $filter, order: SOURCE, first: 100, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              quote
              note
              authorName
              viewerIsAuthor
              createdAt
              source {
                id
                title
                author
                sourceUrl
              }
            }
          }
        }
      }
    }
  }
`;

type Marked = NonNullable<NonNullable<useExportHighlightsQuery$data['node']>['space']>['highlights']['edges'][number]['node'];

/** More are not put into one file. */
const MOST = 50_000;

/** Answers a function that saves all highlights of a view as one file of Markdown, source by source. */
export function useExportHighlights() {
  const intl = useIntl();
  const { formatDay } = useFormats();
  const fetchNow = useFetchNow<useExportHighlightsQuery>(query);
  const [isExporting, setIsExporting] = useState(false);

  const read = async (spaceId: string, view: HighlightsView): Promise<Marked[]> => {
    const all: Marked[] = [];
    let after: string | null = null;
    do {
      const { node } = await fetchNow({ spaceId, filter: listedOf(view).filter, after });
      const page = node?.space?.highlights;
      all.push(...(page?.edges.map((edge) => edge.node) ?? []));
      after = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
    } while (after !== null && all.length < MOST);
    return all;
  };
  const written = ({ quote, note, authorName, viewerIsAuthor, createdAt }: Marked): ExportedHighlight => ({
    quote,
    note,
    details: [formatDay(createdAt), ...(viewerIsAuthor || !authorName ? [] : [authorName])],
  });
  const exportAll = (space: { readonly id: string; readonly name: string }, view: HighlightsView) => {
    setIsExporting(true);
    read(space.id, view)
      .then((all) => {
        if (all.length === 0) return showToast({ type: 'info', message: intl.formatMessage(messages.nothing) });
        const bySource = [...Map.groupBy(all, ({ source }) => source.id).values()];
        const texts = bySource.map((marked) => {
          const { title, author, sourceUrl } = (marked[0] as Marked).source;
          return highlightsMarkdown({ title, author: author ?? null, url: sourceUrl ?? null }, marked.map(written));
        });
        saveMarkdown(`${space.name} - ${intl.formatMessage(messages.file)}`, texts.join('\n'));
        return showToast({ type: 'success', message: intl.formatMessage(saved, { count: all.length }) });
      })
      .catch(() => showToast({ type: 'error', message: intl.formatMessage(messages.failed) }))
      .finally(() => setIsExporting(false));
  };
  return { exportAll, isExporting };
}

const saved = defineMessage<{ count: number }>({ id: 'highlights.saved', defaultMessage: '{count, plural, one {# highlight saved} other {# highlights saved}}' });
const messages = defineMessages({
  file: { id: 'highlights.fileName', defaultMessage: 'highlights' },
  nothing: { id: 'highlights.nothingToExport', defaultMessage: 'There are no highlights to export' },
  failed: { id: 'highlights.exportFailed', defaultMessage: 'The highlights could not be exported. Try again.' },
});
