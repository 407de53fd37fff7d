import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { AreaTexts } from '#client/i18n/AreaTexts.tsx';
import { Pane, Sheet } from '#client/ui/layout/Pane.tsx';

const TodayPage = lazy(() => import('./TodayPage.tsx'));
const DeckPage = lazy(() => import('./DeckPage.tsx'));
const MakePage = lazy(() => import('./make/MakePage.tsx'));
const ReviewPage = lazy(() => import('./ReviewPage.tsx'));

/** Everything under `/flashcards`: the sheet of its pages, and their texts, which no other page loads. */
export function Component() {
  const { part, deckId } = useParams();
  const waiting = <Pane aria-busy />;
  return (
    <Sheet id="content" tabIndex={-1}>
      <AreaTexts area="flashcards" fallback={waiting}>
        <Suspense fallback={waiting}>{pageOf(part, deckId)}</Suspense>
      </AreaTexts>
    </Sheet>
  );
}

function pageOf(part: string | undefined, deckId: string | undefined) {
  if (part === undefined) return <TodayPage />;
  if (part === 'review') return <ReviewPage key={deckId} deckId={deckId ?? null} />;
  return part === 'make' ? <MakePage key={deckId} deckId={deckId ?? ''} /> : <DeckPage key={deckId} deckId={deckId ?? ''} />;
}
