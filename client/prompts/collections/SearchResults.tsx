import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SearchResultsQuery } from '#client/__generated__/SearchResultsQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Spinner } from '#client/ui/display/Spinner.tsx';
import { isMatch } from '#client/ui/tree/tree.ts';
import { FolderCards, SectionName } from './FolderCards.tsx';
import { PromptRows } from './PromptRow.tsx';
import { usePromptsChanged } from './usePromptsChanged.ts';
import { usePrompts } from '../folders/promptsContext.ts';

const query = graphql`
  query SearchResultsQuery($spaceId: ID!, $text: String!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        prompts(filter: { text: $text }, first: 100) {
          edges {
            node {
              id
              collection {
                id
              }
              ...PromptRow_prompt
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  }
`;

/** The collections and prompts of the space that have the words, wherever they lie. */
export function SearchResults({ words }: { words: string }) {
  const { spaceId, folders, readAgain } = usePrompts();
  const reload = useReload<SearchResultsQuery>(query);
  usePromptsChanged(spaceId, () => {
    readAgain();
    reload({ spaceId, text: words });
  });
  const found = folders.filter((folder) => isMatch(folder, words));
  return (
    <QueryLoader<SearchResultsQuery> query={query} variables={{ spaceId, text: words }} fallback={<Waiting aria-busy><Spinner /></Waiting>}>
      {({ node }) => {
        const prompts = node?.space?.prompts.edges.map(({ node: prompt }) => ({ ...prompt, id: prompt.id, collection: prompt.collection })) ?? [];
        if (found.length === 0 && prompts.length === 0) return <EmptyState title={<FormattedMessage {...messages.nothing} />} />;
        return (
          <>
            <FolderCards folders={found} />
            {found.length === 0 && (
              <SectionName>
                <FormattedMessage {...messages.noCollections} />
              </SectionName>
            )}
            {prompts.length > 0 && <PromptRows prompts={prompts} />}
            {node?.space?.prompts.pageInfo.hasNextPage && (
              <More>
                <FormattedMessage {...messages.more} />
              </More>
            )}
          </>
        );
      }}
    </QueryLoader>
  );
}

const messages = defineMessages({
  nothing: { id: 'prompts.nothingFound', defaultMessage: 'No results found.' },
  noCollections: { id: 'prompts.noCollectionsFound', defaultMessage: 'No collections found' },
  more: { id: 'prompts.moreFound', defaultMessage: 'There are more. Type further words.' },
});

const Waiting = styled.div`
  display: grid;
  place-items: center;
  padding: 48px;
`;

const More = styled.p`
  padding: 16px 8px;
  color: var(--fg-3);
  font: var(--text-13);
`;
