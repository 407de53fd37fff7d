import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ApiKeyRow_apiKey$key } from '#client/__generated__/ApiKeyRow_apiKey.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { largestScope, scopeNames } from './scopes.ts';
import { useRevokeApiKey } from './apiKeys/useRevokeApiKey.ts';

/** One key: what it is for, what it may do, when it was used; revoking asks once more in its place. */
export function ApiKeyRow({ apiKey: ref }: { apiKey: ApiKeyRow_apiKey$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatDay, formatRelativeDate } = useFormats();
  const { revokeApiKey, isRevoking } = useRevokeApiKey();
  const [isAsking, setIsAsking] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const key = useFragment(
    graphql`
      fragment ApiKeyRow_apiKey on ApiKey {
        id
        name
        hint
        scopes
        createdAt
        expiresAt
        lastUsedAt
        revokedAt
        ipAddress
        spaces {
          id
          name
        }
      }
    `,
    ref,
  );
  const hasExpired = key.expiresAt !== null && Date.parse(key.expiresAt) <= openedAt;
  const isOver = key.revokedAt !== null || hasExpired;
  const details = [
    intl.formatMessage(scopeNames[largestScope(key.scopes)]),
    ...(key.spaces === null ? [] : [key.spaces.length === 0 ? intl.formatMessage(messages.noSpace) : intl.formatMessage(only, { spaces: intl.formatList(key.spaces.map(({ name }) => name), { type: 'conjunction' }) })]),
    intl.formatMessage(made, { date: formatDay(key.createdAt) }),
    key.lastUsedAt === null ? intl.formatMessage(messages.never) : intl.formatMessage(used, { date: formatRelativeDate(key.lastUsedAt), address: key.ipAddress ?? 'none' }),
    ...(key.expiresAt === null || isOver ? [] : [intl.formatMessage(until, { date: formatDay(key.expiresAt) })]),
  ];
  const revoke = () =>
    revokeApiKey(
      { apiKeyId: key.id },
      {
        onDone: () => setIsAsking(false),
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );

  return (
    <Row $isOver={isOver}>
      <div>
        <b>{key.name}</b>
        <code>{intl.formatMessage(hint, { hint: key.hint })}</code>
        {isOver && (
          <Tag>
            <FormattedMessage {...(key.revokedAt === null ? messages.expired : messages.revoked)} />
          </Tag>
        )}
        <small>{intl.formatList(details, { type: 'unit' })}</small>
      </div>
      {!isOver &&
        (isAsking ? (
          <Buttons>
            <Button size={28} onClick={() => setIsAsking(false)}>
              <FormattedMessage {...commonMessages.cancel} />
            </Button>
            <Button size={28} variant="danger" loading={isRevoking} onClick={revoke}>
              <FormattedMessage {...messages.revoke} />
            </Button>
          </Buttons>
        ) : (
          <Button size={28} aria-label={intl.formatMessage(revokeOf, { name: key.name })} onClick={() => setIsAsking(true)}>
            <FormattedMessage {...messages.revoke} />
          </Button>
        ))}
    </Row>
  );
}

const hint = defineMessage<{ hint: string }>({ id: 'apiKeys.hint', defaultMessage: 'vk_…{hint}' });
const made = defineMessage<{ date: string }>({ id: 'apiKeys.made', defaultMessage: 'made {date}' });
const used = defineMessage<{ date: string; address: string }>({ id: 'apiKeys.usedFrom', defaultMessage: '{address, select, none {last used {date}} other {last used {date} from {address}}}' });
const only = defineMessage<{ spaces: string }>({ id: 'apiKeys.onlySpaces', defaultMessage: 'only {spaces}' });
const until = defineMessage<{ date: string }>({ id: 'apiKeys.until', defaultMessage: 'until {date}' });
const revokeOf = defineMessage<{ name: string }>({ id: 'apiKeys.revokeOf', defaultMessage: 'Revoke {name}' });
const messages = defineMessages({
  never: { id: 'apiKeys.never', defaultMessage: 'never used' },
  noSpace: { id: 'apiKeys.noSpace', defaultMessage: 'for a space that is gone' },
  revoke: { id: 'apiKeys.revoke', defaultMessage: 'Revoke' },
  revoked: { id: 'apiKeys.revoked', defaultMessage: 'Revoked' },
  expired: { id: 'apiKeys.expired', defaultMessage: 'Expired' },
  failed: { id: 'apiKeys.revokeFailed', defaultMessage: 'The key could not be revoked. Try again.' },
});

const Row = styled.li<{ $isOver: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 0;

  & + & {
    border-block-start: 1px solid var(--line-1);
  }

  > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    margin-inline-end: 8px;
    color: ${({ $isOver }) => ($isOver ? 'var(--fg-3)' : 'var(--fg-1)')};
    font-size: 13px;
    font-weight: 600;
  }

  code {
    margin-inline-end: 8px;
    color: var(--fg-3);
    font-family: var(--font-mono);
    font-size: 12px;
  }

  small {
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  flex: none;
`;
