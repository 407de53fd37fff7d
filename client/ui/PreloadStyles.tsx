import { useState, type ReactNode } from 'react';

/**
 * Renders parts that will come later once, unseen, and takes them away again: their style rules are there from then on.
 * Whenever a rule is inserted the browser looks at every element of the page; that had better happen while it is at rest
 * than in the middle of a gesture.
 */
export function PreloadStyles({ children }: { children: ReactNode }) {
  const [isDone, setIsDone] = useState(false);
  return isDone ? null : (
    <div hidden inert ref={() => setIsDone(true)}>
      {children}
    </div>
  );
}
