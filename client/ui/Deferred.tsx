import { useEffect, useState, type ReactNode } from 'react';
import { memoize } from '#client/state/memoize.ts';
import { whenScrollIdle } from '#client/state/whenScrollIdle.ts';

type DeferredProps = {
  /** It is wanted now: the focus is near. */
  isDue?: boolean;
  /** Stands there until then. */
  meanwhile?: ReactNode;
  children: ReactNode;
};

/**
 * Renders what only a pointer or the focus brings to light once nothing scrolls and there is time for it: what comes and goes
 * while one scrolls never pays for it. Where nothing hovers it is seen at once, and so drawn at once.
 * Why: docs/decisions/rendering-in-batches.md
 */
export function Deferred({ isDue = false, meanwhile = null, children }: DeferredProps) {
  const [isDrawn, setIsDrawn] = useState(() => !canHover());
  if (isDue && !isDrawn) setIsDrawn(true);
  useEffect(() => (isDrawn ? undefined : whenScrollIdle(() => setIsDrawn(true))), [isDrawn]);
  return isDrawn ? children : meanwhile;
}

/** Asked once for thousands of rows: a device does not change. */
const matches = memoize((query) => matchMedia(query).matches);

const canHover = (): boolean => matches('(hover: hover)');
