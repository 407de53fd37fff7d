import { Plus } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import type { PromptRole } from './content/draftContent.ts';

type AddMessageProps = { /** No further one fits. */ isFull: boolean; onAdd: (role: PromptRole) => void };

/** Goes on after the last message: with what somebody asks, or what the model would answer. */
export function AddMessage({ isFull, onAdd }: AddMessageProps) {
  return (
    <Row>
      <Button icon={Plus} size={28} disabled={isFull} onClick={() => onAdd('USER')}>
        <FormattedMessage {...messages.user} />
      </Button>
      <Button icon={Plus} size={28} disabled={isFull} onClick={() => onAdd('ASSISTANT')}>
        <FormattedMessage {...messages.assistant} />
      </Button>
    </Row>
  );
}

const messages = defineMessages({
  user: { id: 'prompts.addUser', defaultMessage: 'Add user prompt' },
  assistant: { id: 'prompts.addAssistant', defaultMessage: 'Add answer of the model' },
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
