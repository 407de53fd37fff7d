import { lazy, Suspense, type ComponentProps } from 'react';

const TablePart = lazy(() => import('./TablePart.tsx'));

/** A part of a card that few lists have. */
export const LazyTablePart = (part: ComponentProps<typeof TablePart>) => (
  <Suspense>
    <TablePart {...part} />
  </Suspense>
);
