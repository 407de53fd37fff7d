import type { CSSProperties } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ProcessingLog_source$data, ProcessingLog_source$key } from '#client/__generated__/ProcessingLog_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { FailureLabel } from '#client/sources/status/FailureLabel.tsx';
import { stageMessages } from '#client/sources/status/sourceMessages.ts';
import { FoldBlock } from './FoldBlock.tsx';
import { ModelUses } from './ModelUses.tsx';
import { waterfall } from './waterfall.ts';

/** What happened in the newest run of the processing, as a waterfall; grows while it happens. Folded, unless it failed. */
export function ProcessingLog({ source: ref }: { source: ProcessingLog_source$key }) {
  const { formatDuration } = useFormats();
  const { status, processingLog, modelUses } = useFragment(
    graphql`
      fragment ProcessingLog_source on Source {
        status
        processingLog {
          id
          stage
          outcome
          code
          startedAt
          durationMs
          run
        }
        modelUses {
          ...ModelUses_use
        }
      }
    `,
    ref,
  );
  const { bars, totalMs } = waterfall(
    processingLog.map((event) => ({ event, startedAt: event.startedAt, durationMs: event.durationMs, run: event.run })),
  );
  if (bars.length === 0) return null;
  return (
    <FoldBlock name="log" title={<FormattedMessage {...messages.title} />} aside={formatDuration(totalMs)} isUrgent={status === 'FAILED'}>
      <Rows>
        {bars.map((bar, index) => {
          const style = { ['--from' as string]: `${bar.start}%`, ['--width' as string]: `${bar.width}%` };
          return bar.item === null ? <WaitLine key={`wait ${index}`} ms={bar.waitedMs} style={style} /> : <StageLine key={bar.item.event.id} event={bar.item.event} style={style} />;
        })}
      </Rows>
      {modelUses.length > 0 && <ModelUses uses={modelUses} />}
    </FoldBlock>
  );
}

function WaitLine({ ms, style }: { ms: number; style: CSSProperties }) {
  const { formatDuration } = useFormats();
  return (
    <li>
      <span>
        <FormattedMessage {...messages.waited} />
      </span>
      <Track $tone="var(--line-3)" style={style} />
      <em>{formatDuration(ms)}</em>
    </li>
  );
}

type Stage = ProcessingLog_source$data['processingLog'][number];

function StageLine({ event, style }: { event: Stage; style: CSSProperties }) {
  const { formatDuration } = useFormats();
  return (
    <li>
      <span>
        {Object.hasOwn(stageMessages, event.stage) ? (
          <FormattedMessage {...stageMessages[event.stage as keyof typeof stageMessages].WAITING} />
        ) : (
          event.stage
        )}
      </span>
      <Track $tone={toneOf(event.outcome)} style={style} />
      <em>
        {event.outcome === 'SKIPPED' ? (
          <FormattedMessage {...messages.skipped} />
        ) : (
          event.durationMs !== null && formatDuration(event.durationMs)
        )}
      </em>
      {(event.code !== null || event.outcome === 'FAILED' || event.outcome === 'RETRYING') && (
        <Reason $isFinal={event.outcome === 'FAILED'}>
          <FailureLabel code={event.code} />
          {event.outcome === 'RETRYING' && (
            <>
              {'. '}
              <FormattedMessage {...messages.retrying} />
            </>
          )}
        </Reason>
      )}
    </li>
  );
}

function toneOf(outcome: string): string {
  if (outcome === 'RUNNING') return 'var(--st-processing)';
  if (outcome === 'FAILED') return 'var(--st-failed)';
  if (outcome === 'SUCCEEDED') return 'var(--st-completed)';
  return 'var(--fg-off)';
}

const messages = defineMessages({
  title: { id: 'source.processingLog', defaultMessage: 'Processing log' },
  skipped: { id: 'source.skipped', defaultMessage: 'Skipped' },
  waited: { id: 'source.waited', defaultMessage: 'Waiting' },
  retrying: { id: 'source.retrying', defaultMessage: 'It is tried again' },
});

const Rows = styled.ol`
  display: grid;
  gap: 8px;
  color: var(--fg-2);
  font: var(--text-12);

  li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr) 56px;
    align-items: center;
    gap: 0 8px;
  }

  em {
    color: var(--fg-3);
    font-style: normal;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Track = styled.span<{ $tone: string }>`
  position: relative;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--bg-hover);

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: min(var(--from), calc(100% - 4px));
    width: var(--width);
    min-width: 4px;
    border-radius: 3px;
    background: ${({ $tone }) => $tone};

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

const Reason = styled.small<{ $isFinal: boolean }>`
  grid-column: 1 / -1;
  color: ${({ $isFinal }) => ($isFinal ? 'var(--danger-fg)' : 'var(--fg-3)')};
  font: var(--text-12);
`;
