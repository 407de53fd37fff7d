import { defineMessage, FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProcessingItem_source$key } from '#client/__generated__/ProcessingItem_source.graphql.ts';
import { stageMessages } from '#client/sources/status/sourceMessages.ts';
import { SourceProgress } from '#client/sources/status/SourceProgress.tsx';
import { SourceStatusBadge } from '#client/sources/status/SourceStatusBadge.tsx';
import { useSourceProgress, type StageProgress } from '#client/sources/status/useSourceProgress.ts';
import { ProgressRing } from '#client/ui/display/Progress.tsx';
import { alignAsAround, clip, tabularNumbers } from '#client/ui/mixins.ts';
import { remainingTimeOf, useRemainingTime } from './remainingTime.ts';

/** A source that is being worked on, or waits for it: how far it is, what is done with it now, and how much of that is left where it is known. */
export function ProcessingItem({ source: ref }: { source: ProcessingItem_source$key }) {
  const source = useFragment(
    graphql`
      fragment ProcessingItem_source on Source {
        id
        title
        status
        processingMsLeft
        ...SourceProgress_source
        ...SourceStatusBadge_source
        ...useSourceProgress_source
      }
    `,
    ref,
  );
  const { stages, percent } = useSourceProgress(source);
  const msLeft = useRemainingTime(source.processingMsLeft ?? null);
  const isWaiting = source.status !== 'PROCESSING';
  const now = isWaiting ? undefined : stages.find(({ state }) => state === 'RUNNING');
  return (
    <>
      <Line>
        {!isWaiting && <ProgressRing percent={percent} size={14} />}
        <Link to={`/source/${source.id}`} dir="auto">{source.title}</Link>
        {isWaiting ? (
          <SourceStatusBadge source={source} />
        ) : (
          percent !== undefined && (
            <Percent>
              <FormattedNumber value={percent / 100} style="percent" />
            </Percent>
          )
        )}
      </Line>
      <SourceProgress source={source} />
      {now && (
        <Foot>
          <span>
            <FormattedMessage {...stageMessages[now.stage].RUNNING} />
          </span>
          <Left of={now} msLeft={msLeft} />
        </Foot>
      )}
    </>
  );
}

/** The page it is at, else the piece of the text, else about how long it will take; nothing where nobody knows. */
function Left({ of: { stage, partsDone, parts }, msLeft }: { of: StageProgress; msLeft: number | null }) {
  if (parts !== null) {
    const values = { part: Math.min((partsDone ?? 0) + 1, parts), parts };
    return (
      <span>
        <FormattedMessage {...(stage === 'EXTRACT' || stage === 'RECOGNIZE' ? messages.page : messages.part)} values={values} />
      </span>
    );
  }
  const left = remainingTimeOf(msLeft);
  if (left === null) return null;
  return (
    <span>
      <FormattedMessage {...messages[left.unit]} values={{ count: left.count }} />
    </span>
  );
}

const messages = {
  page: defineMessage<{ part: number; parts: number }>({ id: 'dashboard.processing.page', defaultMessage: 'page {part, number} of {parts, number}' }),
  part: defineMessage<{ part: number; parts: number }>({ id: 'dashboard.processing.part', defaultMessage: 'part {part, number} of {parts, number}' }),
  seconds: defineMessage<{ count: number }>({ id: 'dashboard.processing.seconds', defaultMessage: 'about {count, number} s left' }),
  minutes: defineMessage<{ count: number }>({ id: 'dashboard.processing.minutes', defaultMessage: 'about {count, number} min left' }),
};

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-end: 8px;

  a {
    ${clip}
    ${alignAsAround}
    flex: 1;
    min-width: 0;
    font-weight: 500;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Percent = styled.span`
  ${tabularNumbers}
  color: var(--st-processing-fg);
  font-weight: 500;
`;

const Foot = styled.div`
  ${tabularNumbers}
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-block-start: 6px;
  color: var(--fg-3);
  font: var(--text-12);
`;
