import { useEffect, useEffectEvent, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useTestRunProgressSubscription } from '#client/__generated__/useTestRunProgressSubscription.graphql.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';

const subscription = graphql`
  subscription useTestRunProgressSubscription($spaceId: ID!) {
    runProgressed(spaceId: $spaceId) {
      runs {
        id
        # For the store, where the page sees it.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...TestRunCard_run @alias(as: "testRun")
      }
    }
  }
`;

/** How long answers gather before the list of them is read again. */
const READ_AGAIN_MS = 1_000;
/** What is told of a run may be told before anybody listens: one that is under way is looked at so often, too. */
const LOOK_AGAIN_MS = 5_000;

/** Keeps how far test runs are true while the page is open; `onProgress` hears that something of `runId` has moved on. Null: none is under way. */
export function useTestRunProgress(spaceId: string, runId: string | null, onProgress: () => void): void {
  const tell = useThrottled(onProgress, READ_AGAIN_MS);
  useSubscription<useTestRunProgressSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { spaceId },
        onNext: (event) => {
          if (runId !== null && event?.runProgressed.runs.some(({ id }) => id === runId)) tell();
        },
      }),
      [spaceId, runId, tell],
    ),
  );
  const lookAgain = useEffectEvent(() => {
    if (!document.hidden) tell();
  });
  useEffect(() => {
    if (runId === null) return;
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [runId]);
}
