import { ChevronDown, MessageSquareText, TextQuote } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { AnswerMode } from '#client/generated/schemaTypes.ts';
import { createStoredValue } from '#client/state/createStoredValue.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { fingerSized } from '#client/ui/mixins.ts';
import { Menu, MenuChoice } from '#client/ui/overlays/Menu.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { ChatContext } from './chatContext.ts';

type Mode = 'EXTRACTIVE' | 'MODEL';

const chosenMode = createStoredValue<Mode>('vault.answerMode', { read: (stored) => (stored === 'EXTRACTIVE' ? 'EXTRACTIVE' : 'MODEL'), write: (mode) => mode });

const icons = { MODEL: MessageSquareText, EXTRACTIVE: TextQuote };

/** How the next question is answered, where the vault has a model: chosen by whoever asks, remembered by this browser. */
export function useAnswerMode({ answerModes }: Pick<ChatContext, 'answerModes'>) {
  const intl = useIntl();
  const [isSpent, setIsSpent] = useState(false);
  const chosen = chosenMode.use();
  const hasModel = answerModes.includes('MODEL');
  const mode: Mode = hasModel && !isSpent ? chosen : 'EXTRACTIVE';
  const label = intl.formatMessage(messages.choose);
  return {
    /** What a question is asked with. */
    mode: mode satisfies AnswerMode,
    /** Hears that the model may be asked no more today. */
    onBudgetExceeded: () => setIsSpent(true),
    /** The choice; nothing without a model. */
    modeChip: hasModel && (
      <Menu
        align="end"
        side="top"
        trigger={
          <Chip type="button">
            <VisuallyHidden>{label}</VisuallyHidden>
            <Icon of={icons[mode]} size={14} />
            <FormattedMessage {...names[mode]} />
            <Icon of={ChevronDown} size={14} />
          </Chip>
        }
      >
        <MenuChoice
          value={mode}
          onChange={(value) => {
            setIsSpent(false);
            chosenMode.set(value);
          }}
          choices={(['MODEL', 'EXTRACTIVE'] as const).map((value) => ({ value, label: <FormattedMessage {...names[value]} />, icon: icons[value] }))}
        />
      </Menu>
    ),
    /** What stands below the field, in words. */
    modeNote: isSpent ? <FormattedMessage {...messages.spent} /> : <FormattedMessage {...(mode === 'MODEL' ? messages.found : messages.below)} />,
  };
}

const names = defineMessages({
  MODEL: { id: 'chat.inSentences', defaultMessage: 'In sentences' },
  EXTRACTIVE: { id: 'chat.exact', defaultMessage: 'Word for word' },
});

const messages = defineMessages({
  choose: { id: 'chat.chooseMode', defaultMessage: 'How to answer' },
  below: { id: 'chat.underComposer', defaultMessage: 'Answers come from your sources, or not at all.' },
  found: { id: 'chat.underComposerModel', defaultMessage: 'A sentence appears when its quotes are found in the source.' },
  spent: { id: 'chat.budgetSpent', defaultMessage: 'Today’s budget is used up. Until midnight: word for word.' },
});

const Chip = styled.button`
  ${fingerSized}
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 28px;
  margin-inline-start: auto;
  padding: 0 8px;
  border-radius: var(--r-sm);
  color: var(--fg-2);
  font: var(--text-12);
  font-weight: 500;

  svg {
    flex: none;
    color: var(--fg-3);
  }

  &:hover,
  &[data-state='open'] {
    background: var(--bg-hover);
  }
`;
