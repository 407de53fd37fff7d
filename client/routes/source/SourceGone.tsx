import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pane, PaneBody } from '#client/ui/Pane.tsx';

/** In place of a source that is not there, or not for the reader: both look alike. */
export function SourceGone() {
  const intl = useIntl();
  return (
    <Pane>
      <PageTitle>{intl.formatMessage(messages.gone)}</PageTitle>
      <PaneBody>
        <EmptyState
          isPage
          title={<FormattedMessage {...messages.gone} />}
          text={<FormattedMessage {...messages.goneText} />}
          action={
            <ButtonLink>
              <Link to="/collection">
                <FormattedMessage {...messages.toCollections} />
              </Link>
            </ButtonLink>
          }
        />
      </PaneBody>
    </Pane>
  );
}

const messages = defineMessages({
  gone: { id: 'source.gone', defaultMessage: 'This source is not here' },
  goneText: { id: 'source.goneText', defaultMessage: 'It was deleted, or you have no access to its space.' },
  toCollections: { id: 'source.toCollections', defaultMessage: 'Go to Collections' },
});
