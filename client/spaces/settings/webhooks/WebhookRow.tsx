import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { WebhookRow_webhook$key } from '#client/__generated__/WebhookRow_webhook.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { useDeleteWebhooks } from './mutations/useDeleteWebhooks.ts';
import { useRedeliver } from './mutations/useRedeliver.ts';
import { useUpdateWebhook } from './mutations/useUpdateWebhook.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { eventName } from './webhookMessages.ts';

type WebhookRowProps = { webhook: WebhookRow_webhook$key; listId: string; /** Called with a new secret, to be shown this once. */ onSecret: (secret: string) => void };

/** A webhook: what it is told, how it fares, what was sent; deleting it asks once more in its place. */
export function WebhookRow({ webhook: ref, listId, onSecret }: WebhookRowProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatRelativeDate } = useFormats();
  const { id, name, url, events, secretHint, disabledReason, failingSince } = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        id
        name
        url
        events
        secretHint
        disabledReason
        failingSince
      }
    `,
    ref,
  );
  const { updateWebhook, isUpdating } = useUpdateWebhook();
  const { deleteWebhooks, isDeleting } = useDeleteWebhooks(listId);
  const { redeliver, isSending } = useRedeliver();
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** How often a test was sent since the log is open; null: it is closed. */
  const [log, setLog] = useState<number | null>(null);
  const onRefused = (code: ErrorCode | null) => showToast({ type: 'error', message: errorText(code, messages.failed) });
  const isOff = disabledReason !== null;

  const test = () => redeliver({ testOf: id }, { onDone: () => setLog((log ?? 0) + 1), onRefused });
  const switchIt = () => updateWebhook({ webhookId: id, isDisabled: !isOff }, { onRefused });
  const renew = () => updateWebhook({ webhookId: id, newSecret: true }, { onDone: (secret) => secret !== null && onSecret(secret), onRefused });
  return (
    <Item>
      <Name>
        <b dir="auto">{name}</b>
        {isOff && (
          <Tag>
            <FormattedMessage {...messages.off} />
          </Tag>
        )}
      </Name>
      <Address dir="ltr">{url}</Address>
      <small>
        <span>{intl.formatList(events.map((event) => intl.formatMessage(eventName(event))), { type: 'unit' })}</span>
        <span>
          <FormattedMessage {...hint} values={{ hint: secretHint }} />
        </span>
      </small>
      {disabledReason === 'FAILING' && (
        <Alert tone="error">
          <FormattedMessage {...messages.disabled} />
        </Alert>
      )}
      {!isOff && typeof failingSince === 'string' && (
        <Alert tone="info">
          <FormattedMessage {...failing} values={{ date: formatRelativeDate(failingSince) }} />
        </Alert>
      )}
      <Actions role="group" aria-label={name}>
        {isAsking ? (
          <>
            <Button size={28} onClick={() => setIsAsking(false)}>
              <FormattedMessage {...commonMessages.cancel} />
            </Button>
            <Button size={28} variant="danger" loading={isDeleting} onClick={() => deleteWebhooks({ webhookIds: [id] }, { onRefused })}>
              <FormattedMessage {...messages.deleteNow} />
            </Button>
          </>
        ) : (
          <>
            <Button size={28} loading={isSending} onClick={test}>
              <FormattedMessage {...messages.test} />
            </Button>
            <Button size={28} aria-expanded={log !== null} onClick={() => setLog(log === null ? 0 : null)}>
              <FormattedMessage {...messages.log} />
            </Button>
            <Button size={28} loading={isUpdating} onClick={switchIt}>
              <FormattedMessage {...(isOff ? messages.switchOn : messages.switchOff)} />
            </Button>
            <Button size={28} onClick={() => setIsEditing(true)}>
              <FormattedMessage {...messages.edit} />
            </Button>
            <Button size={28} onClick={renew}>
              <FormattedMessage {...messages.newSecret} />
            </Button>
            <Button size={28} onClick={() => setIsAsking(true)}>
              <FormattedMessage {...messages.delete} />
            </Button>
          </>
        )}
      </Actions>
      {log !== null && <DeliveryLog webhookId={id} sentCount={log} />}
      {isEditing && <WebhookDialog webhook={{ id, name, url, events }} onClose={() => setIsEditing(false)} />}
    </Item>
  );
}

const failing = defineMessage<{ date: string }>({ id: 'webhooks.failing', defaultMessage: 'No delivery was taken since {date}. It is tried again; after three days it is switched off.' });
const hint = defineMessage<{ hint: string }>({ id: 'webhooks.secretHint', defaultMessage: 'Secret …{hint}' });
const messages = defineMessages({
  off: { id: 'webhooks.off', defaultMessage: 'Off' },
  disabled: { id: 'webhooks.disabled', defaultMessage: 'Switched off, since no delivery was taken for three days. Send a test, then switch it on again: it is told what happens from then on.' },
  test: { id: 'webhooks.test', defaultMessage: 'Send test' },
  log: { id: 'webhooks.log', defaultMessage: 'Deliveries' },
  switchOn: { id: 'webhooks.switchOn', defaultMessage: 'Switch on' },
  switchOff: { id: 'webhooks.switchOff', defaultMessage: 'Switch off' },
  edit: { id: 'webhooks.edit', defaultMessage: 'Change' },
  newSecret: { id: 'webhooks.newSecret', defaultMessage: 'New secret' },
  delete: { id: 'webhooks.delete', defaultMessage: 'Delete' },
  deleteNow: { id: 'webhooks.deleteNow', defaultMessage: 'Delete with its deliveries' },
  failed: { id: 'webhooks.failed', defaultMessage: 'That did not work. Try again.' },
});

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 14px 0;

  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--fg-2);
    font: var(--text-12);
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  b {
    min-width: 0;
    font-size: 13px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Address = styled.code`
  color: var(--fg-2);
  font-family: var(--font-mono);
  font-size: 12px;
  overflow-wrap: anywhere;
  text-align: start;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: 4px;
`;
