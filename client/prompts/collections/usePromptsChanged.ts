import { graphql } from 'react-relay/hooks';
import type { usePromptsChangedSubscription } from '#client/__generated__/usePromptsChangedSubscription.graphql.ts';
import { useSpaceChanges } from '#client/relay/useSpaceChanges.ts';

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

const changedIds = ({ promptsChanged }: usePromptsChangedSubscription['response']) => promptsChanged.changedIds;

/** Hears of every change of the prompts of a space and of their collections, also of those that may have been missed. */
export function usePromptsChanged(spaceId: string, onChange: () => void): void {
  useSpaceChanges<usePromptsChangedSubscription>({ subscription, changedIds, spaceId }, onChange);
}
