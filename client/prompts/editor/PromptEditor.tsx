import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PromptEditorQuery } from '#client/__generated__/PromptEditorQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { addressOfCollection } from '../addresses.ts';
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
            <FormattedMessage {...messages.loading} />
          </Loading>
        </Pane>
      }
    >
      {({ node }) => (node?.prompt ? <OpenPrompt key={node.prompt.id} prompt={node.prompt} /> : <PromptGone />)}
    </QueryLoader>
  );
}

function PromptGone() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.gone);
  return (
    <Pane>
      <PageTitle>{title}</PageTitle>
      <PaneBody>
        <EmptyState
          isPage
          title={title}
          text={<FormattedMessage {...messages.goneText} />}
          action={
            <ButtonLink>
              <Link to={addressOfCollection(null)}>
                <FormattedMessage {...messages.back} />
              </Link>
            </ButtonLink>
          }
        />
      </PaneBody>
    </Pane>
  );
}

const messages = defineMessages({
  back: { id: 'prompts.back', defaultMessage: 'Back' },
  gone: { id: 'prompts.gone', defaultMessage: 'This prompt is not here' },
  goneText: { id: 'prompts.goneText', defaultMessage: 'It was deleted, or you may not see it.' },
  loading: { id: 'prompts.loading', defaultMessage: 'Loading' },
});

const Loading = styled.p`
  padding: 20px 24px;
  color: var(--fg-3);
  font: var(--text-12);
`;
