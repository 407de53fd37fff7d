import { lazy, type MouseEvent, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useDisposeAbandoned } from '#client/relay/abandonedQueries.ts';
import { AdministratorContext } from '#client/state/AdministratorContext.ts';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { Sheet } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { setNavigationCollapsed, useIsNavigationCollapsed } from '#client/ui/layout/navigationCollapse.ts';
import { Uploads } from '#client/uploads/Uploads.tsx';
import { AppHeader, HeaderFrame } from './AppHeader.tsx';
import { Navigation } from './Navigation.tsx';
import { RouterContext } from './RouterContext.ts';
import { useEdgeSwipe } from './useEdgeSwipe.ts';

const Drawer = lazy(async () => ({ default: (await import('#client/ui/overlays/Drawer.tsx')).Drawer }));

/** The authenticated layout: header, left navigation, and the page on its sheet. */
export function Component() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const isSmall = useMediaQuery('(max-width: 1279.98px)');
  // The preview of sources needs the room (design guide section 9).
  const isTight = useMediaQuery('(max-width: 1599.98px)') && new URLSearchParams(search).get('preview') === '1';
  const isReading = pathname.startsWith('/source/');
  const isRail = useIsNavigationCollapsed(isReading) || isTight;
  /** On which page it was last folded or unfolded by hand: only that is a movement, the next page comes as it is. */
  const [movedOn, setMovedOn] = useState<string | null>(null);
  const fold = () => {
    setMovedOn(pathname);
    setNavigationCollapsed(!isRail, isReading);
  };
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [wasDrawerOpen, setWasDrawerOpen] = useState(false);
  if (isDrawerOpen && !wasDrawerOpen) setWasDrawerOpen(true);
  const [unread, setUnread] = useState(0);
  const [isAdministrator, setIsAdministrator] = useState(false);
  useDisposeAbandoned(use(RouterContext));
  useEdgeSwipe(isSmall, () => setIsDrawerOpen(true));
  useCloseOnNewPath(pathname, () => setIsDrawerOpen(false));

  const navigation = {
    isSmall,
    isFolded: isSmall || isRail,
    onToggle: () => (isSmall ? setIsDrawerOpen(!isDrawerOpen) : fold()),
  };
  return (
    <Frame style={{ ['--nav' as string]: isSmall ? '0px' : isRail ? 'var(--rail-w)' : 'var(--nav-w)' }} $isSmall={isSmall} $isMoving={movedOn === pathname}>
      <SkipLink href="#content">
        <FormattedMessage {...messages.skip} />
      </SkipLink>
      {pathname.startsWith('/collection/') && (
        <SkipLink href="#content" onClick={skipToSources}>
          <FormattedMessage {...messages.skipToSources} />
        </SkipLink>
      )}
      <Suspense fallback={<HeaderFrame navigation={navigation} />}>
        <AppHeader navigation={navigation} onUnreadChange={setUnread} onAdministratorChange={setIsAdministrator} />
      </Suspense>
      {isSmall ? (
        <Suspense>
          {wasDrawerOpen && (
            <Drawer open={isDrawerOpen} onOpenChange={setIsDrawerOpen} label={intl.formatMessage(messages.navigation)}>
              <DrawerHead>
                <Logo name={intl.formatMessage(commonMessages.productName)} />
              </DrawerHead>
              <Navigation unread={unread} />
            </Drawer>
          )}
        </Suspense>
      ) : (
        <Navigation isRail={isRail} unread={unread} />
      )}
      <Suspense fallback={<Sheet id="content" tabIndex={-1} aria-busy />}>
        <AdministratorContext value={isAdministrator}>
          <Outlet />
        </AdministratorContext>
      </Suspense>
      <Uploads />
    </Frame>
  );
}

/** Past the tree and all that stands above a list, to the source that Tab would come to; where there is none, the link goes to the content. */
function skipToSources(event: MouseEvent) {
  const source = document.querySelector<HTMLElement>('main [data-source] [data-open][tabindex="0"]');
  if (!source) return;
  event.preventDefault();
  source.focus();
}

/** On a small screen the drawer closes when another page comes. */
function useCloseOnNewPath(pathname: string, close: () => void) {
  const onNewPath = useEffectEvent(close);
  useEffect(() => {
    onNewPath();
  }, [pathname]);
}

const messages = defineMessages({
  skip: { id: 'app.skip', defaultMessage: 'Skip to content' },
  skipToSources: { id: 'app.skipToSources', defaultMessage: 'Skip to sources' },
  navigation: { id: 'app.navigationDrawer', defaultMessage: 'Navigation' },
});

const Frame = styled.div<{ $isSmall: boolean; $isMoving: boolean }>`
  display: grid;
  grid-template: var(--header-h) minmax(0, 1fr) / var(--nav) minmax(0, 1fr);
  height: 100dvh;
  overflow: hidden;
  transition: ${({ $isMoving }) => ($isMoving ? 'grid-template-columns var(--t-slow) var(--ease-out)' : 'none')};

  &:has(> [data-banner]:not(:empty)) {
    grid-template-rows: var(--header-h) auto minmax(0, 1fr);
  }

  > header {
    grid-column: 1 / -1;
  }

  > main {
    grid-column: 2;
    margin-block: 0 8px;
    margin-inline: ${({ $isSmall }) => ($isSmall ? '8px' : '0 8px')};

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  @media print {
    display: block;
    height: auto;
    overflow: visible;

    > header {
      display: none;
    }

    > main {
      display: block;
      margin: 0;
      overflow: visible;
      box-shadow: none;
    }
  }

  ${onPhone} {
    > main {
      margin: 0;
      border-radius: 0;
      box-shadow: none;
    }
  }
`;

const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  inset-inline-start: 8px;
  z-index: var(--z-tooltip);
  padding: 8px 12px;
  border-radius: var(--r-md);
  background: var(--bg-inverse);
  color: var(--fg-inverse);
  font: var(--text-13);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

const DrawerHead = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  height: var(--header-h);
  padding: 0 20px;
`;
