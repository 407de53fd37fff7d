import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Combobox } from '#client/ui/controls/Combobox.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { feedMessages } from './feedMessages.ts';
import { collectionOptions, type FeedCollection } from './feedChoices.ts';
import { useCreateFeedAddress } from './mutations/useCreateFeedAddress.ts';

type NewFeedAddressDialogProps = { spaceId: string; spaceName: string; listId: string; collections: readonly FeedCollection[]; onClose: () => void };

/** What the address shows: everything, a collection, what a search finds. */
export function NewFeedAddressDialog({ spaceId, spaceName, listId, collections, onClose }: NewFeedAddressDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { createFeedAddress, isCreating } = useCreateFeedAddress(listId);
  const [name, setName] = useState(spaceName);
  const [collectionId, setCollectionId] = useState('');
  const [words, setWords] = useState('');
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);

  const submit = () => {
    if (name.trim() === '' || isCreating) return;
    setRefusal(null);
    createFeedAddress(
      { spaceId, name: name.trim(), filter: { ...(collectionId && { collectionId, includeDescendants: true }), ...(words.trim() && { text: words.trim() }) } },
      { onDone: onClose, onRefused: (code) => setRefusal({ code }) },
    );
  };
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      onSubmit={submit}
      action={<FormattedMessage {...messages.create} />}
      isBlocked={name.trim() === ''}
      isSending={isCreating}
      onClose={onClose}
    >
      <Field label={<FormattedMessage {...messages.name} />} error={refusal && errorText(refusal.code, messages.failed)}>
        <TextInput value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={<FormattedMessage {...feedMessages.collection} />} note={<FormattedMessage {...commonMessages.optional} />} help={<FormattedMessage {...messages.collectionHelp} />}>
        <Combobox
          value={collectionId}
          onChange={(next) => {
            setCollectionId(next);
            const chosen = collections.find(({ id }) => id === next);
            if (chosen) setName(chosen.name);
          }}
          placeholder={intl.formatMessage(messages.everything)}
          clearLabel={intl.formatMessage(feedMessages.clearCollection)}
          options={collectionOptions(collections)}
        />
      </Field>
      <Field label={<FormattedMessage {...messages.words} />} note={<FormattedMessage {...commonMessages.optional} />} help={<FormattedMessage {...messages.wordsHelp} />}>
        <TextInput value={words} maxLength={1000} onChange={(event) => setWords(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'feedAddresses.newTitle', defaultMessage: 'New Feed Address' },
  create: { id: 'feedAddresses.create', defaultMessage: 'Create' },
  name: { id: 'feeds.name', defaultMessage: 'Title' },
  everything: { id: 'feedAddresses.everything', defaultMessage: 'Everything in the space' },
  collectionHelp: { id: 'feedAddresses.collectionHelp', defaultMessage: 'With what is in the collections below it.' },
  words: { id: 'feedAddresses.words', defaultMessage: 'Search' },
  wordsHelp: { id: 'feedAddresses.wordsHelp', defaultMessage: 'Only what this search finds, such as tag:draft.' },
  failed: { id: 'feedAddresses.createFailed', defaultMessage: 'The address could not be made. Try again.' },
});
