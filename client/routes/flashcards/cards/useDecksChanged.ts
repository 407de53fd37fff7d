import { graphql } from 'react-relay/hooks';
import type { useDecksChangedSubscription } from '#client/__generated__/useDecksChangedSubscription.graphql.ts';
import { useSpaceChanges } from '#client/relay/useSpaceChanges.ts';

const subscription = graphql`
  subscription useDecksChangedSubscription($spaceId: ID!) {
    decksChanged(spaceId: $spaceId) {
      changedIds
    }
  }
`;

const changedIds = ({ decksChanged }: useDecksChangedSubscription['response']) => decksChanged.changedIds;

/** Hears of every change of the decks of a space and of their cards, also of those that may have been missed. */
export function useDecksChanged(spaceId: string, onChange: () => void): void {
  useSpaceChanges<useDecksChangedSubscription>({ subscription, changedIds, spaceId }, onChange);
}
