import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RecognizingNotice_source$key } from '#client/__generated__/RecognizingNotice_source.graphql.ts';
import { useSourceProgress } from '#client/sources/status/useSourceProgress.ts';
import { ViewNotice } from './reader/ViewNotice.ts';

/** Says over a document that text is being recognised in its pictures, and at which page that is: until then they cannot be searched. Nothing at other times. */
export function RecognizingNotice({ source: ref }: { source: RecognizingNotice_source$key }) {
  const source = useFragment(
    graphql`
      fragment RecognizingNotice_source on Source {
        ...useSourceProgress_source
      }
    `,
    ref,
  );
  const now = useSourceProgress(source).stages.find(({ stage, state }) => stage === 'RECOGNIZE' && state === 'RUNNING');
  if (!now) return null;
  const { parts, partsDone } = now;
  return (
    <ViewNotice role="status">
      {parts === null ? <FormattedMessage {...messages.now} /> : <FormattedMessage {...messages.page} values={{ page: Math.min((partsDone ?? 0) + 1, parts), pages: parts }} />}
    </ViewNotice>
  );
}

const messages = {
  now: defineMessage({ id: 'source.recognizing', defaultMessage: 'Text is being recognised in the picture' }),
  page: defineMessage<{ page: number; pages: number }>({ id: 'source.recognizing.page', defaultMessage: 'Text is being recognised: page {page, number} of {pages, number}' }),
};
