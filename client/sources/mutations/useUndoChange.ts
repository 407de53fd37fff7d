import { use } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useUndoChangeMutation } from '#client/__generated__/useUndoChangeMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { LiveContext } from '#client/relay/live/LiveContext.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { updateListsOf, removeFromLists } from '../store/loadedLists.ts';
import { emitSourcesRestored } from '../store/sourceEvents.ts';

const mutation = graphql`
  mutation useUndoChangeMutation($input: UndoChangeInput!) {
    undoChange(input: $input) {
      ... on UndoChangePayload {
        changedSourceIds
        sources {
          ...loadedLists_source
          ...SourceListItem_source
          # For the store: whoever shows tags reads them there.
          # eslint-disable-next-line relay/unused-fields
          tags {
            id
            # eslint-disable-next-line relay/unused-fields
            name
          }
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

type UndoFailed = (code: Refusal<useUndoChangeMutation>) => void;

/**
 * Answers a function that makes the Undo of a toast from the `undoId` of what was done: the server takes back all of it, also
 * what this page has never loaded. Without an id there is no Undo.
 */
export function useUndoChange(): (undoId: string | null | undefined, onFailed: UndoFailed, onUndone?: () => void) => { label: string; onAction: () => void } | undefined {
  const intl = useIntl();
  const [run] = useResultMutation<useUndoChangeMutation>(mutation);
  const live = use(LiveContext);
  return (undoId, onFailed, onUndone) => {
    if (!undoId) return undefined;
    const undo = () =>
      run(
        { input: { undoId } },
        {
          updater: (store, { changedSourceIds = [], sources = [] }) => {
            removeFromLists(store, changedSourceIds.slice(sources.length));
            for (const source of sources) updateListsOf(store, source);
          },
          // Of very many the answer carries only the first: what is on the page is read again.
          onDone: ({ changedSourceIds = [], sources = [] }) => {
            emitSourcesRestored(changedSourceIds);
            if (changedSourceIds.length > sources.length) live.announceMissed();
            onUndone?.();
          },
          onRefused: onFailed,
        },
      );
    return { label: intl.formatMessage(commonMessages.undo), onAction: undo };
  };
}
