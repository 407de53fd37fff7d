import { defineMessage, defineMessages } from 'react-intl';

/** Words that several parts of `/assistant` share. */
export const assistantMessages = {
  ...defineMessages({
    title: { id: 'areas.assistant', defaultMessage: 'Assistant' },
    runs: { id: 'assistant.runs', defaultMessage: 'What was asked for' },
    newRun: { id: 'assistant.newRun', defaultMessage: 'New wish' },
    showList: { id: 'assistant.showList', defaultMessage: 'Show what was asked for' },
    askFailed: { id: 'assistant.askFailed', defaultMessage: 'Failed to ask the assistant.' },
    inbox: { id: 'assistant.inbox', defaultMessage: 'Inbox' },
  }),
  sources: defineMessage<{ count: number }>({ id: 'assistant.sources', defaultMessage: '{count, plural, one {# source} other {# sources}}' }),
};
