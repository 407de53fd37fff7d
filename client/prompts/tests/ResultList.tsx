import { Check, X } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ResultList_run$data, ResultList_run$key } from '#client/__generated__/ResultList_run.graphql.ts';
import type { ResultListQuery } from '#client/__generated__/ResultListQuery.graphql.ts';
import type { ResultListPaginationQuery } from '#client/__generated__/ResultListPaginationQuery.graphql.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { useReload } from '#client/relay/useReload.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { NoticeLine } from '#client/ui/display/NoticeLine.ts';
import { assertionText, readAssertion } from './assertionText.ts';
import { caseTitle, readCase } from './caseText.ts';
import { rowOpener } from './focusRow.ts';
import { RowOpener, Rows } from './rowStyles.ts';
import { ResultDialog } from './ResultDialog.tsx';

const PAGE = 50;

type Result = ResultList_run$data['results']['edges'][number]['node'];

const query = graphql`
  query ResultListQuery($id: ID!, $passed: Boolean, $differs: Boolean) @throwOnFieldError {
    node(id: $id) {
      ... on TestRun @alias(as: "run") {
        ...ResultList_run @arguments(passed: $passed, differs: $differs)
      }
    }
  }
`;

type ResultListProps = {
  runId: string;
  /** How many answers there are: when there are more, they are read again. */
  done: number;
  show: Shown;
};

/** Which answers: all, those that did not pass, those of rows with which versions did not all alike. */
type Shown = 'answers' | 'failed' | 'differing';

/** The answers of a test run, in the order of the rows; one opens at a press. */
export function ResultList({ runId, done, show }: ResultListProps) {
  const variables = { id: runId, passed: show === 'failed' ? false : null, differs: show === 'differing' ? true : null };
  const reload = useReload<ResultListQuery>(query);
  const shown = useRef(done);
  const readAgain = useEffectEvent(() => reload(variables));
  useEffect(() => {
    if (shown.current === done) return;
    shown.current = done;
    readAgain();
  }, [done]);
  return (
    <QueryLoader<ResultListQuery> query={query} variables={variables} fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
      {({ node }) => node?.run && <Results run={node.run} show={show} />}
    </QueryLoader>
  );
}

function Results({ run: ref, show }: { run: ResultList_run$key; show: Shown }) {
  const intl = useIntl();
  const [opened, setOpened] = useState<string | null>(null);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ResultListPaginationQuery, ResultList_run$key>(
    graphql`
      fragment ResultList_run on TestRun
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, passed: { type: "Boolean" }, differs: { type: "Boolean" })
      @refetchable(queryName: "ResultListPaginationQuery") {
        results(first: $count, after: $cursor, passed: $passed, differs: $differs) @connection(key: "ResultList_results", filters: ["passed", "differs"]) {
          __id
          edges {
            node {
              id
              passed
              failedAssertions {
                ...assertionText_assertion
              }
              case {
                id
                ...caseText_case
              }
              run {
                id
                state
                model
                version {
                  number
                }
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, __id: listId } = data.results;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const shown = edges.map(({ node }) => node);
  const nameOf = ({ case: testCase }: Result) => (testCase ? caseTitle(readCase(testCase)) || intl.formatMessage(messages.unnamed) : intl.formatMessage(messages.gone));
  const whyOf = ({ passed: isPassed, run, failedAssertions }: Result) =>
    isPassed ? '' : run.state === 'SUCCEEDED' ? intl.formatList(failedAssertions.map((assertion) => assertionText(intl, readAssertion(assertion))), { type: 'unit' }) : intl.formatMessage(messages.noAnswer);
  const open = shown.find(({ id }) => id === opened);
  return (
    <>
      {shown.length === 0 && (
        <NoticeLine>
          <FormattedMessage {...empty[show]} />
        </NoticeLine>
      )}
      {shown.length > 0 && (
        <Rows aria-label={intl.formatMessage(messages.title)}>
          {shown.map((result) => (
            <li key={result.id}>
              <Verdict data-passed={result.passed}>
                <Icon of={result.passed ? Check : X} />
                <FormattedMessage {...(result.passed ? messages.passed : messages.failed)} />
              </Verdict>
              <div>
                <RowOpener type="button" {...rowOpener} onClick={() => setOpened(result.id)}>
                  <b dir="auto">{nameOf(result)}</b>
                </RowOpener>
                <p dir="auto">{whyOf(result)}</p>
              </div>
              <small>
                {result.run.version && <FormattedMessage {...messages.version} values={{ number: result.run.version.number }} />} <bdi>{result.run.model}</bdi>
              </small>
            </li>
          ))}
        </Rows>
      )}
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
      {open && <ResultDialog resultId={open.id} title={nameOf(open)} onClose={() => setOpened(null)} />}
    </>
  );
}

const empty = defineMessages({
  answers: { id: 'prompts.tests.noAnswers', defaultMessage: 'No answers yet.' },
  failed: { id: 'prompts.tests.noneFailed', defaultMessage: 'None of these failed.' },
  differing: { id: 'prompts.tests.noneDiffer', defaultMessage: 'Versions and models did alike with every row.' },
});

const messages = {
  ...defineMessages({
    title: { id: 'prompts.tests.showAnswers', defaultMessage: 'Answers' },
    passed: { id: 'prompts.tests.didPass', defaultMessage: 'Passed' },
    failed: { id: 'prompts.tests.showFailed', defaultMessage: 'Failed' },
    unnamed: { id: 'prompts.tests.unnamed', defaultMessage: 'Without values' },
    gone: { id: 'prompts.tests.caseGone', defaultMessage: 'This row was removed' },
    noAnswer: { id: 'prompts.tests.noAnswer', defaultMessage: 'There is no whole answer' },
    more: { id: 'prompts.tests.moreAnswers', defaultMessage: 'More answers' },
  }),
  version: defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' }),
};

const Verdict = styled.span`
  display: inline-flex;
  flex: none;
  gap: 4px;
  align-items: center;
  width: 88px;
  color: var(--danger-fg);

  &[data-passed='true'] {
    color: var(--st-completed-fg);
  }
`;
