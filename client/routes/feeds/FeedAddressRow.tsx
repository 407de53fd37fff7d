import { Copy } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { FeedAddressRow_feedAddress$key } from '#client/__generated__/FeedAddressRow_feedAddress.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { FeedItem, FeedsActions } from './FeedsCard.ts';
import { useDeleteFeedAddresses } from './mutations/useDeleteFeedAddresses.ts';

/** An address: what it is called, when it was read; ending it asks once more in its place. */
export function FeedAddressRow({ feedAddress: ref, listId }: { feedAddress: FeedAddressRow_feedAddress$key; listId: string }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const copy = useCopyToClipboard();
  const { formatRelativeDate } = useFormats();
  const { deleteFeedAddresses, isDeleting } = useDeleteFeedAddresses(listId);
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, url, lastReadAt } = useFragment(
    graphql`
      fragment FeedAddressRow_feedAddress on FeedAddress {
        id
        name
        url
        lastReadAt
      }
    `,
    ref,
  );
  const end = () =>
    deleteFeedAddresses({ feedAddressIds: [id] }, { onDone: () => undefined, onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }) });
  return (
    <FeedItem>
      <div>
        <b>{name}</b>
        <small>{lastReadAt === null ? intl.formatMessage(messages.never) : intl.formatMessage(read, { date: formatRelativeDate(lastReadAt) })}</small>
        <Address>{url}</Address>
      </div>
      <FeedsActions>
        {isAsking ? (
          <>
            <Button size={28} onClick={() => setIsAsking(false)}>
              <FormattedMessage {...commonMessages.cancel} />
            </Button>
            <Button size={28} variant="danger" loading={isDeleting} onClick={end}>
              <FormattedMessage {...messages.end} />
            </Button>
          </>
        ) : (
          <>
            <Button size={28} icon={Copy} aria-label={intl.formatMessage(copyOf, { name })} onClick={() => copy(url)}>
              <FormattedMessage {...messages.copy} />
            </Button>
            <Button size={28} aria-label={intl.formatMessage(endOf, { name })} onClick={() => setIsAsking(true)}>
              <FormattedMessage {...messages.end} />
            </Button>
          </>
        )}
      </FeedsActions>
    </FeedItem>
  );
}

const read = defineMessage<{ date: string }>({ id: 'feedAddresses.read', defaultMessage: 'last read {date}' });
const copyOf = defineMessage<{ name: string }>({ id: 'feedAddresses.copyOf', defaultMessage: 'Copy the address of {name}' });
const endOf = defineMessage<{ name: string }>({ id: 'feedAddresses.endOf', defaultMessage: 'End {name}' });
const messages = defineMessages({
  never: { id: 'feedAddresses.never', defaultMessage: 'never read' },
  copy: { id: 'feedAddresses.copy', defaultMessage: 'Copy' },
  end: { id: 'feedAddresses.end', defaultMessage: 'End' },
  failed: { id: 'feedAddresses.endFailed', defaultMessage: 'The address could not be ended. Try again.' },
});

const Address = styled.code`
  display: block;
  margin-block-start: 2px;
  overflow: hidden;
  color: var(--fg-3);
  font-family: var(--font-mono);
  font-size: 11px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
