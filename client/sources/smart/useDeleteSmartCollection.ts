import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useDeleteSmartCollectionMutation } from '#client/__generated__/useDeleteSmartCollectionMutation.graphql.ts';
import type { useDeleteSmartCollectionUndoMutation } from '#client/__generated__/useDeleteSmartCollectionUndoMutation.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { emitSmartCollectionsChanged } from '../filter/useSmartCollections.ts';

const mutation = graphql`
  mutation useDeleteSmartCollectionMutation($input: DeleteSmartCollectionInput!) {
    deleteSmartCollection(input: $input) {
      ... on DeleteSmartCollectionPayload {
        # Only that it was done.
        # eslint-disable-next-line relay/unused-fields
        deletedSmartCollectionId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const restoration = graphql`
  mutation useDeleteSmartCollectionUndoMutation($input: RestoreSmartCollectionInput!) {
    restoreSmartCollection(input: $input) {
      ... on RestoreSmartCollectionPayload {
        smartCollection {
          # Only that it was done.
          # eslint-disable-next-line relay/unused-fields
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Deletes a smart collection and tells so, with Undo. */
export function useDeleteSmartCollection(): (smart: { readonly id: string; readonly name: string }, onDone?: () => void) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run] = useResultMutation<useDeleteSmartCollectionMutation>(mutation);
  const [restore] = useResultMutation<useDeleteSmartCollectionUndoMutation>(restoration);
  const onRefused = (code: ErrorCode | null) => showToast({ type: 'error', message: errorText(code, messages.failed) });
  return ({ id, name }, onDone) =>
    run(
      { input: { smartCollectionId: id } },
      {
        onRefused,
        onDone: () => {
          emitSmartCollectionsChanged();
          onDone?.();
          showToast({
            type: 'success',
            message: intl.formatMessage(messages.done, { name }),
            action: {
              label: intl.formatMessage(commonMessages.undo),
              onAction: () => restore({ input: { smartCollectionId: id } }, { onRefused, onDone: emitSmartCollectionsChanged }),
            },
          });
        },
      },
    );
}

const messages = {
  done: defineMessage<{ name: string }>({ id: 'smart.deleted', defaultMessage: 'Deleted the smart collection {name}. Its sources stay.' }),
  failed: defineMessage({ id: 'smart.failed', defaultMessage: 'Failed to change the smart collection.' }),
};
