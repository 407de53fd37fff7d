import { ScanText } from 'lucide';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RecognizedNotice_source$key } from '#client/__generated__/RecognizedNotice_source.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { NoticeLine } from '#client/ui/display/NoticeLine.ts';

/** Says above a text that it was recognised in pictures. Nothing where it was not. */
export function RecognizedNotice({ source: ref }: { source: RecognizedNotice_source$key }) {
  const { details } = useFragment(
    graphql`
      fragment RecognizedNotice_source on Source {
        details {
          pages
          recognizedPages
        }
      }
    `,
    ref,
  );
  if (!details.recognizedPages) return null;
  const isWhole = details.pages === null || details.recognizedPages >= details.pages;
  return (
    <NoticeLine role="status">
      <Icon of={ScanText} size={14} />
      <span>{isWhole ? <FormattedMessage {...messages.whole} /> : <FormattedMessage {...messages.parts} values={{ count: details.recognizedPages }} />}</span>
    </NoticeLine>
  );
}

const messages = {
  whole: defineMessage({ id: 'source.recognized', defaultMessage: 'Read from a picture: letters may have been mistaken' }),
  parts: defineMessage<{ count: number }>({
    id: 'source.recognized.pages',
    defaultMessage: '{count, plural, one {# page was} other {# pages were}} read from pictures: letters may have been mistaken',
  }),
};
