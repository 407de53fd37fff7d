import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { SpaceSources } from './AllSourcesPage.tsx';

/** `/collection/inbox`: what lies in no collection yet, as it came. */
export function Component() {
  const intl = useIntl();
  return (
    <SpaceSources
      place="inbox"
      title={intl.formatMessage(placeNames.inbox)}
      text={intl.formatMessage(messages.text)}
      nothing={(target) => (
        <EmptyState
          picture={target ? 'arch-add' : 'arch'}
          title={<FormattedMessage {...messages.empty} />}
          text={<FormattedMessage {...(target ? messages.emptyHint : messages.emptyForViewers)} />}
          action={
            <ButtonLink>
              <Link to="/collection/all">
                <FormattedMessage {...messages.back} />
              </Link>
            </ButtonLink>
          }
        />
      )}
    />
  );
}

const messages = defineMessages({
  text: { id: 'vault.inboxText', defaultMessage: 'Saved and not yet sorted.' },
  empty: { id: 'vault.inboxEmpty', defaultMessage: 'The Inbox is empty' },
  emptyHint: { id: 'vault.inboxEmptyHint', defaultMessage: "What you add without a collection arrives here. Press '+' or paste a link." },
  emptyForViewers: { id: 'vault.inboxEmptyForViewers', defaultMessage: 'What is added without a collection arrives here.' },
  back: { id: 'vault.backToAll', defaultMessage: 'Back to All sources' },
});
