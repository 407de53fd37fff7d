import { defineMessage, defineMessages } from 'react-intl';

export const draftsAddress = '/drafts';
export const draftAddress = (workId: string) => `/drafts/${workId}`;

/** Words that the pages of drafts share. */
export const draftMessages = defineMessages({
  title: { id: 'drafts.title', defaultMessage: 'Drafts' },
  newDraft: { id: 'drafts.new', defaultMessage: 'New draft' },
  untitled: { id: 'drafts.untitled', defaultMessage: 'Untitled' },
  back: { id: 'drafts.back', defaultMessage: 'Back to the drafts' },
  delete: { id: 'drafts.delete', defaultMessage: 'Delete draft' },
  notMade: { id: 'drafts.notMade', defaultMessage: 'Failed to begin a draft.' },
  notDeleted: { id: 'drafts.notDeleted', defaultMessage: 'Failed to delete the draft.' },
});

export const draftMenuOf = defineMessage<{ title: string }>({ id: 'drafts.menuOf', defaultMessage: 'Menu of {title}' });
export const sourcesChanged = defineMessage<{ count: number }>({ id: 'drafts.sourcesChanged', defaultMessage: '{count, plural, one {# source changed} other {# sources changed}}' });
export const draftDeleted = defineMessage<{ title: string }>({ id: 'drafts.deleted', defaultMessage: '{title} deleted' });
