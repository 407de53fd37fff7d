import { lazy, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { createDragStore, DragContext, useIsDragPrepared } from '#client/collections/dragStore.ts';
import { whenIdle } from '#client/ui/whenIdle.ts';

const DragEngine = lazy(() => import('./DragEngine.tsx'));

/** Dragging by a handle, for everything inside. What watches the pointer comes when the page is at rest, or a pointer near a handle. */
export function DragAndDrop({ children }: { children: ReactNode }) {
  const [store] = useState(createDragStore);
  return (
    <DragContext value={store}>
      {children}
      <WhenWanted />
    </DragContext>
  );
}

function WhenWanted() {
  const store = use(DragContext);
  useEffect(() => whenIdle(store.prepare), [store]);
  return useIsDragPrepared() ? (
    <Suspense>
      <DragEngine />
    </Suspense>
  ) : null;
}
