import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useTagSourcesMutation } from '#client/__generated__/useTagSourcesMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useCommand } from '#client/relay/useCommand.ts';
import { showToast } from '#client/ui/Toast.tsx';
import { inputOf, type Chosen } from './chosen.ts';
import { useUndoChange } from './useUndoChange.ts';

const mutation = graphql`
  mutation useTagSourcesMutation($input: TagSourcesInput!) {
    tagSources(input: $input) {
      ... on TagSourcesPayload {
        undoId
        taggedSourceIds
        # For the store: whoever shows tags reads them there.
        # eslint-disable-next-line relay/unused-fields
        sources {
          id
          # eslint-disable-next-line relay/unused-fields
          tags {
            id
            # eslint-disable-next-line relay/unused-fields
            name
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Tagging = {
  chosen: Chosen;
  add: readonly string[];
  remove: readonly string[];
  onDone: () => void;
  onFailed: (text: string) => void;
};

/** Adds tags to sources and takes tags from them, and tells so, with Undo. */
export function useTagSources() {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run, isTagging] = useCommand<useTagSourcesMutation>(mutation);
  const undoAction = useUndoChange();
  const tagSources = ({ chosen, add, remove, onDone, onFailed }: Tagging) =>
    run(
      { input: { ...inputOf(chosen), add, remove, undoable: true } },
      {
        onRefused: (code) => onFailed(errorText(code, messages.failed)),
        onDone: ({ undoId, taggedSourceIds = [] }) => {
          onDone();
          showToast({
            type: 'success',
            message: intl.formatMessage(messages.done, { count: taggedSourceIds.length }),
            action: undoAction(undoId, (code) => showToast({ type: 'error', message: errorText(code, messages.failed) })),
          });
        },
      },
    );
  return { tagSources, isTagging };
}

const messages = {
  done: defineMessage<{ count: number }>({
    id: 'sources.tagged',
    defaultMessage: '{count, plural, one {Changed the tags of # source} other {Changed the tags of # sources}}',
  }),
  failed: defineMessage({ id: 'sources.tagFailed', defaultMessage: 'Failed to update source.' }),
};
