import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useDeleteTagsMutation } from '#client/__generated__/useDeleteTagsMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { emitPlacesChanged } from '../store/sourceEvents.ts';
import { useUndoChange } from './useUndoChange.ts';

const mutation = graphql`
  mutation useDeleteTagsMutation($input: DeleteTagsInput!) {
    deleteTags(input: $input) {
      ... on DeleteTagsPayload {
        undoId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Takes tags off all sources and tells so, with Undo. */
export function useDeleteTags(): (tags: readonly { readonly id: string; readonly name: string }[], onDone?: () => void) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run] = useResultMutation<useDeleteTagsMutation>(mutation);
  const undoAction = useUndoChange();
  return (tags, onDone) => {
    const fail: Parameters<typeof undoAction>[1] = (code) => showToast({ type: 'error', message: errorText(code, messages.failed) });
    run(
      { input: { tagIds: tags.map(({ id }) => id), undoable: true } },
      {
        onRefused: fail,
        onDone: ({ undoId }) => {
          emitPlacesChanged();
          onDone?.();
          showToast({ type: 'success', message: intl.formatMessage(messages.done, { count: tags.length, name: tags[0]?.name ?? '' }), action: undoAction(undoId, fail) });
        },
      },
    );
  };
}

const messages = {
  done: defineMessage<{ count: number; name: string }>({ id: 'tags.deleted', defaultMessage: '{count, plural, one {Deleted the tag {name}} other {Deleted # tags}}' }),
  failed: defineMessage({ id: 'tags.failed', defaultMessage: 'Failed to update the tags.' }),
};
