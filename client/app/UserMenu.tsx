import { CreditCard, Keyboard, KeyRound, Languages, LogOut, Monitor, Moon, Settings, ShieldCheck, Sun, SunMoon, User } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { UserMenu_user$key } from '#client/__generated__/UserMenu_user.graphql.ts';
import { commonMessages, themeMessages } from '#client/i18n/commonMessages.ts';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { useTheme } from '#client/theme/ThemeProvider.tsx';
import { Avatar } from '#client/ui/display/Avatar.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { clip } from '#client/ui/mixins.ts';
import { Menu, MenuChoice, MenuItem, MenuSegments, MenuSeparator, MenuSub } from '#client/ui/overlays/Menu.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { useSignOut } from '#client/routes/account/sessions/useSignOut.ts';

/** The person at the end of the header: who they are, their pages, theme, language, Logout. */
export function UserMenu({ user: ref, isAdministrator, onShortcuts }: { user: UserMenu_user$key; isAdministrator: boolean; onShortcuts: () => void }) {
  const intl = useIntl();
  const signOut = useSignOut();
  const { preference, setPreference } = useTheme();
  const { locale, locales, setLocale } = useLocale();
  const user = useFragment(
    graphql`
      fragment UserMenu_user on User {
        displayName
        email
        photoUrl
      }
    `,
    ref,
  );
  const name = user.displayName ?? user.email ?? '';
  return (
    <Menu
      width={272}
      trigger={
        <Trigger type="button">
          <VisuallyHidden>{intl.formatMessage(messages.account)}</VisuallyHidden>
          <Avatar name={name} src={user.photoUrl} />
        </Trigger>
      }
    >
      <Person>
        <Avatar name={name} src={user.photoUrl} size={36} />
        <span>
          <b dir="auto">{name}</b>
          {user.email !== name && <small>{user.email}</small>}
        </span>
      </Person>
      <MenuSeparator />
      <MenuItem icon={User} link={<Link to="/profile" />}>
        <FormattedMessage {...messages.profile} />
      </MenuItem>
      <MenuItem icon={CreditCard} link={<Link to="/billing/payment-methods" />}>
        <FormattedMessage {...messages.billing} />
      </MenuItem>
      <MenuItem icon={KeyRound} link={<Link to="/api-keys" />}>
        <FormattedMessage {...messages.apiKeys} />
      </MenuItem>
      <MenuItem icon={Settings} link={<Link to="/settings" />}>
        <FormattedMessage {...messages.settings} />
      </MenuItem>
      {isAdministrator && (
        <MenuItem icon={ShieldCheck} link={<Link to="/admin" />}>
          <FormattedMessage {...messages.administration} />
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuSegments
        icon={SunMoon}
        label={intl.formatMessage(commonMessages.theme)}
        value={preference}
        onChange={setPreference}
        segments={[
          { value: 'light', label: intl.formatMessage(themeMessages.light), icon: Sun },
          { value: 'dark', label: intl.formatMessage(themeMessages.dark), icon: Moon },
          { value: 'system', label: intl.formatMessage(themeMessages.system), icon: Monitor },
        ]}
      />
      <MenuSub
        icon={Languages}
        label={<FormattedMessage {...commonMessages.language} />}
        value={locales.find(({ code }) => code === locale)?.name}
      >
        <MenuChoice
          value={locale}
          onChange={setLocale}
          choices={locales.map(({ code, name: label }) => ({ value: code, label }))}
        />
      </MenuSub>
      <MenuItem icon={Keyboard} shortcut="?" onSelect={onShortcuts}>
        <FormattedMessage {...messages.shortcuts} />
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={pointing(LogOut)} onSelect={() => void signOut()}>
        <FormattedMessage {...messages.logout} />
      </MenuItem>
    </Menu>
  );
}

const messages = defineMessages({
  account: { id: 'app.account', defaultMessage: 'Account' },
  profile: { id: 'app.profile', defaultMessage: 'Profile' },
  billing: { id: 'app.billing', defaultMessage: 'Billing' },
  apiKeys: { id: 'app.apiKeys', defaultMessage: 'API keys' },
  settings: { id: 'app.settings', defaultMessage: 'Settings' },
  administration: { id: 'app.administration', defaultMessage: 'Administration' },
  shortcuts: { id: 'app.shortcuts', defaultMessage: 'Keyboard shortcuts' },
  logout: { id: 'app.logout', defaultMessage: 'Logout' },
});

const Trigger = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: var(--r-md);

  &:hover,
  &[data-state='open'] {
    background: var(--bg-hover);
  }

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 8px;

  > span:last-child {
    min-width: 0;
  }

  b,
  small {
    ${clip}
    display: block;
  }

  b {
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
