import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pane, PaneBody } from '#client/ui/Pane.tsx';

/** `/collection`: no collection is chosen yet. */
export function Component() {
  const intl = useIntl();
  return (
    <Pane>
      <PageTitle isHeading>{intl.formatMessage(messages.pageTitle)}</PageTitle>
      <PaneBody>
        <EmptyState title={<FormattedMessage {...messages.title} />} text={<FormattedMessage {...messages.text} />} />
      </PaneBody>
    </Pane>
  );
}

const messages = defineMessages({
  pageTitle: { id: 'vault.title', defaultMessage: 'Collections' },
  title: { id: 'vault.noneSelected', defaultMessage: 'Select a collection to see its sources' },
  text: { id: 'vault.noneSelectedHint', defaultMessage: 'Or create a new one in the sidebar.' },
});
