import { CircleAlert } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';

type SaveConflictProps = {
  /** The text that somebody else saved meanwhile. */
  theirs: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Says that somebody else has changed what is being written, shows what they wrote, and asks which counts. */
export function SaveConflict({ theirs, onTakeTheirs, onKeepMine }: SaveConflictProps) {
  return (
    <Conflict role="alert">
      <p>
        <Icon of={CircleAlert} />
        <FormattedMessage {...messages.conflict} />
      </p>
      <details>
        <summary>
          <FormattedMessage {...messages.showTheirs} />
        </summary>
        <pre>{theirs}</pre>
      </details>
      <span>
        <Button size={28} onClick={onTakeTheirs}>
          <FormattedMessage {...messages.takeTheirs} />
        </Button>
        <Button size={28} variant="primary" onClick={onKeepMine}>
          <FormattedMessage {...messages.keepMine} />
        </Button>
      </span>
    </Conflict>
  );
}

const messages = defineMessages({
  conflict: { id: 'notes.conflict', defaultMessage: 'Somebody changed this meanwhile. What you typed is kept here until you choose.' },
  showTheirs: { id: 'notes.showTheirs', defaultMessage: 'Show the other version' },
  takeTheirs: { id: 'notes.takeTheirs', defaultMessage: 'Take the other version' },
  keepMine: { id: 'notes.keepMine', defaultMessage: 'Keep mine' },
});

const Conflict = styled.div`
  display: grid;
  position: sticky;
  top: 0;
  z-index: 2;
  gap: 8px;
  max-height: 50vh;
  padding: 12px 16px;
  overflow: auto;
  background: var(--warn-soft);
  box-shadow: inset 0 -1px 0 var(--warn-line);
  color: var(--fg-1);
  font: var(--text-13);

  p {
    display: flex;
    gap: 8px;
    color: var(--warn-fg);
  }

  summary {
    cursor: pointer;
  }

  pre {
    max-height: 180px;
    margin-block-start: 8px;
    padding: 12px;
    overflow: auto;
    border-radius: var(--r-md);
    background: var(--bg-sheet);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
