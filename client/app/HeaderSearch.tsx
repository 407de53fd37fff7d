import { Search } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commandKey } from '#client/ui/commandKey.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { onTouch } from '#client/ui/mixins.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';

/** Opens the command palette; a field to look at on wide screens, an icon on narrow ones. */
export function HeaderSearch({ onOpen }: { onOpen: () => void }) {
  const intl = useIntl();
  const isNarrow = useMediaQuery('(max-width: 959.98px)');
  if (isNarrow) {
    return (
      <AtEnd>
        <IconButton icon={Search} iconSize={18} label={intl.formatMessage(messages.search)} onClick={onOpen} />
      </AtEnd>
    );
  }
  return (
    <Place>
      <Look type="button" onClick={onOpen}>
        <Icon of={Search} />
        <span>
          <FormattedMessage {...messages.search} />
        </span>
        <Kbd aria-hidden>{keys}</Kbd>
      </Look>
    </Place>
  );
}

const keys = `${commandKey} K`;

const messages = defineMessages({ search: { id: 'app.search', defaultMessage: 'Search or run a command' } });

const AtEnd = styled.span`
  margin-inline-start: auto;

  & + * {
    margin-inline-start: 0;
  }
`;

/** In the middle of the page where there is room, else in the middle of what is left. */
const Place = styled.div`
  flex: 1;
  display: flex;
  justify-content: center;
  min-width: 0;

  @media (min-width: 1280px) {
    position: absolute;
    inset-inline: 0;
    width: 400px;
    margin-inline: auto;
  }
`;

const Look = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  max-width: 400px;
  height: 32px;
  padding-inline: 10px 6px;
  border-radius: var(--r-md);
  background: var(--bg-hover);
  color: var(--fg-3);
  font: var(--text-13);
  transition: background var(--t-fast);

  &:hover {
    background: var(--bg-press);
  }

  > span {
    flex: 1;
    text-align: start;
  }

  ${onTouch} {
    > kbd {
      display: none;
    }
  }
`;
