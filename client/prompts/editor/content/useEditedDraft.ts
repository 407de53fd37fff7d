import { startTransition, useRef, useState } from 'react';
import { useIntl, defineMessages } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { type DraftContent, editedMessages, type EditedMessage, savedMessages } from './draftContent.ts';
import { type DraftOptions, type OpenDraft, usePromptAutosave } from './usePromptAutosave.ts';

/** What is edited: a draft, whose messages are told apart while they move. */
export type EditedDraft = Omit<DraftContent, 'messages'> & { readonly messages: readonly EditedMessage[] };

export const draftOf = ({ messages, params, variables }: EditedDraft): DraftContent => ({ messages: savedMessages(messages), params, variables });

/** Whoever replaced a whole prompt looks at it before they take it back. */
const LONG_MS = 10_000;

/** The draft of a prompt while one edits it: saved as one types, followed where somebody else has changed it. */
export function useEditedDraft(prompt: OpenDraft, { isAutomatic, onNewer }: Omit<DraftOptions, 'onNewer'> & { readonly onNewer: () => void }) {
  const intl = useIntl();
  const saving = usePromptAutosave(prompt, {
    isAutomatic,
    onNewer: (newer) => {
      show(newer);
      onNewer();
    },
  });
  const [edited, setEdited] = useState<EditedDraft>(() => ({ ...saving.initial, messages: editedMessages(saving.initial.messages) }));
  /** As `edited`, before it is drawn: two fields may tell of changes in one breath. */
  const latest = useRef(edited);
  const put = (next: EditedDraft) => {
    latest.current = next;
    setEdited(next);
  };
  const show = (newer: DraftContent) => put({ ...newer, messages: editedMessages(newer.messages, latest.current.messages) });
  const write = (change: Partial<EditedDraft>) => {
    put({ ...latest.current, ...change });
    saving.type(draftOf(latest.current));
  };
  const replaceAll = (next: DraftContent) => {
    show(next);
    saving.type(draftOf(latest.current));
  };
  return {
    saving,
    edited,
    /** As it is now, also within what is carried out at once. */
    now: () => latest.current,
    write,
    writeMessages: (of: (messages: readonly EditedMessage[]) => readonly EditedMessage[]) => write({ messages: of(latest.current.messages) }),
    /** As `writeMessages`, for what a field shows already: what stands around it is drawn in pieces, between two keys. */
    typeMessages: (of: (messages: readonly EditedMessage[]) => readonly EditedMessage[]) => startTransition(() => write({ messages: of(latest.current.messages) })),
    /** Draws now what was typed. */
    draw: () => setEdited(latest.current),
    /** Puts something in the place of what is there, and offers the way back. */
    replaceUndoable: (next: DraftContent, message: string) => {
      const mine = draftOf(latest.current);
      replaceAll(next);
      showToast({ type: 'success', message, duration: LONG_MS, action: { label: intl.formatMessage(commonMessages.undo), onAction: () => replaceAll(mine) } });
    },
    /** Ends a conflict with what the other wrote, and offers the way back. */
    takeTheirs: () => {
      const mine = draftOf(latest.current);
      const theirs = saving.takeTheirs();
      if (!theirs) return;
      show(theirs);
      showToast({
        type: 'info',
        message: intl.formatMessage(messages.took),
        duration: Number.POSITIVE_INFINITY,
        action: { label: intl.formatMessage(messages.mineBack), onAction: () => replaceAll(mine) },
      });
    },
  };
}

const messages = defineMessages({
  took: { id: 'prompts.took', defaultMessage: 'The other version is here now' },
  mineBack: { id: 'prompts.mineBack', defaultMessage: 'Bring mine back' },
});
