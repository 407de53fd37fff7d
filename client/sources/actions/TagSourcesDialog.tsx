import { useState } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { TagSourcesDialogQuery } from '#client/__generated__/TagSourcesDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { DialogLoadFailed } from '#client/relay/LoadFailed.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import type { SelectedSources } from '../selection/selectedSources.ts';
import { presetTags } from '../tags/presetTags.ts';
import { TagPicker } from '../tags/TagPicker.tsx';
import { useTagSelected } from './useTagSelected.ts';

/** Of how many sources at once one can read the tags. */
const MAX_READABLE = 100;

type TagSourcesDialogProps = { spaceId: string; selected: SelectedSources; onClose: () => void; onDone: () => void };

const query = graphql`
  query TagSourcesDialogQuery($spaceId: ID!, $ids: [ID!]!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        tags(first: 100) {
          edges {
            node {
              name
            }
          }
        }
      }
    }
    nodes(ids: $ids) {
      ... on Source @alias(as: "source") {
        id
        tags {
          name
        }
      }
    }
  }
`;

/** Gives sources tags, and takes tags from them. */
export function TagSourcesDialog(props: TagSourcesDialogProps) {
  const ids = props.selected.sourceIds ?? [];
  const isReadable = ids.length > 0 && ids.length <= MAX_READABLE;
  return (
    <QueryLoader<TagSourcesDialogQuery>
      query={query}
      variables={{ spaceId: props.spaceId, ids: isReadable ? ids : [] }}
      fallback={null}
      failed={() => <DialogLoadFailed onClose={props.onClose} />}
    >
      {({ node, nodes }) => (
        <TagForm
          {...props}
          own={(node?.space?.tags.edges ?? []).map((edge) => edge.node.name)}
          tagsOf={isReadable ? new Map(nodes.flatMap((one) => (one?.source ? [[one.source.id, one.source.tags.map(({ name }) => name)] as const] : []))) : null}
        />
      )}
    </QueryLoader>
  );
}

type TagFormProps = TagSourcesDialogProps & {
  /** The space's tags. */
  own: readonly string[];
  /** Which tags each of the sources has; null when that is not known. */
  tagsOf: ReadonlyMap<string, readonly string[]> | null;
};

function TagForm({ selected, own, tagsOf, onClose, onDone }: TagFormProps) {
  const { tagSelected, isTagging } = useTagSelected();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const removable = tagsOf ? [...new Set([...tagsOf.values()].flat())].sort((one, other) => one.localeCompare(other)) : own;
  const isNothing = add.length === 0 && remove.length === 0;
  const submit = () => {
    if (isNothing || isTagging) return;
    setFailure(null);
    tagSelected({
      selected,
      add,
      remove,
      onFailed: setFailure,
      onDone: () => {
        onClose();
        onDone();
      },
    });
  };
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} values={{ count: selected.count }} />}
      error={failure}
      onSubmit={submit}
      action={<FormattedMessage {...commonMessages.save} />}
      isBlocked={isNothing}
      isSending={isTagging}
      onClose={onClose}
    >
          <section>
            <BlockHead as="h3" style={{ marginBlockEnd: 8 }}>
              <FormattedMessage {...messages.add} />
            </BlockHead>
            <TagPicker names={[...presetTags, ...own]} picked={add} onChange={setAdd} />
          </section>
          {removable.length > 0 && (
            <section>
              <BlockHead as="h3" style={{ marginBlockEnd: 8 }}>
                <FormattedMessage {...messages.remove} />
              </BlockHead>
              <TagPicker isClosed names={removable} picked={remove} onChange={setRemove} />
            </section>
          )}
    </FormDialog>
  );
}

const messages = {
  title: defineMessage<{ count: number }>({ id: 'sources.tagTitle', defaultMessage: '{count, plural, one {Tag Source} other {Tag # Sources}}' }),
  add: defineMessage({ id: 'sources.tagAdd', defaultMessage: 'Add tags' }),
  remove: defineMessage({ id: 'sources.tagRemove', defaultMessage: 'Remove tags' }),
};
