import { lazy, Suspense } from 'react';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { ReaderSkeleton } from './ReaderSkeleton.tsx';
import { useOpenAddress } from './useOpenAddress.ts';

const PdfViewer = lazy(() => import('#client/sources/viewers/pdf/PdfViewer.tsx'));

const firstPage = () => 1;
const ignore = () => undefined;

/** A page as a browser prints it. It opens at its beginning: how far one has read is a matter of the text. */
export function PrintView({ url, title }: { url: string; title: string }) {
  const address = useOpenAddress(url);
  return (
    <Suspense fallback={<ReaderSkeleton />}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <PdfViewer key={address} url={address} title={title} firstPage={firstPage} onPage={ignore} onText={ignore} readsAll={false} />
    </Suspense>
  );
}
