import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import { useSelectedCount, useIsSelecting } from '../selection/SelectionContext.ts';

const fetchToolbar = () => import('./BulkToolbar.tsx');
const BulkToolbar = lazy(async () => ({ default: (await fetchToolbar()).BulkToolbar }));

/** Where the bulk toolbar stands; it is loaded when one begins to select. */
export function LazyBulkToolbar(props: ComponentProps<typeof BulkToolbar>) {
  const isSelecting = useIsSelecting();
  const isSelected = useSelectedCount() > 0;
  const [wasSelected, setWasSelected] = useState(false);
  if (isSelected && !wasSelected) setWasSelected(true);
  useEffect(() => {
    if (isSelecting) void fetchToolbar().catch(() => {});
  }, [isSelecting]);
  // Its dialogs stay when nothing is selected any more.
  return wasSelected ? (
    <Suspense>
      <BulkToolbar {...props} />
    </Suspense>
  ) : null;
}
