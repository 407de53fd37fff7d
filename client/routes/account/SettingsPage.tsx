import { Monitor, Moon, Sun } from 'lucide';
import { Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SettingsPageQuery } from '#client/__generated__/SettingsPageQuery.graphql.ts';
import { commonMessages, themeMessages } from '#client/i18n/commonMessages.ts';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { useTheme } from '#client/theme/ThemeProvider.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { isNavigationFolded } from '#client/ui/layout/navigationCollapse.ts';
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx';
import { AccountCard, AccountLine, AccountSheet, LineWords } from './AccountSheet.tsx';
import { KeyboardSection } from './KeyboardSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { ListsSection } from './ListsSection.tsx';
import { ReaderSection } from './ReaderSection.tsx';

const query = graphql`
  query SettingsPageQuery @throwOnFieldError {
    viewer {
      ...NotificationsSection_viewer
    }
  }
`;

/** `/settings`: how the product looks, speaks and answers to keys on this device, and the way to API keys. */
export function Component() {
  const intl = useIntl();
  const { preference, setPreference } = useTheme();
  const { locale, locales, setLocale } = useLocale();
  const themes = [
    { value: 'light', label: intl.formatMessage(themeMessages.light), icon: Sun },
    { value: 'dark', label: intl.formatMessage(themeMessages.dark), icon: Moon },
    { value: 'system', label: intl.formatMessage(themeMessages.system), icon: Monitor },
  ] as const;
  return (
    <AccountSheet title={intl.formatMessage(messages.title)} lede={<FormattedMessage {...messages.lede} />}>
      <AccountCard>
        <h2>
          <FormattedMessage {...messages.looks} />
        </h2>
        <AccountLine>
          <FormattedMessage {...commonMessages.theme} />
          <Segmented label={intl.formatMessage(commonMessages.theme)} value={preference} onChange={setPreference} segments={themes} />
        </AccountLine>
        <AccountLine>
          <FormattedMessage {...commonMessages.language} />
          <Choice>
            <Select
              size={32}
              label={intl.formatMessage(commonMessages.language)}
              value={locale}
              onChange={setLocale}
              options={locales.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Choice>
        </AccountLine>
        <AccountLine>
          <LineWords>
            <FormattedMessage {...messages.navigation} />
            <small>
              <FormattedMessage {...messages.navigationHelp} />
            </small>
          </LineWords>
          <Segmented
            label={intl.formatMessage(messages.navigation)}
            value={isNavigationFolded.use() ? 'rail' : 'drawer'}
            onChange={(chosen) => isNavigationFolded.set(chosen === 'rail')}
            segments={[
              { value: 'rail', label: intl.formatMessage(messages.rail) },
              { value: 'drawer', label: intl.formatMessage(messages.drawer) },
            ]}
          />
        </AccountLine>
      </AccountCard>
      <ListsSection />
      <ErrorBoundary fallback={<NotificationsFailed />} resetKey={null}>
        <Suspense fallback={<NotificationsSkeleton />}>
          <Notifications />
        </Suspense>
      </ErrorBoundary>
      <ReaderSection />
      <KeyboardSection />
      <AccountCard>
        <AccountLine>
          <div>
            <h2>
              <FormattedMessage {...messages.data} />
            </h2>
            <p>
              <FormattedMessage {...messages.dataText} />
            </p>
          </div>
          <Ways>
            <ButtonLink>
              <Link to="/import">
                <FormattedMessage {...messages.import} />
              </Link>
            </ButtonLink>
            <ButtonLink>
              <Link to="/export">
                <FormattedMessage {...messages.export} />
              </Link>
            </ButtonLink>
          </Ways>
        </AccountLine>
      </AccountCard>
      <AccountCard>
        <AccountLine>
          <div>
            <h2>
              <FormattedMessage {...messages.keys} />
            </h2>
            <p>
              <FormattedMessage {...messages.keysText} />
            </p>
          </div>
          <ButtonLink>
            <Link to="/api-keys">
              <FormattedMessage {...messages.keysOpen} />
            </Link>
          </ButtonLink>
        </AccountLine>
      </AccountCard>
    </AccountSheet>
  );
}

function Notifications() {
  const { viewer } = useRouteQuery<SettingsPageQuery>(query);
  return viewer && <NotificationsSection viewer={viewer} />;
}

/** As high as the three lines that come. */
function NotificationsSkeleton() {
  return (
    <AccountCard aria-hidden>
      <Skeleton $width="140px" $height="14px" />
      <Skeleton $width="100%" $height="150px" />
    </AccountCard>
  );
}

/** What this device knows by itself can be set all the same. */
function NotificationsFailed() {
  return (
    <AccountCard>
      <p role="alert">
        <FormattedMessage {...messages.notificationsFailed} />
      </p>
    </AccountCard>
  );
}

const messages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Settings' },
  lede: { id: 'settings.lede', defaultMessage: 'Saved as you change them, on this device.' },
  looks: { id: 'settings.looks', defaultMessage: 'Appearance and language' },
  navigation: { id: 'settings.navigation', defaultMessage: 'Navigation' },
  navigationHelp: { id: 'settings.navigationHelp', defaultMessage: 'Beside the pages of wide screens. While you read it is a rail.' },
  rail: { id: 'settings.navigationRail', defaultMessage: 'Rail' },
  drawer: { id: 'settings.navigationDrawer', defaultMessage: 'Drawer' },
  notificationsFailed: { id: 'settings.notificationsFailed', defaultMessage: 'What you are notified of could not be loaded. Open this page again.' },
  data: { id: 'settings.data', defaultMessage: 'Your data' },
  dataText: { id: 'settings.dataText', defaultMessage: 'Bring in what you keep elsewhere, or take a space with you as a file.' },
  import: { id: 'import.title', defaultMessage: 'Import' },
  export: { id: 'export.title', defaultMessage: 'Export' },
  keys: { id: 'settings.keys', defaultMessage: 'API keys' },
  keysText: { id: 'settings.keysText', defaultMessage: 'With a key a script acts as you.' },
  keysOpen: { id: 'settings.keysOpen', defaultMessage: 'Manage keys' },
});

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Choice = styled.span`
  width: 160px;
`;
