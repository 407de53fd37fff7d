import { CircleUser, CreditCard, KeyRound, Lock, Settings2, ShieldCheck, Users } from 'lucide';
import { use } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { AdministratorContext } from '#client/state/AdministratorContext.ts';

/** The pages of the account, beside each of them; where there is no room the person's menu has them. */
export function AccountNavigation() {
  const intl = useIntl();
  const { mode } = useAuth();
  const isAdministrator = use(AdministratorContext);
  return (
    <Place aria-label={intl.formatMessage(messages.account)}>
      <h2>
        <FormattedMessage {...messages.account} />
      </h2>
      <NavLink to="/profile">
        <Icon of={CircleUser} />
        <FormattedMessage {...messages.profile} />
      </NavLink>
      <NavLink to="/settings">
        <Icon of={Settings2} />
        <FormattedMessage {...messages.settings} />
      </NavLink>
      {mode !== 'oidc' && (
        <NavLink to="/transactions">
          <Icon of={Lock} />
          <FormattedMessage {...messages.password} />
        </NavLink>
      )}
      <NavLink to="/api-keys">
        <Icon of={KeyRound} />
        <FormattedMessage {...messages.apiKeys} />
      </NavLink>
      <NavLink to="/billing/payment-methods">
        <Icon of={CreditCard} />
        <FormattedMessage {...messages.billing} />
      </NavLink>
      <NavLink to="/teams">
        <Icon of={Users} />
        <FormattedMessage {...messages.teams} />
      </NavLink>
      {isAdministrator && (
        <>
          <hr />
          <h3>
            <FormattedMessage {...messages.server} />
          </h3>
          <NavLink to="/admin">
            <Icon of={ShieldCheck} />
            <FormattedMessage {...messages.administration} />
          </NavLink>
        </>
      )}
    </Place>
  );
}

const messages = defineMessages({
  account: { id: 'app.account', defaultMessage: 'Account' },
  profile: { id: 'app.profile', defaultMessage: 'Profile' },
  settings: { id: 'app.settings', defaultMessage: 'Settings' },
  password: { id: 'profile.password', defaultMessage: 'Password' },
  apiKeys: { id: 'app.apiKeys', defaultMessage: 'API keys' },
  billing: { id: 'app.billing', defaultMessage: 'Billing' },
  teams: { id: 'teams.title', defaultMessage: 'Spaces and people' },
  server: { id: 'account.thisServer', defaultMessage: 'This server' },
  administration: { id: 'app.administration', defaultMessage: 'Administration' },
});

const Place = styled.nav`
  flex: none;
  width: 232px;
  padding: 20px 12px;
  overflow: auto;
  border-inline-end: 1px solid var(--line-1);

  h2,
  h3 {
    padding: 0 10px 10px;
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  h3 {
    padding-block-end: 6px;
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 500;
  }

  hr {
    margin: 12px 10px;
    border: 0;
    border-block-start: 1px solid var(--line-1);
  }

  a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 32px;
    padding: 6px 10px;
    border-radius: var(--r-md);
    color: var(--fg-2);
    font-size: 13px;
    line-height: 20px;
    font-weight: 500;
  }

  a:hover {
    background: var(--bg-hover);
  }

  a[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent-fg);
  }

  @media (max-width: 1099.98px) {
    display: none;
  }
`;
