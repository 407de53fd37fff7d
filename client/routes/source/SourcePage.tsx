import { Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { SourcePageQuery } from '#client/__generated__/SourcePageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useMissedEvents } from '#client/relay/LiveContext.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { useSourceChanged } from '#client/sources/sourceChanges.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Drawer } from '#client/ui/Drawer.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pane, PaneBody, Sheet } from '#client/ui/Pane.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { ReaderSkeleton } from './ReaderSkeleton.tsx';
import { SourceBar } from './SourceBar.tsx';
import { SourceDetails } from './SourceDetails.tsx';
import { SourceReader } from './SourceReader.tsx';
import { useReadingProgress } from './useReadingProgress.ts';

/** A change tells little; what was read from the page is read again, at most this often. */
const RELOAD_MS = 400;

const query = graphql`
  query SourcePageQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        title
        collection {
          id
        }
        ...SourceBar_source
        ...SourceDetails_source
        ...SourceReader_source
      }
    }
  }
`;

/** `/source/{id}`: the readable text beside what is known about it. */
export function Component() {
  return (
    <Sheet id="content" tabIndex={-1}>
      <Suspense fallback={<ReaderSkeleton />}>
        <SourcePage />
      </Suspense>
    </Sheet>
  );
}

function SourcePage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const isNarrow = useMediaQuery('(max-width: 1279.98px)');
  const [areDetailsOpen, setAreDetailsOpen] = useState(false);
  const source = useRouteQuery<SourcePageQuery>(query).node?.source;
  const reload = useReload<SourcePageQuery>(query);
  const reloadSoon = useThrottled(() => reload({ id }), RELOAD_MS);
  const { scrollRef, barRef } = useReadingProgress();
  useSourceChanged((changedId) => changedId === id && reloadSoon());
  useMissedEvents(reloadSoon);

  if (!source) return <Gone />;
  const collectionPath = source.collection ? `/collection/${source.collection.id}` : '/collection';
  const detailsLabel = intl.formatMessage(messages.details);
  return (
    <>
      <PageTitle>{source.title}</PageTitle>
      <Pane as="article">
        <SourceBar
          source={source}
          collectionPath={collectionPath}
          progressRef={barRef}
          onOpenDetails={isNarrow ? () => setAreDetailsOpen(true) : undefined}
          onDeleted={() => void navigate(collectionPath)}
        />
        <PaneBody ref={scrollRef}>
          <Suspense fallback={<ReaderSkeleton />}>
            <SourceReader source={source} />
          </Suspense>
        </PaneBody>
      </Pane>
      {isNarrow ? (
        <Drawer side="end" width={336} open={areDetailsOpen} onOpenChange={setAreDetailsOpen} label={detailsLabel}>
          <SourceDetails source={source} />
        </Drawer>
      ) : (
        <Pane as="aside" aria-label={detailsLabel} $width="var(--rail-right-w)" $edge="start">
          <Suspense>
            <SourceDetails source={source} />
          </Suspense>
        </Pane>
      )}
    </>
  );
}

function Gone() {
  const intl = useIntl();
  return (
    <Pane>
      <PageTitle isHeading>{intl.formatMessage(messages.gone)}</PageTitle>
      <PaneBody>
        <EmptyState
          title={<FormattedMessage {...messages.gone} />}
          text={<FormattedMessage {...messages.goneText} />}
          action={
            <ButtonLink>
              <Link to="/collection">
                <FormattedMessage {...messages.toCollections} />
              </Link>
            </ButtonLink>
          }
        />
      </PaneBody>
    </Pane>
  );
}

const messages = defineMessages({
  details: { id: 'source.detailsLabel', defaultMessage: 'Source details' },
  gone: { id: 'source.gone', defaultMessage: 'This source is not here' },
  goneText: { id: 'source.goneText', defaultMessage: 'It was deleted, or you have no access to its space.' },
  toCollections: { id: 'source.toCollections', defaultMessage: 'Go to Collections' },
});
