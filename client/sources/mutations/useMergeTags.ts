import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useMergeTagsMutation } from '#client/__generated__/useMergeTagsMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { emitPlacesChanged } from '../store/sourceEvents.ts';
import { useUndoChange } from './useUndoChange.ts';

const mutation = graphql`
  mutation useMergeTagsMutation($input: MergeTagsInput!) {
    mergeTags(input: $input) {
      ... on MergeTagsPayload {
        undoId
        tag {
          id
          name
          # For the store, where lists see it.
          # eslint-disable-next-line relay/unused-fields
          sourceCount
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Merging = {
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  readonly name: string;
  /** Told the name that they have now. */
  readonly onDone: (name: string) => void;
  readonly onFailed: (text: string) => void;
};

/** Gives tags one name: one is renamed, several become one. Tells so, with Undo. */
export function useMergeTags() {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run, isMerging] = useResultMutation<useMergeTagsMutation>(mutation);
  const undoAction = useUndoChange();
  const mergeTags = ({ tags, name, onDone, onFailed }: Merging) =>
    run(
      { input: { tagIds: tags.map(({ id }) => id), name, undoable: true } },
      {
        onRefused: (code) => onFailed(errorText(code, messages.failed)),
        onDone: ({ undoId, tag }) => {
          emitPlacesChanged();
          const [only] = tags;
          const now = tag?.name ?? name;
          onDone(now);
          showToast({
            type: 'success',
            message: tags.length === 1 && only ? intl.formatMessage(messages.renamed, { before: only.name, now }) : intl.formatMessage(messages.merged, { count: tags.length, now }),
            action: undoAction(undoId, (code) => showToast({ type: 'error', message: errorText(code, messages.failed) })),
          });
        },
      },
    );
  return { mergeTags, isMerging };
}

const messages = {
  renamed: defineMessage<{ before: string; now: string }>({ id: 'tags.renamed', defaultMessage: '{before} is now {now}' }),
  merged: defineMessage<{ count: number; now: string }>({ id: 'tags.merged', defaultMessage: '{count, plural, one {# tag is} other {# tags are}} now {now}' }),
  failed: defineMessage({ id: 'tags.failed', defaultMessage: 'Failed to update the tags.' }),
};
