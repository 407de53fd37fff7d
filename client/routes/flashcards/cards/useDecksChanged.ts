import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useDecksChangedSubscription } from '#client/__generated__/useDecksChangedSubscription.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';

const subscription = graphql`
  subscription useDecksChangedSubscription($spaceId: ID!) {
    decksChanged(spaceId: $spaceId) {
      changedIds
    }
  }
`;

/** How long changes gather before what is on the page is read again. */
const READ_AGAIN_MS = 500;

/** Hears of every change of the decks of a space and of their cards, also of those that may have been missed. */
export function useDecksChanged(spaceId: string, onChange: () => void): void {
  const changed = useThrottled(onChange, READ_AGAIN_MS);
  useMissedEvents(changed);
  useSubscription<useDecksChangedSubscription>(useMemo(() => ({ subscription, variables: { spaceId }, onNext: (event) => event && event.decksChanged.changedIds.length > 0 && changed() }), [spaceId, changed]));
}
