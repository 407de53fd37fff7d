import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import { useChosenCount, useIsSelecting } from '../selection/SelectionContext.ts';

const fetchToolbar = () => import('./BulkToolbar.tsx');
const BulkToolbar = lazy(async () => ({ default: (await fetchToolbar()).BulkToolbar }));

/** Where the bulk toolbar stands; it is loaded when one begins to select. */
export function BulkToolbarPlace(props: ComponentProps<typeof BulkToolbar>) {
  const isSelecting = useIsSelecting();
  const isChosen = useChosenCount() > 0;
  const [wasChosen, setWasChosen] = useState(false);
  if (isChosen && !wasChosen) setWasChosen(true);
  useEffect(() => {
    if (isSelecting) void fetchToolbar().catch(() => {});
  }, [isSelecting]);
  // Its dialogs stay when nothing is chosen any more.
  return wasChosen ? (
    <Suspense>
      <BulkToolbar {...props} />
    </Suspense>
  ) : null;
}
