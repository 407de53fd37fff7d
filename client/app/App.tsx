import { Suspense, useEffect, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { RouterProvider } from 'react-router-dom';
import { AuthProvider } from '#client/auth/AuthProvider.tsx';
import { auth } from '#client/auth/currentAuth.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { LocaleProvider, useLocale } from '#client/i18n/LocaleProvider.tsx';
import { LiveContext } from '#client/relay/live/LiveContext.ts';
import { ThemeProvider } from '#client/theme/ThemeProvider.tsx';
import { UiProvider } from '#client/ui/layout/UiProvider.tsx';
import { onPartFailed } from '#client/ui/onDemand.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { environment, live, router } from './page.ts';
import { RouterContext } from './RouterContext.ts';
import { Splash } from './Splash.tsx';

/** The whole client: looks, language, person, data, then the routes. */
export function App() {
  return (
    <ThemeProvider>
      <LocaleProvider>
        <AuthProvider auth={auth}>
          <RelayEnvironmentProvider environment={environment}>
            <LiveContext value={live}>
              <Ui>
                <Suspense fallback={<Splash />}>
                  <RouterContext value={router}>
                    <RouterProvider router={router} />
                  </RouterContext>
                </Suspense>
              </Ui>
            </LiveContext>
          </RelayEnvironmentProvider>
        </AuthProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}

function Ui({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { direction } = useLocale();
  useEffect(() => onPartFailed(() => void showToast({ type: 'error', message: intl.formatMessage(messages.partFailed) })), [intl]);
  return (
    <UiProvider
      direction={direction}
      toastsLabel={intl.formatMessage(commonMessages.toasts)}
      dismissLabel={intl.formatMessage(commonMessages.dismiss)}
    >
      {children}
    </UiProvider>
  );
}

const messages = defineMessages({
  partFailed: { id: 'app.partFailed', defaultMessage: 'This could not be loaded. Check the connection, or reload the page.' },
});
