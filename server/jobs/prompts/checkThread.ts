import { parentPort } from 'node:worker_threads';
import { type CheckedKind, holds } from '#server/domain/prompts/testSets/checkAnswer.ts';
import type { Assertion } from '#server/domain/prompts/testSets/testCase.ts';

/** What is asked of the thread. */
export interface CheckAsked {
  readonly assertion: Assertion & { readonly kind: CheckedKind };
  readonly answer: string;
}

// A thread of its own: what people write in a schema may take for ever.
parentPort?.on('message', ({ assertion, answer }: CheckAsked) => {
  let isHeld = false;
  try {
    isHeld = holds(assertion, answer);
  } catch {
    // What cannot be compared does not hold.
  }
  parentPort?.postMessage(isHeld);
});
