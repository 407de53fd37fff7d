import { defineMessage } from 'react-intl';

export const openAtQuote = defineMessage({ id: 'chat.openAtQuote', defaultMessage: 'Open at the quote' });
