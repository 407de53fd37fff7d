import { Files } from 'lucide';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JoinedNotice_source$key } from '#client/__generated__/JoinedNotice_source.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { NoticeLine } from '#client/ui/display/NoticeLine.ts';

/** Says above a text from how many pages of its site it was put together. Nothing where it is one. */
export function JoinedNotice({ source: ref }: { source: JoinedNotice_source$key }) {
  const { details } = useFragment(
    graphql`
      fragment JoinedNotice_source on Source {
        details {
          joinedPages
        }
      }
    `,
    ref,
  );
  if (!details.joinedPages) return null;
  return (
    <NoticeLine role="status">
      <Icon of={Files} size={14} />
      <span>
        <FormattedMessage {...message} values={{ count: details.joinedPages }} />
      </span>
    </NoticeLine>
  );
}

const message = defineMessage<{ count: number }>({
  id: 'source.joined',
  defaultMessage: 'Put together from {count, plural, one {# page} other {# pages}} of the site',
});
