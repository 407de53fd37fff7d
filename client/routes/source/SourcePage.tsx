import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { SourcePage_source$key } from '#client/__generated__/SourcePage_source.graphql.ts';
import type { SourcePageQuery } from '#client/__generated__/SourcePageQuery.graphql.ts';
import { markedPages, type PagedText } from '#client/highlights/markedPages.ts';
import { markedElement } from '#client/highlights/markedText.ts';
import { HighlightColours } from '#client/highlights/paint.ts';
import { SelectionToolbar } from '#client/highlights/SelectionToolbar.tsx';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useMissedEvents } from '#client/relay/LiveContext.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { rememberSeen } from '#client/sources/lastSeen.ts';
import { useSourceChanged } from '#client/sources/sourceChanges.ts';
import { viewerOf } from '#client/sources/viewers/viewerOf.ts';
import { useFavoriteSources } from '#client/sources/useFavoriteSources.ts';
import { useSingleKeys } from '#client/sources/useSingleKeys.ts';
import { useTrail } from '#client/sources/useTrail.ts';
import { Drawer } from '#client/ui/Drawer.tsx';
import { Pane, PaneBody, Sheet } from '#client/ui/Pane.tsx';
import { showToast } from '#client/ui/Toast.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { useTakesUploads } from '#client/uploads/uploadTarget.ts';
import { AdaptedNotice } from './AdaptedNotice.tsx';
import { BackToPlace } from './BackToPlace.tsx';
import { cleanHtml } from './cleanHtml.ts';
import { KeptPage } from './KeptPage.tsx';
import { ReaderSkeleton } from './ReaderSkeleton.tsx';
import { lookVariables, useReaderLook } from './readerLook.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { shownOf, type Shown } from './shown.ts';
import { SourceBar } from './SourceBar.tsx';
import { SourceGone } from './SourceGone.tsx';
import { SourceRail, type RailTab } from './SourceRail.tsx';
import { SourceReader } from './SourceReader.tsx';
import { SourceSkeleton } from './SourceSkeleton.tsx';
import { useSourceText } from './sourceText.ts';
import { TrashNotice } from './TrashNotice.tsx';
import { useMarking } from './useMarking.ts';
import { useQuietFocus } from './useQuietFocus.ts';
import { usePagesRead, useReadingProgress } from './useReadingProgress.ts';

const NoteEditor = lazy(() => import('#client/notes/NoteEditor.tsx'));
const MarkdownText = lazy(() => import('./MarkdownText.tsx'));
const SourceEditDialog = lazy(async () => ({ default: (await import('#client/sources/SourceEditDialog.tsx')).SourceEditDialog }));
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
  const reload = useReload<SourcePageQuery>(query);
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
        language
        isFavorite
        readingProgress
        trashedAt
        snapshotUrl
        mimeType
        fileName
        contentUrl
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
        ...NoteEditor_source
        ...SourceBar_source
        ...SourceRail_source
        ...SourceReader_source
        ...sourceText_source
        ...useMarking_source
      }
    `,
    ref,
  );
  const { space, collection } = source;
  useTakesUploads(source.viewerCanEdit && source.trashedAt === null ? { spaceId: space.id, collectionId: collection?.id ?? null, placeName: (collection ?? space).name } : null);
  const isNarrow = useMediaQuery('(max-width: 1279.98px)');
  const look = useReaderLook();
  const [isRailOpen, setIsRailOpen] = useState(false);
  const [search, setSearch] = useSearchParams();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const [text, setText] = useState<HTMLElement | null>(null);
  useQuietFocus(pane);
  useEffect(() => rememberSeen(source.id), [source.id]);
  const [readBefore] = useState(source.readingProgress ?? 0);
  const { barRef, goBack } = useReadingProgress({ sourceId: source.id, pane, isReadable: text !== null, before: readBefore });
  const { leftAt, keepPage } = usePagesRead({ sourceId: source.id, pages: source.details.pages, read: source.readingProgress ?? 0 });
  const favoriteSources = useFavoriteSources();
  const [tab, setTab] = useState<RailTab>('details');
  const [pages, setPages] = useState<PagedText | null>(null);
  const marked = useMemo(() => (text ? markedElement(text) : pages && markedPages(pages)), [text, pages]);

  const collectionPath = collection ? `/collection/${collection.id}` : '/collection';
  const { onBack, trail } = useWays(space.id, source.id, collectionPath);
  const isEditing = search.get('edit') === '1' && source.viewerCanEdit;
  const put = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const wantsOriginal = search.get('text') === 'original';
  const content = useSourceText(source, {
    wantsOriginal,
    onFailed: () => {
      put('text', null);
      showToast({ type: 'error', message: intl.formatMessage(messages.originalFailed) });
    },
  });
  const switchText = () => put('text', wantsOriginal ? null : 'original');
  const isWriting = isEditing && (source.type === 'NOTE' || source.type === 'CONTENT');
  /** Counts the jumps into a document: each opens it anew at its page. */
  const [opened, setOpened] = useState(0);
  const openPage = (page: number) => {
    setOpened((before) => before + 1);
    setSearch({ show: 'original', page: String(page) }, { replace: true });
  };
  const setEditing = (isOn: boolean) => put('edit', isOn ? '1' : null);

  const hasViewer = source.contentUrl !== null && viewerOf(source.mimeType, source.fileName) !== null;
  const hasOriginal = hasViewer || source.snapshotUrl !== null;
  const hasText = content.html !== '' || content.plain !== '';
  const views: readonly Shown[] = [
    // What has no text to read is shown as it is.
    ...(hasText || source.snapshotUrl !== null || !hasOriginal ? (['reader'] as const) : []),
    ...(hasOriginal ? (['original'] as const) : []),
    ...(hasText ? (['markdown'] as const) : []),
  ];
  const shown = shownOf(search.get('show'), views);
  const isPdf = hasViewer && viewerOf(source.mimeType, source.fileName) === 'pdf';
  // Passages can be marked in the text and on the pages of a PDF; everything else is only looked at.
  const markedIn: readonly Shown[] = views.filter((view) => (view === 'reader' && hasText) || (view === 'original' && isPdf));
  const other = markedIn.find((view) => view !== shown);
  const hasOtherText = shown === 'reader' && hasText && !!source.adaptation;
  const marking = useMarking(source, marked, {
    onList: () => {
      setTab('highlights');
      setIsRailOpen(true);
    },
    onElsewhere: hasOtherText ? switchText : other ? () => put('show', other) : null,
  });

  useSingleKeys({
    Escape: onBack,
    j: () => trail.step('next'),
    k: () => trail.step('previous'),
    f: () => favoriteSources({ sourceIds: [source.id], isFavorite: !source.isFavorite }),
    h: () => void marking.mark(false),
    n: () => void marking.mark(true),
    e: source.viewerCanEdit ? () => setEditing(true) : undefined,
  });

  const rail = (
    <SourceRail
      source={source}
      content={content}
      text={text}
      pane={pane}
      tab={tab}
      onTab={setTab}
      marking={marking}
      hasOther={hasOtherText || other !== undefined}
      onPage={isPdf ? openPage : null}
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
          onShow={(next) => put('show', next)}
          isEditing={isWriting}
          trail={trail}
          onBack={onBack}
          onEdit={() => setEditing(true)}
          onOpenDetails={isNarrow ? () => setIsRailOpen(true) : undefined}
          onDeleted={onBack}
        />
        {source.trashedAt !== null && <TrashNotice sourceId={source.id} canRestore={source.viewerCanEdit} />}
        {isWriting && (
          <Suspense fallback={<ReaderSkeleton />}>
            <VisuallyHidden as="h1">{source.title}</VisuallyHidden>
            <Writing style={lookVariables(look)}>
              <NoteEditor
                source={source}
                drawHtml={(html) => <SafeHtml clean={cleanHtml(html, null)} lang={source.language} />}
                onDone={() => setEditing(false)}
              />
            </Writing>
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
              notice={<AdaptedNotice source={source} isOriginal={content.isOriginal} isLoading={wantsOriginal && !content.isOriginal} onSwitch={switchText} />}
            />
          </PaneBody>
        )}
        {shown === 'reader' && !isWriting && goBack && <BackToPlace onBack={goBack} />}
        {shown === 'original' && !hasViewer && source.snapshotUrl !== null && <KeptPage url={source.snapshotUrl} title={source.title} />}
        {shown === 'original' && hasViewer && (
          <Suspense fallback={<ReaderSkeleton />}>
            <VisuallyHidden as="h1">{source.title}</VisuallyHidden>
            <FileViewer
              key={opened}
              source={source}
              page={Number(search.get('page')) || leftAt}
              onPage={(page) => {
                put('page', page === 1 ? null : String(page));
                keepPage(page);
              }}
              onText={setPages}
              readsAll={marking.highlights.all.length > 0}
            />
          </Suspense>
        )}
        {shown === 'markdown' && !isWriting && (
          <Suspense fallback={<ReaderSkeleton />}>
            <VisuallyHidden as="h1">{source.title}</VisuallyHidden>
            <MarkdownText sourceId={source.id} title={source.title} />
          </Suspense>
        )}
        <HighlightColours />
        <SelectionToolbar
          text={marked?.element ?? null}
          canMark={marking.canMark}
          onHighlight={() => marking.mark(false)}
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
      {isEditing && !isWriting && (
        <Suspense>
          <SourceEditDialog sourceId={source.id} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Where a note is written: all of the pane. */
const Writing = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

/** The ways on from a source: back to the list one came from, and through it. */
function useWays(spaceId: string, sourceId: string, collectionPath: string) {
  const navigate = useNavigate();
  // Stepping through a list replaces, so that back still leads to the list.
  const trail = useTrail(spaceId, sourceId, (id) => void navigate(`/source/${id}`, { replace: true }));
  const onBack = () => void (trail.isBefore ? navigate(-1) : navigate(trail.address ?? collectionPath));
  return { onBack, trail };
}

const messages = defineMessages({
  originalFailed: { id: 'source.originalFailed', defaultMessage: 'The original text could not be loaded. Try again.' },
  details: { id: 'source.detailsLabel', defaultMessage: 'Source details' },
});
