import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { AddSourceButton } from '#client/sources/add/AddSourceButton.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { openUploadDialog, useProvideUploadTarget } from '#client/uploads/uploadTarget.ts';
import { useVaultOutlet } from './vaultOutlet.ts';

/** `/collection`: no collection is chosen yet. */
export function Component() {
  const intl = useIntl();
  const target = useVaultOutlet().spaceTarget ?? null;
  useProvideUploadTarget(target);
  return (
    <Pane>
      <PageTitle isHeading>{intl.formatMessage(messages.pageTitle)}</PageTitle>
      <PaneBody>
        <EmptyState
          title={<FormattedMessage {...messages.title} />}
          text={target && <FormattedMessage {...messages.text} />}
          action={
            <ButtonLink>
              <Link to="/collection/all">
                <FormattedMessage {...messages.all} />
              </Link>
            </ButtonLink>
          }
        />
      </PaneBody>
      {target && <AddSourceButton target={target} onUpload={openUploadDialog} />}
    </Pane>
  );
}

const messages = defineMessages({
  pageTitle: { id: 'vault.title', defaultMessage: 'Collections' },
  title: { id: 'vault.noneSelected', defaultMessage: 'Select a collection to see its sources' },
  all: { id: 'vault.allSources', defaultMessage: 'All sources' },
  text: { id: 'vault.noneSelectedHint', defaultMessage: 'Or create a new one in the sidebar.' },
});
