import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { showToast } from '#client/ui/Toast.tsx';
import { addFailed, type AddTarget } from './addTarget.ts';
import { useAddSources } from './useAddSources.ts';

/** Add New URL: one link into the collection on the page. */
export function AddLinkDialog({ target, onClose }: { target: AddTarget; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { addSources, isAdding } = useAddSources();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const url = address.trim();

  const submit = () => {
    if (url === '' || isAdding) return;
    setError(null);
    addSources(
      { spaceId: target.spaceId, collectionId: target.collectionId, sources: [{ link: { url } }] },
      {
        onRefused: (code) => setError(errorText(code, addFailed)),
        onDone: ([added]) => {
          if (added?.outcome === 'INVALID') {
            setError(intl.formatMessage(messages.invalid));
            return;
          }
          onClose();
          if (added?.outcome === 'ALREADY_THERE') tellAlreadyThere(added.sourceId);
        },
      },
    );
  };

  const tellAlreadyThere = (sourceId: string | null) =>
    showToast({
      type: 'info',
      message: intl.formatMessage(messages.alreadyThere, { name: target.collectionName }),
      action: sourceId === null ? undefined : { label: intl.formatMessage(messages.open), onAction: () => void navigate(`/source/${sourceId}`) },
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
      onSubmit={submit}
      footer={
        <>
          <Button size={36} onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button size={36} variant="primary" type="submit" disabled={url === ''} loading={isAdding}>
            <FormattedMessage {...commonMessages.save} />
          </Button>
        </>
      }
    >
      <Field
        label={<FormattedMessage {...messages.address} />}
        help={<FormattedMessage {...messages.help} values={{ name: target.collectionName }} />}
        error={error}
      >
        <TextInput
          icon={LinkIcon}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={intl.formatMessage(messages.example)}
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(null);
          }}
        />
      </Field>
    </Dialog>
  );
}

const messages = {
  title: defineMessage({ id: 'sources.addLinkTitle', defaultMessage: 'Add New URL' }),
  address: defineMessage({ id: 'sources.address', defaultMessage: 'URL Address' }),
  example: defineMessage({ id: 'sources.addressExample', defaultMessage: 'https://example.org/article' }),
  help: defineMessage<{ name: string }>({ id: 'sources.addLinkHelp', defaultMessage: 'The page is fetched, cleaned and saved to {name}.' }),
  invalid: defineMessage({ id: 'sources.addressInvalid', defaultMessage: 'This is not a web address. Try one like https://example.org/article' }),
  alreadyThere: defineMessage<{ name: string }>({ id: 'sources.alreadyThere', defaultMessage: '{name} has this link already' }),
  open: defineMessage({ id: 'sources.openIt', defaultMessage: 'Open' }),
};
