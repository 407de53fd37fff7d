import { AuthFailure } from './authFailure.ts';

/**
 * Waits for a sign-in in a window of its own, one at a time: starting another one, or `cancel`, ends the wait with
 * `cancelled-popup-request` (spec section 4). What a window answers after that no longer matters here.
 */
export function createPopupSignIn(openPopup: () => Promise<void>) {
  let endPending: (() => void) | null = null;

  function cancel() {
    endPending?.();
    endPending = null;
  }

  return {
    cancel,
    start(): Promise<void> {
      cancel();
      return new Promise((resolve, reject) => {
        const end = () => reject(new AuthFailure('cancelled-popup-request', 'The sign-in was cancelled.'));
        endPending = end;
        openPopup()
          .then(resolve, reject)
          .finally(() => {
            if (endPending === end) endPending = null;
          });
      });
    },
  };
}
