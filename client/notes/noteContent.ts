import { defineMessage } from 'react-intl';
import type { ContentRules } from '#client/autosave/createAutosave.ts';
import { createDrafts } from '#client/autosave/drafts.ts';

/** What of a note is saved together. */
export type NoteContent = { readonly title: string; readonly text: string };

/** Neither title nor text may be empty: it is saved as soon as something is there again. */
export const noteRules: ContentRules<NoteContent> = {
  isSame: (one, other) => one.title === other.title && one.text === other.text,
  canSave: ({ title, text }) => title.trim() !== '' && text.trim() !== '',
};

/** Notes that the server may not have yet. */
export const noteDrafts = createDrafts<NoteContent>(({ title, text }) => (typeof title === 'string' && typeof text === 'string' ? { title, text } : null));

export const noteNotSaved = defineMessage({ id: 'notes.failed', defaultMessage: 'Failed to update source.' });
