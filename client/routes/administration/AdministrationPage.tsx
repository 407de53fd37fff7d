import { Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { NavLink, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import type { AdministrationPageQuery } from '#client/__generated__/AdministrationPageQuery.graphql.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { AccountSheet } from '../account/AccountSheet.tsx';
import { NotFound } from '../failure/NotFound.tsx';
import { Reauthentication } from './reauthentication/Reauthentication.tsx';

const query = graphql`
  query AdministrationPageQuery @throwOnFieldError {
    viewer {
      account {
        hasPassword
        user {
          email
        }
      }
      administration {
        __typename
      }
    }
  }
`;

/** `/admin`: what concerns the whole vault, in sections. Who does not look after the vault finds no page here. */
export function Component() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <Suspense fallback={<AccountSheet title={title} isWide><Waiting /></AccountSheet>}>
      <Administration title={title} />
    </Suspense>
  );
}

function Administration({ title }: { title: string }) {
  const { viewer } = useRouteQuery<AdministrationPageQuery>(query);
  if (!viewer?.administration) return <NotFound />;
  const { hasPassword, user } = viewer.account;
  return (
    <AccountSheet title={title} lede={location.host} isWide>
      <Sections aria-label={title}>
        <NavLink to="/admin" end>
          <FormattedMessage {...messages.people} />
        </NavLink>
        <NavLink to="/admin/registration">
          <FormattedMessage {...messages.registration} />
        </NavLink>
        <NavLink to="/admin/storage">
          <FormattedMessage {...messages.storage} />
        </NavLink>
        <NavLink to="/admin/jobs">
          <FormattedMessage {...messages.jobs} />
        </NavLink>
        <NavLink to="/admin/audit-log">
          <FormattedMessage {...messages.auditLog} />
        </NavLink>
        <NavLink to="/admin/feedback">
          <FormattedMessage {...messages.feedback} />
        </NavLink>
      </Sections>
      <Reauthentication email={hasPassword ? user.email : null}>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </Reauthentication>
    </AccountSheet>
  );
}

const Waiting = () => (
  <div aria-busy>
    <Skeleton $height="32px" $width="260px" />
    <br />
    <Skeleton $height="240px" $radius="var(--r-lg)" />
  </div>
);

const messages = defineMessages({
  title: { id: 'admin.title', defaultMessage: 'Administration' },
  people: { id: 'admin.people', defaultMessage: 'People' },
  registration: { id: 'admin.registration', defaultMessage: 'Registration' },
  storage: { id: 'admin.storage', defaultMessage: 'Storage' },
  jobs: { id: 'admin.jobs', defaultMessage: 'Jobs' },
  auditLog: { id: 'admin.auditLog', defaultMessage: 'Audit log' },
  feedback: { id: 'admin.feedback', defaultMessage: 'Feedback' },
});

const Sections = styled.nav`
  display: flex;
  gap: 24px;
  overflow: auto hidden;
  border-block-end: 1px solid var(--line-1);
  scrollbar-width: none;

  a {
    flex: none;
    padding-block: 10px 9px;
    border-block-end: 2px solid transparent;
    color: var(--fg-3);
    font-size: 13px;
    line-height: 20px;
    font-weight: 500;
  }

  a:hover,
  a[aria-current='page'] {
    color: var(--fg-1);
  }

  a[aria-current='page'] {
    border-color: var(--accent);
  }

  a:focus-visible {
    outline-offset: -2px;
    border-radius: var(--r-sm);
  }

  @media (forced-colors: active) {
    a {
      border-color: Canvas;
    }

    a[aria-current='page'] {
      border-color: Highlight;
    }
  }
`;
