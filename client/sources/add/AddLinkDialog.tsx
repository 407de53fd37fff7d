import { Link as LinkIcon } from 'lucide';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
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
import { ExistingSourceNote } from './ExistingSourceNote.tsx';
import { useAddSources, type Added } from './useAddSources.ts';
import { useExistingLink } from './useExistingLink.ts';
import { existingMessages, isHere, useExistingSource, useLinksResult, type ExistingSource } from './useExistingSource.ts';

/** Add New URL: one link into the collection on the page, or, once several are pasted, many with a result for each line. */
export function AddLinkDialog({ target, startsWithMany = false, onClose }: { target: AddTarget; startsWithMany?: boolean; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { addSources, isAdding } = useAddSources();
  const typed = useFormDraft('link', { text: '', isMany: startsWithMany });
  const { text, isMany } = typed.value;
  const [added, setAdded] = useState<readonly AddedLink[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** What the answer named, for somebody who was faster than the look while typing. */
  const [answered, setAnswered] = useState<ExistingSource | null>(null);
  const urls = linesOf(text);
  const foundWhileTyping = useExistingLink(target.spaceId, isMany ? null : (urls[0] ?? null));
  const found = isMany ? null : (answered ?? foundWhileTyping);
  const existing = useExistingSource();
  const wordsForResult = useLinksResult();

  const close = () => {
    typed.forget();
    onClose();
  };
  const openExisting = (source: ExistingSource) => {
    close();
    existing.open(source);
  };
  /** Nothing is added twice in one space unless somebody says so. */
  const send = (links: readonly string[], onDone: (results: readonly Added[]) => void) => {
    setError(null);
    addSources(
      { spaceId: target.spaceId, collectionId: target.collectionId, sources: links.map((url) => ({ link: { url } })), duplicates: 'SKIP_IN_SPACE' },
      { onRefused: (code) => setError(errorText(code, addFailed)), onDone },
    );
  };
  const submit = () => {
    if (added) return close();
    if (found) return openExisting(found);
    if (urls.length === 0 || isAdding) return;
    if (urls.length > maxLinksAtOnce) return setError(intl.formatMessage(messages.tooMany, { most: maxLinksAtOnce, count: urls.length }));
    send(urls, (results) => {
      const links = results.map(({ outcome, source }, index) => ({ url: urls[index] ?? '', outcome, source }));
      if (isMany) tellMany(links);
      else tellOne(links[0]);
    });
  };

  const tellOne = (link: AddedLink | undefined) => {
    if (link?.outcome === 'INVALID') return setError(intl.formatMessage(messages.invalid));
    if (link?.outcome === 'ALREADY_THERE' && link.source) setAnswered(link.source);
    else close();
  };

  /** Everything new: nothing to read. Otherwise what became of each stands there until Done. */
  const tellMany = (links: readonly AddedLink[]) => {
    if (links.every(({ outcome }) => outcome === 'ADDED')) {
      close();
      showToast({ type: 'success', message: intl.formatMessage(messages.allAdded, { count: links.length, name: target.placeName }) });
      return;
    }
    setAdded(links);
    typed.change({ text: links.filter(({ outcome }) => outcome === 'INVALID').map(({ url }) => url).join('\n') });
  };

  const change = (next: string) => {
    typed.change({ text: next });
    setError(null);
    setAnswered(null);
  };

  const replace = (at: number, link: AddedLink) => setAdded((before) => before?.with(at, link) ?? null);
  if (added) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && close()}
        title={<span role="status">{wordsForResult(added)}</span>}
        closeLabel={intl.formatMessage(commonMessages.close)}
        error={error}
        width={520}
        onSubmit={submit}
        footer={
          <Button size={36} variant="primary" type="submit" autoFocus={!added.some(({ outcome }) => outcome === 'INVALID')}>
            <FormattedMessage {...messages.done} />
          </Button>
        }
      >
        <AddedLinks
          links={added}
          target={target}
          onChanged={replace}
          onCorrected={(at, url) => send([url], ([result]) => result && replace(at, { url, outcome: result.outcome, source: result.source }))}
          onFailed={setError}
          onOpen={close}
        />
      </Dialog>
    );
  }

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
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          {found && !isHere(found, target) && (
            <Button size={36} loading={existing.isCopying} onClick={() => existing.addHereToo(found, target, { onDone: close, onFailed: setError })}>
              <FormattedMessage {...existingMessages.addHereToo} />
            </Button>
          )}
          <Button size={36} variant="primary" type="submit" disabled={urls.length === 0} loading={isAdding}>
            <FormattedMessage {...(found ? existingMessages.open : commonMessages.save)} />
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
      {found && <ExistingSourceNote source={found} words={existing.wordsFor(found, target)} />}
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
  done: defineMessage({ id: 'sources.linksDone', defaultMessage: 'Done' }),
};
