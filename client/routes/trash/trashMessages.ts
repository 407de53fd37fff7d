import { defineMessage } from 'react-intl';

/** What every line of the trash says. */
export const trashMessages = {
  count: defineMessage<{ count: number }>({ id: 'trash.count', defaultMessage: '{count, plural, one {# source} other {# sources}}' }),
  daysLeft: defineMessage<{ count: number }>({
    id: 'trash.daysLeft',
    defaultMessage: '{count, plural, =0 {deleted for good today} one {# day left} other {# days left}}',
  }),
  restore: defineMessage({ id: 'trash.restore', defaultMessage: 'Restore' }),
  restoreIt: defineMessage<{ title: string }>({ id: 'trash.restoreIt', defaultMessage: 'Restore {title}' }),
  deleteIt: defineMessage<{ title: string }>({ id: 'trash.deleteIt', defaultMessage: 'Delete {title} forever' }),
};
