import { defineMessage, FormattedMessage, type MessageTag } from 'react-intl';
import { useDeleteSourcesForever } from '#client/sources/mutations/useDeleteSourcesForever.ts';
import type { SelectedSources } from '#client/sources/selection/selectedSources.ts';
import { bold, DeleteForeverQuestion } from './DeleteForeverQuestion.tsx';

type DeleteForeverDialogProps = {
  selected: SelectedSources;
  /** Its title, when it is one source. */
  title: string | null;
  onDone: () => void;
  onClose: () => void;
};

/** Asks before sources in the trash are deleted for good. */
export function DeleteForeverDialog({ selected, title, ...dialog }: DeleteForeverDialogProps) {
  const { deleteSourcesForever, isDeleting } = useDeleteSourcesForever();
  return (
    <DeleteForeverQuestion
      {...dialog}
      title={<FormattedMessage {...messages.title} values={{ count: selected.count }} />}
      failed={messages.failed}
      isDeleting={isDeleting}
      deleteForever={(callbacks) => deleteSourcesForever(selected, callbacks)}
    >
      {title === null ? (
        <FormattedMessage {...messages.textMany} values={{ count: selected.count, b: bold }} />
      ) : (
        <FormattedMessage {...messages.text} values={{ title, b: bold }} />
      )}
    </DeleteForeverQuestion>
  );
}

const messages = {
  title: defineMessage<{ count: number }>({ id: 'trash.deleteTitle', defaultMessage: '{count, plural, one {Delete Source} other {Delete # Sources}}' }),
  text: defineMessage<{ title: string; b: MessageTag }>({
    id: 'trash.deleteText',
    defaultMessage: 'You are about to delete <b>{title}</b>. This action cannot be undone.',
  }),
  textMany: defineMessage<{ count: number; b: MessageTag }>({
    id: 'trash.deleteManyText',
    defaultMessage: 'You are about to delete <b>{count, plural, one {# source} other {# sources}}</b>. This action cannot be undone.',
  }),
  failed: defineMessage({ id: 'trash.deleteFailed', defaultMessage: 'Failed to delete source' }),
};
