import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { AreaTexts } from '#client/i18n/AreaTexts.tsx';
import { Pane, Sheet } from '#client/ui/layout/Pane.tsx';

const DraftsPage = lazy(() => import('./DraftsPage.tsx'));
const DraftPage = lazy(() => import('./DraftPage.tsx'));

/** Everything under `/drafts`: the sheet of its pages, and their texts, which no other page loads. */
export function Component() {
  const { workId } = useParams();
  const waiting = <Pane aria-busy />;
  return (
    <Sheet id="content" tabIndex={-1}>
      <AreaTexts area="drafts" fallback={waiting}>
        <Suspense fallback={waiting}>{workId === undefined ? <DraftsPage /> : <DraftPage key={workId} workId={workId} />}</Suspense>
      </AreaTexts>
    </Sheet>
  );
}
