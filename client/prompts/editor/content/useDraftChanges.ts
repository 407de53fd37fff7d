import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useDraftChangesSubscription } from '#client/__generated__/useDraftChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useDraftChangesSubscription($spaceId: ID!) {
    promptsChanged(spaceId: $spaceId) {
      # For the store: the editor reads it there.
      # eslint-disable-next-line relay/unused-fields
      prompts {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...OpenPrompt_prompt
      }
    }
  }
`;

/** Keeps an open prompt as others have made it, while the page is open. */
export function useDraftChanges(spaceId: string): void {
  useSubscription<useDraftChangesSubscription>(useMemo(() => ({ subscription, variables: { spaceId } }), [spaceId]));
}
