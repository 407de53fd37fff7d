import { waitToRetry } from './retryPause.ts';

/** Asks the vault again and again whether it takes requests; resolves once it does. @throws what `signal` was aborted with */
export async function untilVaultAnswers(signal: AbortSignal): Promise<void> {
  // Whoever asks has had no answer just now.
  for (let tries = 2; ; tries++) {
    await waitToRetry(tries);
    signal.throwIfAborted();
    const answer = await fetch('/readyz', { cache: 'no-store', signal }).catch(() => null);
    if (answer?.ok) return;
  }
}
