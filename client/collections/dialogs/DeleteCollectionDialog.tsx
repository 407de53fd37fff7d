import { FileStack, Folders } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { errorMessages } from '#client/i18n/errorMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { useDeleteCollection } from '../mutations/useDeleteCollection.ts';
import { withDescendants } from '../tree/tree.ts';
import type { DialogCollection } from './dialogCollection.ts';

const CONFIRMATION = 'DELETE';

type DeleteCollectionDialogProps = {
  collection: DialogCollection;
  collections: readonly DialogCollection[];
  onClose: () => void;
  onDeleted: (ids: readonly string[]) => void;
};

/** Says what will be lost, and deletes for good once DELETE is typed. */
export function DeleteCollectionDialog({ collection, collections, onClose, onDeleted }: DeleteCollectionDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { deleteCollection, isDeleting } = useDeleteCollection();
  const [typed, setTyped] = useState('');
  const [isReminded, setIsReminded] = useState(false);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);

  const lost = withDescendants(collections, collection.id);
  const subCollections = lost.size - 1;
  const sources = collections.reduce((sum, { id, sourceCount }) => (lost.has(id) ? sum + sourceCount : sum), 0);
  const isConfirmed = typed.trim().toUpperCase() === CONFIRMATION;

  const remove = () => {
    if (!isConfirmed || isDeleting) return;
    setRefusal(null);
    deleteCollection(
      { collectionId: collection.id, confirmation: CONFIRMATION },
      {
        onRefused: (code) => setRefusal({ code }),
        onDone: (ids) => {
          onClose();
          onDeleted(ids);
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
      confirmLabel={intl.formatMessage(messages.deleteForever)}
      confirmingLabel={intl.formatMessage(messages.deleting)}
      isBlocked={!isConfirmed}
      isConfirming={isDeleting}
      onConfirm={remove}
      error={refusal && errorText(refusal.code, messages.failed)}
    >
      <Warning>
        <FormattedMessage
          id="collections.deleteWarning"
          defaultMessage="You are about to delete <b>{name}</b>. This action cannot be undone."
          values={{ name: collection.name, b: (words) => <b key="name">{words}</b> }}
        />
      </Warning>
      <Losses>
        <li>
          <Icon of={FileStack} size={18} />
          <FormattedMessage id="collections.sourcesLost" defaultMessage="Sources in it will be deleted" />
          <b>
            <FormattedNumber value={sources} />
          </b>
        </li>
        {subCollections > 0 && (
          <li>
            <Icon of={Folders} size={18} />
            <FormattedMessage id="collections.subCollectionsLost" defaultMessage="Sub-collections will all be deleted" />
            <b>
              <FormattedNumber value={subCollections} />
            </b>
          </li>
        )}
      </Losses>
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
  deleteForever: { id: 'collections.deleteForever', defaultMessage: 'Delete Forever' },
  deleting: { id: 'collections.deleting', defaultMessage: 'Deleting' },
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

const Losses = styled.ul`
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
