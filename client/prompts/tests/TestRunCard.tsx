import { Square } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { TestRunCard_run$key } from '#client/__generated__/TestRunCard_run.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { tabularNumbers } from '#client/ui/mixins.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { RunFailure } from '../runs/RunFailure.tsx';
import { useStopTestRun } from './useStopTestRun.ts';

/** How far the last run of a test set is, what it cost, and how each version did. */
export function TestRunCard({ run: ref, onChange }: { run: TestRunCard_run$key; onChange: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatDateTime } = useFormats();
  const { stopTestRun, isStopping } = useStopTestRun();
  const run = useFragment(
    graphql`
      fragment TestRunCard_run on TestRun {
        id
        state
        done
        total
        budget
        createdAt
        viewerCanStop
        failure {
          code
        }
        spend {
          inputTokens
          outputTokens
          cost
        }
        scores {
          model
          passed
          total
          version {
            id
            number
            labels {
              name
            }
          }
        }
      }
    `,
    ref,
  );
  const { id, state, done, total, budget, failure, spend, scores } = run;
  const isUnderWay = state === 'WAITING' || state === 'RUNNING';
  const hasModels = new Set(scores.map(({ model }) => model)).size > 1;
  const hasCosts = spend.length > 0 && spend.every(({ cost }) => cost !== null);
  const cost = spend.reduce((sum, paid) => sum + (paid.cost ?? 0), 0);
  const tokens = spend.reduce((sum, paid) => sum + paid.inputTokens + paid.outputTokens, 0);
  const money = (amount: number) => intl.formatNumber(amount, { maximumSignificantDigits: 2 });
  return (
    <Card aria-label={intl.formatMessage(messages.title)}>
      <Head>
        <p role="status">
          <b>
            <FormattedMessage {...(isUnderWay ? messages.progress : messages.ended)} values={{ done, total, state: isKnown(state) ? intl.formatMessage(states[state]) : state }} />
          </b>
          <small>{formatDateTime(run.createdAt)}</small>
        </p>
        {run.viewerCanStop && (
          <Button size={28} icon={Square} loading={isStopping} onClick={() => stopTestRun(id, { onDone: onChange, onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.stopFailed) }) })}>
            <FormattedMessage {...messages.stop} />
          </Button>
        )}
      </Head>
      {isUnderWay && <ProgressLine label={intl.formatMessage(messages.title)} percent={total === 0 ? 0 : (done / total) * 100} thickness={4} />}
      {failure && <RunFailure code={failure.code} />}
      <Scores>
        {scores.map(({ model, version, passed, total: answered }) => (
          <div key={`${version.id} ${model}`}>
            <dt>
              <FormattedMessage {...messages.version} values={{ number: version.number }} />
              {version.labels.map(({ name }) => (
                <i key={name}>{name}</i>
              ))}
              {hasModels && <bdi>{model}</bdi>}
            </dt>
            <dd>
              <FormattedMessage {...messages.passed} values={{ passed, total: answered }} />
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <FormattedMessage {...messages.spent} />
          </dt>
          <dd>
            {hasCosts ? (
              typeof budget === 'number' ? (
                <FormattedMessage {...messages.costOf} values={{ cost: money(cost), cap: money(budget) }} />
              ) : (
                money(cost)
              )
            ) : (
              <FormattedMessage {...messages.tokens} values={{ count: tokens }} />
            )}
          </dd>
        </div>
      </Scores>
      {isUnderWay && (
        <small>
          <FormattedMessage {...messages.leave} />
        </small>
      )}
    </Card>
  );
}

const states = defineMessages({
  SUCCEEDED: { id: 'prompts.run.done', defaultMessage: 'Done' },
  FAILED: { id: 'prompts.run.failed', defaultMessage: 'Failed' },
  STOPPED: { id: 'prompts.run.stopped', defaultMessage: 'Stopped' },
  INTERRUPTED: { id: 'prompts.run.interrupted', defaultMessage: 'Interrupted' },
});

/** A state may be newer than this page. */
const isKnown = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

const messages = {
  ...defineMessages({
    title: { id: 'prompts.tests.lastRun', defaultMessage: 'Last run' },
    stop: { id: 'prompts.run.stop', defaultMessage: 'Stop' },
    spent: { id: 'prompts.tests.spent', defaultMessage: 'spent' },
    leave: { id: 'prompts.tests.leave', defaultMessage: 'You can leave this page. Finished rows are kept.' },
    stopFailed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
  }),
  progress: defineMessage<{ done: number; total: number; state: string }>({ id: 'prompts.tests.progress', defaultMessage: '{done, number} of {total, number} answers' }),
  ended: defineMessage<{ done: number; total: number; state: string }>({ id: 'prompts.tests.ended', defaultMessage: '{state}, {done, number} of {total, number} answers' }),
  passed: defineMessage<{ passed: number; total: number }>({ id: 'prompts.tests.passed', defaultMessage: '{passed, number} of {total, number} passed' }),
  version: defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' }),
  tokens: defineMessage<{ count: number }>({ id: 'prompts.tests.tokens', defaultMessage: '{count, plural, one {# token} other {# tokens}}' }),
  costOf: defineMessage<{ cost: string; cap: string }>({ id: 'prompts.tests.costOf', defaultMessage: '{cost} of at most {cap}' }),
};

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);

  small {
    color: var(--fg-2);
    font: var(--text-12);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  min-height: 28px;

  p {
    ${tabularNumbers}
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    font: var(--text-13);
  }

  b {
    font-weight: 600;
  }
`;

const Scores = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 28px;

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dd {
    ${tabularNumbers}
    font: 600 15px/20px var(--font-ui);
  }

  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    color: var(--fg-2);
    font: var(--text-12);
  }

  i {
    font-style: normal;
    font-weight: 600;
  }
`;
