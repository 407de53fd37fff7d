import { Check, X } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ResultDialogQuery } from '#client/__generated__/ResultDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { RunAnswer } from '../runs/RunAnswer.tsx';
import { assertionText, readAssertion } from './assertionText.ts';

const query = graphql`
  query ResultDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on TestResult @alias(as: "result") {
        case {
          assertions {
            ...assertionText_assertion
          }
        }
        failedAssertions {
          ...assertionText_assertion
        }
        run {
          state
          model
          version {
            number
          }
          ...RunAnswer_run
        }
      }
    }
  }
`;

/** One answer of a test run: what held of it and what did not, and what it says. */
export function ResultDialog({ resultId, title, onClose }: { resultId: string; title: string; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog open width={600} onOpenChange={(isOpen) => !isOpen && onClose()} title={<bdi>{title}</bdi>} closeLabel={intl.formatMessage(commonMessages.close)}>
      <QueryLoader<ResultDialogQuery> query={query} variables={{ id: resultId }} fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
        {({ node }) => {
          const result = node?.result;
          if (!result) return null;
          const failed = new Set(result.failedAssertions.map((assertion) => assertionText(intl, readAssertion(assertion))));
          // The row may ask for something else by now: what did not hold is told in any case.
          const all = new Set([...failed, ...(result.run.state === 'SUCCEEDED' ? (result.case?.assertions ?? []).map((assertion) => assertionText(intl, readAssertion(assertion))) : [])]);
          return (
            <>
              {all.size > 0 && (
                <Assertions aria-label={intl.formatMessage(messages.assertions)}>
                  {[...all].map((words) => (
                    <li key={words} data-failed={failed.has(words) || undefined}>
                      <bdi>{words}</bdi>
                      <span>
                        <Icon of={failed.has(words) ? X : Check} />
                        <FormattedMessage {...(failed.has(words) ? messages.failed : messages.passed)} />
                      </span>
                    </li>
                  ))}
                </Assertions>
              )}
              <Answer>
                <h3>
                  <bdi>{result.run.model}</bdi>
                  {result.run.version && <small>{intl.formatMessage(versionNumber, { number: result.run.version.number })}</small>}
                </h3>
                <RunAnswer run={result.run} />
              </Answer>
            </>
          );
        }}
      </QueryLoader>
    </Dialog>
  );
}

const versionNumber = defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' });

const messages = defineMessages({
  assertions: { id: 'prompts.tests.assertions', defaultMessage: 'The answer' },
  passed: { id: 'prompts.tests.didPass', defaultMessage: 'Passed' },
  failed: { id: 'prompts.tests.showFailed', defaultMessage: 'Failed' },
});

const Answer = styled.article`
  display: flex;
  flex-direction: column;
  max-height: 480px;
  border-radius: var(--r-lg);
  box-shadow: inset 0 0 0 1px var(--line-1);

  h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 12px 20px 0;
    font: var(--text-13);
    font-weight: 600;
  }

  small {
    color: var(--fg-2);
    font: 500 12px/16px var(--font-mono);
  }
`;

const Assertions = styled.ul`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
  font: var(--text-13);

  li {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }

  span {
    display: inline-flex;
    flex: none;
    gap: 4px;
    align-items: center;
    color: var(--fg-2);
  }

  [data-failed] span {
    color: var(--danger-fg);
  }
`;
