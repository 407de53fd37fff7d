import { Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProfilePageQuery } from '#client/__generated__/ProfilePageQuery.graphql.ts';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { roleNames } from '#client/spaces/members/roles.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { SpaceTile } from '#client/ui/display/SpaceTile.tsx';
import { clip } from '#client/ui/mixins.ts';
import { AccountCard, AccountLine, AccountSheet } from './AccountSheet.tsx';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PhotoSection } from './PhotoSection.tsx';
import { MailLanguageField } from './profile/MailLanguageField.tsx';
import { NameForm } from './profile/NameForm.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { StorageSection } from './StorageSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

const query = graphql`
  query ProfilePageQuery @throwOnFieldError {
    viewer {
      ...DeleteAccountSection_viewer
      ...EmailSection_viewer
      ...MailLanguageField_viewer
      ...PasskeysSection_viewer
      ...PhotoSection_viewer
      ...SessionsSection_viewer
      ...StorageSection_viewer
      ...TwoFactorSection_viewer
      user {
        displayName
        email
      }
      spaces(first: 100) {
        edges {
          node {
            id
            name
            colour
            initials
            viewerRole
          }
        }
      }
    }
  }
`;

/** `/profile`: who one is here, how one signs in and where, the spaces one is in, and the way out. */
export function Component() {
  const intl = useIntl();
  return (
    <AccountSheet title={intl.formatMessage(messages.title)}>
      <Suspense fallback={<ProfileSkeleton />}>
        <Profile />
      </Suspense>
    </AccountSheet>
  );
}

function ProfileSkeleton() {
  return (
    <AccountCard aria-hidden>
      <Person>
        <Skeleton $width="48px" $height="48px" $radius="50%" />
        <div>
          <Skeleton $width="140px" $height="14px" style={{ marginBlockEnd: 8 }} />
          <Skeleton $width="180px" />
        </div>
      </Person>
    </AccountCard>
  );
}

function Profile() {
  const { mode } = useAuth();
  const { viewer } = useRouteQuery<ProfilePageQuery>(query);
  if (!viewer) return null;
  const { user, spaces } = viewer;
  const { email } = user;

  return (
    <>
      <AccountCard>
        <PhotoSection viewer={viewer} />
        <NameForm name={user.displayName ?? ''} />
        <MailLanguageField viewer={viewer} />
      </AccountCard>
      <EmailSection viewer={viewer} />
      {mode !== 'oidc' && email !== null && (
        <AccountCard>
          <AccountLine>
            <div>
              <h2>
                <FormattedMessage {...messages.password} />
              </h2>
              <p>
                <FormattedMessage {...messages.passwordText} />
              </p>
            </div>
            <ButtonLink>
              <Link to="/transactions">
                <FormattedMessage {...messages.changePassword} />
              </Link>
            </ButtonLink>
          </AccountLine>
        </AccountCard>
      )}
      <TwoFactorSection viewer={viewer} />
      <PasskeysSection viewer={viewer} />
      <SessionsSection viewer={viewer} />
      <AccountCard>
        <h2>
          <FormattedMessage {...messages.spaces} />
        </h2>
        <ul>
          {spaces.edges.map(({ node }) => (
            <Space key={node.id}>
              <SpaceTile color={node.colour} initials={node.initials} />
              <span>{node.name}</span>
              {node.viewerRole && node.viewerRole !== '%future added value' && (
                <small>
                  <FormattedMessage {...roleNames[node.viewerRole]} />
                </small>
              )}
            </Space>
          ))}
        </ul>
      </AccountCard>
      <StorageSection viewer={viewer} />
      <DeleteAccountSection viewer={viewer} />
    </>
  );
}

const messages = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'Profile' },
  password: { id: 'profile.password', defaultMessage: 'Password' },
  passwordText: { id: 'profile.passwordHint', defaultMessage: 'What you sign in with.' },
  changePassword: { id: 'password.title', defaultMessage: 'Change password' },
  spaces: { id: 'profile.spaces', defaultMessage: 'Your spaces' },
});

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Space = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font: var(--text-13);

  & + & {
    border-block-start: 1px solid var(--line-1);
  }

  > span:nth-child(2) {
    ${clip}
    flex: 1;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
