import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { usePromptsChangedSubscription } from '#client/__generated__/usePromptsChangedSubscription.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';

const subscription = graphql`
  subscription usePromptsChangedSubscription($spaceId: ID!) {
    promptsChanged(spaceId: $spaceId) {
      changedIds
      # For the store, where rows and headings see it.
      # eslint-disable-next-line relay/unused-fields
      prompts {
        ...PromptRow_prompt
      }
      # eslint-disable-next-line relay/unused-fields
      promptCollections {
        # eslint-disable-next-line relay/unused-fields
        id
        # eslint-disable-next-line relay/unused-fields
        name
        # eslint-disable-next-line relay/unused-fields
        description
      }
    }
  }
`;

/** How long changes gather before what is on the page is read again. */
const READ_AGAIN_MS = 500;

/** Hears of every change of the prompts of a space and of their collections, also of those that may have been missed. */
export function usePromptsChanged(spaceId: string, onChange: () => void): void {
  const changed = useThrottled(onChange, READ_AGAIN_MS);
  useMissedEvents(changed);
  useSubscription<usePromptsChangedSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { spaceId },
        onNext: (event) => {
          if (event && event.promptsChanged.changedIds.length > 0) changed();
        },
      }),
      [spaceId, changed],
    ),
  );
}
