import { Copy, RotateCw, Square } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { RunAnswer_run$key } from '#client/__generated__/RunAnswer_run.graphql.ts';
import type { RunAnswer_state$key } from '#client/__generated__/RunAnswer_state.graphql.ts';
import { costText } from '#client/i18n/costText.ts';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { tabularNumbers } from '#client/ui/mixins.ts';
import { RunFailure } from './RunFailure.tsx';

type RunAnswerProps = {
  run: RunAnswer_run$key;
  isFastest?: boolean;
  isCheapest?: boolean;
  /** Left out where it is not stopped. */
  onStop?: () => void;
  /** Null where it is not run again. */
  onRetry?: (() => void) | null;
};

/** What a model has answered so far, why it says no more, and what it took. */
export function RunAnswer({ run: ref, isFastest = false, isCheapest = false, onStop, onRetry = null }: RunAnswerProps) {
  const intl = useIntl();
  const copy = useCopyToClipboard();
  const run = useFragment(
    graphql`
      fragment RunAnswer_run on PromptRun {
        output
        rendered {
          missing
        }
        ...RunAnswer_state
      }
    `,
    ref,
  );
  const { state, viewerCanStop, failure, firstTokenMs, durationMs, spend } = useFragment<RunAnswer_state$key>(
    graphql`
      fragment RunAnswer_state on PromptRun {
        state
        viewerCanStop
        firstTokenMs
        durationMs
        failure {
          code
        }
        spend {
          inputTokens
          outputTokens
          cost
        }
      }
    `,
    run,
  );
  const { output, rendered } = run;
  const isWriting = state === 'RUNNING' || state === 'WAITING';
  const text = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // It follows what is written only while its end is in view.
  useLayoutEffect(() => {
    if (isWriting && isAtEnd.current && text.current) text.current.scrollTop = text.current.scrollHeight;
  }, [isWriting, output]);
  const sum = (of: (paid: (typeof spend)[number]) => number) => spend.reduce((total, paid) => total + of(paid), 0);
  const written = sum(({ outputTokens }) => outputTokens);
  const seconds = (ms: number | null | undefined) => (typeof ms === 'number' ? intl.formatNumber(ms / 1000, { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 }) : NONE);
  const cost = spend.length > 0 && spend.every((paid) => typeof paid.cost === 'number') ? sum((paid) => paid.cost ?? 0) : null;
  const facts = [
    { label: messages.read, value: spend.length > 0 ? intl.formatNumber(sum(({ inputTokens }) => inputTokens)) : NONE, isBest: false },
    { label: messages.written, value: spend.length > 0 ? intl.formatNumber(written) : NONE, isBest: false },
    { label: messages.first, value: seconds(firstTokenMs), isBest: false },
    { label: messages.time, value: seconds(durationMs), isBest: isFastest },
    { label: messages.cost, value: cost === null ? NONE : cost === 0 ? intl.formatNumber(0) : costText(intl, cost), isBest: isCheapest },
  ];
  return (
    <>
      {/* What grows is not read out; that it has ended is. */}
      <Output
        ref={text}
        tabIndex={0}
        role="group"
        aria-label={intl.formatMessage(messages.answer)}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
        }}
      >
        {rendered.missing.length > 0 && (
          <Quiet>
            <FormattedMessage {...missing} values={{ names: intl.formatList([...rendered.missing]) }} />
          </Quiet>
        )}
        {(output !== '' || isWriting) && (
          <div dir="auto">
            {output}
            {isWriting && <Caret aria-hidden />}
          </div>
        )}
        {state === 'STOPPED' && (
          <Quiet>
            <FormattedMessage {...(output === '' ? messages.stoppedEmpty : messages.stopped)} />
          </Quiet>
        )}
        {failure && (
          <Failed>
            <RunFailure code={failure.code} />
            {spend.length === 0 && (
              <Quiet>
                <FormattedMessage {...messages.free} />
              </Quiet>
            )}
            {onRetry && (
              <Button size={28} icon={RotateCw} onClick={onRetry}>
                <FormattedMessage {...messages.retry} />
              </Button>
            )}
          </Failed>
        )}
      </Output>
      <Foot>
        <Facts>
          {facts.map(({ label, value, isBest }) => (
            <div key={label.id}>
              <dt>
                <FormattedMessage {...label} />
              </dt>
              <dd data-best={isBest || undefined}>{value}</dd>
            </div>
          ))}
        </Facts>
        <Actions>
          {onStop && viewerCanStop && (
            <Button size={28} variant="ghost" icon={Square} onClick={onStop}>
              <FormattedMessage {...messages.stop} />
            </Button>
          )}
          {!isWriting && output !== '' && (
            <Button size={28} variant="ghost" icon={Copy} onClick={() => copy(output)}>
              <FormattedMessage {...messages.copy} />
            </Button>
          )}
        </Actions>
      </Foot>
    </>
  );
}

/** In place of a number. */
const NONE = '–';

const missing = defineMessage<{ names: string }>({ id: 'prompts.missingValues', defaultMessage: 'Not filled: {names}' });

const messages = defineMessages({
  answer: { id: 'prompts.run.answer', defaultMessage: 'Answer' },
  stopped: { id: 'prompts.run.stoppedKept', defaultMessage: 'Stopped. What was written is kept.' },
  stoppedEmpty: { id: 'prompts.run.stoppedEmpty', defaultMessage: 'Stopped before anything was written.' },
  free: { id: 'prompts.run.free', defaultMessage: 'Nothing was charged.' },
  retry: { id: 'prompts.run.retry', defaultMessage: 'Run this again' },
  read: { id: 'prompts.run.in', defaultMessage: 'In' },
  written: { id: 'prompts.run.out', defaultMessage: 'Out' },
  first: { id: 'prompts.run.first', defaultMessage: 'First word' },
  time: { id: 'prompts.run.time', defaultMessage: 'Time' },
  cost: { id: 'prompts.run.cost', defaultMessage: 'Cost' },
  copy: { id: 'prompts.copy', defaultMessage: 'Copy' },
  stop: { id: 'prompts.run.stop', defaultMessage: 'Stop' },
});

const Output = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
  min-height: 0;
  overflow: auto;
  padding: 16px 20px;

  > div[dir] {
    color: var(--fg-1);
    font: 400 14px/22px var(--font-ui);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Caret = styled.i`
  display: inline-block;
  width: 7px;
  height: 15px;
  margin-inline-start: 2px;
  border-radius: 1px;
  background: var(--st-processing);
  vertical-align: -2px;
`;

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-12);
`;

const Failed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: start;
  padding: 12px 14px;
  border-radius: var(--r-md);
  background: var(--st-failed-bg);
`;

const Foot = styled.footer`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 10px 20px 12px;
  border-block-start: 1px solid var(--line-1);
`;

const Facts = styled.dl`
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;

  dt {
    color: var(--fg-2);
    font: var(--text-11);
  }

  dd {
    color: var(--fg-1);
    font: 500 13px/20px var(--font-ui);
  }

  dd[data-best] {
    color: var(--st-completed-fg);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  min-height: 28px;
  margin-inline-start: -8px;
`;
