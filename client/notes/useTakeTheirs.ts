import { defineMessages, useIntl } from 'react-intl';
import type { Saving } from '#client/autosave/useAutosave.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { NoteContent } from './noteContent.ts';

/** Puts what somebody else wrote in the place of what is here, which a toast brings back. @param content as it is written now @param replace shows another one */
export function useTakeTheirs<Code>(saving: Saving<NoteContent, Code>, content: NoteContent, replace: (next: NoteContent) => void): () => void {
  const intl = useIntl();
  return () => {
    const mine = content;
    const theirs = saving.takeTheirs();
    if (!theirs) return;
    replace(theirs);
    showToast({
      type: 'info',
      message: intl.formatMessage(messages.took),
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: intl.formatMessage(messages.mineBack),
        onAction: () => {
          replace(mine);
          saving.type(mine);
        },
      },
    });
  };
}

const messages = defineMessages({
  took: { id: 'notes.took', defaultMessage: 'The other version is here now' },
  mineBack: { id: 'notes.mineBack', defaultMessage: 'Bring mine back' },
});
