import { useDeferredValue, type ReactNode } from 'react';

/**
 * Draws what only a pointer or the focus brings to light as soon as there is time for it: what comes and goes while one
 * scrolls never pays for it. Where nothing hovers it is seen at once, and so drawn at once.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, !canHover()) ? children : null;
}

let hovers: boolean | undefined;

function canHover(): boolean {
  hovers ??= matchMedia('(hover: hover)').matches;
  return hovers;
}
