import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { dismissToast, toasts } from './toasts.ts';
import type { ToastStackProps } from './ToastStack.tsx';

/** Comes with the first toast, and the library that stacks them with it. */
const ToastStack = lazy(() => import('./ToastStack.tsx'));

/** The one place where toasts appear; `UiProvider` mounts it. F8 goes to the newest, Ctrl or Cmd Z runs its Undo. */
export function Toaster(props: ToastStackProps) {
  const hasToasts = toasts.useSelect((all) => all.length > 0);
  const [isWanted, setIsWanted] = useState(hasToasts);
  if (hasToasts && !isWanted) setIsWanted(true);
  // Before it is painted: who sees the page may press a key.
  useLayoutEffect(() => {
    document.addEventListener('keydown', undoNewest);
    return () => document.removeEventListener('keydown', undoNewest);
  }, []);
  useEffect(() => () => toasts.set([]), []);
  return isWanted && (
    <Suspense>
      <ToastStack {...props} />
    </Suspense>
  );
}

function undoNewest(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
  const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable="true"]') !== null;
  const newest = toasts.get().findLast(({ action }) => action);
  if (isTyping || !newest) return;
  event.preventDefault();
  newest.action?.onAction();
  dismissToast(newest.id);
}
