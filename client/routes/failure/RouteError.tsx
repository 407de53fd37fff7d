import { RotateCw } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { requestMessages } from '#client/i18n/errorMessages.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { RequestError } from '#client/relay/environment.ts';
import { requestRefusalOf } from '#client/relay/requestRefusal.ts';
import { OutdatedPageError } from '#client/relay/outdatedPage.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Sheet } from '#client/ui/Pane.tsx';
import { Centred } from './Centred.ts';
import { isFailedLoad } from './failedLoads.ts';

/** The outer boundary: the layout itself could not be shown. */
export function AppError() {
  return (
    <Centred as="main">
      <Failure />
    </Centred>
  );
}

/** The inner boundary: a page failed, the navigation stays. */
export function PageError() {
  return (
    <Sheet id="content" tabIndex={-1}>
      <Centred>
        <Failure />
      </Centred>
    </Sheet>
  );
}

/** Inside a page: one of its panes failed. */
export function PaneError() {
  return (
    <Centred>
      <Failure />
    </Centred>
  );
}

function Failure() {
  const intl = useIntl();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { title, text } = wordsFor(error);
  const isOld = isOlderThanVault(error);
  return (
    <div role="alert">
      <PageTitle isHeading>{intl.formatMessage(title)}</PageTitle>
      <EmptyState
        title={<FormattedMessage {...title} />}
        text={<FormattedMessage {...text} />}
        action={
          <Button
            icon={RotateCw}
            loading={state === 'loading'}
            onClick={() => (isOld ? window.location.reload() : void revalidate())}
          >
            <FormattedMessage {...(isOld ? commonMessages.reload : messages.tryAgain)} />
          </Button>
        }
      />
    </div>
  );
}

const isOlderThanVault = (error: unknown): boolean => error instanceof OutdatedPageError || isFailedLoad(error);

function wordsFor(error: unknown): { title: TypedMessageDescriptor; text: TypedMessageDescriptor } {
  if (isOlderThanVault(error)) return { title: commonMessages.newVersion, text: messages.newVersionText };
  if (requestRefusalOf(error) === 'RATE_LIMITED') return { title: messages.tooMany, text: requestMessages.RATE_LIMITED };
  if (error instanceof RequestError) return { title: messages.noAnswer, text: messages.noAnswerText };
  return { title: messages.failed, text: messages.failedText };
}

const messages = defineMessages({
  newVersionText: { id: 'app.newVersionText', defaultMessage: 'This page is older than the vault. Reload to go on.' },
  noAnswer: { id: 'app.noAnswer', defaultMessage: 'The vault does not answer' },
  noAnswerText: { id: 'app.noAnswerText', defaultMessage: 'Check the connection, then try again.' },
  tooMany: { id: 'app.tooMany', defaultMessage: 'Too many requests' },
  failed: { id: 'app.failed', defaultMessage: 'Failed to load data.' },
  failedText: { id: 'app.failedText', defaultMessage: 'An error occurred. Please try again later.' },
  tryAgain: { id: 'app.tryAgain', defaultMessage: 'Try again' },
});
