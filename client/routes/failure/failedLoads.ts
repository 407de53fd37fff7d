const failed = new WeakSet<object>();

/**
 * Remembers which errors are failed loads of a screen's code, as after a new version was installed while this page was
 * open. The error itself goes on to the route's boundary, which offers to reload.
 */
export function watchFailedLoads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failed.add(payload));
}

/** Whether an error is a screen's code that could not be loaded. */
export const isFailedLoad = (error: unknown): boolean =>
  (typeof error === 'object' && error !== null && failed.has(error)) ||
  (error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message));
