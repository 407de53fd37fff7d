import { Languages, Monitor, Moon, Sun } from 'lucide';
import { defineMessage, useIntl } from 'react-intl';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { commonMessages, themeMessages } from '#client/i18n/commonMessages.ts';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { useTheme } from '#client/theme/ThemeProvider.tsx';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { onPhone, onSmallScreen } from '#client/ui/mixins.ts';
import { Menu, MenuChoice } from '#client/ui/overlays/Menu.tsx';
import { ArchPicture } from './ArchPicture.tsx';

const messages = {
  language: defineMessage<{ name: string }>({ id: 'auth.layout.language', defaultMessage: 'Language: {name}' }),
  theme: defineMessage<{ name: string }>({ id: 'auth.layout.theme', defaultMessage: 'Theme: {name}' }),
};

/** The frame of the sign-in pages: the form on the left, the picture on the right, language and theme below. */
export function Component() {
  const intl = useIntl();
  const { mode } = useAuth();
  const { pathname, search } = useLocation();
  // Accounts and passwords are the issuer's.
  if (mode === 'oidc' && pathname !== '/login') return <Navigate to={`/login${search}`} replace />;
  return (
    <Page>
      <Side>
        <Head>
          <Logo name={intl.formatMessage(commonMessages.productName)} />
        </Head>
        <Middle>
          <Outlet />
        </Middle>
        <Foot>
          <LanguageMenu />
          <ThemeMenu />
        </Foot>
      </Side>
      <PictureSide>
        <ArchPicture />
      </PictureSide>
    </Page>
  );
}

function LanguageMenu() {
  const intl = useIntl();
  const { locale, setLocale, locales } = useLocale();
  const current = locales.find(({ code }) => code === locale);
  return (
    <Menu
      align="start"
      side="top"
      trigger={
        <Button variant="ghost" icon={Languages} aria-label={intl.formatMessage(messages.language, { name: current?.name ?? locale })}>
          {current?.name}
        </Button>
      }
    >
      <MenuChoice
        value={locale}
        onChange={setLocale}
        choices={locales.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
      />
    </Menu>
  );
}

const themes = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
] as const;

function ThemeMenu() {
  const intl = useIntl();
  const { preference, setPreference } = useTheme();
  const nameOf = (value: keyof typeof themeMessages) => intl.formatMessage(themeMessages[value]);
  const icon = themes.find(({ value }) => value === preference)?.icon;
  return (
    <Menu
      align="start"
      side="top"
      trigger={
        <Button variant="ghost" icon={icon} aria-label={intl.formatMessage(messages.theme, { name: nameOf(preference) })}>
          {nameOf(preference)}
        </Button>
      }
    >
      <MenuChoice
        value={preference}
        onChange={setPreference}
        choices={themes.map((theme) => ({ ...theme, label: nameOf(theme.value) }))}
      />
    </Menu>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  height: 100dvh;

  ${onSmallScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  padding: 24px 32px;

  ${onPhone} {
    padding: 20px;
  }
`;

const Head = styled.header`
  display: flex;
`;

const Middle = styled.main`
  flex: 1 0 auto;
  display: grid;
  place-items: center;
  padding-block: 32px;

  ${onPhone} {
    place-items: start stretch;
    padding-block: 48px 32px;
  }
`;

const Foot = styled.footer`
  display: flex;
  gap: 4px;
  margin-inline-start: -10px;
`;

const PictureSide = styled.div`
  position: relative;
  overflow: hidden;
  margin: 8px;
  margin-inline-start: 0;
  border-radius: var(--r-lg);
  background: var(--bg-sheet);
  box-shadow: var(--shadow-sheet);

  ${onSmallScreen} {
    display: none;
  }
`;
