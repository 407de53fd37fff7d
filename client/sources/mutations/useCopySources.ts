import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useCopySourcesMutation } from '#client/__generated__/useCopySourcesMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { selectionInput, type SelectedSources } from '../selection/selectedSources.ts';
import { updateListsOf } from '../store/loadedLists.ts';
import { useUndoChange } from './useUndoChange.ts';

const mutation = graphql`
  mutation useCopySourcesMutation($input: CopySourcesInput!) {
    copySources(input: $input) {
      ... on CopySourcesPayload {
        undoId
        copiedSourceIds
        sources {
          ...loadedLists_source
          ...SourceListItem_source
        }
        collections {
          id
          sourceCount
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

export type Placing = {
  readonly selected: SelectedSources;
  /** The collection; with null as its id: in none. */
  readonly to: { readonly id: string | null; readonly name: string };
  readonly onDone?: () => void;
  /** Told here instead of in a toast. */
  readonly onFailed?: (text: string) => void;
};

/** Copies sources and tells so, with Undo, which puts the copies into the trash. */
export function useCopySources() {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run, isCopying] = useResultMutation<useCopySourcesMutation>(mutation);
  const undoAction = useUndoChange();
  const emit = (message: string) => showToast({ type: 'error', message });
  const copy = ({ selected, to, onDone, onFailed = emit }: Placing) =>
    run(
      { input: { ...selectionInput(selected), toCollectionId: to.id, undoable: true } },
      {
        updater: (store, { sources = [] }) => {
          for (const source of sources) updateListsOf(store, source);
        },
        onRefused: (code) => onFailed(errorText(code, selected.count > 1 ? messages.failedSome : messages.failed)),
        onDone: ({ undoId, copiedSourceIds = [] }) => {
          onDone?.();
          showToast({
            type: 'success',
            message: intl.formatMessage(messages.done, { count: copiedSourceIds.length, name: to.name }),
            action: undoAction(undoId, (code) => emit(errorText(code, messages.undoFailed))),
          });
        },
      },
    );
  return { copy, isCopying };
}

const messages = {
  done: defineMessage<{ count: number; name: string }>({
    id: 'sources.copied',
    defaultMessage: '{count, plural, one {Copied # source to {name}} other {Copied # sources to {name}}}',
  }),
  failed: defineMessage({ id: 'sources.copyFailed', defaultMessage: 'Failed to copy source. Please try again.' }),
  failedSome: defineMessage({ id: 'sources.copySomeFailed', defaultMessage: 'Failed to copy some sources. Please try again.' }),
  undoFailed: defineMessage({ id: 'sources.copyUndoFailed', defaultMessage: 'Failed to delete source.' }),
};
