import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { PromptEditorQuery } from '#client/__generated__/PromptEditorQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { PromptGone } from '../PromptGone.tsx';
import { OpenPrompt } from './OpenPrompt.tsx';

const query = graphql`
  query PromptEditorQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        id
        ...OpenPrompt_prompt
      }
    }
  }
`;

/** The page of one prompt. */
export function PromptEditor({ promptId }: { promptId: string }) {
  return (
    <QueryLoader<PromptEditorQuery>
      query={query}
      variables={{ id: promptId }}
      isLive
      fallback={
        <Pane aria-busy>
          <Loading role="status">
            <FormattedMessage {...loading} />
          </Loading>
        </Pane>
      }
    >
      {({ node }) => (node?.prompt ? <OpenPrompt key={node.prompt.id} prompt={node.prompt} /> : <PromptGone />)}
    </QueryLoader>
  );
}

const loading = defineMessage({ id: 'prompts.loading', defaultMessage: 'Loading' });

const Loading = styled.p`
  padding: 20px 24px;
  color: var(--fg-3);
  font: var(--text-12);
`;
