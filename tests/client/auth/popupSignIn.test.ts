import { describe, expect, it } from 'vitest';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { createPopupSignIn } from '#client/auth/popupSignIn.ts';

/** Windows that a person closes or finishes when the test says so. */
function createWindows() {
  const opened: PromiseWithResolvers<void>[] = [];
  const popup = createPopupSignIn(() => {
    const window = Promise.withResolvers<void>();
    opened.push(window);
    return window.promise;
  });
  return { popup, opened };
}

const codeOf = (promise: Promise<void>) =>
  promise.then(
    () => 'signed in',
    (error: unknown) => (error instanceof AuthFailure ? error.code : error),
  );

describe('signing in through a window', () => {
  it('ends when the person has signed in', async () => {
    const { popup, opened } = createWindows();
    const first = codeOf(popup.start());
    opened[0]?.resolve();
    expect(await first).toBe('signed in');
  });

  it('passes on that the person closed the window', async () => {
    const { popup, opened } = createWindows();
    const first = codeOf(popup.start());
    opened[0]?.reject(new AuthFailure('popup-closed-by-user', 'closed'));
    expect(await first).toBe('popup-closed-by-user');
  });

  it('cancels a pending window when a new one opens, and waits for the new one', async () => {
    const { popup, opened } = createWindows();
    const first = codeOf(popup.start());
    const second = codeOf(popup.start());
    expect(await first).toBe('cancelled-popup-request');

    opened[0]?.resolve();
    opened[1]?.resolve();
    expect(await second).toBe('signed in');
  });

  it('can be cancelled, and started again', async () => {
    const { popup, opened } = createWindows();
    const first = codeOf(popup.start());
    popup.cancel();
    expect(await first).toBe('cancelled-popup-request');

    opened[0]?.reject(new Error('nobody listens any more'));
    const second = codeOf(popup.start());
    opened[1]?.resolve();
    expect(await second).toBe('signed in');
  });
});
