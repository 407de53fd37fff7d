import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SummaryBlock_source$key } from '#client/__generated__/SummaryBlock_source.graphql.ts';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { Block } from './Block.ts';

/** What a source says in short; nothing where nobody wrote that. */
export function SummaryBlock({ source: ref }: { source: SummaryBlock_source$key }) {
  const { summary } = useFragment(
    graphql`
      fragment SummaryBlock_source on Source {
        summary
      }
    `,
    ref,
  );
  if (!summary) return null;
  return (
    <Block>
      <BlockHead>
        <FormattedMessage {...messages.summary} />
      </BlockHead>
      <Words>{summary}</Words>
    </Block>
  );
}

const messages = defineMessages({
  summary: { id: 'source.summary', defaultMessage: 'Summary' },
});

const Words = styled.p`
  color: var(--fg-2);
  font: var(--text-13);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
