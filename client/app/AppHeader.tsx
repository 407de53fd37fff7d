import { Menu as MenuIcon, PanelLeft } from 'lucide';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { AppHeaderQuery } from '#client/__generated__/AppHeaderQuery.graphql.ts';
import { collectionsAddress, lastListAddress } from '#client/collections/lastList.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { NotificationBell } from '#client/notifications/NotificationBell.tsx';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { forgetSpace, rememberSpace, useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { SpaceSwitcher, type SpacePanel } from '#client/spaces/switcher/SpaceSwitcher.tsx';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { fingerSized, onPhone } from '#client/ui/mixins.ts';
import { whenIdle } from '#client/ui/whenIdle.ts';
import { canUploadHere, openUploadDialog } from '#client/uploads/uploadTarget.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { UserMenu } from './UserMenu.tsx';
import { focusSearch, useShortcuts } from './useShortcuts.ts';
import { useSignOut } from '#client/routes/account/sessions/useSignOut.ts';

const AtRest = lazy(() => import('./AtRest.tsx'));
const CommandPalette = lazy(() => import('#client/palette/CommandPalette.tsx'));
const ProcessingPill = lazy(() => import('#client/sources/status/ProcessingPill.tsx'));
const OfflineBanner = lazy(() => import('./OfflineBanner.tsx'));
const StorageBanner = lazy(() => import('./StorageBanner.tsx'));
const ShortcutsDialog = lazy(() => import('#client/routes/account/ShortcutsDialog.tsx'));

/** How many spaces the switcher lists; of more, the oldest. */
const SPACES = 100;

type NavigationControl = { isSmall: boolean; isFolded: boolean; onToggle: () => void };

const query = graphql`
  query AppHeaderQuery @throwOnFieldError {
    viewer {
      user {
        ...UserMenu_user
      }
      account {
        isAdministrator
      }
      unreadNotificationCount
      isStorageLow
      # The list of the switcher: a space that was just created is in it at once.
      spaces(first: 100) @connection(key: "SpaceSwitcher_spaces") {
        edges {
          node {
            id
            name
          }
        }
      }
      ...NotificationBell_viewer
      ...SpaceSwitcher_viewer
    }
  }
`;

type AppHeaderProps = {
  navigation: NavigationControl;
  /** How many notifications are unread, whenever that changes. */
  onUnreadChange: (count: number) => void;
  /** Whether the viewer looks after the vault, whenever that changes. */
  onAdministratorChange: (isAdministrator: boolean) => void;
};

/**
 * The header: the viewer's spaces, the palette, notifications and the viewer's menu. Also keeps the current space live
 * and holds the keys that work anywhere.
 */
export function AppHeader({ navigation, onUnreadChange, onAdministratorChange }: AppHeaderProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { viewer } = useRouteQuery<AppHeaderQuery>(query);
  const rememberedId = useRememberedSpaceId();
  const ids = viewer?.spaces.edges.map(({ node }) => node.id) ?? [];
  // What was just created may be chosen before its list has been drawn.
  const [arrivingId, setArrivingId] = useState<string | null>(null);
  if (arrivingId !== null && ids.includes(arrivingId)) setArrivingId(null);
  const isListWhole = ids.length < SPACES;
  const isGone = viewer !== null && isListWhole && rememberedId !== null && rememberedId !== arrivingId && !ids.includes(rememberedId);
  const currentId = isGone ? (ids[0] ?? null) : (rememberedId ?? ids[0] ?? null);
  useEffect(() => {
    if (isGone) forgetSpace();
  }, [isGone]);
  const unread = viewer?.unreadNotificationCount ?? 0;
  useEffect(() => onUnreadChange(unread), [unread, onUnreadChange]);
  const isAdministrator = viewer?.account.isAdministrator ?? false;
  useEffect(() => onAdministratorChange(isAdministrator), [isAdministrator, onAdministratorChange]);

  const reload = useReload<AppHeaderQuery>(query);
  useMissedEvents(() => reload({}));
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);

  const [spacePanel, setSpacePanel] = useState<SpacePanel>('closed');
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [wasPaletteOpened, setWasPaletteOpened] = useState(false);
  const [paletteStep, setPaletteStep] = useState<'all' | 'kind'>('all');
  const signOut = useSignOut();
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const openPalette = (isOpen: boolean, step: typeof paletteStep = 'all') => {
    if (isOpen) setPaletteStep(step);
    setIsPaletteOpen(isOpen);
    if (isOpen) setWasPaletteOpened(true);
  };
  useShortcuts({
    palette: () => openPalette(!isPaletteOpen),
    search: () => {
      if (!focusSearch()) openPalette(true);
    },
    shortcuts: () => setAreShortcutsOpen(true),
    newSource: () => openPalette(true, 'kind'),
    navigation: navigation.onToggle,
    goTo: (path) => void navigate(path === '/collection' ? collectionsAddress(pathname) : path),
  });

  if (!viewer) return <Navigate to="/login" replace />;

  const switchTo = (spaceId: string) => {
    setArrivingId(spaceId);
    rememberSpace(spaceId);
    const isDashboard = pathname === '/' || pathname === '/dashboard';
    const to = isDashboard ? pathname : pathname.startsWith('/prompts') ? '/prompts' : lastListAddress(spaceId);
    // Going where one is reads the page's queries again, now for the other space.
    void navigate(to, { replace: to === pathname });
  };
  const upload = async () => {
    if (!canUploadHere()) await navigate('/collection/inbox');
    openUploadDialog();
  };
  return (
    <>
      <HeaderFrame
        navigation={navigation}
        end={
          <>
            {currentId !== null && (
              <Suspense>
                <ProcessingPill key={currentId} spaceId={currentId} />
              </Suspense>
            )}
            <NotificationBell viewer={viewer} />
            <UserMenu user={viewer.user} isAdministrator={isAdministrator} onShortcuts={() => setAreShortcutsOpen(true)} />
          </>
        }
      >
        <SpaceSwitcher viewer={viewer} currentSpaceId={currentId} panel={spacePanel} onPanelChange={setSpacePanel} onSwitch={switchTo} />
        <HeaderSearch onOpen={() => openPalette(true)} />
        <Suspense>
          {wasPaletteOpened && (
            <CommandPalette
              open={isPaletteOpen}
              onOpenChange={(isOpen) => openPalette(isOpen)}
              spaceId={currentId}
              spaces={viewer.spaces.edges.map(({ node: { id, name } }) => ({ id, name }))}
              firstStep={paletteStep}
              actions={{
                goTo: (path) => void navigate(path),
                newSpace: () => setSpacePanel('new'),
                upload: () => void upload(),
                switchSpace: switchTo,
                signOut: () => void signOut(),
                showShortcuts: () => setAreShortcutsOpen(true),
                focusSearch,
              }}
            />
          )}
          {areShortcutsOpen && <ShortcutsDialog onClose={() => setAreShortcutsOpen(false)} />}
        </Suspense>
        {isAtRest && (
          <Suspense>
            <AtRest spaceId={currentId} />
          </Suspense>
        )}
      </HeaderFrame>
      <Banners data-banner>
        <Suspense>
          {viewer.isStorageLow && <StorageBanner onRefresh={() => reload({})} />}
          {isAtRest && <OfflineBanner />}
        </Suspense>
      </Banners>
    </>
  );
}

type HeaderFrameProps = { navigation: NavigationControl; children?: ReactNode; end?: ReactNode };

/** The header without anybody's data: what stands while it is on its way. */
export function HeaderFrame({ navigation: { isSmall, isFolded, onToggle }, children, end }: HeaderFrameProps) {
  const intl = useIntl();
  const label = intl.formatMessage(isSmall ? messages.open : isFolded ? messages.unfold : messages.fold);
  return (
    <Line>
      <Brand $isWide={!isFolded}>
        <IconButton icon={isSmall ? MenuIcon : pointing(PanelLeft)} iconSize={18} label={label} onClick={onToggle} />
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

const Banners = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

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
  ${fingerSized}
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
