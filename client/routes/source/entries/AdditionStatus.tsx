import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { AdditionStatus_source$key } from '#client/__generated__/AdditionStatus_source.graphql.ts';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { onPhone } from '#client/ui/mixins.ts';

/** How far it is that files are added, and then what came of it. Nothing where none were. */
export function AdditionStatus({ source: ref }: { source: AdditionStatus_source$key }) {
  const intl = useIntl();
  const { entryAddition: addition } = useFragment(
    graphql`
      fragment AdditionStatus_source on Source {
        entryAddition {
          total
          done
          added
          alreadyThere
          refused
          isOver
          problem
        }
      }
    `,
    ref,
  );
  if (!addition) return null;
  const { total, done, added, alreadyThere, refused, isOver, problem } = addition;
  if (!isOver) {
    const label = intl.formatMessage(messages.running, { done, total });
    return (
      <Place role="status">
        <span>{label}</span>
        <ProgressLine label={label} percent={(done / Math.max(1, total)) * 100} thickness={4} />
      </Place>
    );
  }
  const said = [
    intl.formatMessage(messages.added, { count: added }),
    alreadyThere > 0 && intl.formatMessage(messages.alreadyThere, { count: alreadyThere }),
    refused > 0 && intl.formatMessage(messages.refused, { count: refused }),
  ].filter(Boolean);
  return (
    <Place role="status">
      <span>{said.join(' · ')}</span>
      {problem !== null && (
        <Problem>
          <FormattedMessage {...messages.stopped} />
        </Problem>
      )}
    </Place>
  );
}

const messages = {
  running: defineMessage<{ done: number; total: number }>({ id: 'entries.running', defaultMessage: 'Adding files: {done, number} of {total, number} done' }),
  added: defineMessage<{ count: number }>({ id: 'entries.added', defaultMessage: '{count, plural, =0 {Nothing was added} one {# file was added} other {# files were added}}' }),
  alreadyThere: defineMessage<{ count: number }>({ id: 'entries.alreadyThere', defaultMessage: '{count, plural, one {# was in this space already} other {# were in this space already}}' }),
  refused: defineMessage<{ count: number }>({ id: 'entries.refused', defaultMessage: '{count, plural, one {# could not be added} other {# could not be added}}' }),
  stopped: defineMessage({ id: 'entries.stopped', defaultMessage: 'It ended before all were done: there is no room left, the place is gone, or the file is damaged.' }),
};

const Place = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--line-1);
  color: var(--fg-2);
  font: var(--text-13);
  font-variant-numeric: tabular-nums;

  ${onPhone} {
    padding-inline: 12px;
  }
`;

const Problem = styled.span`
  color: var(--st-failed);
`;
