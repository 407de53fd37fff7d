import { lazy, startTransition, Suspense, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay/hooks';
import type { TwoFactorSection_viewer$key } from '#client/__generated__/TwoFactorSection_viewer.graphql.ts';
import type { TwoFactorSectionRefetchQuery } from '#client/__generated__/TwoFactorSectionRefetchQuery.graphql.ts';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { AccountCard, AccountLine } from './AccountSheet.tsx';
import { twoFactorMessages as messages } from './twoFactor/twoFactorMessages.ts';

/** Seldom opened, and the QR code comes with it. */
const TwoFactorDialogs = lazy(async () => ({ default: (await import('./twoFactor/TwoFactorDialogs.tsx')).TwoFactorDialogs }));

const fragment = graphql`
  fragment TwoFactorSection_viewer on Viewer @refetchable(queryName: "TwoFactorSectionRefetchQuery") {
    account {
      viewerCanUseTwoFactor
      hasPassword
      twoFactor {
        enabledAt
        recoveryCodesLeft
      }
    }
  }
`;

/** The second step of signing in: whether it is on, and what changes it. Nothing where others sign people in. */
export function TwoFactorSection({ viewer }: { viewer: TwoFactorSection_viewer$key }) {
  const intl = useIntl();
  const { twoFactor: client } = useAuth();
  const [{ account }, refetch] = useRefetchableFragment<TwoFactorSectionRefetchQuery, TwoFactorSection_viewer$key>(fragment, viewer);
  const [task, setTask] = useState<'setUp' | 'turnOff' | 'newCodes' | null>(null);
  if (!client || !account.viewerCanUseTwoFactor || !account.hasPassword) return null;
  const { enabledAt, recoveryCodesLeft } = account.twoFactor;

  return (
    <AccountCard>
      <AccountLine>
        <div>
          <h2>
            <FormattedMessage {...messages.title} />
          </h2>
          <p>
            <FormattedMessage {...messages.text} />
          </p>
        </div>
        {enabledAt === null && (
          <Button onClick={() => setTask('setUp')}>
            <FormattedMessage {...messages.setUp} />
          </Button>
        )}
      </AccountLine>
      {enabledAt !== null && (
        <>
          <AccountLine>
            <div>
              <FormattedMessage {...messages.app} />
              <p>
                <FormattedMessage {...onSince} values={{ date: intl.formatDate(enabledAt, { dateStyle: 'long' }) }} />
              </p>
            </div>
            <Button onClick={() => setTask('turnOff')}>
              <FormattedMessage {...messages.turnOff} />
            </Button>
          </AccountLine>
          <AccountLine>
            <div>
              <FormattedMessage {...messages.recoveryCodes} />
              <p>
                <FormattedMessage {...codesLeft} values={{ left: recoveryCodesLeft }} />
              </p>
            </div>
            <Button onClick={() => setTask('newCodes')}>
              <FormattedMessage {...messages.newCodes} />
            </Button>
          </AccountLine>
        </>
      )}
      {task !== null && (
        <Suspense>
          <TwoFactorDialogs task={task} twoFactor={client} onClose={() => setTask(null)} onChanged={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))} />
        </Suspense>
      )}
    </AccountCard>
  );
}

const onSince = defineMessage<{ date: string }>({ id: 'twoFactor.onSince', defaultMessage: 'On since {date}' });
const codesLeft = defineMessage<{ left: number }>({ id: 'twoFactor.codesLeft', defaultMessage: '{left} of 10 left' });
