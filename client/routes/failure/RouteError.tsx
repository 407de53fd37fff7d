import { RotateCw } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { requestMessages } from '#client/i18n/errorMessages.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { untilVaultAnswers } from '#client/relay/live/untilVaultAnswers.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Sheet } from '#client/ui/layout/Pane.tsx';
import { Centred } from './Centred.ts';
import { isFailedLoad, reloadForCode } from './failedLoads.ts';
import { type FailureKind, useFailureKind } from './useFailureKind.ts';

/** The outer boundary: the layout itself, with its spaces, could not be shown. */
export function AppError() {
  return (
    <Centred as="main">
      <Failure failed={messages.spaces} />
    </Centred>
  );
}

/** The inner boundary: a page failed, the navigation stays. */
export function PageError({ failed = commonMessages.noData }: { failed?: TypedMessageDescriptor }) {
  return (
    <Sheet id="content" tabIndex={-1}>
      <Centred>
        <Failure failed={failed} />
      </Centred>
    </Sheet>
  );
}

/** The page of the collections failed. */
export const CollectionsError = () => <PageError failed={messages.collections} />;

/** The page of one source failed. */
export const SourceError = () => <PageError failed={messages.source} />;

/** Inside the page of the collections: the sources failed. */
export function SourcesError() {
  return (
    <Centred>
      <Failure failed={commonMessages.noSources} />
    </Centred>
  );
}

/**
 * Goes away by itself once the vault answers again.
 * @param failed what is said where nothing better is known (spec section 8)
 */
function Failure({ failed }: { failed: TypedMessageDescriptor }) {
  const intl = useIntl();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const location = useLocation();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const kind = useFailureKind(error);
  const tryAgain = async () => {
    // Code that could not be loaded is not asked for again by every browser.
    if (kind === 'outdated' || isFailedLoad(error)) return window.location.reload();
    await revalidate();
    // The router takes a failure off the page when it sees that something is being read; what is read at once it does not see.
    if (box.current) await navigate(location, { replace: true, state: location.state as unknown });
  };
  const onAnswer = useEffectEvent(async () => {
    if (isFailedLoad(error)) reloadForCode();
    else await tryAgain();
  });
  const isAway = kind === 'away' || kind === 'unavailable';
  useEffect(() => {
    if (!isAway) return;
    const left = new AbortController();
    const goOn = async () => {
      // The vault may be there, and what the page asks for not yet.
      while (!left.signal.aborted) {
        await untilVaultAnswers(left.signal);
        await onAnswer();
      }
    };
    goOn().catch(() => undefined);
    return () => left.abort();
  }, [isAway]);
  if (kind === null) return <div aria-busy />;
  const { title, text } = wordsFor(kind, failed);
  return (
    <div role="alert" ref={box}>
      <PageTitle>{intl.formatMessage(title)}</PageTitle>
      <EmptyState
        isPage
        title={<FormattedMessage {...title} />}
        text={<FormattedMessage {...text} />}
        action={
          <Button icon={RotateCw} loading={state === 'loading'} onClick={() => void tryAgain()}>
            <FormattedMessage {...(kind === 'outdated' ? commonMessages.reload : messages.tryAgain)} />
          </Button>
        }
      />
    </div>
  );
}

function wordsFor(kind: FailureKind, failed: TypedMessageDescriptor): { title: TypedMessageDescriptor; text: TypedMessageDescriptor } {
  switch (kind) {
    case 'outdated':
      return { title: commonMessages.newVersion, text: messages.newVersionText };
    case 'rate-limited':
      return { title: messages.tooMany, text: requestMessages.RATE_LIMITED };
    case 'away':
      return { title: messages.noAnswer, text: messages.noAnswerText };
    case 'unavailable':
      return { title: messages.noAnswer, text: requestMessages.UNAVAILABLE };
    case 'failed':
      return { title: failed, text: messages.failedText };
  }
}

const messages = defineMessages({
  newVersionText: { id: 'app.newVersionText', defaultMessage: 'This page is older than the vault. Reload to go on.' },
  noAnswer: { id: 'app.noAnswer', defaultMessage: 'The vault does not answer' },
  noAnswerText: { id: 'app.noAnswerText', defaultMessage: 'Check the connection. It goes on by itself as soon as there is an answer.' },
  tooMany: { id: 'app.tooMany', defaultMessage: 'Too many requests' },
  spaces: { id: 'spaces.fetchFailed', defaultMessage: 'Failed to fetch spaces.' },
  collections: { id: 'collections.fetchFailed', defaultMessage: 'Failed to fetch collections.' },
  source: { id: 'source.fetchFailed', defaultMessage: 'Failed to fetch the source.' },
  failedText: { id: 'app.failedText', defaultMessage: 'An error occurred. Please try again later.' },
  tryAgain: { id: 'app.tryAgain', defaultMessage: 'Try again' },
});
