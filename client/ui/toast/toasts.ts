import { createSharedValue } from '#client/state/createSharedValue.ts';

export type ToastType = 'success' | 'error' | 'info' | 'warning';

export type ToastAction = { label: string; onAction: () => void };

export type ToastOptions = {
  type: ToastType;
  message: string;
  /** A way back or on. */
  action?: ToastAction;
  /** Another way on, after the first. */
  secondAction?: ToastAction;
  /** In ms, without the time in which one points at a toast or has the focus in one. Default 3000, with an action 5000; errors stay until they are dismissed. */
  duration?: number;
};

export type ShownToast = ToastOptions & { readonly id: number };

/** All toasts that are to be seen, newest last. */
export const toasts = createSharedValue<readonly ShownToast[]>([]);

const lastId = createSharedValue(0);

/** Shows one line at the bottom and returns its id. */
export function showToast(options: ToastOptions): number {
  const id = lastId.get() + 1;
  lastId.set(id);
  toasts.set([...toasts.get(), { ...options, id }]);
  return id;
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
