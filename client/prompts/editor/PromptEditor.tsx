import { ArrowLeft } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PromptEditorQuery } from '#client/__generated__/PromptEditorQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { clip } from '#client/ui/mixins.ts';
import { addressOfCollection } from '../addresses.ts';

const query = graphql`
  query PromptEditorQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        title
        collection {
          id
        }
        draft {
          messages {
            role
            text
          }
        }
      }
    }
  }
`;

/** A prompt as it stands. */
export function PromptEditor({ promptId }: { promptId: string }) {
  return (
    <QueryLoader<PromptEditorQuery> query={query} variables={{ id: promptId }} fallback={<Pane aria-busy />}>
      {({ node }) => (node?.prompt ? <OpenPrompt prompt={node.prompt} /> : <PromptGone />)}
    </QueryLoader>
  );
}

type OpenPromptProps = { prompt: NonNullable<NonNullable<PromptEditorQuery['response']['node']>['prompt']> };

function OpenPrompt({ prompt: { title, collection, draft } }: OpenPromptProps) {
  return (
    <Pane>
      <PageTitle>{title}</PageTitle>
      <PaneHead>
        <ButtonLink>
          <Link to={addressOfCollection(collection?.id ?? null)}>
            <Icon of={back} />
            <FormattedMessage {...messages.back} />
          </Link>
        </ButtonLink>
        <Title dir="auto">{title}</Title>
      </PaneHead>
      <PaneBody tabIndex={0}>
        {draft.messages.map(({ role, text }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- They have no other name, and are never moved here.
          <Message key={place}>
            <h2>
              <FormattedMessage {...(role === 'SYSTEM' ? messages.system : role === 'USER' ? messages.user : messages.assistant)} />
            </h2>
            <pre dir="auto">{text}</pre>
          </Message>
        ))}
      </PaneBody>
    </Pane>
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

const back = pointing(ArrowLeft);

const messages = defineMessages({
  back: { id: 'prompts.back', defaultMessage: 'Back' },
  gone: { id: 'prompts.gone', defaultMessage: 'This prompt is not here' },
  goneText: { id: 'prompts.goneText', defaultMessage: 'It was deleted, or you may not see it.' },
  system: { id: 'prompts.system', defaultMessage: 'System message' },
  user: { id: 'prompts.user', defaultMessage: 'User prompt' },
  assistant: { id: 'prompts.assistant', defaultMessage: 'Answer of the model' },
});

const Title = styled.h1`
  ${clip}
  flex: 1;
  margin-inline-start: 8px;
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
`;

const Message = styled.section`
  max-width: 1120px;
  margin: 0 auto;
  padding: 16px 24px;

  h2 {
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 500;
  }

  pre {
    margin-block-start: 8px;
    font: 400 13px/24px var(--font-mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
