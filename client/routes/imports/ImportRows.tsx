import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ImportRows_job$key } from '#client/__generated__/ImportRows_job.graphql.ts';
import type { ImportRowsPaginationQuery } from '#client/__generated__/ImportRowsPaginationQuery.graphql.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { addressOfPrompt } from '#client/prompts/addresses.ts';
import { failureOfRow, type Imported, outcomeMessages } from './importMessages.ts';

const PAGE = 50;

/** Rows of the file, in its order: each as it stands there, and what became of it. */
export function ImportRows({ job, of }: { job: ImportRows_job$key; of: Imported }) {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ImportRowsPaginationQuery, ImportRows_job$key>(
    graphql`
      fragment ImportRows_job on Job
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, outcomes: { type: "[ImportRowOutcome!]" })
      @refetchable(queryName: "ImportRowsPaginationQuery") {
        rows(first: $count, after: $cursor, outcomes: $outcomes) @connection(key: "ImportRows_rows") {
          __id
          edges {
            node {
              number
              text
              outcome
              field
              failure {
                code
              }
              result {
                __typename
                id
              }
            }
          }
        }
      }
    `,
    job,
  );
  const { edges, __id: listId } = data.rows;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  return (
    <>
      <List aria-label={intl.formatMessage(messages.rows)}>
        {edges.map(({ node: { number, text, outcome, field, failure, result } }) => (
          <li key={number}>
            <span>{number}</span>
            <div>
              {of === 'PROMPTS' ? <p dir="auto">{text}</p> : <code dir="ltr">{text}</code>}
              <small>
                {outcome !== '%future added value' && <FormattedMessage {...outcomeMessages[outcome]} />}
                {failure && (
                  <em>
                    <FormattedMessage {...failureOfRow[of](failure.code)} />
                    {of !== 'SOURCES' && typeof field === 'string' && <bdi>{field}</bdi>}
                  </em>
                )}
                {result && of !== 'CASES' && of !== 'CARDS' && (
                  <Link to={addressOf(result)}>
                    <FormattedMessage {...messages.open} />
                  </Link>
                )}
              </small>
            </div>
          </li>
        ))}
      </List>
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
    </>
  );
}

function addressOf({ __typename, id }: { readonly __typename: string; readonly id: string }): string {
  if (__typename === 'Prompt') return addressOfPrompt(id);
  return __typename === 'Feed' ? '/feeds' : `/source/${id}`;
}

const messages = defineMessages({
  rows: { id: 'import.rows', defaultMessage: 'Rows of the file' },
  open: { id: 'import.openSource', defaultMessage: 'Open' },
  more: { id: 'import.moreRows', defaultMessage: 'Show more rows' },
});

const List = styled.ol`
  li {
    display: flex;
    gap: 12px;
    padding: 8px 0;
    font: var(--text-12);
  }

  li + li {
    border-block-start: 1px solid var(--line-1);
  }

  span {
    flex: none;
    min-width: 40px;
    color: var(--fg-3);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  div {
    min-width: 0;
  }

  code {
    display: block;
    max-height: 3lh;
    overflow: hidden;
    font-family: var(--font-mono);
    overflow-wrap: anywhere;
  }

  /* What the prompt is called, and below that how it begins. */
  p {
    max-height: 3lh;
    overflow: hidden;
    color: var(--fg-3);
    font: inherit;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  p::first-line {
    color: var(--fg-1);
    font-weight: 500;
  }

  small {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    margin-block-start: 2px;
    color: var(--fg-2);
    font: inherit;
  }

  bdi {
    margin-inline-start: 8px;
    font-family: var(--font-mono);
  }

  em {
    color: var(--danger-fg);
    font-style: normal;
  }

  a {
    color: var(--accent-fg);
  }

  a:hover {
    text-decoration: underline;
  }
`;
