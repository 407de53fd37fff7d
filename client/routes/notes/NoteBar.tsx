import { ArrowLeft, BookOpen } from 'lucide';
import type { Ref } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { PaneHead } from '#client/ui/layout/Pane.tsx';

type NoteBarProps = {
  /** The address of the list alone. */
  backTo: string;
  /** Where the note stands as a source among others; null while it is none. */
  sourceId: string | null;
  /** Room for how it stands with saving. */
  statusRef?: Ref<HTMLDivElement>;
};

/** Above the note: back to the list where that is not beside it, and on to its page with everything else one does with a source. */
export function NoteBar({ backTo, sourceId, statusRef }: NoteBarProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <PaneHead>
      <Back>
        <IconButton icon={ArrowLeft} label={intl.formatMessage(messages.back)} onClick={() => void navigate(backTo)} />
      </Back>
      <Tools>
        <Status ref={statusRef} />
        {sourceId !== null && <IconButton icon={BookOpen} label={intl.formatMessage(messages.page)} onClick={() => void navigate(`/source/${sourceId}`)} />}
      </Tools>
    </PaneHead>
  );
}

const messages = defineMessages({
  back: { id: 'notes.backToList', defaultMessage: 'Back to the notes' },
  page: { id: 'notes.openPage', defaultMessage: 'Open as a source' },
});

const Back = styled.span`
  @media (min-width: 800px) {
    visibility: hidden;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Status = styled.div`
  display: flex;
  align-items: center;
`;
