import { defineMessages } from 'react-intl';

/** Words that several parts of `/chat` share. */
export const chatMessages = defineMessages({
  title: { id: 'areas.chat', defaultMessage: 'Chat' },
  newQuestion: { id: 'chat.newQuestion', defaultMessage: 'New question' },
  showList: { id: 'chat.showList', defaultMessage: 'Show conversations' },
  askFailed: { id: 'chat.askFailed', defaultMessage: 'Failed to ask the question.' },
});
