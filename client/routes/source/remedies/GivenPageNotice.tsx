import { ClipboardCheck } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GivenPageNotice_source$key } from '#client/__generated__/GivenPageNotice_source.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { NoticeLine } from '#client/ui/display/NoticeLine.ts';
import { useGivePage } from './useGivePage.ts';

/** Says above a text that it was handed in, and leads back to what the address itself answers. Nothing where it was not. */
export function GivenPageNotice({ source: ref }: { source: GivenPageNotice_source$key }) {
  const source = useFragment(
    graphql`
      fragment GivenPageNotice_source on Source {
        isPageGiven
        trashedAt
        viewerCanEdit
        ...useGivePage_source
      }
    `,
    ref,
  );
  const { givePage, isGiving } = useGivePage(source);
  if (!source.isPageGiven) return null;
  const takeBack = async () => {
    const refusal = isGiving ? null : await givePage(null);
    if (refusal !== null) showToast({ type: 'error', message: refusal });
  };
  return (
    <NoticeLine role="status">
      <Icon of={ClipboardCheck} size={14} />
      <span>
        <FormattedMessage {...messages.given} />
      </span>
      {source.viewerCanEdit && source.trashedAt === null && (
        <button type="button" aria-busy={isGiving || undefined} onClick={() => void takeBack()}>
          <FormattedMessage {...messages.takeBack} />
        </button>
      )}
    </NoticeLine>
  );
}

const messages = defineMessages({
  given: { id: 'source.given', defaultMessage: 'Read from a page that was handed in' },
  takeBack: { id: 'source.given.takeBack', defaultMessage: 'Read its address again' },
});
