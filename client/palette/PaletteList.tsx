import { Command } from 'cmdk';
import { ArrowDown, ArrowUp, CornerDownLeft } from 'lucide';
import type { IconNode } from 'lucide';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { clip, onTouch } from '#client/ui/mixins.ts';

/** Something one can run. */
export type Result = {
  key: string;
  icon: IconNode;
  label: string;
  /** The label with what is searched for marked in it. */
  face?: ReactNode;
  /** A line below: where it was found. */
  passage?: ReactNode;
  /** At its end: of what kind it is, and where it lies. */
  detail?: ReactNode;
  /** Other words for it, by which it is found too. */
  besides?: string;
  keys?: readonly string[];
  danger?: boolean;
  act: () => void;
};

export type ResultGroup = { key: string; heading: string; results: readonly Result[] };

type PaletteListProps = {
  groups: readonly ResultGroup[];
  isWaiting: boolean;
  /** Stands where there is no result and none is on its way. */
  nothing: ReactNode;
  highlighted: string;
  onHighlight: (key: string) => void;
  /** Enter was pressed while there was no result yet: the first that comes is run. */
  runsFirst: boolean;
  /** There is no result, and none is on its way any more. */
  onNothing: () => void;
};

/** The results in their groups, and how many there are. When what was highlighted is not among them any more, the first is. */
export function PaletteList({ groups, isWaiting, nothing, highlighted, onHighlight, runsFirst, onNothing }: PaletteListProps) {
  const intl = useIntl();
  const all = groups.flatMap(({ results }) => results);
  const keys = all.map(({ key }) => key);
  const runFirst = useEffectEvent(() => all[0]?.act());
  const first = keys[0] ?? '';
  const isGone = !keys.includes(highlighted);
  useEffect(() => {
    if (isGone) onHighlight(first);
  }, [isGone, first, onHighlight]);
  useEffect(() => {
    if (!runsFirst) return;
    if (first !== '') runFirst();
    else if (!isWaiting) onNothing();
  }, [runsFirst, first, isWaiting, onNothing]);

  return (
    <>
      <List label={intl.formatMessage(messages.results)} aria-busy={isWaiting}>
        {groups.map((group) => (
          <Command.Group key={group.key} heading={group.heading}>
            {group.results.map(({ key, icon, label, face, passage, detail, keys: shortcuts, danger, act }) => (
              <Command.Item key={key} value={key} onSelect={act} data-danger={danger || undefined}>
                <Icon of={icon} />
                <span>
                  {face ?? label}
                  {passage && <small>{passage}</small>}
                </span>
                {detail && <Detail>{detail}</Detail>}
                {shortcuts?.map((name) => <Kbd key={name}>{name}</Kbd>)}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {keys.length === 0 && !isWaiting && <Nothing role="status">{nothing}</Nothing>}
      </List>
      <Foot>
        <Hint>
          <Kbd>
            <Icon of={ArrowUp} size={12} />
          </Kbd>
          <Kbd>
            <Icon of={ArrowDown} size={12} />
          </Kbd>
          <FormattedMessage {...messages.move} />
        </Hint>
        <Hint>
          <Kbd>
            <Icon of={CornerDownLeft} size={12} />
          </Kbd>
          <FormattedMessage {...messages.run} />
        </Hint>
        <Count role="status">
          <FormattedMessage {...count} values={{ count: keys.length }} />
        </Count>
      </Foot>
    </>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <span aria-hidden>{children}</span>;
}

const count = defineMessage<{ count: number }>({
  id: 'palette.count',
  defaultMessage: '{count, plural, one {# result} other {# results}}',
});
const messages = defineMessages({
  results: { id: 'palette.results', defaultMessage: 'Results' },
  move: { id: 'palette.move', defaultMessage: 'Move' },
  run: { id: 'palette.run', defaultMessage: 'Run' },
});

const List = styled(Command.List)`
  flex: 1;
  min-height: 0;
  max-height: 464px;
  overflow: auto;
  padding: 8px;
  scroll-padding: 8px;

  [cmdk-group-heading] {
    padding: 8px 12px 4px;
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 500;
  }

  [cmdk-item] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 36px;
    padding: 4px 12px;
    border-radius: var(--r-md);
    font: var(--text-14);
    cursor: pointer;
    user-select: none;

    > svg {
      color: var(--fg-3);
    }

    > span {
      ${clip}
      flex: 1;
    }

    small {
      ${clip}
      display: block;
      color: var(--fg-3);
      font: var(--text-12);
    }
  }

  [cmdk-item][data-selected='true'] {
    background: var(--accent-soft);
    color: var(--accent-fg);

    > svg {
      color: inherit;
    }

    small {
      color: var(--fg-2);
    }
  }

  [cmdk-item][data-danger] {
    color: var(--danger-fg);

    > svg {
      color: inherit;
    }
  }

  ${onTouch} {
    [cmdk-item] {
      min-height: 44px;
    }

    kbd {
      display: none;
    }
  }
`;

const Nothing = styled.p`
  padding: 24px 12px;
  color: var(--fg-2);
  font: var(--text-13);
  text-align: center;
`;

const Foot = styled.footer`
  display: flex;
  align-items: center;
  gap: 16px;
  flex: none;
  height: 40px;
  padding: 0 20px;
  border-block-start: 1px solid var(--line-1);
  background: color-mix(in srgb, var(--bg-sunken) 55%, transparent);
  color: var(--fg-3);
  font: var(--text-12);

  > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }

  /* Nobody who points with a finger presses these. */
  ${onTouch} {
    > span:has(kbd) {
      display: none;
    }
  }
`;

const Detail = styled.em`
  ${clip}
  flex: none;
  max-width: 40%;
  color: var(--fg-3);
  font: var(--text-12);
`;

const Count = styled.span`
  margin-inline-start: auto;
`;
