import { startTransition } from 'react';

/** How many at once: about a screen of a list. */
const AT_ONCE = 40;

const waiting = new Set<() => void>();
let isPlanned = false;

/**
 * Renders something again with the next frames, together with what else waits, but never very many in one: what changes everywhere
 * at once holds up nothing. Answers how to call it off.
 */
export function renderInBatches(draw: () => void): () => void {
  waiting.add(draw);
  if (!isPlanned) {
    isPlanned = true;
    // Whoever tells many tells all of them first.
    queueMicrotask(drawSome);
  }
  return () => waiting.delete(draw);
}

function drawSome(): void {
  const now = [...waiting].slice(0, AT_ONCE);
  for (const draw of now) waiting.delete(draw);
  startTransition(() => now.forEach((draw) => draw()));
  isPlanned = waiting.size > 0;
  if (isPlanned) nextFrame(drawSome);
}

/** Frames of a page that nobody sees do not come. */
const nextFrame = (act: () => void) => (document.hidden ? setTimeout(act) : requestAnimationFrame(act));
