import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useWorksChangedSubscription } from '#client/__generated__/useWorksChangedSubscription.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';

const subscription = graphql`
  subscription useWorksChangedSubscription($spaceId: ID!) {
    worksChanged(spaceId: $spaceId) {
      changedIds
    }
  }
`;

/** How long changes gather before what is on the page is read again. */
const READ_AGAIN_MS = 500;

/** Hears of every change of the works of a space, also of those that may have been missed. @param workId only of this one; null: of all */
export function useWorksChanged(spaceId: string, workId: string | null, onChange: () => void): void {
  const changed = useThrottled(onChange, READ_AGAIN_MS);
  useMissedEvents(changed);
  useSubscription<useWorksChangedSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { spaceId },
        onNext: (event) => {
          const ids = event?.worksChanged.changedIds ?? [];
          if (workId === null ? ids.length > 0 : ids.includes(workId)) changed();
        },
      }),
      [spaceId, workId, changed],
    ),
  );
}
