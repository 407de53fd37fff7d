import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditFeedDialog_feed$key } from '#client/__generated__/EditFeedDialog_feed.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Combobox } from '#client/ui/controls/Combobox.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { collectionOptions, type FeedCollection, intervalOptions, keepOptions, listOfWords } from './feedChoices.ts';
import { useUpdateFeeds } from './mutations/useUpdateFeeds.ts';
import { feedMessages } from './feedMessages.ts';

type EditFeedDialogProps = { feed: EditFeedDialog_feed$key; collections: readonly FeedCollection[]; onClose: () => void };

/** What a feed is called, where it goes, how often it is read, and what of it comes. */
export function EditFeedDialog({ feed: ref, collections, onClose }: EditFeedDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { updateFeeds, isUpdating } = useUpdateFeeds();
  const feed = useFragment(
    graphql`
      fragment EditFeedDialog_feed on Feed {
        id
        title
        url
        intervalMinutes
        keepDays
        tags
        onlyWords
        skipWords
        collection {
          id
        }
      }
    `,
    ref,
  );
  const [before] = useState(() => ({
    title: feed.title,
    collectionId: feed.collection?.id ?? '',
    interval: String(feed.intervalMinutes),
    keep: feed.keepDays === null ? 'never' : String(feed.keepDays),
    tags: feed.tags.join(', '),
    onlyWords: feed.onlyWords.join(', '),
    skipWords: feed.skipWords.join(', '),
  }));
  const [value, setValue] = useState(before);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const change = (part: Partial<typeof value>) => setValue({ ...value, ...part });

  const submit = () => {
    if (value.title.trim() === '' || isUpdating) return;
    setRefusal(null);
    const has = (name: keyof typeof value) => value[name] !== before[name];
    updateFeeds(
      {
        feedIds: [feed.id],
        ...(has('title') && { title: value.title.trim() }),
        ...(has('collectionId') && { collectionId: value.collectionId || null }),
        ...(has('interval') && { intervalMinutes: Number(value.interval) }),
        ...(has('keep') && { keepDays: value.keep === 'never' ? null : Number(value.keep) }),
        ...(has('tags') && { tags: listOfWords(value.tags) }),
        ...(has('onlyWords') && { onlyWords: listOfWords(value.onlyWords) }),
        ...(has('skipWords') && { skipWords: listOfWords(value.skipWords) }),
      },
      { onDone: onClose, onRefused: (code) => setRefusal({ code }) },
    );
  };
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      onSubmit={submit}
      action={<FormattedMessage {...commonMessages.save} />}
      isBlocked={value.title.trim() === ''}
      isSending={isUpdating}
      onClose={onClose}
    >
      <Field label={<FormattedMessage {...messages.name} />} help={feed.url} error={refusal && errorText(refusal.code, messages.failed)}>
        <TextInput value={value.title} maxLength={200} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      <Field label={<FormattedMessage {...feedMessages.collection} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <Combobox
          value={value.collectionId}
          onChange={(collectionId) => change({ collectionId })}
          placeholder={intl.formatMessage(feedMessages.noCollection)}
          clearLabel={intl.formatMessage(feedMessages.clearCollection)}
          options={collectionOptions(collections)}
        />
      </Field>
      <Field label={<FormattedMessage {...feedMessages.interval} />}>
        <Select value={value.interval} onChange={(interval) => change({ interval })} options={intervalOptions(intl, feed.intervalMinutes)} />
      </Field>
      <Field label={<FormattedMessage {...feedMessages.keep} />} help={<FormattedMessage {...feedMessages.keepHelp} />}>
        <Select value={value.keep} onChange={(keep) => change({ keep })} options={keepOptions(intl, feed.keepDays)} />
      </Field>
      <Field label={<FormattedMessage {...messages.tags} />} note={<FormattedMessage {...commonMessages.optional} />} help={<FormattedMessage {...messages.tagsHelp} />}>
        <TextInput value={value.tags} onChange={(event) => change({ tags: event.target.value })} />
      </Field>
      <Field label={<FormattedMessage {...messages.onlyWords} />} note={<FormattedMessage {...commonMessages.optional} />} help={<FormattedMessage {...messages.wordsHelp} />}>
        <TextInput value={value.onlyWords} onChange={(event) => change({ onlyWords: event.target.value })} />
      </Field>
      <Field label={<FormattedMessage {...messages.skipWords} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextInput value={value.skipWords} onChange={(event) => change({ skipWords: event.target.value })} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'feeds.editTitle', defaultMessage: 'Edit Feed' },
  name: { id: 'feeds.name', defaultMessage: 'Title' },
  tags: { id: 'feeds.tags', defaultMessage: 'Tags' },
  tagsHelp: { id: 'feeds.tagsHelp', defaultMessage: 'For everything that comes, with commas between them.' },
  onlyWords: { id: 'feeds.onlyWords', defaultMessage: 'Only with one of these words' },
  skipWords: { id: 'feeds.skipWords', defaultMessage: 'Not with one of these words' },
  wordsHelp: { id: 'feeds.wordsHelp', defaultMessage: 'In title, text or categories, with commas between them.' },
  failed: { id: 'feeds.updateFailed', defaultMessage: 'The feed could not be changed. Try again.' },
});
