import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { AreaTexts } from '#client/i18n/AreaTexts.tsx';
import { Pane, Sheet } from '#client/ui/layout/Pane.tsx';

/** Everything under `/flashcards`: the sheet of its pages, and their texts, which no other page loads. */
export function Component() {
  const waiting = <Pane aria-busy />;
  return (
    <Sheet id="content" tabIndex={-1}>
      <AreaTexts area="flashcards" fallback={waiting}>
        <Suspense fallback={waiting}>
          <Outlet />
        </Suspense>
      </AreaTexts>
    </Sheet>
  );
}
