import { Play, Square } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { RunBar_runs$key } from '#client/__generated__/RunBar_runs.graphql.ts';
import type { RunBar_space$key } from '#client/__generated__/RunBar_space.graphql.ts';
import { costText } from '#client/i18n/costText.ts';
import { errorMessages } from '#client/i18n/errorMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { onPhone, onSmallScreen, tabularNumbers } from '#client/ui/mixins.ts';
import type { RunEstimate } from './useRunEstimate.ts';

type RunBarProps = { runs: RunBar_runs$key; space: RunBar_space$key; estimate: RunEstimate | null; canRun: boolean; hasModel: boolean; isStarting: boolean; refusal: string | null; onRun: () => void; onStop: () => void };

/** Below the answers: how far they are, what they cost, what is left for today, and the way to begin or to stop. */
export function RunBar({ runs: runsRef, space: spaceRef, estimate, canRun, hasModel, isStarting, refusal, onRun, onStop }: RunBarProps) {
  const intl = useIntl();
  const runs = useFragment(
    graphql`
      fragment RunBar_runs on PromptRun @relay(plural: true) {
        state
        spend {
          inputTokens
          outputTokens
          cost
        }
      }
    `,
    runsRef,
  );
  const { budget } = useFragment(
    graphql`
      fragment RunBar_space on Space {
        budget {
          unit
          limit
          used
        }
      }
    `,
    spaceRef,
  );
  const open = runs.filter(({ state }) => state === 'RUNNING' || state === 'WAITING').length;
  const spend = runs.flatMap((run) => run.spend);
  const spentText = spend.every(({ cost }) => typeof cost === 'number')
    ? costText(intl, spend.reduce((sum, { cost }) => sum + (cost ?? 0), 0))
    : intl.formatMessage(tokens, { count: spend.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0) });
  const left = typeof budget.limit === 'number' ? Math.max(0, budget.limit - budget.used) : null;
  const amount = (value: number) => (budget.unit === 'COST' ? (value === 0 ? intl.formatNumber(0) : costText(intl, value)) : intl.formatNumber(value));
  const isSpent = left === 0;
  const about = estimate && (estimate.cost === null ? intl.formatMessage(tokens, { count: estimate.inputTokens + estimate.outputTokens }) : costText(intl, estimate.cost));
  const name = runs.length > 0 ? messages.again : messages.run;
  const nameWithCost = runs.length > 0 ? againAbout : runAbout;
  return (
    <Bar>
      <p role="status">
        {!hasModel && <FormattedMessage {...messages.noModel} />}
        {open > 0 && <FormattedMessage {...writing} values={{ open, count: runs.length }} />}
        {open === 0 && runs.length > 0 && spend.length > 0 && <FormattedMessage {...spentOn} values={{ cost: spentText }} />}
      </p>
      {hasModel && left !== null && typeof budget.limit === 'number' && (
        <p>
          <FormattedMessage {...(budget.unit === 'COST' ? leftToday : leftTokens)} values={{ left: amount(left), limit: amount(budget.limit) }} />
        </p>
      )}
      {isSpent && refusal === null && (
        <Problem>
          <FormattedMessage {...errorMessages.BUDGET_EXCEEDED} />
        </Problem>
      )}
      {refusal !== null && <Problem role="alert">{refusal}</Problem>}
      <Fill />
      {open > 0 ? (
        <>
          <Keys>
            <Kbd>{ESCAPE}</Kbd>
          </Keys>
          <Button icon={Square} onClick={onStop}>
            <FormattedMessage {...messages.stopAll} />
          </Button>
        </>
      ) : (
        <Button variant="primary" icon={Play} loading={isStarting} disabled={!canRun || isSpent} disabledReason={isSpent ? intl.formatMessage(errorMessages.BUDGET_EXCEEDED) : hasModel ? intl.formatMessage(messages.reader) : intl.formatMessage(messages.setModel)} onClick={onRun}>
          {about === null ? <FormattedMessage {...name} /> : <FormattedMessage {...nameWithCost} values={{ cost: about }} />}
        </Button>
      )}
    </Bar>
  );
}

/** As it stands on keyboards. */
const ESCAPE = 'Esc';

const messages = defineMessages({
  noModel: { id: 'prompts.run.noModelShort', defaultMessage: 'No model' },
  setModel: { id: 'prompts.run.setModelFirst', defaultMessage: 'Set a model first' },
  reader: { id: 'prompts.run.reader', defaultMessage: 'You can read here, and run nothing' },
  run: { id: 'prompts.run.title', defaultMessage: 'Run' },
  again: { id: 'prompts.run.again', defaultMessage: 'Run again' },
  stopAll: { id: 'prompts.run.stopAll', defaultMessage: 'Stop all' },
});
const writing = defineMessage<{ open: number; count: number }>({ id: 'prompts.run.writing', defaultMessage: '{open} of {count} writing' });
const spentOn = defineMessage<{ cost: string }>({ id: 'prompts.run.spent', defaultMessage: '{cost} for this run' });
const runAbout = defineMessage<{ cost: string }>({ id: 'prompts.run.runAbout', defaultMessage: 'Run, about {cost}' });
const againAbout = defineMessage<{ cost: string }>({ id: 'prompts.run.againAbout', defaultMessage: 'Run again, about {cost}' });
const leftToday = defineMessage<{ left: string; limit: string }>({ id: 'prompts.run.leftToday', defaultMessage: '{left} of {limit} left today' });
const leftTokens = defineMessage<{ left: string; limit: string }>({ id: 'prompts.run.leftTokens', defaultMessage: '{left} of {limit} tokens left today' });
const tokens = defineMessage<{ count: number }>({ id: 'prompts.run.tokens', defaultMessage: '{count, plural, one {# token} other {# tokens}}' });

const Bar = styled.footer`
  ${tabularNumbers}
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 56px;
  padding: 8px 16px 8px 20px;
  border-block-start: 1px solid var(--line-1);
  background: var(--bg-sheet);
  color: var(--fg-2);
  font: var(--text-12);

  p:empty {
    display: none;
  }

  ${onSmallScreen} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
  }

  ${onPhone} {
    padding: 10px 16px calc(12px + env(safe-area-inset-bottom));

    > button {
      flex: 1 0 100%;
      min-height: 44px;
    }
  }
`;

const Fill = styled.span`
  flex: 1;
`;

const Keys = styled.span`
  ${onSmallScreen} {
    display: none;
  }
`;

const Problem = styled.p`
  color: var(--danger-fg);
`;
