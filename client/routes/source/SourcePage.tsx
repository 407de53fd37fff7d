import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import type { SourcePage_source$key } from '#client/__generated__/SourcePage_source.graphql.ts';
import type { SourcePageQuery } from '#client/__generated__/SourcePageQuery.graphql.ts';
import { markedPages, type PagedText } from '#client/highlights/markedPages.ts';
import { markedElement } from '#client/highlights/markedText.ts';
import { HighlightColours } from '#client/highlights/paint.ts';
import { SelectionToolbar } from '#client/highlights/SelectionToolbar.tsx';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { rememberViewedSource } from '#client/sources/list/lastViewedSource.ts';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { useFavoriteSources } from '#client/sources/mutations/useFavoriteSources.ts';
import { useSourceChanged } from '#client/sources/store/sourceEvents.ts';
import { ViewerFailure } from '#client/sources/viewers/ViewerState.tsx';
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx';
import { Pane, PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { useProvideUploadTarget } from '#client/uploads/uploadTarget.ts';
import { BackToReadingPosition } from './BackToReadingPosition.tsx';
import { SourceRail, type RailPart } from './rail/SourceRail.tsx';
import { AdaptedNotice } from './reader/AdaptedNotice.tsx';
import { PrintView } from './reader/PrintView.tsx';
import { ReaderSkeleton } from './reader/ReaderSkeleton.tsx';
import { ScreenshotView } from './reader/ScreenshotView.tsx';
import { SnapshotFrame } from './reader/SnapshotFrame.tsx';
import { SourceReader } from './reader/SourceReader.tsx';
import { useSourceText } from './reader/sourceText.ts';
import { useMarking } from './reader/useMarking.ts';
import { usePagesRead, useReadingProgress } from './reader/useReadingProgress.ts';
import { RecognizingNotice } from './RecognizingNotice.tsx';
import { SourceBar } from './SourceBar.tsx';
import { SourceSkeleton } from './SourceSkeleton.tsx';
import { TrashNotice } from './TrashNotice.tsx';
import { useFocusContent } from './useFocusContent.ts';
import { useNoteCaret } from './useNoteCaret.ts';
import { useShownView } from './useShownView.ts';
import { useSourceAddress } from './useSourceAddress.ts';
import { useSourceNavigation } from './useSourceNavigation.ts';

const NoteEditing = lazy(() => import('./reader/NoteEditing.tsx'));
const MarkdownText = lazy(() => import('./reader/MarkdownText.tsx'));
const SourceEditDialog = lazy(async () => ({ default: (await import('#client/sources/actions/SourceEditDialog.tsx')).SourceEditDialog }));
const SourceGone = lazy(() => import('./SourceGone.tsx'));
const QuotePlace = lazy(() => import('./reader/QuotePlace.tsx'));
const FileViewer = lazy(() => import('#client/sources/viewers/FileViewer.tsx'));

/** A change tells little; what was read from the page is read again, at most this often. */
const RELOAD_MS = 400;

const query = graphql`
  query SourcePageQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        id
        ...SourcePage_source
      }
    }
  }
`;

/** `/source/{id}`: the readable text beside what is known about it. */
export function Component() {
  return (
    <Sheet id="content" tabIndex={-1}>
      <Suspense fallback={<SourceSkeleton />}>
        <SourcePage />
      </Suspense>
    </Sheet>
  );
}

function SourcePage() {
  const { id = '' } = useParams();
  const source = useRouteQuery<SourcePageQuery>(query).node?.source;
  const reload = useReload<SourcePageQuery>(query, RELOAD_MS);
  const reloadSoon = useThrottled(() => reload({ id }), RELOAD_MS);
  useSourceChanged((changedId) => changedId === id && reloadSoon());
  useMissedEvents(reloadSoon);
  return source ? <OpenSource key={source.id} source={source} /> : <SourceGone />;
}

function OpenSource({ source: ref }: { source: SourcePage_source$key }) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourcePage_source on Source {
        id
        type
        title
        isFavorite
        readingProgress
        trashedAt
        snapshotUrl
        printUrl
        details {
          pages
        }
        viewerCanEdit
        space {
          id
          name
        }
        collection {
          id
          name
        }
        adaptation {
          __typename
        }
        ...AdaptedNotice_source
        ...FileViewer_source
        ...NoteEditing_source
        ...RecognizingNotice_source
        ...SourceBar_source
        ...SourceRail_source
        ...SourceReader_source
        ...sourceText_source
        ...useMarking_source
        ...useShownView_source
      }
    `,
    ref,
  );
  const { space, collection } = source;
  useProvideUploadTarget(source.viewerCanEdit && source.trashedAt === null ? { spaceId: space.id, collectionId: collection?.id ?? null, placeName: collection?.name ?? intl.formatMessage(placeNames.inbox) } : null);
  const isNarrow = useMediaQuery('(max-width: 1279.98px)');
  const [isRailOpen, setIsRailOpen] = useState(false);
  const address = useSourceAddress();
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const [text, setText] = useState<HTMLElement | null>(null);
  useFocusContent(pane);
  useEffect(() => rememberViewedSource(source.id), [source.id]);
  const [readBefore] = useState(source.readingProgress ?? 0);
  const { barRef, goBack } = useReadingProgress({ sourceId: source.id, pane, isReadable: text !== null, before: readBefore });
  const { leftAt, keepPage, leftAtShare, keepShare } = usePagesRead({ sourceId: source.id, pages: source.details.pages, read: source.readingProgress ?? 0 });
  const favoriteSources = useFavoriteSources();
  const [wantedPart, setWantedPart] = useState<{ readonly part: RailPart } | null>(null);
  const [pages, setPages] = useState<PagedText | null>(null);
  const marked = useMemo(() => (text ? markedElement(text) : pages && markedPages(pages)), [text, pages]);

  const collectionPath = collection ? `/collection/${collection.id}` : '/collection';
  const { onBack, siblings } = useSourceNavigation(space.id, source.id, collectionPath);
  const isEditing = address.isEditing && source.viewerCanEdit;
  const content = useSourceText(source, {
    wantsOriginal: address.wantsOriginal,
    onFailed: () => {
      address.setOriginal(false);
      showToast({ type: 'error', message: intl.formatMessage(messages.originalFailed) });
    },
  });
  const switchText = () => address.setOriginal(!address.wantsOriginal);

  const hasText = content.html !== '' || content.plain !== '';
  const { views, shown, show, hasViewer, hasPages, screenshotUrl, otherMarked: other } = useShownView(source, address, hasText);
  const isNote = source.type === 'NOTE';
  const isWriting = isNote ? shown === 'note' : isEditing && source.type === 'CONTENT';
  const caret = useNoteCaret(address.isEditing);
  const edit = () => {
    if (!isNote) return address.setEditing(true);
    address.show('note');
    caret.want();
  };
  const hasOtherText = shown === 'reader' && hasText && !!source.adaptation;
  const marking = useMarking(source, marked, {
    onList: () => {
      setWantedPart({ part: 'highlights' });
      setIsRailOpen(true);
    },
    onElsewhere: hasOtherText ? switchText : other ? () => address.show(other) : null,
    wantedId: address.highlightId,
  });

  useSingleKeyShortcuts({
    Escape: onBack,
    j: () => siblings.step('next'),
    k: () => siblings.step('previous'),
    a: () => {
      setWantedPart({ part: 'ask' });
      setIsRailOpen(true);
    },
    f: () => favoriteSources({ sourceIds: [source.id], isFavorite: !source.isFavorite }),
    h: () => void marking.mark(false),
    n: () => void marking.mark(true),
    e: source.viewerCanEdit ? edit : undefined,
  });

  const rail = (
    <SourceRail
      source={source}
      content={content}
      text={text}
      pane={pane}
      wanted={wantedPart}
      marking={marking}
      hasOther={hasOtherText || other !== undefined}
      onPage={hasPages ? address.jumpToPage : null}
      onJump={() => setIsRailOpen(false)}
    />
  );
  const railLabel = intl.formatMessage(messages.details);
  return (
    <>
      <PageTitle>{source.title}</PageTitle>
      <Pane as="article">
        <SourceBar
          source={source}
          collectionPath={collectionPath}
          progressRef={barRef}
          shown={shown}
          views={views}
          onShow={show}
          isEditing={isWriting}
          siblings={siblings}
          onBack={onBack}
          statusRef={setStatus}
          onEdit={edit}
          onOpenDetails={isNarrow ? () => setIsRailOpen(true) : undefined}
          onDeleted={onBack}
        />
        {source.trashedAt !== null && <TrashNotice sourceId={source.id} canRestore={source.viewerCanEdit} />}
        {isWriting && <VisuallyHidden as="h1">{source.title}</VisuallyHidden>}
        {isWriting && (
          <Suspense fallback={<ReaderSkeleton />}>
            <NoteEditing
              source={source}
              bar={status}
              paneRef={setPane}
              caretWanted={caret.wanted}
              onDone={isNote ? undefined : () => address.setEditing(false)}
            />
          </Suspense>
        )}
        {shown === 'reader' && !isWriting && (
          // Whoever reads by the keyboard scrolls it.
          <PaneBody ref={setPane} role="region" aria-label={source.title} tabIndex={0}>
            <SourceReader
              source={source}
              content={content}
              textRef={setText}
              readBefore={readBefore}
              notice={<AdaptedNotice source={source} isOriginal={content.isOriginal} isLoading={address.wantsOriginal && !content.isOriginal} onSwitch={switchText} />}
              onDeleted={onBack}
            />
          </PaneBody>
        )}
        {shown === 'reader' && !isWriting && goBack && <BackToReadingPosition onBack={goBack} />}
        {shown === 'original' && !hasViewer && source.snapshotUrl !== null && <SnapshotFrame url={source.snapshotUrl} title={source.title} />}
        {shown === 'original' && hasViewer && <RecognizingNotice source={source} />}
        {shown === 'original' && hasViewer && (
          <ErrorBoundary resetKey={address.jumps} fallback={<ViewerFailure />}>
            <Suspense fallback={<ReaderSkeleton />}>
              <VisuallyHidden as="h1">{source.title}</VisuallyHidden>
              <FileViewer
                key={address.jumps}
                source={source}
                firstPage={(pageCount) => address.page ?? leftAt(pageCount)}
                onPage={(page, pageCount) => {
                  address.setPage(page);
                  if (pageCount !== null) keepPage(page, pageCount);
                }}
                askedPage={address.page}
                leftAt={leftAtShare}
                onShare={keepShare}
                onReader={views.includes('reader') ? () => address.show('reader') : null}
                onText={setPages}
                readsAll={marking.highlights.all.length > 0}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        {shown === 'markdown' && !isWriting && (
          <Suspense fallback={<ReaderSkeleton />}>
            <VisuallyHidden as="h1">{source.title}</VisuallyHidden>
            <MarkdownText sourceId={source.id} title={source.title} />
          </Suspense>
        )}
        {shown === 'screenshot' && screenshotUrl !== null && <ScreenshotView url={screenshotUrl} title={source.title} />}
        {shown === 'print' && source.printUrl !== null && <PrintView url={source.printUrl} title={source.title} />}
        <HighlightColours />
        {address.quoteAt !== null && (
          <Suspense>
            <QuotePlace key={address.quoteAt} sourceId={source.id} at={address.quoteAt} text={marked} onElsewhere={hasOtherText ? switchText : null} />
          </Suspense>
        )}
        <SelectionToolbar
          text={marked?.element ?? null}
          canMark={marking.canMark}
          onHighlight={(color) => marking.mark(false, color)}
          onNote={() => marking.mark(true)}
          onCopy={marking.copy}
        />
      </Pane>
      {isNarrow ? (
        <Drawer side="end" width={336} open={isRailOpen} onOpenChange={setIsRailOpen} label={railLabel}>
          {rail}
        </Drawer>
      ) : (
        <Pane as="aside" aria-label={railLabel} $width="var(--rail-right-w)" $edge="start">
          {rail}
        </Pane>
      )}
      {isEditing && !isWriting && !isNote && (
        <Suspense>
          <SourceEditDialog sourceId={source.id} onClose={() => address.setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

const messages = defineMessages({
  originalFailed: { id: 'source.originalFailed', defaultMessage: 'The original text could not be loaded. Try again.' },
  details: { id: 'source.detailsLabel', defaultMessage: 'Source details' },
});
