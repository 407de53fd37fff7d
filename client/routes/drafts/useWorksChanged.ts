import { graphql } from 'react-relay/hooks';
import type { useWorksChangedSubscription } from '#client/__generated__/useWorksChangedSubscription.graphql.ts';
import { useSpaceChanges } from '#client/relay/useSpaceChanges.ts';

const subscription = graphql`
  subscription useWorksChangedSubscription($spaceId: ID!) {
    worksChanged(spaceId: $spaceId) {
      changedIds
    }
  }
`;

const changedIds = ({ worksChanged }: useWorksChangedSubscription['response']) => worksChanged.changedIds;

/** Hears of every change of the works of a space, also of those that may have been missed. @param workId only of this one; null: of all */
export function useWorksChanged(spaceId: string, workId: string | null, onChange: () => void): void {
  useSpaceChanges<useWorksChangedSubscription>({ subscription, changedIds, spaceId, onlyId: workId ?? undefined }, onChange);
}
