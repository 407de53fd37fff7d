import { Copy } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NewApiKeyDialog_viewer$key } from '#client/__generated__/NewApiKeyDialog_viewer.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { scopeNames, type Scope } from './scopes.ts';
import { useCreateApiKey } from './apiKeys/useCreateApiKey.ts';

const DAY_MS = 86_400_000;

/** Makes a key, then shows its secret, this once. */
export function NewApiKeyDialog({ connection, viewer, onClose }: { connection: string; viewer: NewApiKeyDialog_viewer$key; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { createApiKey, isCreating } = useCreateApiKey(connection);
  const { spaces } = useFragment(
    graphql`
      fragment NewApiKeyDialog_viewer on Viewer {
        spaces(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    viewer,
  );
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('READ');
  const [expiry, setExpiry] = useState<keyof typeof expiries>('days90');
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  /** The chosen ones; null: all, also those to come. */
  const [spaceIds, setSpaceIds] = useState<readonly string[] | null>(null);
  const isComplete = name.trim() !== '' && spaceIds?.length !== 0;
  const [secret, setSecret] = useState<string | null>(null);

  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />;

  const submit = () => {
    if (!isComplete || isCreating) return;
    setRefusal(null);
    const days = daysOf[expiry];
    createApiKey(
      {
        name: name.trim(),
        scopes: [scope],
        expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
        ...(spaceIds && { spaceIds }),
      },
      { onDone: setSecret, onRefused: (code) => setRefusal({ code }) },
    );
  };
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      onSubmit={submit}
      action={<FormattedMessage {...messages.make} />}
      isBlocked={!isComplete}
      isSending={isCreating}
      onClose={onClose}
    >
      <Field label={<FormattedMessage {...messages.name} />} error={refusal && errorText(refusal.code, messages.failed)}>
        <TextInput
          value={name}
          maxLength={100}
          placeholder={intl.formatMessage(messages.nameExample)}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={<FormattedMessage {...messages.scope} />}>
        <Select
          value={scope}
          onChange={setScope}
          options={(['READ', 'WRITE', 'MANAGE'] as const).map((value) => ({ value, label: intl.formatMessage(scopeNames[value]) }))}
        />
      </Field>
      <Field label={<FormattedMessage {...messages.spaces} />}>
        <Select
          value={spaceIds ? 'some' : 'all'}
          onChange={(which) => setSpaceIds(which === 'all' ? null : [])}
          options={(['all', 'some'] as const).map((value) => ({ value, label: intl.formatMessage(spaceChoices[value]) }))}
        />
      </Field>
      {spaceIds && (
        <Spaces role="group" aria-label={intl.formatMessage(messages.spaces)}>
          {spaces.edges.map(({ node: { id, name: spaceName } }) => (
            <li key={id}>
              <Checkbox
                checked={spaceIds.includes(id)}
                onChange={(isChosen) => setSpaceIds(isChosen ? [...spaceIds, id] : spaceIds.filter((other) => other !== id))}
              >
                <span>{spaceName}</span>
              </Checkbox>
            </li>
          ))}
        </Spaces>
      )}
      <Field label={<FormattedMessage {...messages.expiry} />}>
        <Select
          value={expiry}
          onChange={setExpiry}
          options={(Object.keys(expiries) as (keyof typeof expiries)[]).map((value) => ({ value, label: intl.formatMessage(expiries[value]) }))}
        />
      </Field>
    </FormDialog>
  );
}

function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = useCopyToClipboard();
  return (
    <Dialog
      open
      persistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.made} />}
      onSubmit={onClose}
      footer={
        <Button size={36} variant="primary" type="submit">
          <FormattedMessage {...messages.done} />
        </Button>
      }
    >
      <Alert tone="info">
        <FormattedMessage {...messages.once} />
      </Alert>
      <Field label={<FormattedMessage {...messages.secret} />}>
        <TextInput
          readOnly
          value={secret}
          style={{ fontFamily: 'var(--font-mono)', fontSize: 12 }}
          onFocus={(event) => event.target.select()}
          end={
            <Button size={28} icon={Copy} onClick={() => copy(secret)}>
              <FormattedMessage {...messages.copy} />
            </Button>
          }
        />
      </Field>
    </Dialog>
  );
}

const spaceChoices = defineMessages({
  all: { id: 'apiKeys.spaces.all', defaultMessage: 'All spaces, also new ones' },
  some: { id: 'apiKeys.spaces.some', defaultMessage: 'Only these spaces' },
});

const daysOf = { days30: 30, days90: 90, year: 365, never: null } as const;
const expiries = defineMessages({
  days30: { id: 'apiKeys.expiry.days30', defaultMessage: 'In 30 days' },
  days90: { id: 'apiKeys.expiry.days90', defaultMessage: 'In 90 days' },
  year: { id: 'apiKeys.expiry.year', defaultMessage: 'In a year' },
  never: { id: 'apiKeys.expiry.never', defaultMessage: 'Never' },
});

const messages = defineMessages({
  title: { id: 'apiKeys.newTitle', defaultMessage: 'New API key' },
  name: { id: 'apiKeys.name', defaultMessage: 'What it is for' },
  nameExample: { id: 'apiKeys.nameExample', defaultMessage: 'Nightly import' },
  scope: { id: 'apiKeys.scope', defaultMessage: 'What it may do' },
  spaces: { id: 'apiKeys.spaces', defaultMessage: 'Where it may do it' },
  expiry: { id: 'apiKeys.expiry', defaultMessage: 'Expires' },
  make: { id: 'apiKeys.create', defaultMessage: 'Create' },
  failed: { id: 'apiKeys.createFailed', defaultMessage: 'The key could not be made. Try again.' },
  made: { id: 'apiKeys.createdTitle', defaultMessage: 'Your new API key' },
  once: { id: 'apiKeys.once', defaultMessage: 'Store it now: it is shown this once and kept nowhere.' },
  secret: { id: 'apiKeys.secret', defaultMessage: 'Secret' },
  copy: { id: 'apiKeys.copy', defaultMessage: 'Copy' },
  done: { id: 'apiKeys.done', defaultMessage: 'Done' },
});

/** Names may be long, and spaces many. */
const Spaces = styled.ul`
  display: grid;
  gap: 8px;
  max-height: 180px;
  overflow: auto;

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
