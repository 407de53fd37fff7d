import { useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { useCreateWebhook } from './mutations/useCreateWebhook.ts';
import { useUpdateWebhook } from './mutations/useUpdateWebhook.ts';
import { type ChosenEvent, eventName, webhookEvents } from './webhookMessages.ts';

/** A webhook as it is, to be changed. */
export interface EditedWebhook {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
}

type WebhookDialogProps = { onClose: () => void } & ({ spaceId: string; listId: string; /** Called with its secret. */ onMade: (secret: string) => void } | { webhook: EditedWebhook });

/** What a webhook is for, where it goes, and what it is told. */
export function WebhookDialog({ onClose, ...which }: WebhookDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const eventsLabel = useId();
  const edited = 'webhook' in which ? which.webhook : null;
  const { createWebhook, isCreating } = useCreateWebhook('listId' in which ? which.listId : '');
  const { updateWebhook, isUpdating } = useUpdateWebhook();
  const [name, setName] = useState(edited?.name ?? '');
  const [url, setUrl] = useState(edited?.url ?? '');
  const [events, setEvents] = useState<readonly ChosenEvent[]>(edited ? webhookEvents.filter((event) => edited.events.includes(event)) : ['CHANGED']);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const isComplete = name.trim() !== '' && url.trim() !== '' && events.length > 0;
  const isSending = isCreating || isUpdating;

  const submit = () => {
    if (!isComplete || isSending) return;
    setRefusal(null);
    const onRefused = (code: ErrorCode | null) => setRefusal({ code });
    const wanted = { name: name.trim(), url: url.trim(), events: [...events] };
    if ('webhook' in which) updateWebhook({ webhookId: which.webhook.id, ...wanted }, { onDone: onClose, onRefused });
    else createWebhook({ spaceId: which.spaceId, ...wanted }, { onDone: which.onMade, onRefused });
  };
  return (
    <FormDialog
      title={<FormattedMessage {...(edited ? messages.edit : messages.title)} />}
      onSubmit={submit}
      action={<FormattedMessage {...(edited ? messages.save : messages.make)} />}
      isBlocked={!isComplete}
      isSending={isSending}
      error={refusal && (refusal.code === 'INVALID' ? intl.formatMessage(messages.badAddress) : errorText(refusal.code, messages.failed))}
      onClose={onClose}
    >
      <Field label={<FormattedMessage {...messages.name} />}>
        <TextInput value={name} maxLength={100} placeholder={intl.formatMessage(messages.nameExample)} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={<FormattedMessage {...messages.url} />} help={<FormattedMessage {...messages.urlHelp} />}>
        <TextInput type="url" inputMode="url" dir="ltr" value={url} maxLength={2000} placeholder="https://example.org/hook" onChange={(event) => setUrl(event.target.value)} />
      </Field>
      <div>
        <Label id={eventsLabel}>
          <FormattedMessage {...messages.events} />
        </Label>
        <Events role="group" aria-labelledby={eventsLabel}>
          {webhookEvents.map((event) => (
            <li key={event}>
              <Checkbox checked={events.includes(event)} onChange={(isChosen) => setEvents(isChosen ? [...events, event] : events.filter((other) => other !== event))}>
                <FormattedMessage {...eventName(event)} />
              </Checkbox>
            </li>
          ))}
        </Events>
      </div>
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'webhooks.newTitle', defaultMessage: 'New webhook' },
  edit: { id: 'webhooks.editTitle', defaultMessage: 'Change webhook' },
  make: { id: 'webhooks.create', defaultMessage: 'Create' },
  save: { id: 'webhooks.save', defaultMessage: 'Save' },
  name: { id: 'webhooks.name', defaultMessage: 'What it is for' },
  nameExample: { id: 'webhooks.nameExample', defaultMessage: 'Mirror on our server' },
  url: { id: 'webhooks.url', defaultMessage: 'Address' },
  urlHelp: { id: 'webhooks.urlHelp', defaultMessage: 'https only, and reachable from the internet.' },
  events: { id: 'webhooks.events', defaultMessage: 'Tell it when' },
  badAddress: { id: 'webhooks.badAddress', defaultMessage: 'Give an address such as https://example.org/hook: https only, without a password, and no private address.' },
  failed: { id: 'webhooks.saveFailed', defaultMessage: 'The webhook could not be saved. Try again.' },
});

const Label = styled.span`
  display: block;
  margin-block-end: 8px;
  font: var(--text-13);
  font-weight: 500;
`;

const Events = styled.ul`
  display: grid;
  gap: 8px;
  font: var(--text-13);
`;
