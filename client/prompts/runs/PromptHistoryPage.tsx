import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PromptHistoryPageQuery } from '#client/__generated__/PromptHistoryPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { SearchInput } from '#client/ui/controls/SearchInput.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { addressOfRun } from '../addresses.ts';
import { PromptGone } from '../PromptGone.tsx';
import { PromptPageBar } from '../PromptPageBar.tsx';
import { PromptRunList } from './PromptRunList.tsx';

const query = graphql`
  query PromptHistoryPageQuery($id: ID!, $versionId: ID, $model: String, $text: String, $failed: Boolean) @throwOnFieldError {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        id
        title
        space {
          models {
            name
          }
        }
        versions(first: 50) {
          edges {
            node {
              id
              number
            }
          }
        }
        counted: runs(first: 0, inTestRuns: false, versionId: $versionId, model: $model, text: $text, failed: $failed) {
          totalCount
        }
        ...PromptRunList_prompt @arguments(versionId: $versionId, model: $model, text: $text, failed: $failed)
      }
    }
  }
`;

/** Stands for all of them. */
const ANY = 'any';

/** The page of what a prompt was run with and what was answered: each opens again. */
export function PromptHistoryPage({ promptId }: { promptId: string }) {
  const intl = useIntl();
  const [versionId, setVersionId] = useState(ANY);
  const [model, setModel] = useState(ANY);
  const [text, setText] = useState('');
  const [areFailed, setAreFailed] = useState(false);
  const isFiltered = versionId !== ANY || model !== ANY || text !== '' || areFailed;
  return (
    <QueryLoader<PromptHistoryPageQuery>
      query={query}
      variables={{ id: promptId, versionId: versionId === ANY ? null : versionId, model: model === ANY ? null : model, text: text === '' ? null : text, failed: areFailed || null }}
      fallback={<Pane aria-busy />}
    >
      {({ node }) => {
        const prompt = node?.prompt;
        if (!prompt) return <PromptGone />;
        const versions = prompt.versions.edges.map(({ node: version }) => version);
        return (
          <Pane>
            <PageTitle isHeading>{intl.formatMessage(page, { title: prompt.title })}</PageTitle>
            <PromptPageBar promptId={promptId} title={prompt.title} page="history" />
            <Filters role="search">
              <div>
                <SearchInput label={intl.formatMessage(messages.search)} emptyLabel={intl.formatMessage(messages.empty)} maxLength={200} pauseMs={250} value={text} onSearch={setText} />
              </div>
              <Select
                size={32}
                label={intl.formatMessage(messages.version)}
                value={versionId}
                onChange={setVersionId}
                options={[{ value: ANY, label: intl.formatMessage(messages.anyVersion) }, ...versions.map(({ id, number }) => ({ value: id, label: intl.formatMessage(versionNumber, { number }) }))]}
              />
              {prompt.space.models.length > 1 && (
                <Select
                  size={32}
                  label={intl.formatMessage(messages.model)}
                  value={model}
                  onChange={setModel}
                  options={[{ value: ANY, label: intl.formatMessage(messages.anyModel) }, ...prompt.space.models.map(({ name }) => ({ value: name, label: <bdi>{name}</bdi> }))]}
                />
              )}
              <Checkbox aria-label={intl.formatMessage(messages.failed)} checked={areFailed} onChange={setAreFailed}>
                <FormattedMessage {...messages.failed} />
              </Checkbox>
              <Count role="status">
                <FormattedMessage {...count} values={{ count: prompt.counted.totalCount }} />
              </Count>
            </Filters>
            <PaneBody tabIndex={0} data-quiet>
              {prompt.counted.totalCount > 0 ? (
                <PromptRunList key={[versionId, model, text, areFailed].join(' ')} prompt={prompt} />
              ) : isFiltered ? (
                <EmptyState title={<FormattedMessage {...messages.noneFound} />} />
              ) : (
                <EmptyState
                  title={<FormattedMessage {...messages.nothing} />}
                  text={<FormattedMessage {...messages.nothingText} />}
                  action={
                    <ButtonLink>
                      <Link to={addressOfRun(promptId)}>
                        <FormattedMessage {...messages.run} />
                      </Link>
                    </ButtonLink>
                  }
                />
              )}
            </PaneBody>
          </Pane>
        );
      }}
    </QueryLoader>
  );
}

const page = defineMessage<{ title: string }>({ id: 'prompts.history.page', defaultMessage: 'Runs of {title}' });
const count = defineMessage<{ count: number }>({ id: 'prompts.history.count', defaultMessage: '{count, plural, one {# run} other {# runs}}' });
const versionNumber = defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' });

const messages = defineMessages({
  search: { id: 'prompts.history.search', defaultMessage: 'Search inputs and answers' },
  empty: { id: 'prompts.emptySearch', defaultMessage: 'Empty the search' },
  version: { id: 'prompts.run.version', defaultMessage: 'Version' },
  anyVersion: { id: 'prompts.history.anyVersion', defaultMessage: 'Any version' },
  model: { id: 'prompts.run.model', defaultMessage: 'Model' },
  anyModel: { id: 'prompts.history.anyModel', defaultMessage: 'Any model' },
  failed: { id: 'prompts.run.failed', defaultMessage: 'Failed' },
  noneFound: { id: 'prompts.history.noneFound', defaultMessage: 'No results found.' },
  nothing: { id: 'prompts.run.nothing', defaultMessage: 'Nothing has run yet' },
  nothingText: { id: 'prompts.history.nothingText', defaultMessage: 'Your runs stand here for 90 days, with what they were asked and what they cost.' },
  run: { id: 'prompts.run.title', defaultMessage: 'Run' },
});

const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 24px;

  > div:first-child {
    flex: 0 1 264px;
  }

  @media (max-width: 599.98px) {
    padding: 12px 16px;

    > div:first-child {
      flex: 1 0 100%;
    }
  }
`;

const Count = styled.p`
  margin-inline-start: auto;
  color: var(--fg-2);
  font: var(--text-12);
`;
