import { useState } from 'react';
import { FormattedMessage, defineMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { PromptRunPageQuery } from '#client/__generated__/PromptRunPageQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { PromptGone } from '../PromptGone.tsx';
import { RunWorkshop } from './RunWorkshop.tsx';

const query = graphql`
  query PromptRunPageQuery($id: ID!, $groupId: ID) @throwOnFieldError {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        id
        ...RunWorkshop_prompt @arguments(groupId: $groupId)
      }
    }
  }
`;

/** The page on which a prompt is run: versions and models side by side. */
export function PromptRunPage({ promptId }: { promptId: string }) {
  const [params] = useSearchParams();
  const reload = useReload<PromptRunPageQuery>(query);
  // Runs that were begun meanwhile must not change what somebody looks at.
  const [groupId] = useState(params.get('runs'));
  const variables = { id: promptId, groupId };
  return (
    <QueryLoader<PromptRunPageQuery>
      query={query}
      variables={variables}
      fallback={
        <Pane aria-busy>
          <Loading role="status">
            <FormattedMessage {...loading} />
          </Loading>
        </Pane>
      }
    >
      {({ node }) => (node?.prompt ? <RunWorkshop key={node.prompt.id} prompt={node.prompt} readAgain={() => reload(variables)} /> : <PromptGone />)}
    </QueryLoader>
  );
}

const loading = defineMessage({ id: 'prompts.loading', defaultMessage: 'Loading' });

const Loading = styled.p`
  padding: 20px 24px;
  color: var(--fg-3);
  font: var(--text-12);
`;
