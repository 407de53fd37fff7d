import { Link as LinkIcon } from 'lucide';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { useFormDraft } from '#client/ui/formDrafts.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { AddedLinks, type AddedLink } from './AddedLinks.tsx';
import { addFailed, maxLinksAtOnce, type AddTarget } from './addTarget.ts';
import { useAddSources } from './useAddSources.ts';

/** Add New URL: one link into the collection on the page, or, once several are pasted, many with a result for each line. */
export function AddLinkDialog({ target, startsWithMany = false, onClose }: { target: AddTarget; startsWithMany?: boolean; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { addSources, isAdding } = useAddSources();
  const typed = useFormDraft('link', { text: '', isMany: startsWithMany });
  const { text, isMany } = typed.value;
  const [added, setAdded] = useState<readonly AddedLink[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const urls = linesOf(text);

  const close = () => {
    typed.forget();
    onClose();
  };
  const submit = () => {
    if (urls.length === 0 || isAdding) return;
    if (urls.length > maxLinksAtOnce) return setError(intl.formatMessage(messages.tooMany, { most: maxLinksAtOnce, count: urls.length }));
    setError(null);
    setAdded(null);
    addSources(
      { spaceId: target.spaceId, collectionId: target.collectionId, sources: urls.map((url) => ({ link: { url } })) },
      {
        onRefused: (code) => setError(errorText(code, addFailed)),
        onDone: (results) => {
          const links = results.map(({ outcome, sourceId }, index) => ({ url: urls[index] ?? '', outcome, sourceId }));
          if (isMany) tellMany(links);
          else tellOne(links[0]);
        },
      },
    );
  };

  const tellOne = (link: AddedLink | undefined) => {
    if (link?.outcome === 'INVALID') return setError(intl.formatMessage(messages.invalid));
    close();
    if (link?.outcome === 'ALREADY_THERE') tellAlreadyThere(link.sourceId);
  };

  /** Everything new: nothing to read. Otherwise the lines that were not taken stay, to be corrected. */
  const tellMany = (links: readonly AddedLink[]) => {
    if (links.every(({ outcome }) => outcome === 'ADDED')) {
      close();
      showToast({ type: 'success', message: intl.formatMessage(messages.allAdded, { count: links.length, name: target.placeName }) });
      return;
    }
    setAdded(links);
    typed.change({ text: links.filter(({ outcome }) => outcome === 'INVALID').map(({ url }) => url).join('\n') });
  };

  const tellAlreadyThere = (sourceId: string | null) =>
    showToast({
      type: 'info',
      message: intl.formatMessage(messages.alreadyThere, { name: target.placeName }),
      action: sourceId === null ? undefined : { label: intl.formatMessage(messages.open), onAction: () => void navigate(`/source/${sourceId}`) },
    });

  const change = (next: string) => {
    typed.change({ text: next });
    setError(null);
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
      onSubmit={submit}
      footerLead={
        !isMany && (
          <Button size={36} variant="ghost" onClick={() => typed.change({ isMany: true })}>
            <FormattedMessage {...messages.several} />
          </Button>
        )
      }
      footer={
        <>
          <Button size={36} onClick={close}>
            <FormattedMessage {...(added && urls.length === 0 ? commonMessages.close : commonMessages.cancel)} />
          </Button>
          <Button size={36} variant="primary" type="submit" disabled={urls.length === 0} loading={isAdding}>
            <FormattedMessage {...commonMessages.save} />
          </Button>
        </>
      }
    >
      <Field
        label={<FormattedMessage {...messages.address} />}
        help={<FormattedMessage {...(isMany ? messages.manyHelp : messages.help)} values={{ name: target.placeName }} />}
        error={error}
      >
        {isMany ? (
          <TextArea
            rows={8}
            autoFocus
            spellCheck={false}
            placeholder={intl.formatMessage(messages.example)}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <TextInput
            icon={LinkIcon}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={intl.formatMessage(messages.example)}
            value={text}
            onChange={(event) => change(event.target.value)}
            onPaste={(event) => {
              const pasted = linesOf(event.clipboardData.getData('text/plain'));
              if (pasted.length < 2) return;
              event.preventDefault();
              typed.change({ isMany: true });
              change([...urls, ...pasted].join('\n'));
            }}
          />
        )}
      </Field>
      {added && <AddedLinks links={added} />}
    </Dialog>
  );
}

const linesOf = (text: string) => text.split(/[\r\n]+/).map((line) => line.trim()).filter((line) => line !== '');

const messages = {
  title: defineMessage({ id: 'sources.addLinkTitle', defaultMessage: 'Add New URL' }),
  address: defineMessage({ id: 'sources.address', defaultMessage: 'URL Address' }),
  example: defineMessage({ id: 'sources.addressExample', defaultMessage: 'https://example.org/article' }),
  help: defineMessage<{ name: string }>({ id: 'sources.addLinkHelp', defaultMessage: 'The page is fetched, cleaned and saved to {name}.' }),
  manyHelp: defineMessage<{ name: string }>({ id: 'sources.addLinksHelp', defaultMessage: 'One address a line. The pages are fetched, cleaned and saved to {name}.' }),
  several: defineMessage({ id: 'sources.addSeveral', defaultMessage: 'Add several' }),
  tooMany: defineMessage<{ most: number; count: number }>({ id: 'sources.tooManyLinks', defaultMessage: 'At most {most, number} at once. These are {count, number}.' }),
  allAdded: defineMessage<{ count: number; name: string }>({ id: 'sources.linksAdded', defaultMessage: '{count, plural, one {# link} other {# links}} added to {name}' }),
  invalid: defineMessage({ id: 'sources.addressInvalid', defaultMessage: 'This is not a web address. Try one like https://example.org/article' }),
  alreadyThere: defineMessage<{ name: string }>({ id: 'sources.alreadyThere', defaultMessage: '{name} has this link already' }),
  open: defineMessage({ id: 'sources.openIt', defaultMessage: 'Open' }),
};
