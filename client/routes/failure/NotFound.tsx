import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Sheet } from '#client/ui/layout/Pane.tsx';
import { Centred } from './Centred.ts';

/** An address that leads nowhere. */
export function NotFound() {
  const intl = useIntl();
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <Centred>
        <EmptyState
          isPage
          title={<FormattedMessage {...messages.title} />}
          text={<FormattedMessage {...messages.text} />}
          action={
            <ButtonLink>
              <Link to="/collection">
                <FormattedMessage {...messages.action} />
              </Link>
            </ButtonLink>
          }
        />
      </Centred>
    </Sheet>
  );
}

const messages = defineMessages({
  title: { id: 'app.notFound', defaultMessage: 'There is no page here' },
  text: { id: 'app.notFoundText', defaultMessage: 'The address may be mistyped, or what was here is gone.' },
  action: { id: 'app.toCollections', defaultMessage: 'Go to Collections' },
});
