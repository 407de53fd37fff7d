import { Bell, FilePen, Highlighter, type IconNode, Layers, LayoutDashboard, Library, MessagesSquare, NotebookPen, Rss, Sparkles, SquareTerminal, Trash2 } from 'lucide';
import { defineMessages, FormattedMessage, FormattedNumber, type MessageDescriptor, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { collectionsAddress } from '#client/collections/lastList.ts';
import { Tooltip } from '#client/ui/controls/Tooltip.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';

const messages = defineMessages({
  main: { id: 'app.navigation', defaultMessage: 'Main' },
  dashboard: { id: 'app.dashboard', defaultMessage: 'Dashboard' },
  collections: { id: 'app.collections', defaultMessage: 'Collections' },
  chat: { id: 'areas.chat', defaultMessage: 'Chat' },
  assistant: { id: 'areas.assistant', defaultMessage: 'Assistant' },
  notes: { id: 'notes.pageTitle', defaultMessage: 'Notes' },
  drafts: { id: 'areas.drafts', defaultMessage: 'Draft generation' },
  highlights: { id: 'highlights.title', defaultMessage: 'Highlights' },
  flashcards: { id: 'areas.flashcards', defaultMessage: 'Flashcards' },
  prompts: { id: 'app.prompts', defaultMessage: 'Prompts' },
  feeds: { id: 'app.feeds', defaultMessage: 'Feeds' },
  trash: { id: 'app.trash', defaultMessage: 'Trash' },
  notifications: { id: 'app.notifications', defaultMessage: 'Notifications' },
});

/** The areas, in order. An entry is the current one under its path and under `also`. */
const areas: readonly { readonly to: string; readonly icon: IconNode; readonly name: MessageDescriptor; readonly also?: string }[] = [
  { to: '/dashboard', icon: LayoutDashboard, name: messages.dashboard },
  { to: '/collection', icon: Library, name: messages.collections, also: '/source' },
  { to: '/chat', icon: MessagesSquare, name: messages.chat },
  { to: '/assistant', icon: Sparkles, name: messages.assistant },
  { to: '/notes', icon: NotebookPen, name: messages.notes },
  { to: '/drafts', icon: FilePen, name: messages.drafts },
  { to: '/highlights', icon: Highlighter, name: messages.highlights },
  { to: '/flashcards', icon: Layers, name: messages.flashcards },
  { to: '/prompts', icon: SquareTerminal, name: messages.prompts },
  { to: '/feeds', icon: Rss, name: messages.feeds },
  { to: '/trash', icon: Trash2, name: messages.trash },
  { to: '/notifications', icon: Bell, name: messages.notifications },
];

/** The entries of the left navigation; `isRail` shows only their icons. `unread` stands at the notifications. */
export function Navigation({ isRail = false, unread }: { isRail?: boolean; unread: number }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <Place aria-label={intl.formatMessage(messages.main)} $isRail={isRail}>
      {areas.map(({ to, icon, name, also = to }) => {
        const isCurrent = pathname.startsWith(to) || pathname.startsWith(also) || (pathname === '/' && to === '/dashboard');
        return (
          <Tooltip key={to} side="right" text={isRail ? intl.formatMessage(name) : ''}>
            <Entry
              to={to === '/collection' ? collectionsAddress(pathname) : to}
              aria-current={isCurrent ? 'page' : undefined}
              aria-label={isRail ? intl.formatMessage(name) : undefined}
              $isRail={isRail}
            >
              <Icon of={icon} size={17} />
              {!isRail && <FormattedMessage {...name} />}
              {!isRail && name === messages.notifications && unread > 0 && (
                <Unread aria-hidden>
                  <FormattedNumber value={unread} />
                </Unread>
              )}
            </Entry>
          </Tooltip>
        );
      })}
    </Place>
  );
}

const Place = styled.nav<{ $isRail: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 1px;
  min-height: 0;
  padding: ${({ $isRail }) => ($isRail ? '4px 10px 12px' : '4px 12px 12px')};
  overflow: auto;
`;

const Unread = styled.span`
  margin-inline-start: auto;
  color: var(--accent-fg);
  font-variant-numeric: tabular-nums;
`;

const Entry = styled(Link)<{ $isRail: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: none;
  height: 32px;
  padding-inline: 10px 8px;
  border-radius: var(--r-md);
  color: var(--fg-2);
  font-size: 13px;
  font-weight: 500;
  transition: background var(--t-fast), color var(--t-fast);

  ${({ $isRail }) =>
    $isRail &&
    css`
      justify-content: center;
      width: 36px;
      height: 36px;
      padding: 0;
    `}

  svg {
    color: var(--fg-3);
  }

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  &[aria-current] {
    background: var(--bg-raised);
    color: var(--fg-1);
    box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);

    svg {
      color: var(--accent-fg);
    }
  }

  @media (pointer: coarse) {
    height: 44px;
  }
`;
