import { Check, Plus, Search, Users } from 'lucide';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SpaceSwitcherItem_space$key } from '#client/__generated__/SpaceSwitcherItem_space.graphql.ts';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { onTouch } from '#client/ui/mixins.ts';
import { SpaceName, SpaceSwitcherItem } from './SpaceSwitcherItem.tsx';

/** More are looked for by name. */
const FEW_SPACES = 8;

type SpaceListProps = {
  spaces: readonly (SpaceSwitcherItem_space$key & { readonly id: string; readonly name: string })[];
  currentSpaceId: string | null;
  onSwitch: (spaceId: string) => void;
  onNew: () => void;
  /** Somebody goes to another page from here. */
  onLeave: () => void;
};

/** The spaces one can switch to, found by name where they are many, and New Space. */
export default function SpaceList({ spaces, currentSpaceId, onSwitch, onNew, onLeave }: SpaceListProps) {
  const intl = useIntl();
  const [words, setWords] = useState('');
  const isLong = spaces.length > FEW_SPACES;
  const shown = spaces.filter(({ name }) => !isLong || name.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()));
  return (
    <List>
      {isLong && (
        <Find>
          <TextInput
            size={32}
            icon={Search}
            type="search"
            aria-label={intl.formatMessage(messages.find)}
            placeholder={intl.formatMessage(messages.find)}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              const [first] = shown;
              if (event.key === 'Enter' && first) onSwitch(first.id);
            }}
          />
        </Find>
      )}
      {shown.map((space) => (
        <Row
          key={space.id}
          ref={space.id === currentSpaceId ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
          type="button"
          aria-current={space.id === currentSpaceId || undefined}
          onClick={() => onSwitch(space.id)}
        >
          <SpaceSwitcherItem space={space} />
          {space.id === currentSpaceId && <Icon of={Check} />}
        </Row>
      ))}
      {shown.length === 0 && <None>{intl.formatMessage(messages.none)}</None>}
      <Foot>
        <Row as={Link} to="/teams" onClick={onLeave}>
          <NewMark>
            <Icon of={Users} />
          </NewMark>
          <SpaceName>{intl.formatMessage(messages.people)}</SpaceName>
        </Row>
        <Row type="button" onClick={onNew}>
          <NewMark>
            <Icon of={Plus} />
          </NewMark>
          <SpaceName>{intl.formatMessage(messages.new)}</SpaceName>
        </Row>
      </Foot>
    </List>
  );
}

const messages = defineMessages({
  find: { id: 'spaces.find', defaultMessage: 'Find a space' },
  none: { id: 'spaces.noneFound', defaultMessage: 'No space with this name' },
  people: { id: 'teams.title', defaultMessage: 'Spaces and people' },
  new: { id: 'spaces.new', defaultMessage: 'New Space' },
});

const List = styled.div`
  padding: 4px;
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 40px;

  ${onTouch} {
    min-height: 44px;
  }
  padding: 4px 8px;
  border-radius: var(--r-sm);
  font-size: 13px;

  &:hover {
    background: var(--bg-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > svg {
    margin-inline-start: auto;
    color: var(--accent-fg);
  }
`;

/** What stays where it is while the spaces are scrolled. */
const Find = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  margin: -4px -4px 4px;
  padding: 8px;
  border-block-end: 1px solid var(--line-1);
  background: var(--bg-popover);
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  margin: 4px -4px -4px;
  padding: 4px;
  border-block-start: 1px solid var(--line-1);
  background: var(--bg-popover);
`;

const None = styled.p`
  padding: 12px 8px;
  color: var(--fg-3);
  font: var(--text-13);
`;

const NewMark = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  color: var(--fg-3);
`;
