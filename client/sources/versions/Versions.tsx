import { lazy, Suspense, useEffect, useState } from 'react';
import { rememberFocus } from '#client/ui/focus/returnFocus.ts';

const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog.tsx')).VersionsDialog }));

/** What a link said before, and what has changed since. Comes when somebody asks for it. */
export function Versions({ sourceId, onClose }: { sourceId: string; onClose: () => void }) {
  // A dialog that had to be fetched does not know any more who had the focus.
  const [giveFocusBack] = useState(rememberFocus);
  useEffect(
    () => () => {
      requestAnimationFrame(() => document.activeElement === document.body && giveFocusBack());
    },
    [giveFocusBack],
  );
  return (
    <Suspense>
      <VersionsDialog sourceId={sourceId} onClose={onClose} />
    </Suspense>
  );
}
