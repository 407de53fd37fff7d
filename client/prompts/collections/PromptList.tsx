import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import type { PromptListCollection_collection$key } from '#client/__generated__/PromptListCollection_collection.graphql.ts';
import type { PromptListCollectionPaginationQuery } from '#client/__generated__/PromptListCollectionPaginationQuery.graphql.ts';
import type { PromptListSpace_space$key } from '#client/__generated__/PromptListSpace_space.graphql.ts';
import type { PromptListSpacePaginationQuery } from '#client/__generated__/PromptListSpacePaginationQuery.graphql.ts';
import type { PromptRow_prompt$key } from '#client/__generated__/PromptRow_prompt.graphql.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { PromptRows } from './PromptRow.tsx';
import { usePrompts } from '../folders/promptsContext.ts';
import { usePromptsChanged } from './usePromptsChanged.ts';

const PAGE = 50;

/** The prompts of a space that lie in no collection. */
export function PromptsOfSpace({ space, empty }: { space: PromptListSpace_space$key; empty: ReactNode }) {
  const { data, ...pages } = usePaginationFragment<PromptListSpacePaginationQuery, PromptListSpace_space$key>(
    graphql`
      fragment PromptListSpace_space on Space @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) @refetchable(queryName: "PromptListSpacePaginationQuery") {
        prompts(filter: { withoutCollection: true }, first: $count, after: $cursor) @connection(key: "PromptListSpace_prompts", filters: []) {
          __id
          edges {
            node {
              id
              ...PromptRow_prompt
            }
          }
        }
      }
    `,
    space,
  );
  return <Prompts {...data.prompts} {...pages} collection={null} empty={empty} />;
}

/** The prompts that lie directly in a collection. */
export function PromptsOfCollection({ collection, empty }: { collection: PromptListCollection_collection$key; empty: ReactNode }) {
  const { data, ...pages } = usePaginationFragment<PromptListCollectionPaginationQuery, PromptListCollection_collection$key>(
    graphql`
      fragment PromptListCollection_collection on PromptCollection
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "PromptListCollectionPaginationQuery") {
        id
        prompts(first: $count, after: $cursor) @connection(key: "PromptListCollection_prompts", filters: []) {
          __id
          edges {
            node {
              id
              ...PromptRow_prompt
            }
          }
        }
      }
    `,
    collection,
  );
  return <Prompts {...data.prompts} {...pages} collection={{ id: data.id }} empty={empty} />;
}

type PromptsProps<Q extends OperationType> = {
  __id: string;
  edges: readonly { readonly node: { readonly id: string } & PromptRow_prompt$key }[];
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<Q>;
  /** Where they lie. */
  collection: { readonly id: string } | null;
  empty: ReactNode;
};

/** A list that grows page by page. Whoever has read further than a page keeps what is there when something changes elsewhere. */
function Prompts<Q extends OperationType>({ __id: listId, edges, hasNext, isLoadingNext, loadNext, collection, empty }: PromptsProps<Q>) {
  const { spaceId, readAgain } = usePrompts();
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  usePromptsChanged(spaceId, () => edges.length <= PAGE && readAgain());
  if (edges.length === 0) return empty;
  return (
    <>
      <PromptRows prompts={edges.map(({ node }) => ({ ...node, collection }))} />
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
    </>
  );
}

const messages = defineMessages({ more: { id: 'prompts.more', defaultMessage: 'More prompts' } });
