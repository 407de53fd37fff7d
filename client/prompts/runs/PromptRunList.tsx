import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PromptRunList_prompt$key } from '#client/__generated__/PromptRunList_prompt.graphql.ts';
import type { PromptRunListPaginationQuery } from '#client/__generated__/PromptRunListPaginationQuery.graphql.ts';
import { costText } from '#client/i18n/costText.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { clip, onSmallScreen, tabularNumbers } from '#client/ui/mixins.ts';
import { addressOfRun } from '../addresses.ts';
import { RunFailure } from './RunFailure.tsx';

const PAGE = 50;

/** Runs of a prompt, newest first; each opens with what it was asked with. */
export function PromptRunList({ prompt: ref }: { prompt: PromptRunList_prompt$key }) {
  const intl = useIntl();
  const { formatDateTime } = useFormats();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PromptRunListPaginationQuery, PromptRunList_prompt$key>(
    graphql`
      fragment PromptRunList_prompt on Prompt
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, versionId: { type: "ID" }, model: { type: "String" }, text: { type: "String" }, failed: { type: "Boolean" })
      @refetchable(queryName: "PromptRunListPaginationQuery") {
        id
        runs(first: $count, after: $cursor, inTestRuns: false, versionId: $versionId, model: $model, text: $text, failed: $failed) @connection(key: "PromptRunList_runs") {
          __id
          edges {
            node {
              id
              groupId
              createdAt
              state
              model
              excerpt: output(first: 200)
              durationMs
              version {
                number
              }
              failure {
                code
              }
              spend {
                inputTokens
                outputTokens
                cost
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, __id: listId } = data.runs;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  return (
    <>
      <Table aria-label={intl.formatMessage(messages.runs)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.id} scope="col">
                <FormattedMessage {...head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node: { id, groupId, createdAt, state, model, excerpt, durationMs, version, failure, spend } }) => {
            const sum = (of: (paid: (typeof spend)[number]) => number) => spend.reduce((total, paid) => total + of(paid), 0);
            const cost = spend.length > 0 && spend.every((paid) => typeof paid.cost === 'number') ? sum((paid) => paid.cost ?? 0) : null;
            return (
              <tr key={id}>
                <td>
                  <Link to={addressOfRun(data.id, groupId)}>{formatDateTime(createdAt)}</Link>
                </td>
                <td>
                  <small>{version ? intl.formatMessage(versionNumber, { number: version.number }) : intl.formatMessage(messages.draft)}</small>
                </td>
                <td dir="auto">{model}</td>
                <td dir="auto" data-answer>
                  {failure && excerpt === '' ? <RunFailure code={failure.code} /> : excerpt || (state === 'STOPPED' ? intl.formatMessage(messages.stopped) : NONE)}
                </td>
                <td>{spend.length > 0 ? intl.formatNumber(sum(({ inputTokens }) => inputTokens)) : NONE}</td>
                <td>{spend.length > 0 ? intl.formatNumber(sum(({ outputTokens }) => outputTokens)) : NONE}</td>
                <td>{typeof durationMs === 'number' ? intl.formatNumber(durationMs / 1000, { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 }) : NONE}</td>
                <td>{cost === null ? NONE : cost === 0 ? intl.formatNumber(0) : costText(intl, cost)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
    </>
  );
}

/** In place of a number. */
const NONE = '–';

const versionNumber = defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' });

const messages = defineMessages({
  runs: { id: 'prompts.history.title', defaultMessage: 'History' },
  draft: { id: 'prompts.run.draft', defaultMessage: 'Draft' },
  stopped: { id: 'prompts.run.stopped', defaultMessage: 'Stopped' },
  more: { id: 'prompts.history.more', defaultMessage: 'More runs' },
});

const heads = Object.values(
  defineMessages({
    when: { id: 'prompts.history.when', defaultMessage: 'When' },
    version: { id: 'prompts.run.version', defaultMessage: 'Version' },
    model: { id: 'prompts.run.model', defaultMessage: 'Model' },
    answer: { id: 'prompts.run.answer', defaultMessage: 'Answer' },
    read: { id: 'prompts.history.tokensIn', defaultMessage: 'Tokens in' },
    written: { id: 'prompts.history.tokensOut', defaultMessage: 'Tokens out' },
    time: { id: 'prompts.run.time', defaultMessage: 'Time' },
    cost: { id: 'prompts.run.cost', defaultMessage: 'Cost' },
  }),
);

const Table = styled.table`
  ${tabularNumbers}
  width: calc(100% - 24px);
  margin-inline: 12px;
  border-collapse: collapse;
  font: var(--text-13);
  table-layout: fixed;

  th {
    padding: 8px 12px;
    color: var(--fg-2);
    font: var(--text-11);
    text-align: start;
  }

  td {
    ${clip}
    position: relative;
    padding: 9px 12px;
    border-block-start: 1px solid var(--line-1);
  }

  th:nth-child(1) {
    width: 168px;
  }

  th:nth-child(2) {
    width: 72px;
  }

  th:nth-child(3) {
    width: 160px;
  }

  th:nth-child(n + 5) {
    width: 96px;
    text-align: end;
  }

  td:nth-child(n + 5) {
    text-align: end;
  }

  td:first-child {
    position: static;
    color: var(--fg-2);
  }

  small {
    font: 500 12px/16px var(--font-mono);
  }

  tr {
    position: relative;
  }

  tbody tr:hover {
    background: var(--bg-hover);
  }

  /* All of a row opens it. */
  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    border-radius: var(--r-sm);
    box-shadow: inset 0 0 0 2px var(--focus);
  }

  ${onSmallScreen} {
    :is(th, td):is(:nth-child(3), :nth-child(5), :nth-child(6)) {
      display: none;
    }
  }

  @media (max-width: 599.98px) {
    :is(th, td):is(:nth-child(7), :nth-child(2)) {
      display: none;
    }

    th:nth-child(1) {
      width: 112px;
    }

    td:nth-child(1) {
      white-space: normal;
    }
  }
`;
