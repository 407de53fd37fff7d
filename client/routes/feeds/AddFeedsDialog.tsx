import { FileUp } from 'lucide';
import { useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Combobox } from '#client/ui/controls/Combobox.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { useFormDraft } from '#client/ui/formDrafts.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { collectionOptions, type FeedCollection, intervalOptions, keepOptions } from './feedChoices.ts';
import { useCreateFeeds } from './mutations/useCreateFeeds.ts';
import { readOpml } from './opml.ts';
import { feedMessages } from './feedMessages.ts';

/** So many are sent at once. */
const BATCH = 100;

type AddFeedsDialogProps = { spaceId: string; collections: readonly FeedCollection[]; onClose: () => void; onAdded: () => void };

/** Addresses, one a line or from an OPML file, and where what comes goes. */
export function AddFeedsDialog({ spaceId, collections, onClose, onAdded }: AddFeedsDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { createFeeds, isCreating } = useCreateFeeds();
  const file = useRef<HTMLInputElement>(null);
  const typed = useFormDraft('feeds', { text: '', collectionId: '', interval: '60', keep: 'never' });
  const { text, collectionId, interval, keep } = typed.value;
  const [error, setError] = useState<string | null>(null);
  const lines = text.split(/[\r\n]+/).map((line) => line.trim()).filter((line) => line !== '');

  const close = () => {
    typed.forget();
    onClose();
  };
  const send = (urls: readonly string[], added: number) => {
    if (urls.length === 0) {
      showToast({ type: 'success', message: intl.formatMessage(feedsAdded, { count: added }) });
      onAdded();
      close();
      return;
    }
    createFeeds(
      {
        spaceId,
        urls: urls.slice(0, BATCH),
        intervalMinutes: Number(interval),
        ...(collectionId && { collectionId }),
        ...(keep !== 'never' && { keepDays: Number(keep) }),
      },
      {
        onDone: (count) => send(urls.slice(BATCH), added + count),
        onRefused: (code: ErrorCode | null) => {
          if (added > 0) onAdded();
          setError(errorText(code, messages.failed));
        },
      },
    );
  };
  const submit = () => {
    if (lines.length === 0 || isCreating) return;
    const addresses = lines.map((line) => ({ line, url: addressOf(line) }));
    const wrong = addresses.find(({ url }) => url === null);
    if (wrong) return setError(intl.formatMessage(noAddress, { line: wrong.line }));
    setError(null);
    send(addresses.flatMap(({ url }) => url ?? []), 0);
  };
  const takeFile = async (chosen: File) => {
    const urls = readOpml(await chosen.text());
    if (urls === null || urls.length === 0) return setError(intl.formatMessage(messages.noOpml));
    setError(null);
    typed.change({ text: [...new Set([...lines, ...urls])].join('\n') });
  };

  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      onSubmit={submit}
      footerLead={
        <>
          <Button size={36} variant="ghost" icon={FileUp} onClick={() => file.current?.click()}>
            <FormattedMessage {...messages.opml} />
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".opml,.xml,text/x-opml,application/xml,text/xml"
            aria-label={intl.formatMessage(messages.opml)}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) void takeFile(chosen);
              event.target.value = '';
            }}
          />
        </>
      }
      action={<FormattedMessage {...messages.add} />}
      isBlocked={lines.length === 0}
      isSending={isCreating}
      onClose={close}
    >
      <Field label={<FormattedMessage {...messages.addresses} />} help={<FormattedMessage {...messages.help} />} error={error}>
        <TextArea
          rows={4}
          autoFocus
          spellCheck={false}
          placeholder={intl.formatMessage(messages.example)}
          value={text}
          onChange={(event) => {
            typed.change({ text: event.target.value });
            setError(null);
          }}
        />
      </Field>
      <Field label={<FormattedMessage {...feedMessages.collection} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <Combobox
          value={collectionId}
          onChange={(next) => typed.change({ collectionId: next })}
          placeholder={intl.formatMessage(feedMessages.noCollection)}
          clearLabel={intl.formatMessage(feedMessages.clearCollection)}
          options={collectionOptions(collections)}
        />
      </Field>
      <Field label={<FormattedMessage {...feedMessages.interval} />}>
        <Select value={interval} onChange={(next) => typed.change({ interval: next })} options={intervalOptions(intl, Number(interval))} />
      </Field>
      <Field label={<FormattedMessage {...feedMessages.keep} />} help={<FormattedMessage {...feedMessages.keepHelp} />}>
        <Select value={keep} onChange={(next) => typed.change({ keep: next })} options={keepOptions(intl, null)} />
      </Field>
    </FormDialog>
  );
}

/** What people type: with or without the scheme. */
function addressOf(line: string): string | null {
  const url = URL.parse(/^(https?|feed):/i.test(line) ? line : `https://${line}`);
  return url && (url.protocol === 'feed:' || url.hostname.includes('.') || url.hostname === 'localhost') ? url.href : null;
}

const feedsAdded = defineMessage<{ count: number }>({ id: 'feeds.added', defaultMessage: '{count, plural, one {# feed is being read} other {# feeds are being read}}' });
const noAddress = defineMessage<{ line: string }>({ id: 'feeds.noAddress', defaultMessage: 'This is no web address: {line}' });
const messages = defineMessages({
  title: { id: 'feeds.addTitle', defaultMessage: 'Add Feeds' },
  add: { id: 'feeds.addSubmit', defaultMessage: 'Add' },
  addresses: { id: 'feeds.addresses', defaultMessage: 'Addresses' },
  help: { id: 'feeds.addressesHelp', defaultMessage: 'Of feeds, or of pages that name theirs. One a line.' },
  example: { id: 'feeds.addressExample', defaultMessage: 'https://example.org/blog' },
  opml: { id: 'feeds.importOpml', defaultMessage: 'Import OPML' },
  noOpml: { id: 'feeds.noOpml', defaultMessage: 'There are no feeds in this file. Choose an OPML file that another reader has exported.' },
  failed: { id: 'feeds.addFailed', defaultMessage: 'The feeds could not be added. Try again.' },
});
