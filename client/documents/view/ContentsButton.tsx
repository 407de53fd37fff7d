import { TableOfContents } from 'lucide';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { clampLines, onTouch } from '#client/ui/mixins.ts';
import { Popover } from '#client/ui/overlays/Popover.tsx';
import type { ContentsEntry } from '../openDocument.ts';

type ContentsButtonProps = {
  contents: readonly ContentsEntry[];
  /** The part one is at, from 0. */
  part: number;
  onPick: (entry: ContentsEntry) => void;
};

/** Opens the table of contents; each entry leads there, and the one that is being read is marked. */
export function ContentsButton({ contents, part, onPick }: ContentsButtonProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const label = intl.formatMessage(messages.contents);
  // What has no entry of its own belongs to the one before it.
  const current = contents.findLastIndex((entry) => entry.part <= part);
  const isFirstOf = contents.findIndex((entry) => entry.part === contents[current]?.part);
  return (
    <Popover label={label} width={320} open={isOpen} onOpenChange={setIsOpen} trigger={<IconButton icon={TableOfContents} label={label} />}>
      <List aria-label={label}>
        {contents.map((entry, index) => (
          <button
            key={index}
            type="button"
            aria-current={index === isFirstOf ? 'location' : undefined}
            style={{ paddingInlineStart: 20 + Math.min(entry.level, 3) * 14 }}
            onClick={() => {
              setIsOpen(false);
              onPick(entry);
            }}
          >
            <span dir="auto">{entry.title}</span>
          </button>
        ))}
      </List>
    </Popover>
  );
}

const messages = defineMessages({
  contents: { id: 'viewer.book.contents', defaultMessage: 'Table of contents' },
});

const List = styled.nav`
  display: grid;
  max-height: min(480px, 70vh);
  padding-block: 12px;
  overflow-y: auto;

  button {
    padding-block: 6px;
    padding-inline-end: 20px;
    color: var(--fg-2);
    font: var(--text-13);
    text-align: start;
    overflow-wrap: anywhere;

    ${onTouch} {
      padding-block: 12px;
    }
  }

  span {
    ${clampLines(3)}
  }

  button:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  button:focus-visible {
    outline-offset: -2px;
  }

  [aria-current] {
    color: var(--accent-fg);
    font-weight: 500;
  }
`;
