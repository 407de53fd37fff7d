import { Copy, Square } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { RunColumn_run$key } from '#client/__generated__/RunColumn_run.graphql.ts';
import type { RunColumn_state$key } from '#client/__generated__/RunColumn_state.graphql.ts';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { tabularNumbers } from '#client/ui/mixins.ts';
import { RunFailure } from './RunFailure.tsx';

type RunColumnProps = { run: RunColumn_run$key; onStop: (id: string) => void };

/** One answer of one model: who gives it, how it stands, what it says, and what it took. */
export function RunColumn({ run: ref, onStop }: RunColumnProps) {
  const intl = useIntl();
  const copy = useCopyToClipboard();
  const run = useFragment(
    graphql`
      fragment RunColumn_run on PromptRun {
        id
        model
        output
        version {
          number
        }
        rendered {
          missing
        }
        ...RunColumn_state
      }
    `,
    ref,
  );
  const { state, viewerCanStop, failure, firstTokenMs, durationMs, spend } = useFragment<RunColumn_state$key>(
    graphql`
      fragment RunColumn_state on PromptRun {
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
  const { id, model, output, version, rendered } = run;
  const sum = (of: (paid: (typeof spend)[number]) => number) => spend.reduce((total, paid) => total + of(paid), 0);
  const seconds = (ms: number | null | undefined) => (typeof ms === 'number' ? intl.formatNumber(ms / 1000, { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 }) : NONE);
  const versionName = version ? intl.formatMessage(messages.version, { number: version.number }) : intl.formatMessage(messages.draft);
  const facts = [
    { label: messages.read, value: spend.length > 0 ? intl.formatNumber(sum(({ inputTokens }) => inputTokens)) : NONE },
    { label: messages.written, value: spend.length > 0 ? intl.formatNumber(sum(({ outputTokens }) => outputTokens)) : NONE },
    { label: messages.first, value: seconds(firstTokenMs) },
    { label: messages.time, value: seconds(durationMs) },
    { label: messages.cost, value: spend.length > 0 && spend.every(({ cost }) => cost !== null) ? intl.formatNumber(sum(({ cost }) => cost ?? 0), { maximumSignificantDigits: 2 }) : NONE },
  ];
  return (
    <Column aria-label={intl.formatMessage(messages.column, { model, version: versionName })}>
      <header>
        <b dir="auto">{model}</b>
        <small>{versionName}</small>
        <State role="status" data-state={state}>
          <FormattedMessage {...(isKnown(state) ? states[state] : states.RUNNING)} />
        </State>
      </header>
      {rendered.missing.length > 0 && (
        <Quiet>
          <FormattedMessage {...messages.missing} values={{ names: intl.formatList([...rendered.missing]) }} />
        </Quiet>
      )}
      {/* What grows is not read out; that it has ended is. */}
      {output !== '' && (
        <Output dir="auto" tabIndex={0} role="group" aria-label={intl.formatMessage(messages.answer)}>
          {output}
        </Output>
      )}
      {failure && <RunFailure code={failure.code} />}
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label.id}>
            <dt>
              <FormattedMessage {...label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Actions>
        {viewerCanStop ? (
          <Button size={28} icon={Square} onClick={() => onStop(id)}>
            <FormattedMessage {...messages.stop} />
          </Button>
        ) : (
          output !== '' && (
            <Button size={28} variant="ghost" icon={Copy} onClick={() => copy(output)}>
              <FormattedMessage {...messages.copy} />
            </Button>
          )
        )}
      </Actions>
    </Column>
  );
}

/** In place of a number. */
const NONE = '–';

const states = defineMessages({
  WAITING: { id: 'prompts.run.waiting', defaultMessage: 'Waiting' },
  RUNNING: { id: 'prompts.run.running', defaultMessage: 'Writing' },
  SUCCEEDED: { id: 'prompts.run.done', defaultMessage: 'Done' },
  FAILED: { id: 'prompts.run.failed', defaultMessage: 'Failed' },
  STOPPED: { id: 'prompts.run.stopped', defaultMessage: 'Stopped' },
  INTERRUPTED: { id: 'prompts.run.interrupted', defaultMessage: 'Interrupted' },
});

/** A state may be newer than this page. */
const isKnown = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

const messages = {
  column: defineMessage<{ model: string; version: string }>({ id: 'prompts.run.column', defaultMessage: '{model}, {version}' }),
  version: defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' }),
  draft: defineMessage({ id: 'prompts.run.draft', defaultMessage: 'Draft' }),
  missing: defineMessage<{ names: string }>({ id: 'prompts.missingValues', defaultMessage: 'Not filled: {names}' }),
  answer: defineMessage({ id: 'prompts.run.answer', defaultMessage: 'Answer' }),
  read: defineMessage({ id: 'prompts.run.in', defaultMessage: 'In' }),
  written: defineMessage({ id: 'prompts.run.out', defaultMessage: 'Out' }),
  first: defineMessage({ id: 'prompts.run.first', defaultMessage: 'First word' }),
  time: defineMessage({ id: 'prompts.run.time', defaultMessage: 'Time' }),
  cost: defineMessage({ id: 'prompts.run.cost', defaultMessage: 'Cost' }),
  copy: defineMessage({ id: 'prompts.copy', defaultMessage: 'Copy' }),
  stop: defineMessage({ id: 'prompts.run.stop', defaultMessage: 'Stop' }),
};

const Column = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  align-content: start;
  padding: 12px 16px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-1);

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    font: var(--text-13);
  }

  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--fg-2);
    font: 500 12px/18px var(--font-mono);
  }
`;

const State = styled.span`
  margin-inline-start: auto;
  color: var(--fg-2);
  font: var(--text-12);

  &:is([data-state='FAILED'], [data-state='INTERRUPTED']) {
    color: var(--danger-fg);
  }
`;

const Output = styled.div`
  max-height: 320px;
  overflow: auto;
  color: var(--fg-1);
  font: 400 14px/22px var(--font-ui);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-12);
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--fg-2);
  font: var(--text-12);

  dd {
    ${tabularNumbers}
    color: var(--fg-1);
    font-weight: 600;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
`;
