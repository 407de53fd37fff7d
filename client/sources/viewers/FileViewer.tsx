import { Download } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FileViewer_source$key } from '#client/__generated__/FileViewer_source.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { useDownloadSources } from '../mutations/useDownloadSources.ts';
import { selectedByIds } from '../selection/selectedSources.ts';
import { ImageViewer } from './ImageViewer.tsx';
import { MediaViewer } from './MediaViewer.tsx';
import type { PdfText } from './pdf/pdfText.ts';
import { TableViewer } from './TableViewer.tsx';
import { TextViewer } from './TextViewer.tsx';
import { isShownByPreview, viewerOf } from './viewerOf.ts';

const PdfViewer = lazy(() => import('./pdf/PdfViewer.tsx'));

type FileViewerProps = {
  source: FileViewer_source$key;
  /** Of a PDF: which page it opens at, from 1, of so many (null until it is open), and who hears of another, and of how many there are. */
  firstPage: (pageCount: number | null) => number;
  onPage: (page: number, pageCount: number) => void;
  /** Of a PDF: who hears of its words, and whether those of all pages are wanted. */
  onText: (text: PdfText | null) => void;
  readsAll: boolean;
};

/** The file itself, in the viewer for its kind; what has none can be downloaded. Fills a pane. */
export default function FileViewer({ source: ref, firstPage, onPage, onText, readsAll }: FileViewerProps) {
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
  // Each reading of the source brings another address of the same bytes; what is open goes on with the first.
  const [firstUrl] = useState(newestUrl);
  const contentUrl = firstUrl ?? newestUrl;
  const kind = viewerOf(mimeType, fileName);
  if (contentUrl === null || kind === null) {
    return (
      <EmptyState
        title={<FormattedMessage {...messages.none} />}
        action={
          <Button icon={Download} onClick={() => downloadSources(selectedByIds([id], null))}>
            <FormattedMessage {...messages.download} />
          </Button>
        }
      />
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
});
