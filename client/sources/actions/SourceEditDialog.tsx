import { Folder } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SourceEditDialog_source$key } from '#client/__generated__/SourceEditDialog_source.graphql.ts';
import type { SourceEditDialogQuery } from '#client/__generated__/SourceEditDialogQuery.graphql.ts';
import { depthFirst } from '#client/ui/tree/tree.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { DialogLoadFailed } from '#client/relay/LoadFailed.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Combobox } from '#client/ui/controls/Combobox.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { useFormDraft } from '#client/ui/formDrafts.ts';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { useUpdateSource } from '../mutations/useUpdateSource.ts';
import { presetTags } from '../tags/presetTags.ts';
import { TagPicker } from '../tags/TagPicker.tsx';

const query = graphql`
  query SourceEditDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        ...SourceEditDialog_source
      }
    }
  }
`;

/** Edit: what people say about a source. Somebody else's change meanwhile is told first; then one's own may take its place, field by field. */
export function SourceEditDialog({ sourceId, onClose }: { sourceId: string; onClose: () => void }) {
  return (
    <QueryLoader<SourceEditDialogQuery> query={query} variables={{ id: sourceId }} isLive fallback={null} failed={() => <DialogLoadFailed onClose={onClose} />}>
      {({ node }) => node?.source && <Form source={node.source} onClose={onClose} />}
    </QueryLoader>
  );
}

type Typed = {
  title: string;
  note: string;
  tags: readonly string[];
  collectionId: string;
  /** The `updatedAt` it was typed over; null once it was told that there is a later one. */
  since: string | null;
};

function Form({ source: ref, onClose }: { source: SourceEditDialog_source$key; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const source = useFragment(
    graphql`
      fragment SourceEditDialog_source on Source {
        id
        title
        note
        updatedAt
        tags {
          name
        }
        collection {
          id
        }
        space {
          tags(first: 100) {
            edges {
              node {
                name
              }
            }
          }
          # So that the tree stays up to date (useTreeVersion).
          # eslint-disable-next-line relay/unused-fields
          treeVersion
          tree {
            id
            name
            parent {
              id
            }
          }
        }
      }
    `,
    ref,
  );
  const { updateSource, isUpdating } = useUpdateSource();
  // What it was when it was opened: a live change must neither replace what is typed nor hide the conflict.
  const [before] = useState(() => ({ ...source, tags: source.tags.map(({ name }) => name), collectionId: source.collection?.id ?? '' }));
  const typed = useFormDraft<Typed>(source.id, { title: before.title, note: before.note, tags: before.tags, collectionId: before.collectionId, since: before.updatedAt });
  const { title, note, tags, collectionId, since } = typed.value;
  const [failure, setFailure] = useState<string | null>(null);
  const nodes = source.space.tree.map(({ id, name, parent }) => ({ id, name, parentId: parent?.id ?? null }));
  const isEmpty = title.trim() === '';

  const close = () => {
    typed.forget();
    onClose();
  };
  const submit = () => {
    if (isEmpty || isUpdating) return;
    setFailure(null);
    updateSource(
      {
        sourceId: source.id,
        ...(since !== null && { ifUnchangedSince: since }),
        ...(title.trim() !== before.title && { title: title.trim() }),
        ...(note !== before.note && { note }),
        ...(tags.join('\n') !== before.tags.join('\n') && { tags }),
        ...(collectionId !== before.collectionId && { collectionId: collectionId || null }),
      },
      {
        onDone: close,
        onRefused: (code) => {
          if (code === 'CONFLICT') typed.change({ since: null });
          setFailure(code === 'CONFLICT' ? intl.formatMessage(messages.conflict) : errorText(code, messages.failed));
        },
      },
    );
  };
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      error={failure}
      onSubmit={submit}
      action={<FormattedMessage {...commonMessages.save} />}
      isBlocked={isEmpty}
      isSending={isUpdating}
      onClose={close}
    >
      <Field label={<FormattedMessage {...messages.name} />} error={isEmpty && <FormattedMessage {...messages.required} />}>
        <TextInput value={title} maxLength={500} onChange={(event) => typed.change({ title: event.target.value })} />
      </Field>
      <section aria-label={intl.formatMessage(messages.tags)}>
        <BlockHead style={{ marginBlockEnd: 8 }}>
          <FormattedMessage {...messages.tags} />
        </BlockHead>
        <TagPicker names={[...before.tags, ...presetTags, ...source.space.tags.edges.map(({ node }) => node.name)]} picked={tags} onChange={(next) => typed.change({ tags: next })} />
      </section>
      <Field label={<FormattedMessage {...messages.collection} />}>
        <Combobox
          value={collectionId}
          onChange={(next) => typed.change({ collectionId: next })}
          placeholder={intl.formatMessage(messages.noCollection)}
          clearLabel={intl.formatMessage(messages.clearCollection)}
          options={depthFirst(nodes).map(({ node, depth }) => ({ value: node.id, label: node.name, icon: Folder, depth }))}
        />
      </Field>
      <Field label={<FormattedMessage {...messages.note} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextArea rows={4} value={note} maxLength={100_000} onChange={(event) => typed.change({ note: event.target.value })} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'sources.editTitle', defaultMessage: 'Edit Source' },
  name: { id: 'sources.editName', defaultMessage: 'Title' },
  required: { id: 'sources.editRequired', defaultMessage: 'A title is required' },
  tags: { id: 'sources.editTags', defaultMessage: 'Tags' },
  collection: { id: 'sources.editCollection', defaultMessage: 'Collection' },
  noCollection: { id: 'sources.editNoCollection', defaultMessage: 'None' },
  clearCollection: { id: 'sources.editClearCollection', defaultMessage: 'Clear the collection' },
  note: { id: 'sources.editNote', defaultMessage: 'Note' },
  conflict: {
    id: 'sources.editConflict',
    defaultMessage: 'Somebody changed this meanwhile. Save again to put what you changed in its place.',
  },
  failed: { id: 'sources.editFailed', defaultMessage: 'Failed to update source.' },
});
