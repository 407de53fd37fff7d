import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ProcessingStages_source$key } from '#client/__generated__/ProcessingStages_source.graphql.ts';
import { SourceProgress } from '#client/sources/status/SourceProgress.tsx';
import { StageList } from '#client/sources/status/StageList.tsx';

/** Where the text will be: the stages of its processing, as they happen. */
export function ProcessingStages({ source: ref }: { source: ProcessingStages_source$key }) {
  const source = useFragment(
    graphql`
      fragment ProcessingStages_source on Source {
        status
        ...StageList_source
        ...SourceProgress_source
      }
    `,
    ref,
  );
  return (
    <Box role="status">
      <h2>
        <FormattedMessage {...(source.status === 'PROCESSING' ? messages.processing : messages.waiting)} />
      </h2>
      <Stages>
        <StageList source={source} />
      </Stages>
      <SourceProgress source={source} />
    </Box>
  );
}

const messages = defineMessages({
  processing: { id: 'source.processing', defaultMessage: 'The text appears here as soon as it is ready' },
  waiting: { id: 'source.waiting', defaultMessage: 'Waiting for its turn' },
});

const Box = styled.div`
  overflow: hidden;
  margin-block-end: 32px;
  border-radius: var(--r-lg);
  background: var(--bg-sunken);
  box-shadow: inset 0 0 0 1px var(--line-1);

  h2 {
    padding: 16px 16px 0;
    font: var(--text-14);
    font-weight: 600;
  }
`;

const Stages = styled.div`
  height: 108px;
`;
