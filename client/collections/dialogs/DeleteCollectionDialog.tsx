import { FileStack, Folders, Trash2 } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { DeleteCollectionDialogQuery } from '#client/__generated__/DeleteCollectionDialogQuery.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { errorMessages } from '#client/i18n/errorMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useLatestQuery } from '#client/relay/useLatestQuery.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { type TrashedCollection, useDeleteCollection } from '../mutations/useDeleteCollection.ts';
import { withDescendants } from '#client/ui/tree/tree.ts';
import type { DialogCollection } from './dialogCollection.ts';

const CONFIRMATION = 'DELETE';

type DeleteCollectionDialogProps = {
  collection: DialogCollection;
  collections: readonly DialogCollection[];
  onClose: () => void;
  onDeleted: (trashed: TrashedCollection) => void;
};

const query = graphql`
  query DeleteCollectionDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Collection @alias(as: "collection") {
        sources(filter: { trashed: true, includeDescendants: true }) {
          totalCount
        }
      }
    }
  }
`;

/** Says what goes to the trash and what is there already, and puts the collection there once DELETE is typed. */
export function DeleteCollectionDialog({ collection, collections, onClose, onDeleted }: DeleteCollectionDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { deleteCollection, isDeleting } = useDeleteCollection();
  const [typed, setTyped] = useState('');
  const [isReminded, setIsReminded] = useState(false);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);

  const inTrash = useLatestQuery<DeleteCollectionDialogQuery>(query, { id: collection.id }, 0).data?.node?.collection?.sources.totalCount ?? 0;
  const leaving = withDescendants(collections, collection.id);
  const subCollections = leaving.size - 1;
  const sources = collections.reduce((sum, { id, sourceCount }) => (leaving.has(id) ? sum + sourceCount : sum), 0);
  const isConfirmed = typed.trim().toUpperCase() === CONFIRMATION;

  const remove = () => {
    if (!isConfirmed || isDeleting) return;
    setRefusal(null);
    deleteCollection(
      { collectionId: collection.id, name: collection.name, confirmation: CONFIRMATION },
      {
        onRefused: (code) => setRefusal({ code }),
        onDone: (trashed) => {
          onClose();
          onDeleted(trashed);
        },
      },
    );
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="collections.deleteTitle" defaultMessage="Delete Collection" />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(messages.moveToTrash)}
      confirmingLabel={intl.formatMessage(messages.moving)}
      isBlocked={!isConfirmed}
      isConfirming={isDeleting}
      onConfirm={remove}
      error={refusal && errorText(refusal.code, messages.failed)}
    >
      <Warning>
        <FormattedMessage
          id="collections.deleteWarning"
          defaultMessage="<b>{name}</b> goes to the trash. For 30 days you can restore it there, with everything that goes with it."
          values={{ name: collection.name, b: (words) => <b key="name">{words}</b> }}
        />
      </Warning>
      <Going>
        <li>
          <Icon of={FileStack} size={18} />
          <FormattedMessage id="collections.sourcesToTrash" defaultMessage="Sources that go to the trash" />
          <b>
            <FormattedNumber value={sources} />
          </b>
        </li>
        {inTrash > 0 && (
          <li>
            <Icon of={Trash2} size={18} />
            <FormattedMessage id="collections.sourcesInTrash" defaultMessage="Sources of it that are in the trash already" />
            <b>
              <FormattedNumber value={inTrash} />
            </b>
          </li>
        )}
        {subCollections > 0 && (
          <li>
            <Icon of={Folders} size={18} />
            <FormattedMessage id="collections.subCollectionsToTrash" defaultMessage="Sub-collections that go with it" />
            <b>
              <FormattedNumber value={subCollections} />
            </b>
          </li>
        )}
      </Going>
      <Field
        label={<FormattedMessage id="collections.typeDelete" defaultMessage="Type DELETE to confirm" />}
        error={isReminded && !isConfirmed && <FormattedMessage {...errorMessages.CONFIRMATION_REQUIRED} />}
      >
        <TextInput
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setIsReminded(typed !== '')}
          onKeyDown={(event) => event.key === 'Enter' && setIsReminded(true)}
        />
      </Field>
    </ConfirmDialog>
  );
}

const messages = defineMessages({
  moveToTrash: { id: 'collections.moveToTrash', defaultMessage: 'Move to Trash' },
  moving: { id: 'collections.movingToTrash', defaultMessage: 'Moving to Trash' },
  failed: { id: 'collections.deleteFailed', defaultMessage: 'Failed to delete collection. Please try again.' },
});

const Warning = styled.p`
  color: var(--fg-2);
  overflow-wrap: anywhere;

  b {
    color: var(--fg-1);
    font-weight: 600;
  }
`;

const Going = styled.ul`
  border-radius: var(--r-lg);
  background: var(--danger-soft);
  box-shadow: inset 0 0 0 1px var(--danger-line);

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 0 16px;
  }

  li + li {
    border-block-start: 1px solid var(--danger-line);
  }

  svg {
    color: var(--danger-fg);
  }

  b {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
