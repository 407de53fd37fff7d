import { Download, FileText } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { FileViewer_source$key } from '#client/__generated__/FileViewer_source.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { PagedText } from '#client/highlights/markedPages.ts';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { useDownloadSources } from '../mutations/useDownloadSources.ts';
import { selectedByIds } from '../selection/selectedSources.ts';
import { useRefreshFileUrl } from '../store/refreshedFileUrls.ts';
import { ImageViewer } from './ImageViewer.tsx';
import { MediaViewer } from './MediaViewer.tsx';
import { TableViewer } from './TableViewer.tsx';
import { TextViewer } from './TextViewer.tsx';
import { isDocument, isShownByPreview, viewerOf } from './viewerOf.ts';

const PdfViewer = lazy(() => import('./pdf/PdfViewer.tsx'));
const DocumentViewer = lazy(() => import('#client/documents/view/DocumentViewer.tsx'));

type FileViewerProps = {
  source: FileViewer_source$key;
  /** Of a PDF: which page it opens at, from 1, of so many (null until it is open), and who hears of another, and of how many there are (of a document: null). */
  firstPage: (pageCount: number | null) => number;
  onPage: (page: number, pageCount: number | null) => void;
  /** Of a document: the page that is asked for; the share that was read of it, 0 to 1; who hears how far down one is, and which share one sees at once. */
  askedPage: number | null;
  leftAt: number;
  onShare: (share: number, screen: number) => void;
  /** Of a PDF or a document: who hears of its words, and whether those of all pages are wanted. */
  onText: (text: PagedText | null) => void;
  readsAll: boolean;
  /** Shows the text that was read instead; null where there is none. */
  onReader: (() => void) | null;
};

/** The file itself, in the viewer for its kind; what has none can be downloaded. Fills a pane. */
export default function FileViewer({ source: ref, firstPage, onPage, askedPage, leftAt, onShare, onText, readsAll, onReader }: FileViewerProps) {
  const { title, mimeType, fileName, id, contentUrl: newestUrl, previewUrl } = useFragment(
    graphql`
      fragment FileViewer_source on Source {
        id
        title
        mimeType
        fileName
        contentUrl
        previewUrl
      }
    `,
    ref,
  );
  const downloadSources = useDownloadSources();
  const refresh = useRefreshFileUrl();
  // Each reading of the source brings another address of the same bytes; what is open goes on with the first.
  const [firstUrl] = useState(newestUrl);
  const contentUrl = firstUrl ?? newestUrl;
  const kind = viewerOf(mimeType, fileName);
  const download = (
    <Button icon={Download} onClick={() => downloadSources(selectedByIds([id], null))}>
      <FormattedMessage {...messages.download} />
    </Button>
  );
  if (contentUrl === null || kind === null) return <EmptyState title={<FormattedMessage {...messages.none} />} action={download} />;
  if (isDocument(kind)) {
    const otherWays = (
      <Ways>
        {onReader && (
          <Button icon={FileText} onClick={onReader}>
            <FormattedMessage {...messages.text} />
          </Button>
        )}
        {download}
      </Ways>
    );
    return (
      <Suspense>
        <DocumentViewer
          kind={kind}
          url={contentUrl}
          title={title}
          refresh={refresh}
          firstPage={askedPage}
          leftAt={leftAt}
          onPage={(page) => onPage(page, null)}
          onShare={onShare}
          onText={onText}
          readsAll={readsAll}
          otherWays={otherWays}
        />
      </Suspense>
    );
  }
  if (kind === 'pdf') {
    return (
      <Suspense>
        <PdfViewer url={contentUrl} title={title} firstPage={firstPage} onPage={onPage} onText={onText} readsAll={readsAll} />
      </Suspense>
    );
  }
  if (kind === 'image') {
    const shown = isShownByPreview(mimeType ?? '') ? (previewUrl ?? contentUrl) : contentUrl;
    return <ImageViewer key={contentUrl} url={shown} title={title} />;
  }
  if (kind === 'audio' || kind === 'video') return <MediaViewer key={contentUrl} url={contentUrl} title={title} kind={kind} posterUrl={previewUrl} />;
  if (kind === 'csv') return <TableViewer key={contentUrl} url={contentUrl} title={title} />;
  return <TextViewer url={contentUrl} title={title} />;
}

const messages = defineMessages({
  none: { id: 'viewer.none', defaultMessage: 'No preview available' },
  download: { id: 'viewer.download', defaultMessage: 'Download' },
  text: { id: 'viewer.document.text', defaultMessage: 'Show the text' },
});

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
