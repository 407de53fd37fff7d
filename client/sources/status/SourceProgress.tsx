import { defineMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SourceProgress_source$key } from '#client/__generated__/SourceProgress_source.graphql.ts';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { useSourceProgress } from './useSourceProgress.ts';

/** The live line of a source that is being processed; nothing else has one. */
export function SourceProgress({ source: ref }: { source: SourceProgress_source$key }) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourceProgress_source on Source {
        status
        title
        ...useSourceProgress_source
      }
    `,
    ref,
  );
  const isProcessing = source.status === 'PROCESSING';
  const { percent } = useSourceProgress(isProcessing ? source : null);
  if (!isProcessing) return null;
  return <ProgressLine label={intl.formatMessage(messages.progress, { title: source.title })} percent={percent} />;
}

const messages = {
  progress: defineMessage<{ title: string }>({ id: 'sources.progress', defaultMessage: 'Processing {title}' }),
};
