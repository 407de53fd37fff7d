import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { AppHeaderQuery } from '#client/__generated__/AppHeaderQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { useCollectionsChanges } from '#client/collections/useCollectionsChanges.ts';
import { useSourceStatusChanges } from '#client/sources/useSourceStatusChanges.ts';
import { forgetSpace, rememberSpace, useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { SpaceSwitcher } from '#client/spaces/SpaceSwitcher.tsx';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { UserMenu } from './UserMenu.tsx';

type NavigationControl = { isSmall: boolean; isFolded: boolean; onToggle: () => void };

const query = graphql`
  query AppHeaderQuery @throwOnFieldError {
    viewer {
      user {
        ...UserMenu_user
      }
      spaces(first: 100) {
        edges {
          node {
            id
          }
        }
      }
      ...SpaceSwitcher_viewer
    }
  }
`;

/** The header with the viewer's spaces and menu; also keeps the current space's sources live. */
export function AppHeader({ navigation }: { navigation: NavigationControl }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { viewer } = useRouteQuery<AppHeaderQuery>(query);
  const rememberedId = useRememberedSpaceId();
  const ids = viewer?.spaces.edges.map(({ node }) => node.id) ?? [];
  const isGone = viewer !== null && rememberedId !== null && !ids.includes(rememberedId);
  const currentId = isGone ? (ids[0] ?? null) : (rememberedId ?? ids[0] ?? null);
  useEffect(() => {
    if (isGone) forgetSpace();
  }, [isGone]);

  if (!viewer) return <Navigate to="/login" replace />;

  const switchTo = (spaceId: string) => {
    rememberSpace(spaceId);
    const isDashboard = pathname === '/' || pathname === '/dashboard';
    const to = isDashboard ? pathname : '/collection';
    // Going where one is reads the page's queries anew, now for the other space.
    void navigate(to, { replace: to === pathname });
  };
  return (
    <HeaderFrame navigation={navigation} end={<UserMenu user={viewer.user} />}>
      <SpaceSwitcher viewer={viewer} currentSpaceId={currentId} onSwitch={switchTo} />
      {currentId !== null && <LiveSources key={currentId} spaceId={currentId} />}
    </HeaderFrame>
  );
}

function LiveSources({ spaceId }: { spaceId: string }) {
  useSourceStatusChanges(spaceId);
  useCollectionsChanges(spaceId);
  return null;
}

type HeaderFrameProps = { navigation: NavigationControl; children?: ReactNode; end?: ReactNode };

/** The header without anybody's data: what stands while it is on its way. */
export function HeaderFrame({ navigation: { isSmall, isFolded, onToggle }, children, end }: HeaderFrameProps) {
  const intl = useIntl();
  const label = intl.formatMessage(isSmall ? messages.open : isFolded ? messages.unfold : messages.fold);
  return (
    <Line>
      <Brand $isWide={!isFolded}>
        <IconButton icon={isSmall ? MenuIcon : PanelLeft} iconSize={18} label={label} onClick={onToggle} />
        <Home to="/" aria-label={intl.formatMessage(commonMessages.productName)}>
          <Logo name={intl.formatMessage(commonMessages.productName)} />
        </Home>
      </Brand>
      {children}
      <End>
        <ConnectionNotice />
        {end}
      </End>
    </Line>
  );
}

const messages = defineMessages({
  open: { id: 'app.openNavigation', defaultMessage: 'Open navigation' },
  fold: { id: 'app.foldNavigation', defaultMessage: 'Collapse navigation' },
  unfold: { id: 'app.unfoldNavigation', defaultMessage: 'Expand navigation' },
});

const Line = styled.header`
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  padding-inline-end: 12px;

  ${onPhone} {
    gap: 4px;
    padding-inline-end: 8px;
    background: var(--bg-canvas);
    box-shadow: 0 1px 0 var(--line-1);
  }
`;

const Brand = styled.div<{ $isWide: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  width: ${({ $isWide }) => ($isWide ? 'var(--nav-w)' : 'auto')};
  padding-inline: 12px ${({ $isWide }) => ($isWide ? '12px' : '0')};
`;

const Home = styled(Link)`
  display: flex;
  border-radius: var(--r-sm);

  ${onPhone} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
  margin-inline-start: auto;
`;
