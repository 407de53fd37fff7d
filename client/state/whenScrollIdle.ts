import { startTransition } from 'react';

/** How long nothing must have scrolled. */
const REST_MS = 120;
/** How much is done at once: what one does next waits for no more than that. */
const AT_ONCE = 8;

const waiting = new Set<() => void>();
let scrolledAt = Number.NEGATIVE_INFINITY;
let isPlanned = false;

if (typeof document !== 'undefined') {
  document.addEventListener('scroll', () => (scrolledAt = performance.now()), { capture: true, passive: true });
}

/** Renders something when nothing scrolls and the browser has time, a few such things at once. Answers how to call it off. */
export function whenScrollIdle(draw: () => void): () => void {
  waiting.add(draw);
  plan();
  return () => waiting.delete(draw);
}

function plan(): void {
  if (isPlanned || waiting.size === 0) return;
  isPlanned = true;
  const restsIn = scrolledAt + REST_MS - performance.now();
  if (restsIn > 0) setTimeout(again, restsIn);
  else if ('requestIdleCallback' in window) requestIdleCallback(drawSome, { timeout: REST_MS });
  else setTimeout(drawSome);
}

function again(): void {
  isPlanned = false;
  plan();
}

function drawSome(): void {
  if (performance.now() - scrolledAt >= REST_MS) {
    const now = [...waiting].slice(0, AT_ONCE);
    for (const draw of now) waiting.delete(draw);
    startTransition(() => now.forEach((draw) => draw()));
  }
  again();
}
