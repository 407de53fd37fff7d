import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { addressOfCollection } from './addresses.ts';

/** The page of a prompt that is not there, or that one may not see. */
export function PromptGone() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.gone);
  return (
    <Pane>
      <PageTitle>{title}</PageTitle>
      <PaneBody>
        <EmptyState
          isPage
          title={title}
          text={<FormattedMessage {...messages.goneText} />}
          action={
            <ButtonLink>
              <Link to={addressOfCollection(null)}>
                <FormattedMessage {...messages.back} />
              </Link>
            </ButtonLink>
          }
        />
      </PaneBody>
    </Pane>
  );
}

const messages = defineMessages({
  back: { id: 'prompts.back', defaultMessage: 'Back' },
  gone: { id: 'prompts.gone', defaultMessage: 'This prompt is not here' },
  goneText: { id: 'prompts.goneText', defaultMessage: 'It was deleted, or you may not see it.' },
});
