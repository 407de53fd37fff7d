import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useTagSourcesMutation } from '#client/__generated__/useTagSourcesMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useCommand } from '#client/relay/useCommand.ts';
import { showToast } from '#client/ui/Toast.tsx';
import { inputOf, type Chosen } from './chosen.ts';
import { wayBack } from './tagWayBack.ts';

const mutation = graphql`
  mutation useTagSourcesMutation($input: TagSourcesInput!) {
    tagSources(input: $input) {
      ... on TagSourcesPayload {
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
  /** Which tags each of the sources has; null when that is not known, then there is no Undo. */
  tagsOf: ReadonlyMap<string, readonly string[]> | null;
  onDone: () => void;
  onFailed: (text: string) => void;
};

/** Adds tags to sources and takes tags from them, and tells so, with Undo where one knows what they had. */
export function useTagSources() {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run, isTagging] = useCommand<useTagSourcesMutation>(mutation);
  const tagSources = ({ chosen, add, remove, tagsOf, onDone, onFailed }: Tagging) =>
    run(
      { input: { ...inputOf(chosen), add, remove } },
      {
        onRefused: (code) => onFailed(errorText(code, messages.failed)),
        onDone: ({ taggedSourceIds = [] }) => {
          onDone();
          const undo = () => {
            for (const input of wayBack(tagsOf ?? new Map(), add, remove)) {
              run({ input }, { onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }) });
            }
          };
          showToast({
            type: 'success',
            message: intl.formatMessage(messages.done, { count: taggedSourceIds.length }),
            action: tagsOf ? { label: intl.formatMessage(commonMessages.undo), onAction: undo } : undefined,
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
